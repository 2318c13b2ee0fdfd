/** What travels between an application and its backend. One file for each resource. */
export {
  AnalyticsConfig,
  AnalyticsEvent,
  type AnalyticsEventInput,
  AnalyticsReceipt,
} from './analytics.ts'
export {
  AccountParams,
  BalanceQuery,
  Balances,
  EvmChainId,
  TokenBalance,
} from './balance.ts'
export { Failure } from './failure.ts'
export { Health } from './health.ts'
export {
  HistoryPage,
  HistoryQuery,
  HistoryTransaction,
  HistoryTransfer,
  OperationType,
} from './history.ts'
export { ImageParams } from './images.ts'
export { OpenApiDocument } from './openApi.ts'
export { ClientQuery } from './query.ts'
export { ListedWallet, WalletsPage, WalletsQuery } from './wallets.ts'
