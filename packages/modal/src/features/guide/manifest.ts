import { defineFeature } from '../../feature/Feature.ts'
import { titles } from './titles.ts'

/** Explains what a newcomer cannot know. */
export const guide = defineFeature({
  id: 'guide',
  views: {
    WhatIsAWallet: { title: (words) => words(titles).walletTitle },
    WhatIsANetwork: { title: (words) => words(titles).networkTitle },
  },
  load: async () => (await import('./view/views.ts')).feature,
})
