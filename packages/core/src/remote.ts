/**
 * The contract of a remote connector, a way to wallets that are not in the page, and what its writer needs of the
 * client. `@foyer/walletconnect` is one.
 */
export {
  type RequestUrlParameters,
  requestUrl,
  serviceUrl,
} from './client/backend/backend.ts'
export { type Expectation, expectWallet } from './client/connections/expectWallet.ts'
export type { ConnectOptions, SocialWay } from './client/contract/ConnectOptions.ts'
export type { RelayLoss, WalletOffer } from './client/contract/FoyerEvent.ts'
export type { FoyerOptions } from './client/contract/FoyerOptions.ts'
export type {
  ConnectWallet,
  FrameTask,
  LoginState,
  RelayReach,
  RemoteConnector,
  RemoteConnectorHost,
  RemoteConnectorLoader,
  RemoteLink,
  RemoteLogin,
  ShownView,
} from './client/contract/RemoteConnector.ts'
export { type PageMetadata, pageMetadata } from './platform/pageMetadata.ts'
export type { Alert } from './primitives/Alert.ts'
