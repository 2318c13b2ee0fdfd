/**
 * What happened to the account that is connected, and what it has, read without any view.
 *
 * @packageDocumentation
 */
export { type ReadBalance, readBalance } from './flows/reading/readBalance.ts'
export {
  type PageQuestion,
  readHistoryPage,
  readNftsPage,
  unsupportedReading,
} from './flows/reading/readPages.ts'
export {
  type TransactionEnd,
  type WaitForTransactionParameters,
  waitForTransaction,
} from './flows/reading/waitForTransaction.ts'
export { readCapabilities, waitForCalls } from './flows/reading/walletCalls.ts'
