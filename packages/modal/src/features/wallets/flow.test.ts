import { startFlow } from '@foyer/core/client'
import { WalletListing } from '@foyer/core/wallets'
import { expect, test, vi } from 'vitest'
import { type ListEnvironment, listFlow, remainingOf } from './flow.ts'

type Query = Parameters<ListEnvironment['list']>[0]

/** Wallets with the numbers from one up to, and without, the other. */
const wallets = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const listing = WalletListing.parse({ id: `w${from + index}`, name: `Wallet ${from + index}` })
    if (!listing) throw new Error('A listing of the test cannot be read')
    return listing
  })

/** A list whose catalogue answers when the test says so. */
function setUp() {
  const asked: (Query & {
    answer(page: { from: number; to: number; count: number; entries?: number }): void
    fail(): void
  })[] = []
  const flow = startFlow(listFlow, {
    list: (query) =>
      new Promise((resolve, reject) => {
        asked.push({
          ...query,
          answer: ({ from, to, count, entries = 40 }) =>
            resolve({ wallets: wallets(from, to), count, entries }),
          fail: () => reject(new Error('offline')),
        })
      }),
  })
  const settled = (status: string) => vi.waitFor(() => expect(flow.getState().status).toBe(status))
  return {
    flow,
    asked,
    settled,
    ids: () =>
      flow
        .getState()
        .wallets.filter(() => true)
        .map(({ id }) => id),
  }
}

test('behavior: pages follow each other to the end, and each wallet is there once', async () => {
  const { flow, asked, settled, ids } = setUp()
  asked[0]?.answer({ from: 0, to: 40, count: 81 })
  await settled('ready')
  flow.send({ type: 'more' })
  flow.send({ type: 'more' })
  expect(asked.map(({ page }) => page)).toEqual([1, 2])
  // The catalogue grew meanwhile, so that a wallet of the first page came again.
  asked[1]?.answer({ from: 39, to: 79, count: 81 })
  await settled('ready')
  flow.send({ type: 'more' })
  asked[2]?.answer({ from: 79, to: 81, count: 81 })
  await settled('ready')
  expect(ids()).toEqual(Array.from({ length: 81 }, (_, index) => `w${index}`))
  flow.send({ type: 'more' })
  expect(asked).toHaveLength(3)
})

test('behavior: a page of which nothing can be shown is not the end of the list', async () => {
  const { flow, asked, settled, ids } = setUp()
  asked[0]?.answer({ from: 0, to: 40, count: 150 })
  await settled('ready')
  flow.send({ type: 'more' })
  asked[1]?.answer({ from: 0, to: 0, count: 150 })
  // Only wallets that came before are as good as none.
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  asked[2]?.answer({ from: 0, to: 40, count: 150 })
  await vi.waitFor(() => expect(asked).toHaveLength(4))
  asked[3]?.answer({ from: 120, to: 145, count: 150 })
  await settled('ready')
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 4])
  expect(ids()).toHaveLength(65)
  // What was left out counts still; the question behind the end finds that out.
  flow.send({ type: 'more' })
  expect(asked[4]?.page).toBe(5)
  asked[4]?.answer({ from: 0, to: 0, count: 150 })
  await settled('ready')
  expect(remainingOf(flow.getState())).toBe(0)
})

test('behavior: when the very first page is blank, the next is asked for', async () => {
  const { flow, asked, settled, ids } = setUp()
  asked[0]?.answer({ from: 0, to: 0, count: 41 })
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(flow.getState().status).toBe('loading')
  asked[1]?.answer({ from: 40, to: 41, count: 41 })
  await settled('ready')
  expect(ids()).toEqual(['w40'])
})

test('behavior: a catalogue that brings nothing is left after ten pages, whatever it counts', async () => {
  const { flow, asked, settled } = setUp()
  asked[0]?.answer({ from: 0, to: 40, count: 1_000_000 })
  await settled('ready')
  flow.send({ type: 'more' })
  for (let page = 1; page <= 10; page++) {
    asked[page]?.answer({ from: 0, to: 0, count: 1_000_000 })
    await new Promise(setImmediate)
  }
  await settled('ready')
  flow.send({ type: 'more' })
  expect(asked).toHaveLength(11)
  expect(remainingOf(flow.getState())).toBe(0)
})

