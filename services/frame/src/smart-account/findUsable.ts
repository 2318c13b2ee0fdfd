import type { NodeRequest } from '@foyer/transactions'
import type { Address } from 'viem'
import { ownAccountOf, smartAddressOf } from './accountInUse.ts'
import { ownerOf } from './signers.ts'

/** What a chain does not say by then it does not say. */
const timeoutMs = 5_000

/**
 * The smart account of a key, and the networks on which the key can use it. Of one that the server says a passkey gave to the
 * key, those where the chain says the same.
 *
 * @param parameters.kept as the server says
 * @param parameters.networks CAIP-2 ids of those that have smart accounts
 * @returns `null` where there is none
 */
export async function findUsable({
  owner,
  kept,
  networks,
  nodeOf,
}: {
  owner: Address
  kept: string | undefined
  networks: readonly string[]
  nodeOf(network: string): NodeRequest
}): Promise<{ address: Address; enabledNetworks: readonly string[] } | null> {
  const address = smartAddressOf(owner, kept)
  if (address === ownAccountOf(owner).address)
    return networks.length > 0 ? { address, enabledNetworks: networks } : null
  const signal = AbortSignal.timeout(timeoutMs)
  const found = await Promise.all(
    networks.map(async (network) => {
      const asked = { account: address, node: nodeOf(network), signal }
      return (await ownerOf(asked).catch(() => null)) === owner ? [network] : []
    }),
  )
  const enabledNetworks = found.flat()
  return enabledNetworks.length > 0 ? { address, enabledNetworks } : null
}
