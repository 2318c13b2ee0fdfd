/** What an instruction of a Solana transaction does. Accounts and programs by address, in base58. */
export type SolanaMeaning =
  | {
      readonly kind: 'transfer'
      readonly from: string
      readonly to: string
      readonly lamports: bigint
    }
  | {
      /** Between accounts for a token, not between those who own them. */
      readonly kind: 'tokenTransfer'
      readonly source: string
      readonly destination: string
      /** Who may move it. */
      readonly authority: string
      /** Where the instruction does not say it, as older ones do, the source tells. */
      readonly mint: string | null
      readonly amountAtomic: bigint
      /** The chain refuses the transfer where the mint has others. */
      readonly decimals: number | null
    }
  | {
      /** Somebody may take tokens of an account later. */
      readonly kind: 'approval'
      readonly account: string
      readonly delegate: string
      readonly mint: string | null
      readonly amountAtomic: bigint
      readonly decimals: number | null
      /** More than anybody has. */
      readonly isUnlimited: boolean
    }
  | {
      /** Somebody else decides over an account for a token, or over a mint. */
      readonly kind: 'authority'
      readonly account: string
      readonly right: 'owner' | 'close' | 'mint' | 'freeze'
      /** `null`: nobody any more. */
      readonly to: string | null
    }
  | {
      /** An account obeys a program from now on, and no key any more. */
      readonly kind: 'assignment'
      readonly account: string
      readonly program: string
    }
  | {
      readonly kind: 'tokenAccount'
      readonly account: string
      readonly owner: string
      readonly mint: string
    }
  | {
      readonly kind: 'creation'
      readonly account: string
      readonly lamports: bigint
      readonly program: string
    }
  | {
      /** What is left in an account goes to another one. */
      readonly kind: 'closing'
      readonly account: string
      readonly destination: string
    }
  | {
      readonly kind: 'burning'
      readonly account: string
      readonly mint: string
      readonly amountAtomic: bigint
    }
  | {
      /** The transaction does not run out: its holder can hand it in at any later time. */
      readonly kind: 'durableNonce'
    }
  | { readonly kind: 'memo'; readonly text: string }
  /** Fees and other matters that move nothing. */
  | { readonly kind: 'housekeeping' }
  | { readonly kind: 'unknown'; readonly program: string }
