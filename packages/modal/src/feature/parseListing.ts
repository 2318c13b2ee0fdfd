import { WalletListing } from '@foyer/core/wallets'

export const parseListing = WalletListing.parse
