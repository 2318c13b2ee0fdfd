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

/** What a contract sent of what the chain counts in, within a transaction of anybody's. */
export const ExplorerInternal = z.object({
  transaction_hash: z.nullish(hash),
  tx_hash: z.nullish(hash),
  block_number: z.nullish(z.int()),
  block: z.nullish(z.int()),
  from: party,
  to: z.nullish(party),
  value: explorerNumber,
  success: z.boolean(),
})
export type ExplorerInternal = z.infer<typeof ExplorerInternal>

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

/** `GET /addresses/{address}/internal-transactions`. */
export const InternalList = z.object({
  items: explorerRows(ExplorerInternal),
  next_page_params: z.nullish(z.looseObject({ block_number: z.int(), index: z.int() })),
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
  /** What contracts sent in it of what the chain counts in; only what moved. */
  readonly internal: readonly ExplorerInternal[]
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
 * Reads the lists as far as it takes to know what comes first.
 *
 * @throws `history/too-much-at-once` when that takes too many requests
 */
export async function gatherDeeds({
  lists,
  from,
  limit,
}: {
  lists: readonly [
    DeedList<ExplorerTransaction>,
    DeedList<ExplorerTransfer>,
    DeedList<ExplorerInternal>,
  ]
  from: DeedPlace | null
  limit: number
}): Promise<Deed[]> {
  const [transactions, transfers, internal] = lists
  const depths = () => [
    depthOf(transactions, blockOf),
    depthOf(transfers, ({ block_number }) => block_number),
    depthOf(internal, blockOf),
  ]
  await Promise.all(lists.map((list) => list.readNext()))
  for (let read = lists.length; ; ) {
    // Only down to here all lists are known, and only then a transaction is whole.
    const depth = Math.max(...depths())
    const deeds = join(transactions.items, transfers.items, internal.items)
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

function blockOf({
  block_number,
  block,
}: Pick<ExplorerTransaction, 'block_number' | 'block'>): number {
  return block_number ?? block ?? Number.MAX_SAFE_INTEGER
}

function order(a: DeedPlace, b: DeedPlace): number {
  return b.block - a.block || (a.hash < b.hash ? 1 : a.hash > b.hash ? -1 : 0)
}

function join(
  transactions: readonly ExplorerTransaction[],
  transfers: readonly ExplorerTransfer[],
  internal: readonly ExplorerInternal[],
): Deed[] {
  type Gathered = Deed & { transfers: ExplorerTransfer[]; internal: ExplorerInternal[] }
  const deeds = new Map<string, Gathered>()
  const deedOf = (hash: string, block: number) => {
    const known = deeds.get(hash) ?? { hash, block, transaction: null, transfers: [], internal: [] }
    deeds.set(hash, known)
    return known
  }
  for (const transaction of transactions) {
    const hash = transaction.hash.toLowerCase()
    deeds.set(hash, { ...deedOf(hash, blockOf(transaction)), transaction })
  }
  const hashOf = ({
    transaction_hash,
    tx_hash,
  }: Pick<ExplorerTransfer, 'transaction_hash' | 'tx_hash'>) =>
    (transaction_hash ?? tx_hash)?.toLowerCase()
  for (const transfer of transfers) {
    const hash = hashOf(transfer)
    if (hash) deedOf(hash, transfer.block_number).transfers.push(transfer)
  }
  for (const moved of internal) {
    const hash = hashOf(moved)
    if (hash && moved.success && moved.to && moved.value !== '0')
      deedOf(hash, blockOf(moved)).internal.push(moved)
  }
  return [...deeds.values()]
}

const tooMuch = () =>
  new AppError(
    'history/too-much-at-once',
    'The explorer has more of this account in one block than can be told.',
    { kind: 'unavailable' },
  )
