import type { TransferAsset } from '../../adapter/Transfer.ts'
import type { Amount } from '../../primitives/Amount.ts'

/** What an account has and may send: what the chain counts in, a token, or a collectible. `atomic` is what there is. */
export interface HeldAsset extends Amount {
  readonly asset: TransferAsset
  /** Nobody has said yet how much there is: `atomic` is no figure to show. */
  readonly isBalanceUnknown?: boolean | undefined
  /** A node told the balance, since no list has the token. */
  readonly isReadFromChain?: boolean | undefined
  readonly name: string
  readonly symbol: string
  /** One whole token in US dollars; `null` when nobody knows. */
  readonly priceUsd: number | null
  readonly iconUrl: string | null
}
