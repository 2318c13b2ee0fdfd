import { expect, test } from 'vitest'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { createBalances } from './createBalances.ts'

test('behavior: a chain that nobody reads is missing, and not a chain with nothing on it', async () => {
  const balances = createBalances({
    database: undefined as never,
    chains: { list: () => [], find: () => null },
    prices: { priceUsd: async () => new Map() },
    tokenRepository: { read: async () => new Map() },
    icons: { find: () => null },
    curated: new Map(),
    outgoing: createOutgoing(),
    log: { warn: () => {} },
  })
  const read = (chainId: string | null) =>
    balances.read({ account: `0x${'a'.repeat(40)}`, chainId, isForced: false })
  expect(await read('eip155:1')).toEqual({
    balances: [],
    staleMs: null,
    missingChainIds: ['eip155:1'],
  })
  expect((await read(null)).missingChainIds).toEqual([])
})
