import type { EmbeddedWallet } from '@foyer/protocol'
import { base58 } from '@scure/base'
import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import type { WalletKeys } from './deriveKeys.ts'
import { ed25519PublicKey } from './ed25519.ts'

/** The addresses that keys lead to. */
export async function addressesOf(keys: WalletKeys): Promise<EmbeddedWallet['addresses']> {
  return {
    eip155: privateKeyToAccount(bytesToHex(keys.eip155)).address,
    solana: base58.encode(await ed25519PublicKey(keys.solana)),
  }
}
