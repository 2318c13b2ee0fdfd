import { AppError } from '@foyer/core/primitives'
import { type SQL, sql } from 'drizzle-orm'

/** A transaction that moves more for one account is shown by what it moved first. */
export const maxTransfers = 100

/** Where a transaction stands among all of an account. */
export interface ActivityPlace {
  readonly minedMs: string
  readonly chainId: string
  readonly block: string
  readonly position: string
}

/** @throws `history/invalid-place` */
export function parseActivityPlace(text: string): ActivityPlace {
  const [, minedMs, chainId, block, position] =
    /^(-?\d{1,15})\.(eip155:\d{1,32})\.(\d{1,15})\.(\d{1,9})$/.exec(text) ?? []
  if (!minedMs || !chainId || !block || !position) {
    throw new AppError('history/invalid-place', 'This is no place in a history.', {
      kind: 'invalid',
    })
  }
  return { minedMs, chainId, block, position }
}

/** A transaction of an account, as `selectPage` gives it. */
export interface FoundRow {
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

/** What moved, as `selectTransfers` gives it. */
export interface MovedRow {
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

/** A contract of which the account moved something itself, as `selectWanted` gives it. */
export interface WantedRow {
  readonly chain_id: string
  readonly token: string
}

const minedMs = sql`(extract(epoch from a.mined_at) * 1000)::bigint::text`

/**
 * One page of transactions, newest first. Both forms follow an index of `activity` from the place on, so a late page costs
 * what the first does.
 */
export function selectPage({
  account,
  chainIds,
  place,
  limit,
}: {
  account: string
  chainIds: readonly string[]
  place: ActivityPlace | null
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

/** What the transactions of a page moved from or to the account, in order. */
export function selectTransfers({
  account,
  found,
}: {
  account: string
  found: readonly FoundRow[]
}): SQL {
  // As one value: hundreds of them take longer to plan than to look up.
  const places = JSON.stringify(
    found.map(({ chain_id, block_number, position }) => ({ chain_id, block_number, position })),
  )
  return sql`
    select p.chain_id, p.block_number::text, p.position, t.kind, t.token, t.token_id::text,
      t.sender, t.recipient, t.amount::text
    from json_to_recordset(${places}::json)
      p (chain_id text, block_number bigint, position integer)
    cross join lateral (
      select * from foyer.transfers t
      where t.chain_id = p.chain_id and t.block_number = p.block_number and t.position = p.position
        and (t.sender = ${account} or t.recipient = ${account})
      order by t.item limit ${maxTransfers}
    ) t
    order by p.chain_id, p.block_number, p.position, t.item`
}

/** The contracts among these that the account dealt with itself. */
export function selectWanted({
  account,
  tokens,
}: {
  account: string
  tokens: readonly string[]
}): SQL {
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
