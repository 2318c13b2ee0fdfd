import { AppError } from '@foyer/core/primitives'
import { type SQL, sql } from 'drizzle-orm'

/** A transaction that moves more for one account is shown by what it moved first. */
const maxTransfers = 100

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
  /** From or to the account, in order. */
  readonly moved: readonly Moved[]
}

/** What moved in one of them. */
interface Moved {
  readonly kind: 'native' | 'erc20' | 'erc721' | 'erc1155'
  readonly token: string | null
  readonly token_id: string | null
  readonly sender: string
  readonly recipient: string
  readonly amount: string
  /** The account dealt with the contract itself before. */
  readonly is_wanted: boolean
}

/** What moved, and where. */
export interface MovedRow extends Moved, Pick<FoundRow, 'chain_id' | 'block_number' | 'position'> {}

const minedMs = sql`(extract(epoch from a.mined_at) * 1000)::bigint::text`

/**
 * One page of transactions with what they moved, newest first. All of it is one statement, as planning
 * and sending several takes longer than looking all of it up. Both forms follow an index of `activity` from the place on, so a late page costs
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
      t.hash, t.sender, t.recipient, t.nonce::text, t.value::text, t.selector, t.has_succeeded, m.moved
    from (
      select a.* from foyer.activity a
      where a.account = ${account} and ${chain} and ${bound}
      order by ${order} limit ${limit}
    ) a
    join foyer.transactions t using (chain_id, block_number, position)
    cross join lateral (${selectMoved(account)}) m
    order by ${order}`
}

function selectMoved(account: string): SQL {
  return sql`
    select coalesce(json_agg(json_build_object(
      'kind', x.kind, 'token', x.token, 'token_id', x.token_id::text,
      'sender', x.sender, 'recipient', x.recipient, 'amount', x.amount::text,
      'is_wanted', exists (
        select from foyer.account_assets w
        where w.account = ${account} and w.chain_id = x.chain_id and w.kind = x.kind
          and w.token = x.token and w.is_wanted
      )
    ) order by x.item), '[]') as moved
    from (
      select * from foyer.transfers x
      where x.chain_id = a.chain_id and x.block_number = a.block_number and x.position = a.position
        and (x.sender = ${account} or x.recipient = ${account})
      order by x.item limit ${maxTransfers}
    ) x`
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
