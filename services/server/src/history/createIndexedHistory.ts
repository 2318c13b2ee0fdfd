import { Amount, AppError } from '@foyer/core/primitives'
import type { HistoryTransaction, HistoryTransfer } from '@foyer/protocol'
import { type SQL, sql } from 'drizzle-orm'
import { getAddress } from 'viem'
import type { Icons } from '../balances/createIcons.ts'
import type { TokenBook, TokenFacts } from '../balances/TokenFacts.ts'
import type { Chains } from '../chains/Chain.ts'
import type { Database } from '../database/Database.ts'
import type { HistoryEntry, HistorySource } from './HistorySource.ts'
import { isSpam } from './isSpam.ts'
import { operationOf } from './operationOf.ts'

/** A transaction that moves more for one account is shown by what it moved first. */
const maxTransfers = 100

/**
 * The histories that our own indexer keeps.
 *
 * @param parameters.chainIds which chains it reads, CAIP-2
 */
export function createIndexedHistory({
  database,
  chainIds,
  chains,
  book,
  icons,
}: {
  database: Database
  chainIds: readonly string[]
  chains: Pick<Chains, 'find'>
  book: TokenBook
  icons: Icons
}): HistorySource {
  return {
    id: 'index',
    chainIds: () => chainIds,
    async read({ account, chainId, after, limit, signal }) {
      const place = after === null ? null : parsePlace(after)
      const { found, moved, wanted } = await database.run(async (queries) => {
        const select = async <row>(statement: SQL) => rowsOf<row>(await queries.execute(statement))
        const found = await select<FoundRow>(
          selectPage({ account, chainIds: chainId === null ? chainIds : [chainId], place, limit }),
        )
        if (found.length === 0) return { found, moved: [], wanted: [] }
        const moved = await select<MovedRow>(selectTransfers({ account, found }))
        const tokens = [...new Set(moved.flatMap(({ token }) => token ?? []))]
        const wanted =
          tokens.length === 0 ? [] : await select<WantedRow>(selectWanted({ account, tokens }))
        return { found, moved, wanted }
      })
      const facts = await readFacts({ book, moved, signal })
      const solicited = new Set(wanted.map(({ chain_id, token }) => `${chain_id}:${token}`))
      const byPlace = group(moved, placeOf)
      return found.map((row): HistoryEntry => {
        const transfers = (byPlace.get(placeOf(row)) ?? []).slice(0, maxTransfers)
        return {
          place: `${row.mined_ms}.${row.chain_id}.${row.block_number}.${row.position}`,
          transaction: describe({ account, row, transfers, chains, facts, solicited, icons }),
        }
      })
    },
  }
}

interface Place {
  readonly minedMs: string
  readonly chainId: string
  readonly block: string
  readonly position: string
}

function parsePlace(text: string): Place {
  const [, minedMs, chainId, block, position] =
    /^(-?\d{1,15})\.(eip155:\d{1,32})\.(\d{1,15})\.(\d{1,9})$/.exec(text) ?? []
  if (!minedMs || !chainId || !block || !position) {
    throw new AppError('history/invalid-place', 'This is no place in a history.', {
      kind: 'invalid',
    })
  }
  return { minedMs, chainId, block, position }
}

interface FoundRow {
  readonly chain_id: string
  readonly block_number: string
  readonly position: number
  readonly mined_ms: string
  readonly has_approved: boolean
  readonly hash: string
  readonly sender: string
  readonly recipient: string | null
  readonly nonce: string
  readonly value: string
  readonly selector: string
  readonly has_succeeded: boolean
}

interface MovedRow {
  readonly chain_id: string
  readonly block_number: string
  readonly position: number
  readonly kind: 'native' | 'erc20' | 'erc721' | 'erc1155'
  readonly token: string | null
  readonly token_id: string | null
  readonly sender: string
  readonly recipient: string
  readonly amount: string
}

interface WantedRow {
  readonly chain_id: string
  readonly token: string
}

const placeOf = (row: { chain_id: string; block_number: string; position: number }) =>
  `${row.chain_id}.${row.block_number}.${row.position}`

