import type { ListedWallet } from '@foyer/protocol'
import type { ImageFile } from '../../images/ImageFile.ts'
import { createPageCache } from '../../platform/cache/createPageCache.ts'
import { type Prepared, prepareJson } from '../../platform/http/Prepared.ts'
import type { Catalogue, CatalogueQuery } from './Catalogue.ts'
import { foldName } from './foldName.ts'

export interface CreateCatalogueParameters {
  /** As `readRows` gives them: clean, in the order they are listed. */
  rows: readonly ListedWallet[]
  /** The image of an `image_id`, or `null`. */
  readImage(imageId: string): Promise<ImageFile | null>
}

/**
 * Prepares a catalogue: names folded, rows as text, chains indexed. What is asked often is answered
 * from pages kept ready, and anything else in one pass over the rows.
 *
 * @example
 * const { rows } = readRows([{ id: 'metamask', name: 'MetaMask' }])
 * const catalogue = createCatalogue({ rows, readImage: async () => null })
 * catalogue.list({ page: 1, entries: 4 }).count
 */
export function createCatalogue({ rows, readImage }: CreateCatalogueParameters): Catalogue {
  const entries = rows.map(prepareRow)
  const chains = indexChains(entries)
  const pages = createPageCache<Prepared>()

  const find = (query: CatalogueQuery): readonly Entry[] => {
    const tests = testsOf(query, chains)
    const found = tests.length === 0 ? entries : entries.filter((e) => tests.every((t) => t(e)))
    return rank(found, searchOf(query) ?? '')
  }
  const cut = (query: CatalogueQuery) => {
    const found = find(query)
    const start = (query.page - 1) * query.entries
    return { part: found.slice(start, start + query.entries), count: found.length }
  }

  return {
    page(query) {
      const key = keyOf(query)
      const kept = pages.get(key)
      if (kept) return kept
      const { part, count } = cut(query)
      const text = `{"data":[${part.map((entry) => entry.text).join()}],"count":${count}}`
      const page = prepareJson(text)
      pages.set(key, page, page.bytes.length)
      return page
    },
    list(query) {
      const { part, count } = cut(query)
      return { data: part.map((entry) => entry.row), count }
    },
    image: readImage,
  }
}

interface Entry {
  readonly position: number
  readonly row: ListedWallet
  readonly text: string
  readonly name: string
  readonly rdns: string | null
}

type Test = (entry: Entry) => boolean

function prepareRow(row: ListedWallet, position: number): Entry {
  return {
    position,
    row,
    text: JSON.stringify(row),
    name: foldName(row.name),
    rdns: row.rdns === null ? null : foldRdns(row.rdns),
  }
}

/** MetaMask names itself differently on phones, and is the same wallet. */
function foldRdns(rdns: string): string {
  const folded = rdns.toLowerCase()
  return folded === 'io.metamask.mobile' ? 'io.metamask' : folded
}

interface ChainIndex {
  /** Positions of rows by what they name: a CAIP-2 id, or a namespace for all its chains. */
  readonly byName: ReadonlyMap<string, readonly number[]>
  /** Positions of rows that do not say. */
  readonly anywhere: readonly number[]
  readonly rowCount: number
}

/** The rule of `WalletListing.serves` the other way round: from a chain to its wallets. */
function indexChains(entries: readonly Entry[]): ChainIndex {
  const byName = new Map<string, number[]>()
  const anywhere: number[] = []
  for (const { row, position } of entries) {
    const names = row.chains ?? row.injected?.map(({ namespace }) => namespace) ?? []
    if (names.length === 0) anywhere.push(position)
    for (const name of names) {
      const known = byName.get(name)
      if (known) known.push(position)
      else byName.set(name, [position])
    }
  }
  return { byName, anywhere, rowCount: entries.length }
}

/** An empty list says nothing, as a missing one. */
function testsOf(query: CatalogueQuery, index: ChainIndex): Test[] {
  const tests: Test[] = []
  const { badge_type: badge } = query
  if (badge) tests.push(({ row }) => row.badge_type === badge)
  if (query.include?.length) tests.push(isIn(query.include, ({ row }) => row.id))
  if (query.exclude?.length) {
    const isExcluded = isIn(query.exclude, ({ row }) => row.id)
    tests.push((entry) => !isExcluded(entry))
  }
  if (query.names?.length) tests.push(isIn(query.names.map(foldName), ({ name }) => name))
  if (query.rdns?.length) tests.push(isIn(query.rdns.map(foldRdns), ({ rdns }) => rdns))
  if (query.chains?.length) tests.push(servesOneOf(query.chains, index))
  const search = searchOf(query)
  if (search !== null) tests.push(({ name }) => search !== '' && name.includes(search))
  return tests
}

/**
 * What is looked for in names; `null` when nothing is. Empty when something is that no name can have,
 * such as an accent by itself: that finds nothing, and not everything.
 */
function searchOf({ search = '' }: CatalogueQuery): string | null {
  return /^\p{White_Space}*$/u.test(search) ? null : foldName(search)
}

function isIn(values: readonly string[], read: (entry: Entry) => string | null): Test {
  const set = new Set<string | null>(values)
  return (entry) => set.has(read(entry))
}

/** Marks the rows once, so that asking for five hundred chains costs no more for each row than one. */
function servesOneOf(chains: readonly string[], { byName, anywhere, rowCount }: ChainIndex): Test {
  const names = new Set(chains.flatMap((chain) => [chain, chain.split(':', 1)[0] ?? chain]))
  const marks = new Uint8Array(rowCount)
  const mark = (positions: readonly number[]) => {
    for (const position of positions) marks[position] = 1
  }
  mark(anywhere)
  for (const name of names) mark(byName.get(name) ?? [])
  return ({ position }) => marks[position] === 1
}

/** Names that begin with the words first, then words that do; otherwise the catalogue's order. */
function rank(found: readonly Entry[], search: string): readonly Entry[] {
  if (search === '') return found
  const rankOf = ({ name }: Entry) =>
    name.startsWith(search) ? 0 : name.includes(` ${search}`) ? 1 : 2
  const ranks: [Entry[], Entry[], Entry[]] = [[], [], []]
  for (const entry of found) ranks[rankOf(entry)].push(entry)
  return ranks.flat()
}

/** Only what the answer depends on, in one order. */
function keyOf(query: CatalogueQuery): string {
  const { page, entries, badge_type, include, exclude, chains, names, rdns } = query
  return JSON.stringify([
    page,
    entries,
    searchOf(query),
    badge_type,
    include,
    exclude,
    chains,
    names,
    rdns,
  ])
}
