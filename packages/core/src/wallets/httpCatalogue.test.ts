import { createFakePlatform, type FakeAnswer } from '@foyer/testing'
import { describe, expect, test } from 'vitest'
import { requestUrl } from '../client/backend/backend.ts'
import { createHttpCatalogue } from './httpCatalogue.ts'
import type { WalletQuery } from './WalletCatalogue.ts'
import * as WalletListing from './WalletListing.ts'

const base = 'https://foyer.example/getWallets'
const images = 'https://foyer.example/getWalletImage/'
const png = 'data:image/png;base64,iVBORw0KGgo='
const never = () => new AbortController().signal
const row = (id: string, more: object = {}) => ({ id, name: `Wallet ${id}`, ...more })
const listingOf = (id: string, more: object = {}) =>
  WalletListing.parse(row(id, { image_id: id, ...more })) as WalletListing.WalletListing

function setUp(answer?: FakeAnswer) {
  const { http, clock } = createFakePlatform()
  if (answer) http.answer(base, answer)
  const catalogue = createHttpCatalogue({
    http,
    url: (path, query = {}) =>
      requestUrl({ baseUrl: 'https://foyer.example', path, projectId: 'shop', query }),
  })
  const list = (query: Partial<WalletQuery> = {}) =>
    catalogue.list({ page: 1, entries: 40, signal: never(), ...query })
  /** Parameters of a request, without those that every request carries. */
  const asked = (index: number) => {
    const { searchParams } = new URL(http.requests[index]?.url ?? '')
    for (const name of ['projectId', 'st', 'sv']) {
      expect(searchParams.get(name)).toBeTruthy()
      searchParams.delete(name)
    }
    return Object.fromEntries(searchParams)
  }
  const urls = () => http.requests.map(({ url }) => new URL(url).pathname.split('/').at(-1))
  return { http, clock, catalogue, list, asked, urls }
}

describe('what is asked', () => {
  test('behavior: exactly what the query says, in lists with commas', async () => {
    const { list, asked, http } = setUp({ json: { data: [], count: 0 } })
    await list()
    await list({
      page: 2,
      entries: 100,
      search: '  rab ',
      include: ['a', 'b'],
      exclude: ['c', 'd'],
      chains: ['eip155:1', 'eip155:137'],
      badgeType: 'certified',
    })
    expect(asked(0)).toEqual({ page: '1', entries: '40' })
    expect(asked(1)).toEqual({
      page: '2',
      entries: '100',
      search: 'rab',
      include: 'a,b',
      exclude: 'c,d',
      chains: 'eip155:1,eip155:137',
      badge_type: 'certified',
    })
    expect(http.requests[0]).toMatchObject({ timeoutMs: 10_000 })
    expect(http.requests[0]?.method ?? 'GET').toBe('GET')
  })

  test('behavior: an id that would become two is not asked', async () => {
    const { list, asked } = setUp({ json: { data: [] } })
    await list({ include: ['a,b', '', 'c'] })
    expect(asked(0).include).toBe('c')
  })
})

describe('what comes back', () => {
  test('behavior: rows are cleaned; those that are none, came twice or nobody asked for are dropped', async () => {
    const { list } = setUp({
      json: {
        data: [
          row('a', { mobile_link: 'javascript:alert(1)', homepage: 'https://a.example' }),
          null,
          5,
          'a',
          [],
          {},
          { id: 'nameless' },
          { id: '', name: 'No id' },
          { id: 'x\u0000', name: 'Control' },
          row('a', { name: 'Again' }),
          row('b'),
          row('c'),
        ],
        count: 12,
      },
    })
    const { wallets, count } = await list({ include: ['a', 'b'], exclude: ['b'] })
    expect(wallets).toEqual([
      expect.objectContaining({
        name: 'Wallet a',
        mobile_link: null,
        homepage: 'https://a.example/',
      }),
    ])
    expect(count).toBe(12)
  })

  test.each([[-1], [1.5], ['95'], [null], [undefined], [1e308], [9_007_199_254_740_991]])(
    'behavior: a count of %s is none, the rows count',
    async (count) => {
      const { list } = setUp({ json: { data: [row('a'), row('b'), null], count } })
      expect((await list()).count).toBe(2)
    },
  )

  test.each<[string, FakeAnswer, string]>([
    ['an error', { status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
    ['an error without words', { status: 429 }, '429'],
    ['a redirect nobody followed', { status: 304, statusText: 'Not Modified' }, '304 Not Modified'],
    ['a page of HTML', { json: undefined }, 'unreadable'],
    ['null', { json: null }, 'unreadable'],
    ['a list', { json: [] }, 'unreadable'],
    ['a text', { json: 'data' }, 'unreadable'],
    ['no rows', { json: { data: null, count: 5 } }, 'unreadable'],
    ['rows that are none', { json: { data: {}, count: 5 } }, 'unreadable'],
    ['a failed network', new TypeError('Failed to fetch'), 'Check your connection'],
  ])('error: %s', async (_, answer, message) => {
    const { list } = setUp(answer)
    const error = await list().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'catalogue/unavailable', kind: 'unavailable' })
    expect((error as Error).message).toContain(message)
  })

  test('error: a server that says nothing is given up after 10 s, and not asked again', async () => {
    const { list, http, clock } = setUp('hang')
    const failed = list().catch((error: unknown) => error)
    await clock.advance(9_999)
    expect(clock.pending()).toBe(1)
    await clock.advance(1)
    expect(await failed).toMatchObject({ code: 'catalogue/unavailable' })
    await clock.advance(60_000)
    expect(http.requests).toHaveLength(1)
  })
})