const minedMs = sql`(extract(epoch from a.mined_at) * 1000)::bigint::text`

/** Both forms follow an index of `activity` from the place on, so a late page costs what the first does. */
function selectPage({
  account,
  chainIds,
  place,
  limit,
}: {
  account: string
  chainIds: readonly string[]
  place: Place | null
  limit: number
}): SQL {
  const [only, ...others] = chainIds
  const isOne = only !== undefined && others.length === 0
  const columns = isOne
    ? sql`a.mined_at, a.block_number, a.position`
    : sql`a.mined_at, a.chain_id, a.block_number, a.position`
  const order = isOne
    ? sql`a.mined_at desc, a.block_number desc, a.position desc`
    : sql`a.mined_at desc, a.chain_id desc, a.block_number desc, a.position desc`
  const at = place && sql`to_timestamp(${place.minedMs}::bigint / 1000.0)`
  const bound =
    place === null
      ? sql`true`
      : isOne
        ? sql`(${columns}) < (${at}, ${place.block}::bigint, ${place.position}::integer)`
        : sql`(${columns}) < (${at}, ${place.chainId}, ${place.block}::bigint, ${place.position}::integer)`
  const chain = isOne ? sql`a.chain_id = ${only}` : sql`a.chain_id in ${listOf(chainIds)}`
  return sql`
    select a.chain_id, a.block_number::text, a.position, ${minedMs} as mined_ms, a.has_approved,
      t.hash, t.sender, t.recipient, t.nonce::text, t.value::text, t.selector, t.has_succeeded
    from (
      select a.* from foyer.activity a
      where a.account = ${account} and ${chain} and ${bound}
      order by ${order} limit ${limit}
    ) a
    join foyer.transactions t using (chain_id, block_number, position)
    order by ${order}`
}

function selectTransfers({ account, found }: { account: string; found: readonly FoundRow[] }): SQL {
  const places = sql.join(
    found.map(
      ({ chain_id, block_number, position }) =>
        sql`(${chain_id}, ${block_number}::bigint, ${position}::integer)`,
    ),
    sql`, `,
  )
  return sql`
    select p.chain_id, p.block_number::text, p.position, t.kind, t.token, t.token_id::text,
      t.sender, t.recipient, t.amount::text
    from (values ${places}) p (chain_id, block_number, position)
    cross join lateral (
      select * from foyer.transfers t
      where t.chain_id = p.chain_id and t.block_number = p.block_number and t.position = p.position
        and (t.sender = ${account} or t.recipient = ${account})
      order by t.item limit ${maxTransfers}
    ) t
    order by p.chain_id, p.block_number, p.position, t.item`
}

function selectWanted({ account, tokens }: { account: string; tokens: readonly string[] }): SQL {
  return sql`
    select distinct chain_id, token from foyer.account_assets
    where account = ${account} and is_wanted and token in ${listOf(tokens)}`
}

/** An empty list is no list in SQL. */
function listOf(values: readonly string[]): SQL {
  return values.length === 0
    ? sql`(select '' where false)`
    : sql`(${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`
}

/** The two drivers hand out rows in different wrappings. */
function rowsOf<row>(result: unknown): row[] {
  return (result as { rows: row[] }).rows
}

function group<row>(rows: readonly row[], keyOf: (row: row) => string): Map<string, row[]> {
  const groups = new Map<string, row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const members = groups.get(key)
    if (members) members.push(row)
    else groups.set(key, [row])
  }
  return groups
}

type Facts = ReadonlyMap<string, TokenFacts>

async function readFacts({
  book,
  moved,
  signal,
}: {
  book: TokenBook
  moved: readonly MovedRow[]
  signal: AbortSignal
}): Promise<Facts> {
  const facts = new Map<string, TokenFacts>()
  const withToken = moved.filter(({ token }) => token !== null)
  for (const [chainId, rows] of group(withToken, ({ chain_id }) => chain_id)) {
    const addresses = rows.flatMap(({ token }) => token ?? [])
    for (const [address, each] of await book.read({ chainId, addresses, signal })) {
      facts.set(`${chainId}:${address}`, each)
    }
  }
  return facts
}

