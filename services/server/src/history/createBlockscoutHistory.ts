import { setMaxListeners } from 'node:events'
import { Amount, AppError, DisplayName } from '@foyer/core/primitives'
import type { HistoryTransaction, HistoryTransfer } from '@foyer/protocol'
import { getAddress } from 'viem'
import * as z from 'zod/mini'
import type { Icons } from '../balances/createIcons.ts'
import type { Chains } from '../chains/Chain.ts'
import type { Outgoing } from '../outgoing/Outgoing.ts'
import type { HistoryEntry, HistorySource } from './HistorySource.ts'
import { isSpam } from './isSpam.ts'
import { operationOf } from './operationOf.ts'

const timeoutMs = 6_000
/** Of one list; an explorer hands out fifty at a time. */
const maxAnswerBytes = 4_000_000
/** Lists that are asked for until a page is whole. More and the account is no person's. */
const maxLists = 12
const maxTransfers = 100
/** A transaction that is mined does not change any more. */
const mined = {
  name: 'explorer-transactions',
  freshMs: 600_000,
  staleMs: 3_600_000,
  maxEntries: 5_000,
}

/**
 * The history of a chain that somebody else's explorer keeps, in Blockscout's API version 2. It is a
 * stranger's word: everything is checked for its form, and names are cleaned.
 *
 * @param parameters.url of the explorer, without `/api`
 * @see https://docs.blockscout.com/devs/apis/rest
 */
export function createBlockscoutHistory({
  chainId,
  url,
  chains,
  icons,
  outgoing,
}: {
  chainId: string
  url: string
  chains: Pick<Chains, 'find'>
  icons: Icons
  outgoing: Pick<Outgoing, 'resilient' | 'cache' | 'fetchConfigured'>
}): HistorySource {
  const resilient = outgoing.resilient({ name: `explorer ${chainId}`, timeoutMs, retries: 1 })
  const single = outgoing.cache<ExplorerTransaction>(mined)

  const get = <schema extends z.core.$ZodType>(
    path: string,
    schema: schema,
    signal: AbortSignal,
  ): Promise<z.core.output<schema>> =>
    resilient.run(
      async (signal) => {
        const { bytes } = await outgoing.fetchConfigured(`${url}/api/v2${path}`, {
          signal,
          maxBytes: maxAnswerBytes,
        })
        return z.parse(schema, JSON.parse(new TextDecoder().decode(bytes)))
      },
      { signal },
    )

  return {
    id: `blockscout-${chainId}`,
    chainIds: () => [chainId],
    async read({ account, after, limit, signal }) {
      const from = after === null ? null : parsePlace(after)
      // Every request on its way listens to it.
      setMaxListeners(0, signal)
      const path = `/addresses/${account}`
      const lists = [
        createList((query) => get(`${path}/transactions${query}`, TransactionList, signal), from),
        createList((query) => get(`${path}/token-transfers${query}`, TransferList, signal), from),
      ] as const
      const deeds = await gather({ lists, from, limit })
      return Promise.all(
        deeds.map(async (deed): Promise<HistoryEntry> => {
          const transaction =
            deed.transaction ??
            (
              await single.get(`${chainId}:${deed.hash}`, () =>
                get(`/transactions/${deed.hash}`, Transaction, signal),
              )
            ).value
          return {
            place: `${deed.block}.${deed.hash}`,
            transaction: describe({ ...deed, transaction, chainId, account, chains, icons }),
          }
        }),
      )
    },
  }
}

const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))
const hash = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))
const party = z.object({ hash: address })
const wholeNumber = z.string().check(z.regex(/^\d{1,78}$/))
const text = z._default(z.nullish(z.string()), null)

