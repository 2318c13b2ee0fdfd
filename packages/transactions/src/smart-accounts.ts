/** Accounts that are contracts: where they are, what they are called with, and what their owners sign. */
export { delegationContracts } from './smart-accounts/contracts.ts'
export { decodeCalls, encodeCalls, stubSignature } from './smart-accounts/executions.ts'
export {
  type HybridAccount,
  hybridAccountOf,
  operationTypedData,
  toHybridAccount,
} from './smart-accounts/toHybridAccount.ts'
