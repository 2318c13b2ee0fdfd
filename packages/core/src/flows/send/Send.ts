import type { StoreApi } from 'zustand/vanilla'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import type { SendState, SendUnit } from './SendState.ts'
import type { SentTransfer } from './SentTransfer.ts'

/** With what a transfer begins; texts are read as if a user wrote them. */
export interface SendStart {
  readonly namespace?: string | undefined
  readonly asset?: HeldAsset | undefined
  /** Of the token, in place of `asset`: chosen as soon as the account is known to have it. `native` when absent. */
  readonly assetAddress?: string | undefined
  readonly amount?: string | undefined
  /** All there is, in place of `amount`: of what the chain counts in, as much as the fee leaves. */
  readonly isMax?: boolean | undefined
  readonly to?: string | undefined
  /** CAIP-2: on another network than this nothing can be reviewed. */
  readonly chainId?: string | undefined
}

/** The transfer of a client: one at a time, which outlives the view that shows it. */
export interface Send {
  readonly store: Pick<StoreApi<SendState>, 'getState' | 'subscribe'>
  /** Begins another one, unless the outcome of the last is not known. */
  start(how?: SendStart): void
  /** What is sent. */
  chooseAsset(asset: HeldAsset): void
  /** How much, as it was typed, in the unit that was chosen. */
  writeAmount(text: string): void
  /** From tokens to dollars or back; the amount stays as much as it was. */
  chooseUnit(unit: SendUnit): void
  /** Reads again how much there is. */
  readBalance(): Promise<void>
  /** All there is; of what the chain counts in, as much as the fee leaves. */
  writeMax(): Promise<void>
  /** Where it goes, as it was typed: an address or a name. */
  writeRecipient(text: string): void
  /** The user says that an address which looks like one they know is right. */
  acceptLookAlike(): void
  /**
   * Reads the fee and goes to the review, when the button says `previewSend`.
   *
   * @throws `transfer/unsupported-chain` for a namespace that nothing is sent on; on Solana `transfer/incomplete`
   *   while there is no amount or no recipient
   */
  preview(): Promise<void>
  /** Reads the fee again; for as long as the review is on screen. */
  refreshFee(): Promise<void>
  /**
   * Asks the wallet, once: nothing happens while an answer is missing, or while `counterparts` is `reading`, before which
   * nobody can tell whether the recipient looks like another one.
   */
  confirm(): Promise<void>
  /** From the review to the form. */
  edit(): void
  /** The user has read what became of it. */
  acknowledge(): void
  /** What wallets sent since the page was loaded, and what was under way then, the newest last. */
  readonly sent: Pick<StoreApi<readonly SentTransfer[]>, 'getState' | 'subscribe'>
  /** Resolves with the hash of the transfer that is begun now. @throws `modal/closed` when it is given up */
  finished(): Promise<{ readonly hash: string }>
}
