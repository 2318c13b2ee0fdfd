import { defineFeature } from '../../feature/Feature.ts'
import { titles } from './titles.ts'

/** What the account has of each token. */
export const tokens = defineFeature({
  id: 'tokens',
  views: {},
  slots: { accountTabs: [{ id: 'tokens', title: (words) => words(titles).tab, panel: 'tokens' }] },
  load: async () => (await import('./view/views.ts')).feature,
})
