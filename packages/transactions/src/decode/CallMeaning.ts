import type { Address, Hex } from 'viem'

/** What the chain counts in, or a token by its contract. */
export type Money = 'native' | Address

/** What a call does. Where the standard is open, `amountOrId` is an amount of an ERC-20 or the id of an ERC-721. */
export type CallMeaning =
  | { readonly kind: 'nativeTransfer'; readonly to: Address; readonly valueAtomic: bigint }
  | {
      readonly kind: 'tokenTransfer'
      readonly token: Address
      /** `null`: of the account that signs. */
      readonly from: Address | null
      readonly to: Address
      readonly amountAtomic: bigint
    }
  | {
      readonly kind: 'approval'
      readonly token: Address
      readonly spender: Address
      readonly amountAtomic: bigint
      /** More than anybody has: the spender may take everything, also what comes later. */
      readonly isUnlimited: boolean
      readonly change: 'set' | 'increase' | 'decrease'
    }
  | {
      readonly kind: 'collectibleTransfer'
      readonly collection: Address
      readonly from: Address
      readonly to: Address
      readonly pieces: readonly { readonly tokenId: bigint; readonly amount: bigint }[]
    }
  | {
      readonly kind: 'collectibleApproval'
      readonly collection: Address
      readonly operator: Address
      readonly tokenId: bigint
    }
  | {
      /** All pieces of a collection, also those that come later. */
      readonly kind: 'approvalForAll'
      readonly collection: Address
      readonly operator: Address
      readonly isApproved: boolean
    }
  | {
      /** `transferFrom` or `approve` of a contract whose standard nobody told. */
      readonly kind: 'transferOfUnknownStandard' | 'approvalOfUnknownStandard'
      readonly contract: Address
      /** `null`: of the account that signs. */
      readonly from: Address | null
      readonly to: Address
      readonly amountOrId: bigint
    }
  | {
      readonly kind: 'permit'
      readonly token: Address
      readonly owner: Address
      readonly spender: Address
      readonly amountAtomic: bigint
      readonly isUnlimited: boolean
      /** Unix time. */
      readonly deadlineSeconds: bigint
    }
  | {
      /** Between what the chain counts in and its token. */
      readonly kind: 'wrap' | 'unwrap'
      readonly token: Address
      readonly amountAtomic: bigint
    }
  | {
      readonly kind: 'swap'
      readonly router: Address
      /** At most this leaves. */
      readonly pays: { readonly money: Money; readonly mostAtomic: bigint }
      /** At least this arrives, or it reverts. */
      readonly receives: { readonly money: Money; readonly leastAtomic: bigint }
      readonly recipient: Address
      /** Unix time; `null`: it can wait for ever, or its end stands where nobody but the aggregator reads it. */
      readonly deadlineSeconds: bigint | null
      /** Who finds the way and answers for what arrives; `null`: the way is in the bytes. */
      readonly aggregator: 'KyberSwap' | 'LI.FI' | null
      /** The tokens that it goes through, with both ends as contracts. */
      readonly path: readonly Address[]
    }
  | { readonly kind: 'deployment'; readonly valueAtomic: bigint }
  | {
      readonly kind: 'unknown'
      readonly to: Address
      readonly selector: Hex | null
      readonly valueAtomic: bigint
    }
