import type * as Wire from '@foyer/protocol'
import type { Asked, Backend } from './Backend.ts'
import type { Reading } from './cachedReads.ts'
import {
  decimal,
  field,
  label,
  missingChains,
  moment,
  type QueryOf,
  rows,
  token,
  type Unchecked,
  usd,
} from './wire.ts'

/** What a transaction did, seen from the account. */
export type OperationType = Wire.OperationType

/** One transaction of an account. */
export interface HistoryTransaction {
  readonly id: string
  readonly operationType: OperationType
  readonly hash: string
  /** CAIP-2. */
  readonly chain: string
  /** When its block was made, in milliseconds since 1970. */
  readonly minedAtMs: number | null
  readonly sentFrom: string
  /** `null` when it made a contract. */
  readonly sentTo: string | null
  readonly status: Wire.HistoryTransaction['metadata']['status']
  /** `null` when the chain family has none. */
  readonly nonce: number | null
  readonly transfers: readonly HistoryTransfer[]
}

/** What moved to or from the account. */
export interface HistoryTransfer {
  readonly direction: Wire.HistoryTransfer['direction']
  /** Who gave it: of a token its sender, not the transaction's. `null` when the server does not say. */
  readonly from: string | null
  /** Who got it. */
  readonly to: string | null
  /** Whole tokens as an exact decimal; pieces of a collectible. */
  readonly quantity: string
  /** In US dollars at that time. */
  readonly valueUsd: number | null
  readonly fungible: {
    readonly name: string
    readonly symbol: string
    readonly iconUrl: string | null
    readonly isSpam: boolean
  } | null
  readonly nft: {
    readonly name: string
    readonly previewUrl: string | null
    readonly isSpam: boolean
  } | null
}

/** One page of a history, newest first. */
export interface HistoryPage {
  readonly transactions: readonly HistoryTransaction[]
  /** Cursor of the next page; `null` at the end. */
  readonly next: string | null
  /** CAIP-2 ids of chains of which this page does not tell all. */
  readonly missingChainIds: readonly string[]
}

/** Which page of whose history. */
export interface HistoryQuestion extends Asked {
  readonly account: string
  /** What the page before gave as `next`; the newest page when absent. */
  readonly cursor?: string | undefined
  /** Only what a seller of the name delivered. */
  readonly onramp?: string | undefined
  /** A user looks now, or it is known to have changed. */
  readonly force?: boolean | undefined
}

const operationTypes: readonly OperationType[] = [
  ...(['approve', 'borrow', 'burn', 'cancel', 'claim', 'deploy', 'deposit', 'execute'] as const),
  ...(['mint', 'receive', 'repay', 'send', 'stake', 'trade', 'unstake', 'withdraw'] as const),
  'buy',
]
const statuses: readonly HistoryTransaction['status'][] = ['confirmed', 'failed', 'pending']
const directions: readonly HistoryTransfer['direction'][] = ['in', 'out', 'self']
const freshMs = 15_000
const maxTransactions = 1_000
const maxTransfers = 500
const empty: HistoryPage = { transactions: [], next: null, missingChainIds: [] }

export function createHistory(backend: Backend) {
  const read = backend.kept<HistoryPage>({ freshMs, empty, what: 'history' })

  return async (question: HistoryQuestion): Promise<Reading<HistoryPage>> => {
    const { account, network, cursor, onramp, force } = question
    const chainId = network.caipNetworkId
    return read({
      asked: question,
      force,
      path: `/v1/account/${encodeURIComponent(account)}/history`,
      query: { chainId, cursor, onramp } satisfies QueryOf<Wire.HistoryQuery>,
      read(json: Unchecked<Wire.HistoryPage>, headers) {
        const page = readPage(json, { chainId, cursor, image: backend.image })
        return page && { ...page, missingChainIds: missingChains(headers) }
      },
    })
  }
}

interface Reader {
  readonly chainId: string
  readonly cursor: string | undefined
  readonly image: Backend['image']
}

function readPage(
  json: Unchecked<Wire.HistoryPage>,
  reader: Reader,
): Omit<HistoryPage, 'missingChainIds'> | null {
  const seen = new Set<string>()
  const transactions = rows(
    field(json, 'data'),
    (row) => {
      const transaction = readTransaction(row, reader)
      if (!transaction || seen.has(transaction.id)) return null
      seen.add(transaction.id)
      return transaction
    },
    maxTransactions,
  )
  const next = token(field(json, 'next'), 4_096)
  // A page that leads to itself would be asked for until the user gives up.
  return transactions && { transactions, next: next === reader.cursor ? null : next }
}

/** `null` for what is no transaction, for another chain's, and for spam. */
function readTransaction(
  row: Unchecked<Wire.HistoryTransaction>,
  reader: Reader,
): HistoryTransaction | null {
  const metadata = field(row, 'metadata')
  const id = token(field(row, 'id'))
  const hash = token(field(metadata, 'hash'))
  const operationType = operationTypes.find((known) => known === field(metadata, 'operationType'))
  const status = statuses.find((known) => known === field(metadata, 'status'))
  const sentFrom = token(field(metadata, 'sentFrom'))
  if (!id || !hash || !operationType || !status || !sentFrom) return null
  if (field(metadata, 'chain') !== reader.chainId) return null

  const given = field(row, 'transfers') ?? []
  if (!Array.isArray(given)) return null
  const read = given.slice(0, maxTransfers).map((transfer) => readTransfer(transfer, reader))
  // Only when every one of them is flagged: what cannot be read is not known to be spam.
  if (given.length > 0 && read.every((transfer) => transfer?.nft?.isSpam)) return null
  const nonce = field(metadata, 'nonce')
  return {
    id,
    operationType,
    hash,
    chain: reader.chainId,
    minedAtMs: moment(field(metadata, 'minedAt')),
    sentFrom,
    sentTo: token(field(metadata, 'sentTo')),
    status,
    nonce: Number.isSafeInteger(nonce) && (nonce as number) >= 0 ? (nonce as number) : null,
    transfers: read.filter((transfer) => transfer !== null),
  }
}

function readTransfer(
  row: Unchecked<Wire.HistoryTransfer>,
  { image }: Reader,
): HistoryTransfer | null {
  const direction = directions.find((known) => known === field(row, 'direction'))
  const quantity = decimal(field(field(row, 'quantity'), 'numeric'))
  if (!direction || !quantity) return null
  const fungible = field(row, 'fungible_info')
  const nft = field(row, 'nft_info')
  const isSpam = (info: Unchecked<{ flags: { is_spam: boolean } }>) =>
    field(field(info, 'flags'), 'is_spam') === true
  const symbol = label(field(fungible, 'symbol'), 24)
  return {
    direction,
    from: token(field(row, 'from')),
    to: token(field(row, 'to')),
    quantity,
    valueUsd: usd(field(row, 'value')),
    fungible: symbol
      ? {
          name: label(field(fungible, 'name')) ?? symbol,
          symbol,
          iconUrl: image(field(field(fungible, 'icon'), 'url')),
          isSpam: isSpam(fungible),
        }
      : null,
    nft:
      typeof nft === 'object' && nft !== null
        ? {
            name: label(field(nft, 'name')) ?? '',
            previewUrl: image(field(field(field(nft, 'content'), 'preview'), 'url')),
            isSpam: isSpam(nft),
          }
        : null,
  }
}
