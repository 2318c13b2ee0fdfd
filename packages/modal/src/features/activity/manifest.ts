import { defineFeature } from '../../feature/Feature.ts'
import { titles } from './titles.ts'

/** What the account did. */
export const activity = defineFeature({
  id: 'activity',
  views: { Transactions: { title: (words) => words(titles).title, requiresAccount: true } },
  slots: {
    accountTabs: [
      {
        id: 'activity',
        title: (words) => words(titles).title,
        panel: 'activity',
        event: 'CLICK_TRANSACTIONS',
      },
    ],
  },
  isOffered: ({ internals }) => internals.options.getState().features?.history !== false,
  load: async () => (await import('./view/views.ts')).feature,
})
