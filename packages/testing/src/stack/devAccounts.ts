import { pbkdf2Sync } from 'node:crypto'
import type { Address, Hex } from 'viem'
import { HDKey, privateKeyToAddress } from 'viem/accounts'
import { toHex } from 'viem/utils'

/** An account of the local chains. Its key is public knowledge: never send it anything of value. */
export interface DevAccount {
  /** With EIP-55 case. */
  address: Address
  privateKey: Hex
}

/** The phrase every anvil starts with, hence known to everyone. */
const mnemonic = 'test test test test test test test test test test test junk'

/**
 * The ten accounts every local EVM chain funds with 10,000 ETH and signs for, in anvil's order.
 *
 * The tenth deploys the test contracts, so the first nine start with nonce 0.
 *
 * @example
 * import { devAccounts } from '@foyer/testing/stack'
 *
 * devAccounts()[0]?.address // '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
 */
export function devAccounts(): DevAccount[] {
  // Node's own PBKDF2 takes 2 ms where the JavaScript one of mnemonicToAccount takes 100.
  const seed = pbkdf2Sync(mnemonic, 'mnemonic', 2048, 64, 'sha512')
  const parent = HDKey.fromMasterSeed(seed).derive("m/44'/60'/0'/0")
  return Array.from({ length: 10 }, (_, index) => {
    const privateKey = toHex(parent.deriveChild(index).privateKey as Uint8Array)
    return { address: privateKeyToAddress(privateKey), privateKey }
  })
}