const Transaction = z.object({
  hash,
  timestamp: z.iso.datetime({ offset: true }),
  // Renamed along the way, like others below.
  block_number: z.nullish(z.int()),
  block: z.nullish(z.int()),
  status: z.nullish(z.string()),
  from: party,
  to: z.nullish(party),
  nonce: z.int(),
  value: wholeNumber,
  raw_input: z.nullish(z.string()),
})
type ExplorerTransaction = z.infer<typeof Transaction>

const Transfer = z.object({
  transaction_hash: z.nullish(hash),
  tx_hash: z.nullish(hash),
  block_number: z.int(),
  from: party,
  to: party,
  token: z.object({
    address_hash: z.nullish(address),
    address: z.nullish(address),
    name: text,
    symbol: text,
    type: z.string(),
  }),
  total: z.nullish(
    z.object({
      value: z.nullish(wholeNumber),
      decimals: z.nullish(z.string().check(z.regex(/^\d{1,3}$/))),
      token_id: z.nullish(wholeNumber),
    }),
  ),
})
type ExplorerTransfer = z.infer<typeof Transfer>

const next = z.nullish(z.looseObject({ block_number: z.int(), index: z.int() }))
const TransactionList = z.object({ items: z.array(Transaction), next_page_params: next })
const TransferList = z.object({ items: z.array(Transfer), next_page_params: next })

interface Place {
  readonly block: number
  readonly hash: string
}

function parsePlace(text: string): Place {
  const [, block, hash] = /^(\d{1,15})\.(0x[0-9a-f]{64})$/.exec(text) ?? []
  if (!block || !hash) {
    throw new AppError('history/invalid-place', 'This is no place in a history.', {
      kind: 'invalid',
    })
  }
  return { block: Number(block), hash }
}

/** A list that is read on as far as it is needed. */
interface List<item> {
  readonly items: readonly item[]
  /** Whether what is older has been read. */
  readonly isWhole: boolean
  readNext(): Promise<void>
}

function createList<item>(
  read: (query: string) => Promise<{
    items: readonly item[]
    next_page_params?: z.infer<typeof next>
  }>,
  from: Place | null,
): List<item> {
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
      const params = page.items.length === 0 ? null : (page.next_page_params ?? null)
      query = params && `?${new URLSearchParams(asText(params))}`
    },
  }
}

function asText(params: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      ['string', 'number'].includes(typeof value) ? [[name, `${value}`]] : [],
    ),
  )
}

/** A transaction, and what it moved as far as the lists say. */
interface Deed extends Place {
  readonly transaction: ExplorerTransaction | null
  readonly transfers: readonly ExplorerTransfer[]
}

