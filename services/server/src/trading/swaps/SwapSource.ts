import type { Address, Hex } from 'viem'
import type { TokenFacts } from '../../chain-data/prices/createTokenFacts.ts'
import type { Token } from '../../chain-data/prices/TokenId.ts'

/** What comes out for what goes in. */
export interface SwapQuote {
  /** Contracts on the way, from first to last; the chain's own currency is there as its wrapped form. */
  readonly path: readonly Address[]
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
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
}

/** What is swapped for what. Both tokens are of the same chain. */
interface SwapPair {
  readonly from: Token
  readonly to: Token
}

/**
 * Swaps on the exchanges that the operator named. Everything is asked of the chain itself, at once, and
 * nothing is remembered but the list of tokens.
 *
 * All of them throw `swap/refused` (invalid) with a message for the caller, and, within 3 s,
 * something of kind `unavailable` when no node answers.
 */
export interface SwapSource {
  /** Tokens that have a pool, what the chain itself counts in first. */
  tokens(caipNetworkId: string): Promise<readonly (TokenFacts & { readonly address: Address })[]>
  /** @returns `null` when no pools lead there with this amount */
  quote(request: SwapPair & { amount: bigint }): Promise<SwapQuote | null>
  /** How much the exchange may take of a token; what needs no approval has no end. */
  allowance(request: { token: Token; owner: Address }): Promise<bigint>
  buildApproval(
    request: SwapPair & {
      owner: Address
      /** Without end when left out. */
      amount?: bigint | undefined
    },
  ): Promise<BuiltApproval>
  buildSwap(
    request: SwapPair & {
      amount: bigint
      /** Pays and receives. */
      owner: Address
      /** How much less than quoted may arrive, in hundredths of a percent. */
      slippageBps: number
      /** Try it out on the chain, which needs the approval to be there. */
      isTried: boolean
    },
  ): Promise<BuiltSwap>
}