function describe({
  account,
  row,
  transfers,
  chains,
  facts,
  solicited,
  icons,
}: {
  account: string
  row: FoundRow
  transfers: readonly MovedRow[]
  chains: Pick<Chains, 'find'>
  facts: Facts
  solicited: ReadonlySet<string>
  icons: Icons
}): HistoryTransaction {
  const { chain_id: chainId, hash, sender, recipient } = row
  const isOwn = sender === account
  const isPlain = row.selector === '0x' && BigInt(row.value) > 0n
  const operationType =
    isOwn && !row.has_succeeded && isPlain
      ? // What it was meant to be; its status says the rest.
        'send'
      : operationOf({
          isOwn,
          isCreation: recipient === null,
          hasApproved: row.has_approved,
          transfers: transfers.map((each) => ({
            direction: directionOf(each, account),
            other: each.sender === account ? each.recipient : each.sender,
          })),
        })
  return {
    id: `${chainId}:${hash}`,
    metadata: {
      operationType,
      hash,
      chain: chainId,
      minedAt: new Date(Number(row.mined_ms)).toISOString(),
      sentFrom: checksummed(sender),
      sentTo: recipient === null ? '' : checksummed(recipient),
      status: row.has_succeeded ? 'confirmed' : 'failed',
      nonce: Number(row.nonce),
    },
    transfers: transfers.flatMap((each) => {
      const isWanted = isOwn || solicited.has(`${chainId}:${each.token}`)
      return describeTransfer({ account, chainId, moved: each, chains, facts, isWanted, icons })
    }),
  }
}

function describeTransfer({
  account,
  chainId,
  moved,
  chains,
  facts,
  isWanted,
  icons,
}: {
  account: string
  chainId: string
  moved: MovedRow
  chains: Pick<Chains, 'find'>
  facts: Facts
  isWanted: boolean
  icons: Icons
}): HistoryTransfer[] {
  const { kind, token } = moved
  const direction = directionOf(moved, account)
  const atomic = BigInt(moved.amount)
  const icon = (address: string | null) => {
    const url = icons.find({ chainId, address })
    return url === null ? null : { url }
  }
  if (kind === 'native') {
    const currency = chains.find(chainId)?.nativeCurrency
    if (!currency) return []
    return [
      {
        direction,
        quantity: { numeric: Amount.toDecimal({ atomic, decimals: currency.decimals }) },
        fungible_info: {
          name: currency.name,
          symbol: currency.symbol,
          icon: icon(null),
          flags: { is_spam: false },
        },
      },
    ]
  }
  const known = facts.get(`${chainId}:${token}`)
  const names = [known?.name ?? '', known?.symbol ?? '']
  const is_spam = isSpam({ isWanted, isKnown: icon(token) !== null, names })
  if (kind === 'erc20') {
    // Without decimals nobody can say how much it was, and a guess may be off by a million.
    if (known?.decimals === null || known === undefined) return []
    return [
      {
        direction,
        quantity: { numeric: Amount.toDecimal({ atomic, decimals: known.decimals }) },
        fungible_info: {
          name: known.name || known.symbol,
          symbol: known.symbol || known.name,
          icon: icon(token),
          flags: { is_spam },
        },
      },
    ]
  }
  return [
    {
      direction,
      quantity: { numeric: `${atomic}` },
      nft_info: {
        name: collectibleName({ collection: known?.name ?? '', tokenId: moved.token_id ?? '0' }),
        content: null,
        flags: { is_spam },
      },
    },
  ]
}

function directionOf({ sender, recipient }: MovedRow, account: string): 'in' | 'out' | 'self' {
  if (sender === recipient) return 'self'
  return recipient === account ? 'in' : 'out'
}

/** Numbers of many digits are hashes, which nobody reads. */
function collectibleName({ collection, tokenId }: { collection: string; tokenId: string }): string {
  const number = tokenId.length > 8 ? `#${tokenId.slice(0, 4)}…${tokenId.slice(-4)}` : `#${tokenId}`
  return collection === '' ? number : `${collection} ${number}`
}

function checksummed(address: string): string {
  return getAddress(address as `0x${string}`)
}
