import type { Address, Hex } from 'viem'
import type { TokenFacts } from '../../chain-data/prices/createTokenFacts.ts'
import type { Token } from '../../chain-data/prices/TokenId.ts'

/** What comes out for what goes in. */
interface SwapQuote {
  /** Who says so: contracts on the way, or the name of an aggregator. */
  readonly id: string
  /** Base units. */
  readonly toAmount: bigint
}

/** What a transaction may cost. */
export interface TransactionCost {
  readonly gas: bigint
  /** Wei for one unit. */
  readonly gasPrice: bigint
}

/** A transaction to be signed. */
export interface BuiltTransaction extends TransactionCost {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  /** Wei of the chain's own currency. */
  readonly value: bigint
}

export interface BuiltApproval extends BuiltTransaction {
  /** It sets the allowance to 0, because the token takes no other value before that. */
  readonly isReset: boolean
}

export interface BuiltSwap extends BuiltTransaction {
  readonly toAmount: bigint
  /** With less it reverts. */
  readonly minimumToAmount: bigint
  /** Milliseconds since 1970; `null`: nobody says. */
  readonly expiresAtMs: number | null
}

/** What is swapped for what. Both tokens are of the same chain. */
export interface SwapPair {
  readonly from: Token
  readonly to: Token
}

/** A swap to be built. */
export interface SwapOrder extends SwapPair {
  readonly amount: bigint
  /** Pays and receives. */
  readonly owner: Address
  /** How much less than quoted may arrive, in hundredths of a percent. */
  readonly slippageBps: number
  /** Try it out on the chain, which needs the approval to be there. */
  readonly isTried: boolean
}

/** A token that can be swapped. */
export type SwappableToken = TokenFacts & { readonly address: Address }

/**
 * One that swaps: the pools of a chain, or an aggregator. What it is asked on a chain without an `exchange`
 * of its own it need not answer.
 *
 * All of them throw `swap/refused` (invalid) with a message for the caller, and, within 3 s, something of
 * kind `unavailable` when nobody answers.
 */
export interface SwapSource {
  /** For the log. */
  readonly name: string
  /** Who takes the tokens of a swap on this chain; `null` where it does not swap. */
  exchange(caipNetworkId: string): Address | null
  /** Tokens that it knows, what the chain itself counts in first. */
  tokens(caipNetworkId: string): Promise<readonly SwappableToken[]>
  /** @returns `null` when nothing leads there with this amount */
  quote(request: SwapPair & { amount: bigint; owner: Address | null }): Promise<SwapQuote | null>
  buildSwap(order: SwapOrder): Promise<BuiltSwap>
}

/**
 * All that swap on this server, together: everything is asked of them at once, the best answer counts, and
 * one that fails takes none along.
 *
 * All of them throw as those of {@link SwapSource} do.
 */
export interface Swaps {
  /** Of all of them, what the chain itself counts in first. */
  tokens(caipNetworkId: string): Promise<readonly SwappableToken[]>
  /** The best first; none when nothing leads there with this amount. */
  quotes(
    request: SwapPair & { amount: bigint; owner: Address | null },
  ): Promise<readonly SwapQuote[]>
  /**
   * How much an exchange may take of a token; what needs no approval has no end.
   *
   * @param request.spender one of the server's; `null`: the least that any of them may take
   */
  allowance(request: { token: Token; owner: Address; spender: Address | null }): Promise<bigint>
  buildApproval(
    request: SwapPair & {
      owner: Address
      /** One of the server's; `null`: the first. */
      spender: Address | null
      /** Without end when left out. */
      amount?: bigint | undefined
    },
  ): Promise<BuiltApproval>
  /**
   * By the one that brings most.
   *
   * @param order.spender by this exchange alone, as it may take the token already; `null`: by any
   */
  buildSwap(order: SwapOrder & { spender: Address | null }): Promise<BuiltSwap>
}
