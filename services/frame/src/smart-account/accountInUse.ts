import type { NodeRequest } from '@foyer/transactions'
import { hybridAccountOf } from '@foyer/transactions/smart-accounts'
import { type Address, getAddress, type Hex } from 'viem'
import { Refusal } from '../channel/failures.ts'
import { ownerOf } from './signers.ts'

/** The smart account of a login on a chain. */
export interface SmartAccountInUse {
  readonly address: Address
  /** What makes it where it is not there yet; `null` for one that a passkey gave to this key: that is there. */
  readonly creation: { readonly factory: Address; readonly factoryData: Hex } | null
}

/** The account that follows from a key. */
export function ownAccountOf(owner: Address): SmartAccountInUse {
  const { address, ...creation } = hybridAccountOf(owner)
  return { address, creation }
}

/** The address of a login's smart account, wherever it is. @param kept what the server says that a passkey gave to the key */
export const smartAddressOf = (owner: Address, kept: string | undefined): Address =>
  kept === undefined ? hybridAccountOf(owner).address : getAddress(kept)

/**
 * The smart account of a key on one chain. What the server keeps counts where the chain says the same.
 *
 * @param parameters.kept what the server says that a passkey gave to the key
 * @throws Refusal where it is another key's
 */
export async function accountInUse({
  owner,
  kept,
  node,
  signal,
}: {
  owner: Address
  kept: string | undefined
  node: NodeRequest
  signal: AbortSignal
}): Promise<SmartAccountInUse> {
  const own = ownAccountOf(owner)
  const address = smartAddressOf(owner, kept)
  if (address === own.address) return own
  if ((await ownerOf({ account: address, node, signal })) !== owner)
    throw new Refusal(
      4100,
      'On this network another key owns the smart account. Take it over under Recover with a passkey, or use the key’s own account.',
    )
  return { address, creation: null }
}
