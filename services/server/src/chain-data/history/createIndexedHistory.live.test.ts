import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { endurance } from '../../../../../scripts/endurance.ts'
import { describeDatabases } from '../../../test/describeDatabases.ts'
import type { Chains } from '../chains/Chain.ts'
import { createIndexStore } from '../indexer/createIndexStore.ts'
import type { IndexedBlock, IndexedTransaction } from '../indexer/IndexedBlock.ts'
import { createHistory } from './createHistory.ts'
import { createIndexedHistory } from './createIndexedHistory.ts'

const chainId = 'eip155:1'
const account = `0x${'a'.repeat(40)}`
const other = `0x${'b'.repeat(40)}`
const token = `0x${'c'.repeat(40)}`
const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}`

const chains: Chains = {
  list: () => [],
  find: () => ({ nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } }) as never,
}

/** Blocks of one moment each, with so many transactions. */
function blocksOf({ from, count, each }: { from: number; count: number; each: number }) {
  return Array.from({ length: count }, (_, index): IndexedBlock => {
    const number = from + index
    return {
      number,
      hash: hashOf(number),
      parentHash: hashOf(number - 1),
      minedAt: new Date(1_700_000_000_000 + number * 1_000),
      transactions: Array.from({ length: each }, (_, position): IndexedTransaction => {
        const n = number * 1_000 + position
        const [sender, recipient] = n % 2 === 0 ? [account, other] : [other, account]
        const moved = { sender, recipient, amount: 10n ** 18n }
        return {
          position,
          hash: hashOf(n),
          ...{ sender, recipient, nonce: n, value: 10n ** 18n, selector: '0x' },
          hasSucceeded: true,
          transfers: [
            { kind: 'native', token: null, tokenId: null, ...moved },
            { kind: 'erc20', token, tokenId: null, ...moved },
          ],
          approvers: [],
        }
      }),
    }
  })
}

describeDatabases('a long history', ({ kind, database }) => {
  // PGlite writes them ten times as slowly, and is for those who have few.
  const blocks = endurance({ few: kind === 'pglite' ? 80 : 200, all: 400 })
  const count = blocks * 50

  test(`behavior: each of ${count} rows once, and every page as fast as the first`, async () => {
    const store = createIndexStore(database())
    await store.lead(chainId)
    await store.begin({ chainId, genesisHash: '0x0', nextBlock: 0 })
    const startMs = performance.now()
    for (let from = 0; from < blocks; from += 20) {
      await store.append({ chainId, blocks: blocksOf({ from, count: 20, each: 50 }) })
    }
    const perSecond = (2 * count) / ((performance.now() - startMs) / 1_000)
    await database().run((queries) =>
      queries.execute(sql`analyze foyer.activity, foyer.transactions, foyer.transfers`),
    )
    const facts = { name: 'Coin', symbol: 'C', decimals: 18 }
    const tokenRepository = { read: async () => new Map([[token, facts]]) }
    const nftRepository = { read: async () => new Map() }
    const icons = { find: () => null }
    const history = createHistory([
      createIndexedHistory({
        database: database(),
        chainIds: [chainId, 'eip155:2'],
        chains,
        tokenRepository,
        nftRepository,
        icons,
      }),
    ])
    const signal = new AbortController().signal
    for (const only of [null, chainId]) {
      const ids: string[] = []
      const times: number[] = []
      for (let cursor: string | null = null; ; ) {
        const startMs = performance.now()
        const page = await history.read({ account, chainId: only, cursor, signal })
        times.push(performance.now() - startMs)
        ids.push(...page.transactions.map(({ id }) => id))
        if (page.next === null) break
        cursor = page.next
      }
      expect([ids.length, new Set(ids).size]).toEqual([count, count])
      times.sort((a, b) => a - b)
      const p95Ms = times[Math.floor(times.length * 0.95)] ?? 0
      console.info(
        `${kind}: page p95 ${p95Ms.toFixed(1)} ms at ${count} rows, written at ${perSecond.toFixed(0)} transfers a second`,
      )
      // PGlite runs in this very thread, beside everything else.
      expect(p95Ms).toBeLessThan(kind === 'pglite' ? 600 : 150)
    }
    expect(perSecond).toBeGreaterThan(200)

    await store.rewind({ chainId, toBlock: blocks - 4 })
    const { transactions } = await history.read({ account, chainId, cursor: null, signal })
    expect(transactions[0]?.metadata.hash).toBe(hashOf((blocks - 4) * 1_000 + 49))
  }, 120_000)
})
