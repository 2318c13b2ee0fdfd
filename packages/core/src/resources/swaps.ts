import type * as Wire from '@foyer/protocol'
import type { Asked, Backend } from './Backend.ts'
import {
  accountOn,
  addressOn,
  atomic,
  bytes,
  decimals,
  field,
  isSameAddress,
  label,
  type QueryOf,
  rows,
  token,
  type Unchecked,
} from './wire.ts'

/** What one token gives of another. */
export interface SwapQuote {
  readonly id: string
  readonly fromAtomic: bigint
  /** CAIP-10 of the token. */
  readonly from: string
  readonly toAtomic: bigint
  readonly to: string
}

/** A token that can be swapped. */
export interface SwapToken {
  readonly name: string
  readonly symbol: string
  /** CAIP-10. */
  readonly address: string
  readonly decimals: number
  /** On the backend or `data:`. */
  readonly iconUrl: string | null
  /** Whether it takes a signature in place of an approval. */
  readonly eip2612: boolean
}

/** Wei for one unit of gas, by how soon a transaction should be in. */
export interface GasPrice {
  readonly standardWei: bigint
  readonly fastWei: bigint
  readonly instantWei: bigint
}

/** A transaction as the server proposes it; a user has to see and approve it. */
export interface SwapTransaction {
  /** Always the account that asked. */
  readonly from: string
  readonly to: string
  readonly data: string
  readonly valueWei: bigint
  readonly gas: bigint
  readonly gasPriceWei: bigint
}

/** An approval: how much the exchange may take. */
export interface SwapApproval {
  readonly transaction: SwapTransaction
  /** The token takes a new allowance only after this, which sets it to 0. */
  readonly isReset: boolean
}

/** A swap, and what it gives. */
export interface BuiltSwap {
  readonly transaction: SwapTransaction
  /** What would arrive now; `null` when the server does not say. */
  readonly toAtomic: bigint | null
  /** With less it reverts. */
  readonly minimumToAtomic: bigint | null
  /** In milliseconds since 1970. */
  readonly expiresAtMs: number | null
}

/** Which token for which, both CAIP-10 on the network that is asked about. */
export interface SwapPair extends Asked {
  readonly from: string
  readonly to: string
  readonly userAddress: string
}

/** How much of the first token. */
export interface SwapAmount extends SwapPair {
  readonly amountAtomic: bigint
}

/** The exchange's routes. Figures of money that are none make the whole answer unreadable. */
export interface Swaps {
  tokens(question: Asked): Promise<readonly SwapToken[]>
  /** Empty when nothing leads there with this amount. Never kept: ask again while it is shown. */
  quotes(question: SwapAmount & { gasPriceWei?: bigint }): Promise<readonly SwapQuote[]>
  /**
   * What an exchange may take of a token (CAIP-10). `null`: the network is not served.
   *
   * @param question.spender the contract that a built swap calls; without it the least that any exchange of the server
   *   may take
   */
  allowance(
    question: Asked & { tokenAddress: string; userAddress: string; spender?: string },
  ): Promise<bigint | null>
  gasPrice(question: Asked): Promise<GasPrice | null>
  buildApprove(
    question: SwapPair & { amountAtomic?: bigint; spender?: string },
  ): Promise<SwapApproval | null>
  buildTransaction(
    question: SwapAmount & {
      slippagePercent?: number
      disableEstimate?: boolean
      /** By this exchange alone, as it may take the token already. */
      spender?: string | undefined
    },
  ): Promise<BuiltSwap | null>
}

const tokensFreshMs = 300_000
const maxTokens = 10_000
const maxQuotes = 50

