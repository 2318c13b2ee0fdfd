import type * as Wire from '@foyer/protocol'
import type { Amount } from '../primitives/Amount.ts'
import type { Asked, Backend } from './Backend.ts'
import type { Reading } from './cachedReads.ts'
import {
  accountOn,
  decimals,
  field,
  label,
  missingChains,
  type QueryOf,
  rows,
  tokens,
  type Unchecked,
  usd,
} from './wire.ts'

/** What an account has of one token, and of what the chain itself counts in. */
export interface TokenBalance extends Amount {
  readonly name: string
  readonly symbol: string
  /** CAIP-2. */
  readonly chainId: string
  /** CAIP-10; `null` for what the chain itself counts in. */
  readonly address: string | null
  /** All of it, in US dollars; `null` when nobody knows. */
  readonly valueUsd: number | null
  /** One whole token, in US dollars. */
  readonly priceUsd: number | null
  /** On the backend or `data:`. */
  readonly iconUrl: string | null
  /** Sent unasked, with a name that leads elsewhere: to be hidden until a user asks for it. */
  readonly isSpam: boolean
}

/** The same with text for amounts, as the wire has it: it can be written as JSON. */
export type PlainTokenBalance = Wire.TokenBalance

/** What an account has, as far as the backend could find out. */
export interface TokenBalances {
  readonly tokens: readonly TokenBalance[]
  /** CAIP-2 ids of chains that were not read in full: the account may have more there. */
  readonly missingChainIds: readonly string[]
}

/** Whose balances. */
export interface BalancesQuestion extends Asked {
  readonly account: string
  /** A user wants them now, or they are known to have changed. */
  readonly forceUpdate?: boolean | undefined
}

/** What the specification allows for balances. */
const freshMs = 30_000
/** More rows than any list renders; the rest of a hostile answer is not read. */
const maxRows = 10_000
const nothing: TokenBalances = { tokens: [], missingChainIds: [] }

export function createTokenBalances(backend: Backend) {
  const read = backend.kept<TokenBalances>({ freshMs, empty: nothing, what: 'balances' })

  return async (question: BalancesQuestion): Promise<Reading<TokenBalances>> => {
    const { account, network, forceUpdate } = question
    const { caipNetworkId, testnet } = network
    // A testnet's money is worth nothing, so nobody is asked for it.
    if (testnet)
      return { status: 'unsupported', value: nothing, readAtMs: backend.clock.now(), error: null }
    const query = {
      currency: 'usd',
      chainId: caipNetworkId,
    } satisfies QueryOf<Wire.BalanceQuery>
    return read({
      asked: question,
      key: `${caipNetworkId}:${account}`,
      force: forceUpdate,
      path: `/v1/account/${encodeURIComponent(account)}/balance`,
      query: (forceUpdate
        ? { ...query, forceUpdate: 'true' }
        : query) satisfies QueryOf<Wire.BalanceQuery>,
      read(json: Unchecked<Wire.Balances>, headers) {
        const tokens = readBalances(json, { caipNetworkId, image: backend.image })
        return tokens && { tokens, missingChainIds: missingChains(headers) }
      },
    })
  }
}

/**
 * Rows that make no sense are left out, so that one bad token hides no other: one without a name, of
 * another chain, with an amount that is none, or without decimals, which is of low quality.
 */
function readBalances(
  json: Unchecked<Wire.Balances>,
  { caipNetworkId, image }: { caipNetworkId: string; image: Backend['image'] },
): readonly TokenBalance[] | null {
  const seen = new Set<string>()
  const readRow = (row: Unchecked<Wire.TokenBalance>): TokenBalance | null => {
    const quantity = field(row, 'quantity')
    const places = decimals(field(quantity, 'decimals'))
    const amount = places ? tokens(field(quantity, 'numeric'), places) : null
    const symbol = label(field(row, 'symbol'), 24)
    const name = label(field(row, 'name')) ?? symbol
    const given = field(row, 'address') ?? null
    const address = given === null ? null : accountOn(given, caipNetworkId)
    // A token whose address cannot be read must not pass for the chain's own money.
    if (given !== null && address === null) return null
    if (!amount || !symbol || !name || field(row, 'chainId') !== caipNetworkId) return null
    const key = address?.toLowerCase() ?? ''
    if (seen.has(key)) return null
    seen.add(key)
    return {
      ...amount,
      name,
      symbol,
      chainId: caipNetworkId,
      address,
      valueUsd: usd(field(row, 'value')),
      priceUsd: usd(field(row, 'price')),
      iconUrl: image(field(row, 'iconUrl')),
      isSpam: field(row, 'isSpam') === true,
    }
  }
  return rows(field(json, 'balances'), readRow, maxRows)
}
