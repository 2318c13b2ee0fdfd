import type { NodeRequest } from '@foyer/transactions'
import { signersAbi } from '@foyer/transactions/smart-accounts'
import { type Address, encodeFunctionResult } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { accountInUse, ownAccountOf } from './accountInUse.ts'
import { findUsable } from './findUsable.ts'

const [owner, otherOwner] = (['12', '13'] as const).map(
  (byte) => privateKeyToAccount(`0x${byte.repeat(32)}`).address,
) as [Address, Address]
const kept = ownAccountOf(otherOwner).address.toLowerCase()
const { signal } = new AbortController()

/** A chain on which the kept account is somebody's, or is not there. */
const nodeOfOwner =
  (found: Address | null): NodeRequest =>
  async ({ method }) => {
    expect(method).toBe('eth_call')
    return found === null
      ? '0x'
      : encodeFunctionResult({ abi: signersAbi, functionName: 'owner', result: found })
  }
const away: NodeRequest = async () => {
  throw new Error('away')
}

test('behavior: what follows from the key is used without asking anybody', async () => {
  const own = ownAccountOf(owner)
  expect(await accountInUse({ owner, kept: undefined, node: away, signal })).toEqual(own)
  const sameAgain = own.address.toLowerCase()
  expect(await accountInUse({ owner, kept: sameAgain, node: away, signal })).toEqual(own)
})

test('behavior: what the server keeps is used where the chain says that the key owns it', async () => {
  const node = nodeOfOwner(owner)
  expect(await accountInUse({ owner, kept, node, signal })).toEqual({
    ...{ address: ownAccountOf(otherOwner).address, creation: null },
  })
})

test('error: an address that the server alone says is used on no chain', async () => {
  for (const node of [nodeOfOwner(otherOwner), nodeOfOwner(null)])
    await expect(accountInUse({ owner, kept, node, signal })).rejects.toMatchObject({ code: 4100 })
  await expect(accountInUse({ owner, kept, node: away, signal })).rejects.toThrow('away')
})

test('behavior: the page is told of the networks where it is so, and of no account where there is none', async () => {
  const nodes: Record<string, NodeRequest> = {
    'eip155:1': nodeOfOwner(owner),
    'eip155:2': nodeOfOwner(otherOwner),
    'eip155:3': nodeOfOwner(null),
    'eip155:4': away,
  }
  const networks = Object.keys(nodes)
  const nodeOf = (network: string) => nodes[network] ?? away
  expect(await findUsable({ owner, kept, networks, nodeOf })).toEqual({
    address: ownAccountOf(otherOwner).address,
    enabledNetworks: ['eip155:1'],
  })
  expect(await findUsable({ owner, kept, networks: networks.slice(1), nodeOf })).toBeNull()
  expect(await findUsable({ owner, kept: undefined, networks, nodeOf })).toEqual({
    address: ownAccountOf(owner).address,
    enabledNetworks: networks,
  })
  expect(await findUsable({ owner, kept: undefined, networks: [], nodeOf })).toBeNull()
})
