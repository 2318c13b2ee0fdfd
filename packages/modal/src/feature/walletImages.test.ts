import { WalletListing } from '@foyer/core/wallets'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { wantAhead } from './browseWallets.ts'
import { createWalletImages } from './walletImages.ts'

const listingOf = (id: string) =>
  WalletListing.parse({ id, name: `Wallet ${id}` }) as WalletListing.WalletListing
const [a, b, c] = [listingOf('a'), listingOf('b'), listingOf('c')]

interface Asked {
  readonly id: string
  readonly signal: AbortSignal
  resolve(image: string | null): Promise<void>
  reject(): Promise<void>
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

function setUp() {
  const asked: Asked[] = []
  const images = createWalletImages({
    image: ({ id }, { signal }) =>
      new Promise((resolve, reject) => {
        asked.push({
          id,
          signal,
          async resolve(image) {
            resolve(image)
            await settle()
          },
          async reject() {
            reject(new Error('given up'))
            await settle()
          },
        })
      }),
  })
  const changed = vi.fn()
  images.subscribe(changed)
  const ids = () => asked.map(({ id }) => id)
  return { asked, images, changed, ids, at: (index: number) => asked[index] as Asked }
}

let it = setUp()
beforeEach(() => {
  it = setUp()
})

test('behavior: an image is requested once for all who show it, and kept', async () => {
  const releases = [it.images.want(a).release, it.images.want(a).release]
  expect([it.ids(), it.images.get('a')]).toEqual([['a'], undefined])
  await it.at(0).resolve('data:a')
  expect([it.images.get('a'), it.changed.mock.calls.length]).toEqual(['data:a', 1])
  for (const release of releases) release()
  await settle()
  it.images.want(a)
  expect(it.ids()).toEqual(['a'])
})

test('behavior: that there is none is known as well', async () => {
  it.images.want(a)
  await it.at(0).resolve(null)
  it.images.want(a)
  expect([it.images.get('a'), it.ids()]).toEqual([null, ['a']])
})

test('behavior: the last who leaves ends the request, once and for good', async () => {
  const [first, second] = [it.images.want(a).release, it.images.want(a).release]
  first()
  first()
  await settle()
  expect(it.at(0).signal.aborted).toBe(false)
  second()
  await settle()
  expect(it.at(0).signal.aborted).toBe(true)
  await it.at(0).resolve('data:late')
  expect(it.images.get('a')).toBeUndefined()
})

test('behavior: a request that nobody wants ends when it keeps nobody waiting', async () => {
  const postponed: (() => void)[] = []
  const signals: AbortSignal[] = []
  const images = createWalletImages(
    {
      image: (_, { signal }) => {
        signals.push(signal)
        return new Promise(() => {})
      },
    },
    (callback) => void postponed.push(callback),
  )
  images.want(a).release()
  images.want(b).release()
  const kept = images.want(b).release
  await settle()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
  for (const callback of postponed) callback()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  kept()
})

test('behavior: a place that only renders again keeps its request', async () => {
  it.images.want(a).release()
  it.images.want(a)
  await settle()
  expect([it.ids(), it.at(0).signal.aborted]).toEqual([['a'], false])
})

test('behavior: one that was given up is asked for when it is shown anew', async () => {
  const { release } = it.images.want(a)
  await it.at(0).reject()
  expect([it.images.get('a'), it.changed.mock.calls.length]).toEqual([undefined, 0])
  release()
  it.images.want(a)
  expect(it.ids()).toEqual(['a', 'a'])
  await it.at(1).resolve('data:a')
  expect(it.images.get('a')).toBe('data:a')
})

describe('ahead of being shown', () => {
  test('behavior: what is no longer shown is abandoned, what is shown goes on', async () => {
    wantAhead(it.images, [a, b, c])
    it.images.want(b)
    await it.at(2).resolve('data:c')
    it.images.abandon()
    await settle()
    expect(it.asked.map(({ signal }) => signal.aborted)).toEqual([true, false, false])
    expect(it.images.get('c')).toBe('data:c')
  })

  test('behavior: one that failed holds nothing back', async () => {
    wantAhead(it.images, [a])
    await it.at(0).reject()
    it.images.want(a).release()
    await settle()
    expect(it.asked.map(({ signal }) => signal.aborted)).toEqual([false, true])
  })
})

describe('memory', () => {
  const large = 'x'.repeat(3_000_000)
  const arrived = () => ['a', 'b', 'c'].filter((id) => it.images.get(id) !== undefined)

  test('behavior: the oldest image that nobody shows makes room, and is asked again', async () => {
    const releases = []
    for (const [index, listing] of [a, b, c].entries()) {
      releases.push(it.images.want(listing).release)
      await it.at(index).resolve(index === 2 ? 'x' : large)
    }
    expect(arrived()).toEqual(['a', 'b', 'c'])
    releases[1]?.()
    await settle()
    it.images.want(listingOf('d'))
    await it.at(3).resolve(large)
    expect(arrived()).toEqual(['a', 'c'])
    it.images.want(b)
    expect(it.ids()).toEqual(['a', 'b', 'c', 'd', 'b'])
  })

  test('behavior: what is on screen stays, whatever its size', async () => {
    for (const [index, listing] of [a, b, c].entries()) {
      it.images.want(listing)
      await it.at(index).resolve(large)
    }
    expect([arrived(), it.ids()]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
  })
})
