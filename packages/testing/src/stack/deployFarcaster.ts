import { type Address, type Hex, pad } from 'viem'
import { farcasterRegistry } from './contracts.generated.ts'
import { createDeployer } from './createDeployer.ts'
import { devAccounts } from './devAccounts.ts'

/** @see https://docs.farcaster.xyz/reference/contracts */
const idRegistry = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const keyRegistry = '0x00000000Fc1237824fb747aBDE0FF18990E59b7e'
/** A key of this kind is an address that signs logins. */
const authAddress = 2
const added = 1

/** Somebody with an account at Farcaster, and the key that their application signs a login with. */
export interface FarcasterPerson {
  fid: number
  username: string
  address: Address
  privateKey: Hex
}

/**
 * Ada signs with the key that owns her account, Grace with one that its owner added for logins: the sixth and the fifth
 * account of a local chain.
 *
 * @example
 * import { farcasterPeople } from '@foyer/testing/stack'
 *
 * const [ada] = farcasterPeople()
 * console.log(ada.fid) // 1001
 */
export function farcasterPeople(): readonly [FarcasterPerson, FarcasterPerson] {
  const [ada, grace] = [devAccounts()[5], devAccounts()[4]]
  if (!ada || !grace) throw new Error('There are ten accounts')
  return [
    { fid: 1001, username: 'ada', ...ada },
    { fid: 1002, username: 'grace', ...grace },
  ]
}

/**
 * Puts the registries of Farcaster on a local chain, where those of OP Mainnet are, with the two people of the stack.
 *
 * @throws `stack/deploy-failed`
 * @example
 * import { deployContracts, deployFarcaster, startEvmChain } from '@foyer/testing/stack'
 *
 * const chain = await startEvmChain({ chainId: 31337 })
 * await deployContracts(chain)
 * await deployFarcaster(chain)
 */
export async function deployFarcaster(chain: { url: string; chainId: number }): Promise<void> {
  const { client, account, confirm } = createDeployer(chain)
  const { abi, runtimeBytecode: bytecode } = farcasterRegistry
  for (const address of [idRegistry, keyRegistry] as const)
    await client.setCode({ address, bytecode })
  const [ada, grace] = farcasterPeople()
  const write = { abi, account } as const
  const hashes = [
    await client.writeContract({
      ...{ ...write, address: idRegistry, functionName: 'register' },
      args: [BigInt(ada.fid), ada.address],
    }),
    await client.writeContract({
      ...{ ...write, address: keyRegistry, functionName: 'add' },
      args: [BigInt(grace.fid), pad(grace.address, { size: 32 }), added, authAddress],
    }),
  ]
  await Promise.all(hashes.map(confirm))
}
