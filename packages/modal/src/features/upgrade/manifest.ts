import { sendIcon } from '@foyer/ui'
import { defineFeature } from '../../feature/Feature.ts'
import { push } from '../../feature/FeatureContext.ts'
import { begunUpgrade, isOfFrame } from './begun.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    UpgradeEmailWallet: object
  }
}

/** From the wallet of a login to one of the user's own. */
export const upgrade = defineFeature({
  id: 'upgrade',
  views: {
    UpgradeEmailWallet: { title: (words) => words(titles).title, requiresAccount: true },
  },
  slots: {
    settingsRows: [
      {
        id: 'upgrade',
        title: (words) => words(titles).title,
        icon: sendIcon,
        isOffered: isOfFrame,
        onPress: (foyer) => push(foyer, 'UpgradeEmailWallet'),
      },
    ],
    accountRows: [
      {
        id: 'upgrade',
        title: (words) => words(titles).goOn,
        icon: sendIcon,
        offers: begunUpgrade,
        onPress: (foyer) => push(foyer, 'UpgradeEmailWallet'),
      },
    ],
  },
  isOffered: ({ internals }) =>
    internals.remotes.has('embedded') && internals.options.getState().features?.send !== false,
  load: async () => (await import('./view/views.ts')).feature,
})
