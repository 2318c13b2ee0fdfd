import type { SocialWay } from '@foyer/core/remote'
import { defineFeature } from '../../feature/Feature.ts'
import type { Way } from '../../feature/routes.ts'
import { offersSocials } from '../../login/offered.ts'
import { serviceNames } from './services.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    ConnectSocials: Way
    ConnectingSocial: {
      readonly service: SocialWay
      /** In this page, where no window opens. */
      readonly redirect?: boolean
      /** What the page came back with. */
      readonly resultUri?: string
    } & Way
  }
}

/** Signing in at a service, to the same wallet whose keys a frame of another origin keeps. */
export const social = defineFeature({
  id: 'social',
  views: {
    ConnectSocials: { title: (words) => words(titles).socialsTitle },
    ConnectingSocial: { title: (_words, { service }) => serviceNames[service] },
  },
  slots: { connectMethods: [{ id: 'social', panel: 'socialTiles' }] },
  isOffered: offersSocials,
  load: async () => (await import('./view/views.ts')).feature,
})
