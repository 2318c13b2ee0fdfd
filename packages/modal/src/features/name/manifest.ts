import { nameIcon } from '@foyer/ui'
import { defineFeature } from '../../feature/Feature.ts'
import { push } from '../../feature/FeatureContext.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    RegisterAccountName: object
    RegisterAccountNameSuccess: object
  }
}

/** Names for accounts, where the backend gives some. */
export const name = defineFeature({
  id: 'name',
  views: {
    ChooseAccountName: { title: (words) => words(titles).title, requiresAccount: true },
    RegisterAccountName: { title: (words) => words(titles).registerTitle, requiresAccount: true },
    RegisterAccountNameSuccess: {
      title: (words) => words(titles).registeredTitle,
      titleHidden: true,
      requiresAccount: true,
    },
  },
  slots: {
    settingsRows: [
      {
        id: 'name',
        title: (words) => words(titles).title,
        icon: nameIcon,
        // Names lead to addresses of EVM chains.
        isOffered: (foyer) => foyer.getState().activeNamespace === 'eip155',
        onPress(foyer) {
          foyer.internals.track('OPEN_ENS_FLOW')
          push(foyer, 'ChooseAccountName')
        },
      },
    ],
  },
  isOffered: ({ internals }) => Boolean(internals.options.getState().backend),
  load: async () => (await import('./view/views.ts')).feature,
})
