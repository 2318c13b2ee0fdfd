import { defineFeature } from '../../feature/Feature.ts'
import type { Way } from '../../feature/routes.ts'
import { offersSocials } from '../../login/offered.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    ConnectingFarcaster: Way
  }
}

/** Signing in by the application of Farcaster. */
export const farcaster = defineFeature({
  id: 'farcaster',
  // What it calls itself, in no language.
  views: { ConnectingFarcaster: { title: () => 'Farcaster' } },
  isOffered: offersSocials,
  load: async () => (await import('./view/views.ts')).feature,
})
