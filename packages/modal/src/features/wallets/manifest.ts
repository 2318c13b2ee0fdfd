import type { WalletListing } from '@foyer/core/wallets'
import { defineRoom } from '../../room/Room.ts'
import { messages } from './messages.ts'

declare module '../../room/Room.ts' {
  interface Views {
    /** Every wallet there is, with a search. */
    AllWallets: { readonly redirectView?: string }
    /** A few wallets for somebody who has none. */
    GetWallet: object
    /** Where one wallet can be had. */
    Downloads: { readonly wallet: WalletListing.WalletListing }
  }
}

/** Looking for a wallet, and getting one. */
export const wallets = defineRoom({
  id: 'wallets',
  views: {
    AllWallets: { title: () => messages.allTitle, help: 'WhatIsAWallet' },
    GetWallet: { title: () => messages.getTitle },
    Downloads: { title: ({ wallet }) => messages.downloadTitle(wallet.name) },
  },
  load: async () => (await import('./view/views.ts')).createRoom(),
})
