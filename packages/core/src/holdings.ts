/** What the accounts of a client hold. Not a promise to applications: `getState()` has `tokenBalance`. */
export { emptyHolding, type Holding, type Holdings } from './flows/holdings/createHoldings.ts'
export { holdingsOf } from './flows/holdingsOf.ts'