export function createSwaps(backend: Backend): Swaps {
  const readTokens = backend.kept<readonly SwapToken[]>({ freshMs: tokensFreshMs, empty: [] })

  return {
    async tokens(asked) {
      const { caipNetworkId } = asked.network
      const { value } = await readTokens({
        asked,
        path: '/v1/convert/tokens',
        query: { chainId: caipNetworkId } satisfies QueryOf<Wire.ConvertTokensQuery>,
        read: (json: Unchecked<Wire.ConvertTokens>) =>
          rows(
            field(json, 'tokens'),
            (row) => readToken(row, { caipNetworkId, image: backend.image }),
            maxTokens,
          ),
      })
      return value
    },
    quotes: (question) =>
      backend.ask(question, [], {
        path: '/v1/convert/quotes',
        query: {
          amount: String(question.amountAtomic),
          userAddress: question.userAddress,
          from: question.from,
          to: question.to,
          gasPrice: question.gasPriceWei === undefined ? undefined : String(question.gasPriceWei),
        } satisfies QueryOf<Wire.ConvertQuotesQuery>,
        read: (json: Unchecked<Wire.ConvertQuotes>) =>
          rows(field(json, 'quotes'), (row) => readQuote(row, question), maxQuotes),
      }),
    allowance: (question) =>
      backend.ask(question, null, {
        path: '/v1/convert/allowance',
        query: {
          tokenAddress: question.tokenAddress,
          userAddress: question.userAddress,
          spender: question.spender,
        } satisfies QueryOf<Wire.ConvertAllowanceQuery>,
        read: (json: Unchecked<Wire.ConvertAllowance>) => atomic(field(json, 'allowance')),
      }),
    gasPrice: (question) =>
      backend.ask(question, null, {
        path: '/v1/convert/gas-price',
        query: {
          chainId: question.network.caipNetworkId,
        } satisfies QueryOf<Wire.ChainQuery>,
        read: readGasPrice,
      }),
    buildApprove: (question) =>
      backend.ask(question, null, {
        path: '/v1/convert/build-approve',
        query: {
          userAddress: question.userAddress,
          from: question.from,
          to: question.to,
          amount: question.amountAtomic === undefined ? undefined : String(question.amountAtomic),
          spender: question.spender,
        } satisfies QueryOf<Wire.ConvertApproveQuery>,
        read(json: Unchecked<Wire.ConvertApprove>): SwapApproval | null {
          const tx = field(json, 'tx')
          const transaction = readTransaction(tx, field(tx, 'value'), question)
          return transaction && { transaction, isReset: field(json, 'isReset') === true }
        },
      }),
    buildTransaction: (question) =>
      backend.ask(question, null, {
        path: '/v1/convert/build-transaction',
        body: {
          amount: String(question.amountAtomic),
          from: question.from,
          to: question.to,
          userAddress: question.userAddress,
          ...(question.slippagePercent !== undefined && {
            eip155: { slippage: question.slippagePercent },
          }),
          ...(question.spender !== undefined && { spender: question.spender }),
          ...(question.disableEstimate !== undefined && {
            disableEstimate: question.disableEstimate,
          }),
        } satisfies Wire.ConvertTransactionRequestInput,
        read(json: Unchecked<Wire.ConvertTransaction>): BuiltSwap | null {
          const tx = field(json, 'tx')
          const transaction = readTransaction(tx, field(tx, 'amount'), question)
          const expiresAtMs = field(json, 'expiresAtMs')
          return (
            transaction && {
              transaction,
              toAtomic: atomic(field(json, 'toAmount')),
              minimumToAtomic: atomic(field(json, 'minimumToAmount')),
              expiresAtMs: Number.isSafeInteger(expiresAtMs) ? (expiresAtMs as number) : null,
            }
          )
        },
      }),
  }
}

function readToken(
  row: Unchecked<Wire.ConvertToken>,
  { caipNetworkId, image }: { caipNetworkId: string; image: Backend['image'] },
): SwapToken | null {
  const address = accountOn(field(row, 'address'), caipNetworkId)
  const places = decimals(field(row, 'decimals'))
  const symbol = label(field(row, 'symbol'), 24)
  if (!address || places === null || !symbol) return null
  return {
    name: label(field(row, 'name')) ?? symbol,
    symbol,
    address,
    decimals: places,
    iconUrl: image(field(row, 'logoUri')),
    eip2612: field(row, 'eip2612') === true,
  }
}

/** `null` for a quote of other tokens or of another amount than was asked for. */
function readQuote(
  row: Unchecked<Wire.ConvertQuotes['quotes'][number]>,
  { from, to, amountAtomic }: SwapAmount,
): SwapQuote | null {
  const id = token(field(row, 'id'), 1_024)
  const fromAtomic = atomic(field(row, 'fromAmount'))
  const toAtomic = atomic(field(row, 'toAmount'))
  const is = (name: 'fromAccount' | 'toAccount', asked: string) => {
    const given = field(row, name)
    return typeof given === 'string' && isSameAddress(given, asked)
  }
  if (!id || toAtomic === null || fromAtomic !== amountAtomic) return null
  return is('fromAccount', from) && is('toAccount', to)
    ? { id, fromAtomic, from, toAtomic, to }
    : null
}

function readGasPrice(json: Unchecked<Wire.GasPrice>): GasPrice | null {
  const standardWei = atomic(field(json, 'standard'))
  const fastWei = atomic(field(json, 'fast'))
  const instantWei = atomic(field(json, 'instant'))
  return standardWei === null || fastWei === null || instantWei === null
    ? null
    : { standardWei, fastWei, instantWei }
}

/** `null` unless it is whole, on the network that was asked about and paid by the account that asked. */
function readTransaction(
  tx: Unchecked<Pick<Wire.ConvertApprove['tx'], 'from' | 'to' | 'data' | 'eip155'>>,
  value: unknown,
  { network, userAddress }: SwapPair,
): SwapTransaction | null {
  const from = addressOn(field(tx, 'from'), network.caipNetworkId)
  const to = addressOn(field(tx, 'to'), network.caipNetworkId)
  const user = addressOn(userAddress, network.caipNetworkId)
  const data = bytes(field(tx, 'data'))
  const valueWei = atomic(value)
  const gas = atomic(field(field(tx, 'eip155'), 'gas'))
  const gasPriceWei = atomic(field(field(tx, 'eip155'), 'gasPrice'))
  if (!from || !to || !user || !isSameAddress(from, user)) return null
  if (data === null || valueWei === null || gas === null || gasPriceWei === null) return null
  return { from, to, data, valueWei, gas, gasPriceWei }
}
