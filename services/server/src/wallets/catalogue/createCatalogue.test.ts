import { WalletListing } from '@foyer/core/primitives'
import { WalletsPage } from '@foyer/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dirtyRows } from '../../../test/createTestServer.ts'
import type { CatalogueQuery } from './Catalogue.ts'
import { createCatalogue } from './createCatalogue.ts'
import { readRows } from './readRows.ts'

const { rows } = readRows(dirtyRows)
const catalogue = createCatalogue({ rows, readImage: async () => null })
const all = { page: 1, entries: 40 }
const ids = (query: Partial<CatalogueQuery>) =>
  catalogue.list({ ...all, ...query }).data.map(({ id }) => id)

test('behavior: by rank, then in the order of the source', () => {
  expect(ids({})).toEqual(['metamask', 'phantom', 'rainbow', 'injected', 'anywhere', 'linked'])
})

test('behavior: pages follow each other, and none is behind the last', () => {
  expect(ids({ entries: 2 })).toEqual(['metamask', 'phantom'])
  expect(ids({ entries: 2, page: 3 })).toEqual(['anywhere', 'linked'])
  expect(catalogue.list({ entries: 2, page: 4 })).toEqual({ data: [], count: 6 })
})

test('behavior: searches in names without case, accents and spaces around; beginnings first', () => {
  expect(ids({ search: ' META ' })).toEqual(['metamask', 'injected'])
  expect(ids({ search: 'phantom' })).toEqual(['phantom'])
  expect(ids({ search: 'ＲＡＩＮ' })).toEqual(['rainbow'])
  expect(ids({ search: 'in' })).toEqual(['injected', 'rainbow', 'linked'])
  expect(ids({ search: '   ' })).toHaveLength(6)
  expect(ids({ search: '.*' })).toEqual([])
})

test('behavior: letters that are written in several ways are found in each', () => {
  const named = createCatalogue({
    rows: readRows([
      { id: 'street', name: 'Straße' },
      { id: 'odysseus', name: 'Οδυσσέας' },
      { id: 'hidden', name: 'Meta\u00ADMask\u200B Two' },
      { id: 'ligature', name: 'ﬁnance' },
    ]).rows,
    readImage: async () => null,
  })
  const find = (search: string) => named.list({ ...all, search }).data.map(({ id }) => id)
  for (const search of ['STRASSE', 'strasse', 'Straße', 'STRAẞE', 'stra\u00ADße'])
    expect(find(search), search).toEqual(['street'])
  for (const search of ['ΟΔΥΣΣΕΑΣ', 'οδυσσεας', 'ΟΔΥΣ', 'οδυς'])
    expect(find(search), search).toEqual(['odysseus'])
  for (const search of ['metamask two', 'META\u200DMASK'])
    expect(find(search), search).toEqual(['hidden'])
  expect(find('FINANCE')).toEqual(['ligature'])
})

test('behavior: a search of nothing that a name can have finds nothing', () => {
  for (const search of ['\u0301', '\u200B', '\u00AD \u200D', '\uFEFF', '\u202E'])
    expect(ids({ search }), JSON.stringify(search)).toEqual([])
  expect(ids({ search: '' })).toHaveLength(6)
  expect(ids({ search: ' \t\u3000' })).toHaveLength(6)
  // The page of one is not the page of the other.
  const countOf = (search: string) =>
    JSON.parse(Buffer.from(catalogue.page({ ...all, search }).bytes).toString()).count
  expect([countOf(''), countOf('\u200B'), countOf('')]).toEqual([6, 0, 6])
})

test('behavior: a chain is served whole, by its namespace, or by who does not say', () => {
  expect(ids({ chains: ['eip155:1'] })).toEqual([
    'metamask',
    'rainbow',
    'injected',
    'anywhere',
    'linked',
  ])
  expect(ids({ chains: ['eip155:13'] })).toEqual(['metamask', 'injected', 'anywhere', 'linked'])
  expect(ids({ chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'eip155:137'] })).toHaveLength(6)
  expect(ids({ chains: ['constructor'] })).toEqual(['anywhere', 'linked'])
})

test('behavior: conditions hold together', () => {
  expect(ids({ include: ['anywhere', 'metamask', 'nobody'] })).toEqual(['metamask', 'anywhere'])
  expect(ids({ include: ['anywhere', 'metamask'], exclude: ['metamask'] })).toEqual(['anywhere'])
  expect(ids({ names: ['PHANTOM', 'rainbow'] })).toEqual(['phantom', 'rainbow'])
  expect(ids({ rdns: ['IO.metamask.mobile', 'me.rainbow'] })).toEqual(['metamask', 'rainbow'])
  expect(ids({ badge_type: 'certified' })).toEqual(['phantom'])
  expect(ids({ badge_type: 'certified', chains: ['eip155:1'] })).toEqual([])
  expect(ids({ include: [], chains: [] })).toHaveLength(6)
})

test('behavior: rows that nobody should see are left out with the reason', () => {
  expect(readRows(dirtyRows).refused).toMatchInlineSnapshot(`
    [
      {
        "position": 5,
        "reason": "its id is taken",
      },
      {
        "position": 7,
        "reason": "it has no id or no readable name",
      },
      {
        "position": 8,
        "reason": "it is longer than 32768 letters",
      },
      {
        "position": 9,
        "reason": "it has no id or no readable name",
      },
      {
        "position": 10,
        "reason": "it has no id or no readable name",
      },
      {
        "position": 11,
        "reason": "it has no id or no readable name",
      },
      {
        "position": 12,
        "reason": "it has no id or no readable name",
      },
      {
        "position": 13,
        "reason": "it has no id or no readable name",
      },
      {
        "position": 14,
        "reason": "it has no id or no readable name",
      },
    ]
  `)
  expect(rows.find(({ id }) => id === 'linked')).toMatchObject({
    mobile_link: null,
    homepage: null,
  })
})

test('behavior: the text of a page is the page', () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          page: fc.integer({ min: 1, max: 4 }),
          entries: fc.integer({ min: 1, max: 7 }),
          search: fc.constantFrom('a', 'in', 'META', 'x', ''),
          chains: fc.subarray(['eip155:1', 'eip155:137', 'solana:x', 'eip155']),
          exclude: fc.subarray(['metamask', 'rainbow', 'anywhere']),
        },
        { requiredKeys: ['page', 'entries'] },
      ),
      (query) => {
        const page = WalletsPage.parse(
          JSON.parse(Buffer.from(catalogue.page(query).bytes).toString()),
        )
        expect(page).toEqual(catalogue.list(query))
        const { chains } = query
        if (!chains?.length) return
        const served = rows.filter((row) =>
          chains.some((chain) => WalletListing.serves(row, chain)),
        )
        const { data } = catalogue.list({ ...all, chains })
        expect(data.map(({ id }) => id)).toEqual(served.map(({ id }) => id))
      },
    ),
  )
})

test('behavior: a page that was made is not made again', () => {
  const many = readRows(
    Array.from({ length: 10_000 }, (_, n) => ({
      id: `wallet-${n}`,
      name: `Wallet ${n}`,
      chains: [`eip155:${n % 50}`],
    })),
  ).rows
  const large = createCatalogue({ rows: many, readImage: async () => null })
  expect(large.list({ ...all, search: '999', chains: ['eip155:49'] }).data[0]?.id).toBe(
    'wallet-999',
  )
  expect(large.page({ page: 1, entries: 100 })).toBe(large.page({ page: 1, entries: 100 }))
})
