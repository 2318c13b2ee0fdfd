/** What travels between an application and its backend. One file for each resource. */
export {
  AnalyticsConfig,
  AnalyticsEvent,
  type AnalyticsEventInput,
  AnalyticsReceipt,
} from './analytics.ts'
export {
  AccountParams,
  BalanceParams,
  BalanceQuery,
  Balances,
  EvmChainId,
  TokenBalance,
} from './balance.ts'
export { BundlerQuery, ChainQuery, GasPrice, RpcQuery, SupportedChains } from './chains.ts'
export {
  ConvertAllowance,
  ConvertAllowanceQuery,
  ConvertApprove,
  ConvertApproveQuery,
  ConvertQuotes,
  ConvertQuotesQuery,
  ConvertToken,
  ConvertTokens,
  ConvertTokensQuery,
  ConvertTransaction,
  ConvertTransactionRequest,
  type ConvertTransactionRequestInput,
} from './convert.ts'
export {
  EmailAddress,
  EmbeddedAncestors,
  EmbeddedAncestorsQuery,
  EmbeddedApproval,
  EmbeddedApprovalAsked,
  EmbeddedBegun,
  EmbeddedBox,
  EmbeddedBoxContent,
  EmbeddedDeletion,
  EmbeddedDevice,
  EmbeddedDeviceCount,
  EmbeddedDeviceState,
  EmbeddedDevices,
  EmbeddedEmail,
  EmbeddedEnded,
  EmbeddedFailure,
  EmbeddedKept,
  EmbeddedOtp,
  EmbeddedPasskey,
  EmbeddedPasskeyAnswer,
  EmbeddedRequest,
  EmbeddedSession,
  EmbeddedShare,
  EmbeddedUser,
  EmbeddedWallet,
  EmbeddedWay,
  EmbeddedWayAnswer,
  EmbeddedWayCallback,
  EmbeddedWayCollect,
  EmbeddedWayCollected,
  EmbeddedWayList,
  EmbeddedWayName,
  EmbeddedWayOpen,
  EmbeddedWayOpened,
  EmbeddedWayStarted,
  EmbeddedWays,
} from './embedded.ts'
export { Failure } from './failure.ts'
export {
  type FrameAnswers,
  type FrameEvents,
  type FrameFailure,
  FrameHello,
  FrameRequest,
  type FrameRequestName,
  type FrameUser,
  frameAppPrefix,
  framePayloads,
  framePrefix,
  frameVersion,
} from './frame.ts'
export { Health } from './health.ts'
export {
  HistoryPage,
  HistoryQuery,
  HistoryTransaction,
  HistoryTransfer,
  OperationType,
} from './history.ts'
export { Identity, IdentityQuery, NamedAccountParams } from './identity.ts'
export { ImageParams } from './images.ts'
export { Nft, NftsPage, NftsQuery } from './nfts.ts'
export {
  OnrampOptions,
  OnrampPurchase,
  OnrampPurchaseParams,
  OnrampQuote,
  OnrampQuoteRequest,
  OnrampSandboxQuery,
  OnrampUrl,
  OnrampUrlRequest,
} from './onramp.ts'
export { OpenApiDocument } from './openApi.ts'
export {
  Fungible,
  FungiblePriceRequest,
  type FungiblePriceRequestInput,
  FungiblePrices,
} from './price.ts'
export {
  NameAttributes,
  NameFailure,
  NameMessage,
  NameParams,
  NameRegistered,
  Profile,
  ProfileQuery,
  Profiles,
  RegisterName,
  Suggestions,
  SuggestionsQuery,
} from './profile.ts'
export { ClientQuery } from './query.ts'
export { Recipient, Recipients, RecipientsParams, RecipientsQuery } from './recipients.ts'
export { RelayCalls, RelayedMessage, RelayQuery, RelayReach } from './relay.ts'
export { RpcAnswer, RpcCall, RpcRequest, RpcResponse } from './rpc.ts'
export {
  ActivateSession,
  GrantSession,
  RevokeSession,
  SessionGranted,
  SessionRevoked,
  SmartSessions,
} from './sessions.ts'
export {
  SignInBearerQuery,
  SignInDomain,
  SignInDomainQuery,
  SignInEnded,
  SignInFailure,
  SignInKey,
  SignInKeys,
  SignInNonce,
  SignInNonceRequest,
  SignInRefresh,
  SignInRequest,
  SignInRevocation,
  SignInSession,
  SignInSessions,
  SignInTokens,
} from './signIn.ts'
export { ListedWallet, WalletsPage, WalletsQuery } from './wallets.ts'
