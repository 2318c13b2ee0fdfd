import { defineFeature } from '../../feature/Feature.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    /** Who is connected, and what they hold. */
    Account: object
  }
}

/** The connected account. */
export const account = defineFeature({
  id: 'account',
  views: {
    Account: { title: () => titles.title, titleHidden: true, requiresAccount: true },
  },
  load: async () => (await import('./view/views.ts')).feature,
})
