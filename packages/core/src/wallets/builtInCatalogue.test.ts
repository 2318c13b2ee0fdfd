import { describe, expect, test } from 'vitest'
import { createBuiltInCatalogue } from './builtInCatalogue.ts'
import { builtInData } from './builtInData.ts'
import { firstImages } from './firstImages.generated.ts'
import { images } from './images.generated.ts'
import type { WalletQuery } from './WalletCatalogue.ts'
import * as WalletListing from './WalletListing.ts'

const { signal } = new AbortController()
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

async function list(query: Partial<WalletQuery> = {}) {
  const page = await createBuiltInCatalogue().list({ page: 1, entries: 100, signal, ...query })
  return { ids: page.wallets.map(({ id }) => id), count: page.count }
}

describe('the list', () => {
  test('behavior: every row is clean already, ids and ranks are unique', () => {
    const rows = builtInData.rows()
    const listings = rows.map((row) => WalletListing.parse(row))
    expect(rows).toEqual(listings)
    expect(new Set(listings.map((listing) => listing?.id)).size).toBe(rows.length)
    const claimed = listings.map((listing) => listing?.rdns).filter(Boolean)
    expect(new Set(claimed).size).toBe(claimed.length)
  })

  test('behavior: every wallet has a small icon that needs nothing else', async () => {
    const catalogue = createBuiltInCatalogue()
    const { wallets } = await catalogue.list({ page: 1, entries: 100, signal })
    expect([...Object.keys(firstImages), ...Object.keys(images)]).toEqual(
      wallets.map(({ id }) => id),
    )
    for (const wallet of wallets) {
      const image = (await catalogue.image(wallet, { signal })) ?? ''
      expect(image).toMatch(/^data:image\/(svg\+xml,|webp;base64,)/)
      expect(image.length).toBeLessThanOrEqual(6144)
      expect(decodeURIComponent(image)).not.toMatch(/<script|foreignObject|\son\w+=|<image/i)
    }
  })
})

test('behavior: pages are cut from one stable order', async () => {
  const { ids, count } = await list()
  expect(count).toBe(ids.length)
  expect(ids.slice(0, 4)).toEqual(['metamask', 'trust', 'rainbow', 'okx'])
  expect(await list({ page: 2, entries: 3 })).toEqual({ ids: ids.slice(3, 6), count })
  expect(await list({ page: 99, entries: 3 })).toEqual({ ids: [], count })
  expect(await list({ page: 0, entries: 3 })).toEqual({ ids: ids.slice(0, 3), count })
})

test.each([
  [{ search: '  RAB ' }, ['rabby']],
  [{ search: 'no such wallet' }, []],
  [{ search: '.*' }, []],
  [{ include: ['rabby', 'metamask'] }, ['metamask', 'rabby']],
  [{ include: ['rabby', 'metamask'], exclude: ['rabby'] }, ['metamask']],
  [{ include: ['unknown'] }, []],
  [{ include: ['solflare', 'rabby'], chains: [solana] }, ['solflare']],
  [{ include: ['solflare', 'rabby'], chains: ['eip155:137'] }, ['rabby']],
  [{ include: ['solflare', 'rabby'], chains: [solana, 'eip155:1'] }, ['rabby', 'solflare']],
  [{ include: ['rabby'], chains: ['eip155x:1'] }, []],
  [{ badgeType: 'certified' }, []],
])('behavior: %j finds %j', async (query, ids) => {
  expect(await list(query)).toEqual({ ids, count: ids.length })
})

test('behavior: empty filters filter nothing', async () => {
  expect(await list({ search: ' ', include: [], exclude: [], chains: [], badgeType: '' })).toEqual(
    await list(),
  )
})

test('behavior: an image that the listing contains is used, one elsewhere is not fetched', async () => {
  const catalogue = createBuiltInCatalogue()
  const own = { id: 'metamask', name: 'M', image_url: 'data:image/png;base64,AA==' }
  const away = { ...own, image_url: 'https://example.com/m.png' }
  const unknown = { id: 'constructor', name: 'M' }
  const images = [own, away, unknown].map((row) => {
    const listing = WalletListing.parse(row)
    return listing && catalogue.image(listing, { signal })
  })
  expect(await Promise.all(images)).toEqual([own.image_url, null, null])
})

test('error: an aborted call ends with its reason', async () => {
  const aborted = AbortSignal.abort(new Error('left'))
  await expect(list({ signal: aborted })).rejects.toThrow('left')
})
