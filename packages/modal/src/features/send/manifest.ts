import { sendIcon } from '@foyer/ui'
import { defineFeature } from '../../feature/Feature.ts'
import { push } from '../../feature/FeatureContext.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    WalletSendSelectToken: object
    /** Between the form and the review, where the recipient passes for another one. */
    WalletSendLookAlike: object
    WalletSendPreview: object
    WalletSendConfirmed: object
  }
}

/** Sending money and collectibles. */
export const send = defineFeature({
  id: 'send',
  views: {
    WalletSend: {
      title: (words) => words(titles).title,
      requiresAccount: true,
      outcome: async (foyer) => (await import('@foyer/core/send')).getSend(foyer).finished(),
    },
    WalletSendSelectToken: { title: (words) => words(titles).selectTitle, requiresAccount: true },
    WalletSendLookAlike: { title: (words) => words(titles).lookAlikeTitle, requiresAccount: true },
    WalletSendPreview: { title: (words) => words(titles).reviewTitle, requiresAccount: true },
    WalletSendConfirmed: {
      title: (words) => words(titles).sentTitle,
      titleHidden: true,
      requiresAccount: true,
    },
  },
  slots: {
    accountTiles: [
      {
        id: 'send',
        title: (words) => words(titles).title,
        icon: sendIcon,
        onPress(foyer) {
          foyer.internals.track('OPEN_SEND')
          push(foyer, 'WalletSend')
        },
      },
    ],
  },
  isOffered: ({ internals }) => internals.options.getState().features?.send !== false,
  load: async () => (await import('./view/views.ts')).feature,
})
