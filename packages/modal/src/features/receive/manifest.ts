import { receiveIcon } from '@foyer/ui'
import { defineFeature } from '../../feature/Feature.ts'
import { push } from '../../feature/FeatureContext.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    /** The networks on which the same address receives. */
    WalletCompatibleNetworks: object
  }
}

/** Being paid. */
export const receive = defineFeature({
  id: 'receive',
  views: {
    WalletReceive: { title: (words) => words(titles).title, requiresAccount: true },
    WalletCompatibleNetworks: {
      title: (words) => words(titles).networksTitle,
      requiresAccount: true,
    },
    FundWallet: { title: (words) => words(titles).fundTitle, requiresAccount: true },
  },
  slots: {
    accountTiles: [
      {
        id: 'receive',
        title: (words) => words(titles).title,
        icon: receiveIcon,
        onPress: (foyer) => push(foyer, 'WalletReceive'),
      },
    ],
  },
  isOffered: ({ internals }) => internals.options.getState().features?.receive !== false,
  load: async () => (await import('./view/views.ts')).feature,
})
