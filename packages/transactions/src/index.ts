/** What an EVM transaction does: decoded calls and signatures, and simulated balances. */
export type { Call, TokenStandard } from './Call.ts'
export { aggregatorContracts } from './decode/aggregatorCalls.ts'
export type { CallMeaning, Money } from './decode/CallMeaning.ts'
export { decodeCall } from './decode/decodeCall.ts'
export { decodeTypedData, type TypedData, type TypedDataMeaning } from './decode/decodeTypedData.ts'
export {
  type BalanceChange,
  type CollectibleChange,
  type NodeRequest,
  type Simulation,
  simulate,
} from './simulate/simulate.ts'
