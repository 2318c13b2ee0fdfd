/**
 * What the accounts of a client hold, and what they sent. Not a promise to applications: `getState()` has
 * `tokenBalance`, and `@foyer/core/send` what was sent.
 */
export { costOf } from './flows/amounts/costOf.ts'
export { dollarsOf, readAmount, readTyped } from './flows/amounts/readAmount.ts'
export { emptyHolding, type Holding, type Holdings } from './flows/holdings/createHoldings.ts'
export type { HeldAsset } from './flows/holdings/HeldAsset.ts'
export { heldAssets } from './flows/holdings/heldAssets.ts'
export { holdingsOf } from './flows/holdingsOf.ts'
export { paidIn } from './flows/send/counterparts.ts'
export { sharesEnds } from './flows/send/lookAlikes.ts'
export type { SentTransfer } from './flows/send/SentTransfer.ts'
export { sentOf } from './flows/send/sentOf.ts'