describe('who asks again', () => {
  test('behavior: what arrived is not asked twice, what failed is', async () => {
    const { list, http } = setUp({ status: 500 })
    await expect(list()).rejects.toThrow('500')
    http.answer(base, { json: { data: [row('a')], count: 1 } })
    const [first, again] = [await list(), await list()]
    expect(again).toEqual(first)
    await list({ search: 'b' })
    expect(http.requests).toHaveLength(3)
  })

  test('behavior: only so many pages are kept', async () => {
    const { list, http } = setUp({ json: { data: [], count: 0 } })
    for (let page = 1; page <= 65; page++) await list({ page })
    await list({ page: 65 })
    expect(http.requests).toHaveLength(65)
    await list({ page: 1 })
    expect(http.requests).toHaveLength(66)
  })

  test('behavior: the same question on its way is asked once', async () => {
    const { list, http, clock } = setUp({ afterMs: 500, json: { data: [row('a')], count: 1 } })
    const both = Promise.all([list(), list()])
    await clock.advance(500)
    expect((await both).map(({ count }) => count)).toEqual([1, 1])
    expect(http.requests).toHaveLength(1)
  })

  test('behavior: who leaves does not take the answer from the others; the last one ends it', async () => {
    const { list, http, clock } = setUp({ afterMs: 500, json: { data: [row('a')], count: 1 } })
    const [first, second] = [new AbortController(), new AbortController()]
    const left = list({ signal: first.signal }).catch((error: unknown) => error)
    const stayed = list({ signal: second.signal })
    await clock.advance(100)
    first.abort(new Error('left'))
    expect(await left).toMatchObject({ message: 'left' })
    await clock.advance(400)
    expect((await stayed).count).toBe(1)

    const ends = new AbortController()
    const alone = list({ page: 2, signal: ends.signal }).catch((error: unknown) => error)
    await clock.advance(100)
    ends.abort(new Error('gone'))
    expect(await alone).toMatchObject({ message: 'gone' })
    expect(http.requests[1]?.signal.aborted).toBe(true)
    expect(clock.pending()).toBe(0)
    // And later callers ask anew.
    const anew = list({ page: 2 })
    await clock.advance(500)
    expect((await anew).count).toBe(1)
    expect(http.requests).toHaveLength(3)
  })

  test('error: who has left already asks nothing', async () => {
    const { list, http } = setUp({ json: { data: [] } })
    await expect(list({ signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left')
    expect(http.requests).toEqual([])
  })
})

describe('images', () => {
  test('behavior: an image is requested by its id; one that is included is not requested', async () => {
    const { catalogue, http } = setUp()
    http.answer(images, { image: png })
    expect(await catalogue.image(listingOf('a-1'), { signal: never() })).toBe(png)
    const along = listingOf('b', { image_url: png })
    expect(await catalogue.image(along, { signal: never() })).toBe(png)
    expect(http.requests.map(({ url }) => url.split('&sv')[0])).toEqual([
      `${images}a-1?projectId=shop&st=foyer`,
    ])
    expect(http.requests[0]?.timeoutMs).toBe(2_000)
  })

  test.each([
    ['none', null],
    ['a way out', '../../etc/passwd'],
    ['an encoded way out', '%2e%2e'],
    ['dots', '..'],
    ['a path', 'a/b'],
    ['a query', 'a?b'],
    ['65 characters', 'a'.repeat(65)],
  ])('behavior: an image id that is %s asks nothing', async (_, imageId) => {
    const { catalogue, http } = setUp()
    const listing = { ...listingOf('a'), image_id: imageId, image_url: 'https://a.example/a.png' }
    expect(await catalogue.image(listing, { signal: never() })).toBeNull()
    expect(http.requests).toEqual([])
  })

  test('behavior: what the server does not have stays without, trouble is an error', async () => {
    const { catalogue, http } = setUp()
    http.answer(images, { status: 404, image: null })
    expect(await catalogue.image(listingOf('a'), { signal: never() })).toBeNull()
    http.answer(images, { status: 503, image: null })
    await expect(catalogue.image(listingOf('a'), { signal: never() })).rejects.toMatchObject({
      code: 'catalogue/unavailable',
    })
  })

  test('behavior: four at a time, each given up after 2 s, and a search passes by them', async () => {
    const { catalogue, http, clock, list, urls } = setUp({ json: { data: [], count: 0 } })
    http.answer(images, 'hang')
    const outcomes: string[] = []
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f'])
      catalogue.image(listingOf(id), { signal: never() }).catch(({ code }) => outcomes.push(code))
    await clock.advance(0)
    expect(urls()).toEqual(['a', 'b', 'c', 'd'])
    expect((await list()).count).toBe(0)
    await clock.advance(1_999)
    expect(outcomes).toEqual([])
    await clock.advance(1)
    expect(outcomes).toEqual(Array(4).fill('catalogue/unavailable'))
    expect(urls()).toEqual(['a', 'b', 'c', 'd', 'getWallets', 'e', 'f'])
    await clock.advance(2_000)
    expect(outcomes).toHaveLength(6)
    expect(clock.pending()).toBe(0)
  })

  test('behavior: who leaves the queue is never asked, and a place that is left is used', async () => {
    const { catalogue, http, clock, urls } = setUp()
    http.answer(images, 'hang')
    const ends = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => {
      const controller = new AbortController()
      catalogue.image(listingOf(id), { signal: controller.signal }).catch(() => {})
      return controller
    })
    await clock.advance(0)
    ends[4]?.abort()
    ends[0]?.abort()
    await clock.advance(0)
    expect(urls()).toEqual(['a', 'b', 'c', 'd', 'f'])
  })
})
