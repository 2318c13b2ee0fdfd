import { defineFeature } from '../../feature/Feature.ts'
import { titles } from './titles.ts'

/** The connected account. */
export const account = defineFeature({
  id: 'account',
  views: {
    Account: { title: (words) => words(titles).title, titleHidden: true, requiresAccount: true },
  },
  load: async () => (await import('./view/views.ts')).feature,
})
