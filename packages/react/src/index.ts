'use client'

/** Foyer for React. */
export type { Foyer, FoyerEvent, FoyerOptions, FoyerState } from '@foyer/core'
export { AppError } from '@foyer/core'
export {
  AccountButton,
  ConnectButton,
  FoyerButton,
  NetworkButton,
  type OpenerProps,
  WalletButton,
} from './buttons.tsx'
export type { ConnectData } from './connectedWallets.ts'
export { createFoyer } from './createFoyer.ts'
export { FoyerModal } from './FoyerModal.tsx'
export { FoyerProvider } from './FoyerProvider.tsx'
export {
  type EvmAccount,
  type NoAccount,
  type OtherAccount,
  type UseAccountResult,
  useAccount,
} from './useAccount.ts'
export type { Action, ActionOptions, ActionParameters, ActionState } from './useAction.ts'
export { type BalanceSnapshot, type UseBalanceResult, useBalance } from './useBalance.ts'
export { type UseBuyResult, useBuy } from './useBuy.ts'
export { type CallsReceipt, type CallsStatus, useCallsStatus } from './useCallsStatus.ts'
export { type GivenCapabilities, useCapabilities } from './useCapabilities.ts'
export { type UseConnectResult, useConnect } from './useConnect.ts'
export { useConnections } from './useConnections.ts'
export { useConnectors } from './useConnectors.ts'
export {
  type DisconnectVariables,
  type UseDisconnectResult,
  useDisconnect,
} from './useDisconnect.ts'
export { type EventName, type EventOf, useEvents } from './useEvents.ts'
export { useFoyer } from './useFoyer.ts'
export { useFoyerEvents } from './useFoyerEvents.ts'
export { useFoyerState } from './useFoyerState.ts'
export { useHistory } from './useHistory.ts'
export { type UseLoginResult, useLogin } from './useLogin.ts'
export { type UseNameResult, useName } from './useName.ts'
export { useNetwork } from './useNetwork.ts'
export { useNfts } from './useNfts.ts'
export { type UsePermissionsResult, usePermissions } from './usePermissions.ts'
export { useProvider } from './useProvider.ts'
export type { PagedQueryResult, QueryResult, QueryState } from './useQuery.ts'
export { type UseReconnectResult, useReconnect } from './useReconnect.ts'
export { type UseSendResult, useSend } from './useSend.ts'
export {
  type BatchedCall,
  type SendCallsParameters,
  type UseSendCallsResult,
  useSendCalls,
} from './useSendCalls.ts'
export {
  type SendTransactionParameters,
  type UseSendTransactionResult,
  useSendTransaction,
} from './useSendTransaction.ts'
export { type UseSessionResult, useSession } from './useSession.ts'
export {
  type SignMessageParameters,
  type UseSignMessageResult,
  useSignMessage,
} from './useSignMessage.ts'
export {
  type SignTypedDataParameters,
  type UseSignTypedDataResult,
  useSignTypedData,
} from './useSignTypedData.ts'
export { type UseSmartAccountResult, useSmartAccount } from './useSmartAccount.ts'
export { type UseSwapResult, useSwap } from './useSwap.ts'
export { useSwitchConnection } from './useSwitchConnection.ts'
export {
  type SwitchNetworkOptions,
  type UseSwitchNetworkResult,
  useSwitchNetwork,
} from './useSwitchNetwork.ts'
export { useTheme } from './useTheme.ts'
export { useTokens } from './useTokens.ts'
export { useWaitForTransaction } from './useWaitForTransaction.ts'
export { useWalletInfo, type WalletInfo } from './useWalletInfo.ts'
export { type UseWalletsParameters, type UseWalletsResult, useWallets } from './useWallets.ts'
