import { defineFeature } from '../../feature/Feature.ts'
import { titles } from './titles.ts'

/** What a connected person may set. */
export const settings = defineFeature({
  id: 'settings',
  views: {
    AccountSettings: { title: () => titles.title, requiresAccount: true },
    ProfileWallets: { title: () => titles.profileTitle, requiresAccount: true },
  },
  load: async () => (await import('./view/views.ts')).feature,
})
