/** Values and their rules, without a client or a page: what a server shares with a browser. */

export * as Address from './primitives/Address.ts'
export * as Amount from './primitives/Amount.ts'
export { AppError, type AppErrorKind } from './primitives/AppError.ts'
export * as Balance from './primitives/Balance.ts'
export * as Caip2 from './primitives/Caip2.ts'
export * as Caip10 from './primitives/Caip10.ts'
export * as DisplayName from './primitives/DisplayName.ts'
export * as EvmAddress from './primitives/EvmAddress.ts'
export * as Network from './primitives/Network.ts'
export {
  directionOfLocale,
  type LanguageTag,
  languageTags,
  nearestLanguage,
} from './primitives/nearestLanguage.ts'
export * as SafeLink from './primitives/SafeLink.ts'
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
export * as WalletListing from './wallets/WalletListing.ts'
