import type { TransferOutcome } from '../../adapter/Transfer.ts'
import type { Network } from '../../primitives/Network.ts'
import type { SendAsset, SendRecipient } from './SendState.ts'

/** A transfer that a wallet says it sent, and what nodes say of it. */
export interface SentTransfer {
  readonly hash: string
  readonly sentAtMs: number
  readonly namespace: string
  readonly network: Network
  readonly from: string
  readonly asset: SendAsset
  readonly amountAtomic: bigint
  readonly recipient: SendRecipient
  /** `null` until a node was asked. */
  readonly outcome: TransferOutcome | null
  /** The user has read what differs. */
  readonly isRead: boolean
  /**
   * Of an earlier visit, and not what this browser remembers of it: the wallet sent something else, or somebody
   * changed what is remembered. What is shown is what the chain has.
   */
  readonly isUnmatched?: boolean | undefined
}

/** A transfer that is to be followed. */
export type FollowedTransfer = Omit<SentTransfer, 'outcome' | 'isRead'>
