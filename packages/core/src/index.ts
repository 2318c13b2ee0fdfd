/** The headless client. */
export type { ChainAdapterDefinition, Connector, ConnectorType } from './adapter/ChainAdapter.ts'
export type { ConnectOptions, SocialWay } from './client/contract/ConnectOptions.ts'
export type { Foyer, ModalDoor, OpenOptions } from './client/contract/Foyer.ts'
export type { FoyerDoors } from './client/contract/FoyerDoors.ts'
export type { FoyerEvent, RelayLoss, WalletOffer } from './client/contract/FoyerEvent.ts'
export type {
  BackendService,
  BackendServices,
  ChangeableOptions,
  CustomWallet,
  FeatureOptions,
  FoyerOptions,
  ThemeMode,
  ThemeVariables,
} from './client/contract/FoyerOptions.ts'
export type {
  Account,
  ChainConnection,
  ChainState,
  ConnectedWallet,
  ConnectionStatus,
  FoyerState,
  TransferInState,
} from './client/contract/FoyerState.ts'
export type { Arrival, Gate, LoadedGate } from './client/contract/Gate.ts'
export type { Router, Transaction, ViewParameters } from './client/contract/Navigation.ts'
export type { PublicRoutes, PublicView } from './client/contract/PublicRoutes.ts'
export type {
  RemoteConnector,
  RemoteConnectorHost,
  RemoteConnectorLoader,
} from './client/contract/RemoteConnector.ts'
export type { Theme } from './client/contract/Theme.ts'
export type { TrackedEvent, TrackedEvents } from './client/contract/TrackedEvents.ts'
export { createFoyer } from './client/createFoyer.ts'
export * as Address from './primitives/Address.ts'
export type { Alert, AlertCode, AlertCodes } from './primitives/Alert.ts'
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
export { nativeTokenAddress } from './primitives/nativeToken.ts'
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
