/** The inside of a client, for the packages that render it. Not a promise to applications. */

export type { AnalyticsPage } from './client/analytics/analytics.ts'
export {
  type BackendOptions,
  type RequestUrlParameters,
  readServiceUrl,
  requestUrl,
  serviceUrl,
} from './client/backend/backend.ts'
export { namesService } from './client/backend/namesService.ts'
export type { Foyer, ModalDoor } from './client/contract/Foyer.ts'
export type { RelayLoss, WalletOffer } from './client/contract/FoyerEvent.ts'
export type { FoyerInternals } from './client/contract/FoyerInternals.ts'
export type { FoyerState } from './client/contract/FoyerState.ts'
export { idleBalance, type NativeBalanceState } from './client/contract/NativeBalance.ts'
export type {
  Navigation,
  Route,
  RouteState,
  Step,
  ViewParameters,
  ViewRules,
} from './client/contract/Navigation.ts'
export type { RelayReach, RemoteConnector, RemoteLink } from './client/contract/RemoteConnector.ts'
export type { BareEvent, TrackedEvent } from './client/contract/TrackedEvents.ts'
export type { WalletRequestState } from './client/contract/WalletRequests.ts'
export { startAnalytics } from './client/lazy/analyticsOnDemand.ts'
export { isOnSupportedNetwork } from './client/networks/isOnSupportedNetwork.ts'
export {
  createOpener,
  type Opener,
  type OpenerKind,
  type OpenerState,
} from './client/openers/createOpener.ts'
export {
  minRetryIntervalMs,
  startWalletRequest,
  type WalletRequest,
  type WalletRequestParameters,
  waitingForWallet,
} from './client/requests/walletRequest.ts'
export { type Flow, type FlowDefinition, type FlowState, startFlow } from './flow/startFlow.ts'
export { type Lazy, lazy } from './primitives/lazy.ts'
export type { Asked, AskedNetwork, SupportedChains } from './resources/Backend.ts'
export type { Reading } from './resources/cachedReads.ts'
export type { Resources } from './resources/createResources.ts'
export type { HistoryPage, HistoryTransaction, HistoryTransfer } from './resources/history.ts'
export type { Identity } from './resources/identity.ts'
export type { Nft, NftsPage } from './resources/nfts.ts'
export type { Onramp, OnrampOptions, OnrampQuote } from './resources/onramp.ts'
export type { Price } from './resources/prices.ts'
export type { NameSuggestion, Profile, Profiles } from './resources/profile.ts'
export type { Sessions, SmartSession } from './resources/sessions.ts'
export type {
  BuiltSwap,
  GasPrice,
  SwapApproval,
  SwapQuote,
  Swaps,
  SwapToken,
  SwapTransaction,
} from './resources/swaps.ts'
export type { TokenBalance } from './resources/tokenBalances.ts'
export type { WalletAssets } from './resources/walletAssets.ts'
