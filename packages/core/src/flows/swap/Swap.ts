import type { StoreApi } from 'zustand/vanilla'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import type { SwapState, SwapUnit } from './SwapState.ts'

/** With what a swap begins: tokens by symbol of the list, or by address. */
export interface SwapStart {
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  /** As a program writes it: a point is a point. */
  readonly amount?: string | undefined
}

/** The swap of a client: one at a time, which outlives the view that shows it. */
export interface Swap {
  readonly store: Pick<StoreApi<SwapState>, 'getState' | 'subscribe'>
  /** Begins another one, unless the outcome of the last is not known. */
  start(how?: SwapStart): void
  /** What is paid. What is received is another one: choosing the same one changes places. */
  choosePay(asset: HeldAsset): void
  /** What is received. */
  chooseGet(asset: HeldAsset): void
  /**
   * A token that the list lacks, as its contract tells of itself: show its address whole, and say that anybody can make
   * one of any name. `null` where no token is. Never rejects.
   */
  findToken(address: string): Promise<HeldAsset | null>
  /** What was paid is received, and the other way around; as much as was received is paid. */
  switchTokens(): void
  /** How much is paid, as it was typed, in the unit that was chosen. */
  writeAmount(text: string): void
  /** From tokens to dollars or back; the amount stays as much as it was. */
  chooseUnit(unit: SwapUnit): void
  /** All there is; of what the chain counts in, as much as the fee leaves. */
  writeMax(): void
  /** Reads again how much there is. */
  readBalance(): Promise<void>
  /** In hundredths of a percent, from 1 to 5,000. */
  setSlippage(bps: number): void
  /** Asks again what the exchange gives; for as long as the form is on screen. */
  refreshQuote(): void
  /**
   * Asks the server for the transaction, checks what it does, and goes to the review, when the button says
   * `reviewSwap`. Never rejects: what went wrong is the notice.
   */
  preview(): Promise<void>
  /** Reads the fee again; for as long as the review is on screen. */
  refreshFee(): void
  /** Asks the wallet for the step that is next, once: nothing happens while an answer is missing. */
  confirm(): Promise<void>
  /** From the review to the form. */
  edit(): void
  /** The user has read what became of it. */
  acknowledge(): void
}
