/** What travels between an application and its backend. One file for each resource. */
export {
  AnalyticsConfig,
  AnalyticsEvent,
  type AnalyticsEventInput,
} from './analytics.ts'
export { Failure } from './failure.ts'
export { ImageParams } from './images.ts'
export { ClientQuery } from './query.ts'
export { ListedWallet, WalletsPage, WalletsQuery } from './wallets.ts'
