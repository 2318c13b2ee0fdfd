/** The headless client. */
export type { ChainAdapterDefinition, Connector, ConnectorType } from './adapter/ChainAdapter.ts'
export type { ConnectOptions } from './client/connections/ConnectOptions.ts'
export type { Arrival, Gate, LoadedGate } from './client/connections/Gate.ts'
export type {
  RemoteConnector,
  RemoteConnectorHost,
  RemoteConnectorLoader,
} from './client/connections/RemoteConnector.ts'
export { createFoyer, type FoyerDoors } from './client/createFoyer.ts'
export type { FoyerEvent, RelayLoss, TrackedEvent, WalletOffer } from './client/events.ts'
export type { Foyer, ModalDoor, OpenOptions, Theme } from './client/Foyer.ts'
export type {
  BackendService,
  BackendServices,
  ChangeableOptions,
  CustomWallet,
  FeatureOptions,
  FoyerOptions,
  ThemeMode,
  ThemeVariables,
} from './client/FoyerOptions.ts'
export type {
  Account,
  ChainConnection,
  ChainState,
  ConnectedWallet,
  ConnectionStatus,
  FoyerState,
  TransferInState,
} from './client/FoyerState.ts'
export type {
  Router,
  Transaction,
  ViewParameters,
} from './client/navigation/navigation.ts'
export type { PublicRoutes, PublicView } from './client/navigation/routes.ts'
export * as Address from './primitives/Address.ts'
export * as Amount from './primitives/Amount.ts'
export {
  AppError,
  type AppErrorContext,
  type AppErrorContextOf,
  type AppErrorKind,
} from './primitives/AppError.ts'
export type { AppErrorCode, AppErrorContexts } from './primitives/AppErrorContexts.ts'
export * as Balance from './primitives/Balance.ts'
export * as Caip2 from './primitives/Caip2.ts'
export * as Caip10 from './primitives/Caip10.ts'
export * as EvmAddress from './primitives/EvmAddress.ts'
export type { ChainNamespace, NetworkInput } from './primitives/Network.ts'
export * as Network from './primitives/Network.ts'
export { restrictedTimeZones } from './primitives/restrictedTimeZones.ts'
export * as SignedMessage from './primitives/SignedMessage.ts'
export type {
  SiweConfig,
  SiweMessageInput,
  Siwx,
  SiwxMessage,
  SiwxMessageData,
  SiwxMessageInput,
  SiwxSession,
} from './primitives/Siwx.ts'
export * as SolanaAddress from './primitives/SolanaAddress.ts'
export * as TransactionHash from './primitives/TransactionHash.ts'
