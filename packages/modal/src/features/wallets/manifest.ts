import { defineFeature } from '../../feature/Feature.ts'
import { titles } from './titles.ts'

/** Looking for a wallet, and getting one. */
export const wallets = defineFeature({
  id: 'wallets',
  connects: true,
  views: {
    AllWallets: { title: (words) => words(titles).allTitle, help: 'WhatIsAWallet' },
    GetWallet: { title: (words) => words(titles).getTitle },
    Downloads: { title: (words, { wallet }) => words(titles).downloadTitle(wallet.name) },
  },
  load: async () => (await import('./view/views.ts')).feature,
})
