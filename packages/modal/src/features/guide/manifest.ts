import { defineFeature } from '../../feature/Feature.ts'
import { titles } from './titles.ts'

/** Explains what a newcomer cannot know. */
export const guide = defineFeature({
  id: 'guide',
  views: {
    WhatIsAWallet: { title: () => titles.walletTitle },
    WhatIsANetwork: { title: () => titles.networkTitle },
  },
  load: async () => (await import('./view/views.ts')).feature,
})
