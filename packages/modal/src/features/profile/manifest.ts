import { defineFeature } from '../../feature/Feature.ts'
import { titles } from './titles.ts'

/** The wallets and accounts that are connected, of every chain family. */
export const profile = defineFeature({
  id: 'profile',
  views: { ProfileWallets: { title: (words) => words(titles).title, requiresAccount: true } },
  load: async () => (await import('./view/views.ts')).feature,
})
