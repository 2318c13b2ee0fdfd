import { clockIcon } from '@foyer/ui'
import { defineFeature } from '../../feature/Feature.ts'
import { push } from '../../feature/FeatureContext.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    SmartSessionList: object
    SmartSessionCreated: object
  }
}

/** What applications may do on their own, within bounds that a contract enforces. */
export const permissions = defineFeature({
  id: 'permissions',
  views: {
    SmartSessionList: { title: (words) => words(titles).listTitle, requiresAccount: true },
    SmartSessionCreated: { title: (words) => words(titles).createdTitle, requiresAccount: true },
  },
  slots: {
    settingsRows: [
      {
        id: 'permissions',
        title: (words) => words(titles).listTitle,
        icon: clockIcon,
        isOffered: ({ getState }) => getState().activeNamespace === 'eip155',
        onPress: (foyer) => push(foyer, 'SmartSessionList'),
      },
    ],
  },
  isOffered: ({ internals }) => internals.options.getState().features?.smartSessions === true,
  load: async () => (await import('./view/views.ts')).feature,
})
