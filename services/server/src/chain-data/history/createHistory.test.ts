import { AppError } from '@foyer/core/primitives'
import type { HistoryTransaction } from '@foyer/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../../../scripts/endurance.ts'
import { createHistory } from './createHistory.ts'
import type { HistorySource } from './HistorySource.ts'

const account = `0x${'a'.repeat(40)}`

/** A source over moments, the newest first; its places are positions in the list. */
function sourceOf(id: string, moments: readonly number[]): HistorySource {
  const entries = [...moments]
    .sort((a, b) => b - a)
    .map((moment, index) => ({ place: `${index}`, transaction: transactionAt(id, moment, index) }))
  return {
    id,
    chainIds: () => [`eip155:${id}`],
    async read({ after, limit }) {
      const start = after === null ? 0 : Number(after) + 1
      if (!Number.isInteger(start))
        throw new AppError('history/invalid-place', '', { kind: 'invalid' })
      return entries.slice(start, start + limit)
    },
  }
}

function transactionAt(source: string, moment: number, index: number): HistoryTransaction {
  return {
    id: `eip155:${source}:${index}`,
    metadata: {
      operationType: 'send',
      hash: `${index}`,
      chain: `eip155:${source}`,
      minedAt: new Date(moment * 1_000).toISOString(),
      sentFrom: account,
      sentTo: account,
      status: 'confirmed',
      nonce: index,
    },
    transfers: [],
  }
}

const signal = new AbortController().signal
const first = { account, chainId: null, cursor: null, signal }

test('behavior: every page once, in order, however the sources lie to each other', async () => {
  const moments = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 180 })
  await fc.assert(
    fc.asyncProperty(moments, moments, moments, async (a, b, c) => {
      const history = createHistory([sourceOf('1', a), sourceOf('2', b), sourceOf('3', c)])
      const seen: HistoryTransaction[] = []
      for (let cursor: string | null = null, pages = 0; ; pages++) {
        expect(pages).toBeLessThan(20)
        const { transactions, next } = await history.read({ ...first, cursor })
        seen.push(...transactions)
        if (next === null) break
        expect(transactions).toHaveLength(50)
        cursor = next
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(a.length + b.length + c.length)
      expect(seen).toHaveLength(a.length + b.length + c.length)
      const times = seen.map(({ metadata }) => metadata.minedAt)
      expect(times).toEqual([...times].sort().reverse())
    }),
    { numRuns: endurance({ few: 20, all: 200 }) },
  )
})

test('error: a cursor that is none of ours, or of another question, is refused', async () => {
  const history = createHistory([
    sourceOf(
      '1',
      Array.from({ length: 60 }, (_, index) => index),
    ),
  ])
  const { next } = await history.read(first)
  const wrong = { code: 'history/invalid-cursor', kind: 'invalid' }
  const cursor = next ?? ''
  await expect(history.read({ ...first, cursor, chainId: 'eip155:1' })).rejects.toMatchObject(wrong)
  await expect(history.read({ ...first, cursor, account: '0xb' })).rejects.toMatchObject(wrong)
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.jsonValue().map(encode),
        fc.jsonValue().map((value) => encode([1, account, null, value])),
        fc.jsonValue().map((value) => encode([1, account, null, ['1', value]])),
      ),
      async (cursor) => {
        const outcome = await history.read({ ...first, cursor }).catch((error: unknown) => error)
        if (outcome instanceof Error) expect(outcome).toMatchObject(wrong)
      },
    ),
    { numRuns: endurance({ few: 40, all: 1_000 }) },
  )
})

test('behavior: a source that is away is named, and the others are told', async () => {
  const away: HistorySource = {
    id: '9',
    chainIds: () => ['eip155:9'],
    read: () => Promise.reject(new AppError('upstream/unavailable', '', { kind: 'unavailable' })),
  }
  const history = createHistory([sourceOf('1', [1]), away])
  const page = await history.read(first)
  expect(page.transactions).toHaveLength(1)
  expect(page.missingChainIds).toEqual(['eip155:9'])
  await expect(history.read({ ...first, chainId: 'eip155:9' })).rejects.toMatchObject({
    kind: 'unavailable',
  })
})

test('behavior: a chain that nobody reads is missing, and not a chain without a history', async () => {
  const history = createHistory([sourceOf('1', [1, 2])])
  const signal = new AbortController().signal
  const read = (chainId: string) => history.read({ account, chainId, cursor: null, signal })
  expect(await read('eip155:2')).toEqual({
    transactions: [],
    next: null,
    missingChainIds: ['eip155:2'],
  })
  expect((await read('eip155:1')).missingChainIds).toEqual([])
})
