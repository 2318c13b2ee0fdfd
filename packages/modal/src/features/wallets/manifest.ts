import type { WalletListing } from '@foyer/core/wallets'
import { defineFeature } from '../../feature/Feature.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    /** Every wallet there is, with a search. */
    AllWallets: { readonly redirectView?: string }
    /** A few wallets for somebody who has none. */
    GetWallet: object
    /** Where one wallet can be had; on a phone it is opened first if it is to be. */
    Downloads: { readonly wallet: WalletListing.WalletListing; readonly opens?: boolean }
  }
}

/** Looking for a wallet, and getting one. */
export const wallets = defineFeature({
  id: 'wallets',
  views: {
    AllWallets: { title: () => titles.allTitle, help: 'WhatIsAWallet' },
    GetWallet: { title: () => titles.getTitle },
    Downloads: { title: ({ wallet }) => titles.downloadTitle(wallet.name) },
  },
  load: async () => (await import('./view/views.ts')).feature,
})
