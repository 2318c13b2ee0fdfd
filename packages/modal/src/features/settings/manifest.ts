import { settingsIcon } from '@foyer/ui'
import { defineFeature } from '../../feature/Feature.ts'
import { push } from '../../feature/FeatureContext.ts'
import { titles } from './titles.ts'

/** What a connected user may set. */
export const settings = defineFeature({
  id: 'settings',
  views: {
    AccountSettings: { title: (words) => words(titles).title, requiresAccount: true },
  },
  slots: {
    accountRows: [
      {
        id: 'settings',
        title: (words) => words(titles).title,
        icon: settingsIcon,
        onPress: (foyer) => push(foyer, 'AccountSettings', {}),
      },
    ],
  },
  load: async () => (await import('./view/views.ts')).feature,
})