test('behavior: a new search ends the look behind blank pages', async () => {
  const { flow, asked, settled } = setUp()
  asked[0]?.answer({ from: 0, to: 0, count: 1_000 })
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  flow.send({ type: 'search', search: 'rain' })
  asked[1]?.answer({ from: 0, to: 0, count: 1_000 })
  asked[2]?.answer({ from: 0, to: 1, count: 1 })
  await settled('ready')
  await new Promise(setImmediate)
  expect(asked.map(({ page, search }) => [page, search])).toEqual([
    [1, ''],
    [2, ''],
    [1, 'rain'],
  ])
})

test('behavior: what is installed is not listed again, whenever that is found out', async () => {
  const { flow, asked, settled } = setUp()
  const listed = () =>
    flow
      .getState()
      .listed.filter(() => true)
      .map(({ id }) => id)
  flow.send({ type: 'installed', installed: [{ id: 'x', name: 'Wallet 1', rdns: null }] })
  asked[0]?.answer({ from: 0, to: 3, count: 6 })
  await settled('ready')
  expect(listed()).toEqual(['w0', 'w2'])
  flow.send({ type: 'installed', installed: [{ id: 'w2', name: 'Other', rdns: null }] })
  expect(listed()).toEqual(['w0', 'w1'])
  flow.send({ type: 'more' })
  asked[1]?.answer({ from: 2, to: 6, count: 6 })
  await settled('ready')
  expect(listed()).toEqual(['w0', 'w1', 'w3', 'w4', 'w5'])
  // The same wallets again are no news, and a new search still knows them.
  const before = flow.getState()
  flow.send({ type: 'installed', installed: [{ id: 'w2', name: 'Other', rdns: null }] })
  expect(flow.getState()).toBe(before)
  flow.send({ type: 'search', search: 'wallet' })
  asked[2]?.answer({ from: 0, to: 3, count: 3 })
  await settled('ready')
  expect(listed()).toEqual(['w0', 'w1'])
})

test('behavior: however often more is asked for, one page is under way, 250 in all', async () => {
  const { flow, asked, ids } = setUp()
  for (let page = 0; page < 250; page++) {
    for (let scrolls = 0; scrolls < 5; scrolls++) flow.send({ type: 'more' })
    expect(asked).toHaveLength(page + 1)
    asked[page]?.answer({ from: page * 40, to: page * 40 + 40, count: 10_000 })
    await new Promise(setImmediate)
  }
  flow.send({ type: 'more' })
  expect([asked.length, ids().length]).toEqual([250, 10_000])
})

test('behavior: a late answer never takes the place of a newer search', async () => {
  const { flow, asked, settled, ids } = setUp()
  flow.send({ type: 'search', search: 'rain' })
  expect(asked.map(({ search, signal }) => [search, signal.aborted])).toEqual([
    ['', true],
    ['rain', false],
  ])
  asked[1]?.answer({ from: 7, to: 8, count: 1 })
  await settled('ready')
  asked[0]?.answer({ from: 0, to: 40, count: 40 })
  await Promise.resolve()
  expect(ids()).toEqual(['w7'])
  // The same words again are no news.
  flow.send({ type: 'search', search: 'rain' })
  expect(asked).toHaveLength(2)
})

test('error: a page that fails is asked for again, and what is there stays', async () => {
  const { flow, asked, settled, ids } = setUp()
  asked[0]?.fail()
  await settled('failed')
  flow.send({ type: 'retry' })
  expect(flow.getState().status).toBe('loading')
  asked[1]?.answer({ from: 0, to: 40, count: 80 })
  await settled('ready')
  flow.send({ type: 'more' })
  asked[2]?.fail()
  await settled('failed')
  expect(ids()).toHaveLength(40)
  flow.send({ type: 'retry' })
  expect(flow.getState().status).toBe('loadingMore')
  expect(asked[3]?.page).toBe(2)
  asked[3]?.answer({ from: 40, to: 80, count: 80 })
  await settled('ready')
  expect(ids()).toHaveLength(80)
})
