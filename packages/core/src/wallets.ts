/** The catalogue of wallets, and how its rows meet the wallets that are installed. */
export * as SafeLink from './primitives/SafeLink.ts'
export type { WalletCatalogue, WalletPage, WalletQuery } from './wallets/WalletCatalogue.ts'
export * as WalletListing from './wallets/WalletListing.ts'