/** Reads both lists as far as it takes to know what comes first. */
async function gather({
  lists,
  from,
  limit,
}: {
  lists: readonly [List<ExplorerTransaction>, List<ExplorerTransfer>]
  from: Place | null
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
function depthOf<item>({ items, isWhole }: List<item>, blockOf: (item: item) => number): number {
  const last = items.at(-1)
  return isWhole || last === undefined ? -1 : blockOf(last)
}

function blockOf({ block_number, block }: ExplorerTransaction): number {
  return block_number ?? block ?? Number.MAX_SAFE_INTEGER
}

function order(a: Place, b: Place): number {
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

function describe({
  chainId,
  account,
  hash,
  transaction,
  transfers,
  chains,
  icons,
}: Deed & {
  chainId: string
  account: string
  transaction: ExplorerTransaction
  chains: Pick<Chains, 'find'>
  icons: Icons
}): HistoryTransaction {
  const sender = transaction.from.hash.toLowerCase()
  const recipient = transaction.to?.hash.toLowerCase() ?? null
  const isOwn = sender === account
  const hasSucceeded = transaction.status === 'ok'
  const isPending = transaction.status === null || transaction.status === undefined
  const value = BigInt(transaction.value)
  const moved = transfers.slice(0, maxTransfers).map(({ from, to, ...rest }) => {
    const [sender, recipient] = [from.hash.toLowerCase(), to.hash.toLowerCase()]
    return { ...rest, direction: directionOf({ sender, recipient, account }), sender, recipient }
  })
  const isParty = isOwn || recipient === account
  const native =
    hasSucceeded && value > 0n && recipient !== null && isParty
      ? [{ direction: directionOf({ sender, recipient, account }), sender, recipient }]
      : []
  const currency = chains.find(chainId)?.nativeCurrency
  const iconOf = (address: string | null) => {
    const url = icons.find({ chainId, address })
    return url === null ? null : { url }
  }
  return {
    id: `${chainId}:${hash}`,
    metadata: {
      operationType: operationOf({
        isOwn,
        isCreation: recipient === null,
        // The lists do not say, and a method's name proves nothing.
        hasApproved: false,
        transfers: [...native, ...moved].map(({ direction, sender, recipient }) => ({
          direction,
          other: sender === account ? recipient : sender,
        })),
      }),
      hash,
      chain: chainId,
      minedAt: new Date(transaction.timestamp).toISOString(),
      sentFrom: checksummed(sender),
      sentTo: recipient === null ? '' : checksummed(recipient),
      status: hasSucceeded ? 'confirmed' : isPending ? 'pending' : 'failed',
      nonce: transaction.nonce,
    },
    transfers: [
      ...native.flatMap(({ direction }): HistoryTransfer[] =>
        currency
          ? [
              {
                direction,
                quantity: {
                  numeric: Amount.toDecimal({ atomic: value, decimals: currency.decimals }),
                },
                fungible_info: {
                  name: currency.name,
                  symbol: currency.symbol,
                  icon: iconOf(null),
                  flags: { is_spam: false },
                },
              },
            ]
          : [],
      ),
      ...moved.flatMap(({ direction, token, total }) => {
        const address = (token.address_hash ?? token.address)?.toLowerCase() ?? null
        const icon = address === null ? null : iconOf(address)
        const name = DisplayName.clean(token.name)
        const symbol = DisplayName.clean(token.symbol, maxSymbolLength)
        const names = [name, symbol]
        const flags = { is_spam: isSpam({ isWanted: isOwn, isKnown: icon !== null, names }) }
        return describeMoved({ direction, type: token.type, name, symbol, icon, flags, total })
      }),
    ],
  }
}

const maxSymbolLength = 24

function describeMoved({
  direction,
  type,
  name,
  symbol,
  icon,
  flags,
  total,
}: {
  direction: 'in' | 'out' | 'self'
  type: string
  name: string
  symbol: string
  icon: { url: string } | null
  flags: { is_spam: boolean }
  total: ExplorerTransfer['total']
}): HistoryTransfer[] {
  if (type === 'ERC-20') {
    // Without both nobody can say how much it was.
    if (!total?.value || !total.decimals || Number(total.decimals) > 255) return []
    const amount = { atomic: BigInt(total.value), decimals: Number(total.decimals) }
    return [
      {
        direction,
        quantity: { numeric: Amount.toDecimal(amount) },
        fungible_info: { name: name || symbol, symbol: symbol || name, icon, flags },
      },
    ]
  }
  if (!total?.token_id) return []
  const id = total.token_id.length > 8 ? `${total.token_id.slice(0, 4)}…` : total.token_id
  return [
    {
      direction,
      quantity: { numeric: total.value ?? '1' },
      nft_info: { name: `${name} #${id}`.trim(), content: null, flags },
    },
  ]
}

function directionOf({
  sender,
  recipient,
  account,
}: {
  sender: string
  recipient: string
  account: string
}): 'in' | 'out' | 'self' {
  if (sender === recipient) return 'self'
  return recipient === account ? 'in' : 'out'
}

function checksummed(address: string): string {
  return getAddress(address as `0x${string}`)
}

const tooMuch = () =>
  new AppError(
    'history/too-much-at-once',
    'The explorer has more of this account in one block than can be told.',
    { kind: 'unavailable' },
  )
