/** The contract a chain family fulfils, and what its implementation needs of the layers below. */
export { atMostEvery } from './adapter/atMostEvery.ts'
export { awaitWallet } from './adapter/awaitWallet.ts'
export type {
  AccountType,
  AdapterHost,
  ChainAdapter,
  ChainAdapterDefinition,
  ChainRead,
  Connection,
  ConnectionListener,
  Connector,
  ConnectorType,
  ConnectParameters,
  NativeBalance,
  RemoteWallet,
  WalletAccount,
  WalletRequest,
} from './adapter/ChainAdapter.ts'
export type { ConnectionSource } from './adapter/ConnectionSource.ts'
export type { CallSimulation, ContractCall, ContractCalls } from './adapter/ContractCall.ts'
export { createConnectionListeners } from './adapter/connectionListeners.ts'
export { createAdapter, type Discovery, type WalletConnections } from './adapter/createAdapter.ts'
export {
  balanceUnavailable,
  chainNotSupported,
  walletDeclined,
  walletFailed,
  walletNotFound,
  walletServesOthers,
} from './adapter/errors.ts'
export type { FoundTransaction } from './adapter/FoundTransaction.ts'
export type { PermissionKeeper } from './adapter/Permissions.ts'
export type {
  EIP1193Provider,
  ProviderOf,
  ProviderTypes,
  WalletStandardAccount,
  WalletStandardWallet,
} from './adapter/ProviderTypes.ts'
export type {
  Observed,
  PairingState,
  RelayState,
  RemoteWallets,
  RemoteWalletsHost,
  RemoteWalletsModule,
  SessionApproval,
  WaitingRequest,
} from './adapter/RemoteWallets.ts'
export { readAccounts } from './adapter/readAccounts.ts'
export type {
  SignIn,
  SignInAnswer,
  SignInParameters,
  SignInProof,
  SignInRequest,
} from './adapter/SignIn.ts'
export type {
  FindTransferParameters,
  OutcomeParameters,
  PaymentRequest,
  RecipientText,
  Transfer,
  TransferAsset,
  TransferCost,
  TransferDifference,
  TransferEstimate,
  TransferOutcome,
  TransferPart,
  WalletCapabilities,
} from './adapter/Transfer.ts'
export * as TransferError from './adapter/TransferError.ts'
export type {
  ActionTypes,
  ActionTypesOf,
  EvmTransaction,
  Hex,
  SignMessageParameters,
  SignTypedDataParameters,
  SolanaTransaction,
  WalletActions,
} from './adapter/WalletActions.ts'
export type {
  BatchedCall,
  CallsReceipt,
  CallsStatus,
  GivenCapabilities,
  GivenCapability,
  SendCallsParameters,
} from './adapter/WalletCalls.ts'
export * as WalletError from './adapter/WalletError.ts'
export { waitFor } from './adapter/waitFor.ts'
export {
  createStandardProvider,
  type StandardProvider,
  type UsedStandardWallet,
} from './adapter/wallet-standard/createStandardProvider.ts'
export { discoverStandardWallets } from './adapter/wallet-standard/discoverStandardWallets.ts'
export {
  connectorOf,
  createWalletList,
  type ListedWallet,
  type WalletList,
} from './adapter/walletList.ts'
export type { Http, HttpRequest, PageWindow, Platform } from './platform/Platform.ts'
export { createRequestPlaces } from './platform/requestPlaces.ts'
export * as Address from './primitives/Address.ts'
export type { Amount } from './primitives/Amount.ts'
export { AppError } from './primitives/AppError.ts'
export type { BackendRead } from './primitives/BackendRead.ts'
export * as DisplayName from './primitives/DisplayName.ts'
export type { GivenPermission } from './primitives/GivenPermission.ts'
export type { ChainNamespace, Network } from './primitives/Network.ts'
export { ownRpcUrls, readableUrls } from './primitives/Network.ts'
