/** The catalogue of wallets, and how its rows meet the wallets that are installed. */
export * as SafeLink from './primitives/SafeLink.ts'
export {
  type ArrangeWalletsParameters,
  arrangeWallets,
  type WalletGroup,
  type WalletRow,
} from './wallets/arrangeWallets.ts'
export { createBuiltInCatalogue } from './wallets/builtInCatalogue.ts'
export { catalogueOnDemand } from './wallets/catalogueOnDemand.ts'
export { createHttpCatalogue, type HttpCatalogueParameters } from './wallets/httpCatalogue.ts'
export {
  type InAppBrowserParameters,
  inAppBrowserLink,
  isPublicPage,
} from './wallets/inAppBrowserLink.ts'
export { isReachableOnPhone } from './wallets/isReachableOnPhone.ts'
export {
  findWallet,
  type InstalledWallet,
  isExcluded,
  mergeConnectors,
  type WalletIdentity,
} from './wallets/matchWallets.ts'
export { createRecentWallets, type RecentWallets } from './wallets/recentWallets.ts'
export type { WalletCatalogue, WalletPage, WalletQuery } from './wallets/WalletCatalogue.ts'
export * as WalletListing from './wallets/WalletListing.ts'
export { type WalletLinkParameters, walletApp, walletLink } from './wallets/walletLink.ts'
export { withPlaces } from './wallets/withPlaces.ts'
