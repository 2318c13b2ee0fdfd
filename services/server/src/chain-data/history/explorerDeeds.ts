import { AppError } from '@foyer/core/primitives'
import * as z from 'zod/mini'
import {
  ExplorerCollectible,
  ExplorerToken,
  explorerAddress,
  explorerNumber,
  explorerRows,
  nextQuery,
} from '../explorers/createExplorer.ts'

/** Lists that are asked for until a page is whole. More and the account is no user's. */
const maxLists = 12

const hash = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))
const party = z.object({ hash: explorerAddress })

/** One transaction as an explorer tells it. */
export const ExplorerTransaction = z.object({
  hash,
  timestamp: z.iso.datetime({ offset: true }),
  // Renamed along the way, like others below.
  block_number: z.nullish(z.int()),
  block: z.nullish(z.int()),
  status: z.nullish(z.string()),
  from: party,
  to: z.nullish(party),
  nonce: z.int(),
  value: explorerNumber,
  raw_input: z.nullish(z.string()),
})
export type ExplorerTransaction = z.infer<typeof ExplorerTransaction>

/** One movement of a token as an explorer tells it. */
export const ExplorerTransfer = z.object({
  transaction_hash: z.nullish(hash),
  tx_hash: z.nullish(hash),
  block_number: z.int(),
  from: party,
  to: party,
  token: ExplorerToken,
  total: z.nullish(
    z.object({
      value: z.nullish(explorerNumber),
      decimals: z.nullish(z.string().check(z.regex(/^\d{1,3}$/))),
      token_id: z.nullish(explorerNumber),
      token_instance: z.nullish(ExplorerCollectible),
    }),
  ),
})
export type ExplorerTransfer = z.infer<typeof ExplorerTransfer>

const next = z.nullish(z.looseObject({ block_number: z.int(), index: z.int() }))

/** `GET /addresses/{address}/transactions`. */
export const TransactionList = z.object({
  items: explorerRows(ExplorerTransaction, {
    // No block has it yet.
    isIncomplete: (row) => (Object(row) as { timestamp?: unknown }).timestamp === null,
  }),
  next_page_params: next,
})

/** `GET /addresses/{address}/token-transfers`. */
export const TransferList = z.object({
  items: explorerRows(ExplorerTransfer),
  next_page_params: next,
})

/** Where a transaction stands among all of an account. */
export interface DeedPlace {
  readonly block: number
  readonly hash: string
}

/** A transaction, and what it moved as far as the lists say. */
export interface Deed extends DeedPlace {
  /** `null` when only its transfers were listed. */
  readonly transaction: ExplorerTransaction | null
  readonly transfers: readonly ExplorerTransfer[]
}

/** @throws `history/invalid-place` */
export function parseDeedPlace(text: string): DeedPlace {
  const [, block, hash] = /^(\d{1,15})\.(0x[0-9a-f]{64})$/.exec(text) ?? []
  if (!block || !hash) {
    throw new AppError('history/invalid-place', 'This is no place in a history.', {
      kind: 'invalid',
    })
  }
  return { block: Number(block), hash }
}

/** A list that is read on as far as it is needed. */
export interface DeedList<item> {
  readonly items: readonly item[]
  /** Whether what is older has been read. */
  readonly isWhole: boolean
  readNext(): Promise<void>
}

/** A list from a place on. */
export function createDeedList<item>(
  read: (query: string) => Promise<{
    items: readonly item[]
    next_page_params?: z.infer<typeof next>
  }>,
  from: DeedPlace | null,
): DeedList<item> {
  const items: item[] = []
  // Behind the place in its own block there may be more, so that block is read once again.
  let query: string | null = from === null ? '' : `?block_number=${from.block + 1}&index=0`
  return {
    items,
    get isWhole() {
      return query === null
    },
    async readNext() {
      if (query === null) return
      const page = await read(query)
      items.push(...page.items)
      // A page of rows that none can be read of is followed by others.
      const params = page.next_page_params ?? null
      query = params && nextQuery(params)
    },
  }
}

/**
 * Reads both lists as far as it takes to know what comes first.
 *
 * @throws `history/too-much-at-once` when that takes too many requests
 */
export async function gatherDeeds({
  lists,
  from,
  limit,
}: {
  lists: readonly [DeedList<ExplorerTransaction>, DeedList<ExplorerTransfer>]
  from: DeedPlace | null
  limit: number
}): Promise<Deed[]> {
  const [transactions, transfers] = lists
  const depths = () => [
    depthOf(transactions, blockOf),
    depthOf(transfers, ({ block_number }) => block_number),
  ]
  await Promise.all(lists.map((list) => list.readNext()))
  for (let read = 2; ; ) {
    // Only down to here both lists are known, and only then a transaction is whole.
    const depth = Math.max(...depths())
    const deeds = join(transactions.items, transfers.items)
      .filter((deed) => deed.block > depth && (from === null || order(from, deed) < 0))
      .sort(order)
    if (deeds.length >= limit || lists.every(({ isWhole }) => isWhole)) return deeds.slice(0, limit)
    if (read >= maxLists) throw tooMuch()
    for (const [index, list] of lists.entries()) {
      if (depths()[index] !== depth) continue
      await list.readNext()
      read++
    }
  }
}

/** The block down to which a list is not known whole. */
function depthOf<item>(
  { items, isWhole }: DeedList<item>,
  blockOf: (item: item) => number,
): number {
  const last = items.at(-1)
  return isWhole || last === undefined ? -1 : blockOf(last)
}

function blockOf({ block_number, block }: ExplorerTransaction): number {
  return block_number ?? block ?? Number.MAX_SAFE_INTEGER
}

function order(a: DeedPlace, b: DeedPlace): number {
  return b.block - a.block || (a.hash < b.hash ? 1 : a.hash > b.hash ? -1 : 0)
}

function join(
  transactions: readonly ExplorerTransaction[],
  transfers: readonly ExplorerTransfer[],
): Deed[] {
  const deeds = new Map<string, Deed & { transfers: ExplorerTransfer[] }>()
  for (const transaction of transactions) {
    const hash = transaction.hash.toLowerCase()
    deeds.set(hash, { hash, block: blockOf(transaction), transaction, transfers: [] })
  }
  for (const transfer of transfers) {
    const hash = (transfer.transaction_hash ?? transfer.tx_hash)?.toLowerCase()
    if (!hash) continue
    const deed = deeds.get(hash)
    if (deed) deed.transfers.push(transfer)
    else {
      const block = transfer.block_number
      deeds.set(hash, { hash, block, transaction: null, transfers: [transfer] })
    }
  }
  return [...deeds.values()]
}

const tooMuch = () =>
  new AppError(
    'history/too-much-at-once',
    'The explorer has more of this account in one block than can be told.',
    { kind: 'unavailable' },
  )
