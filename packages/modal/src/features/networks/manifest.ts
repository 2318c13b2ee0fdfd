import { defineFeature } from '../../feature/Feature.ts'
import { networkId } from './networkId.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    /** The wallet is on a network that the application does not know. */
    UnsupportedChain: object
  }
}

/** Choosing a network. */
export const networks = defineFeature({
  id: 'networks',
  views: {
    Networks: { title: (words) => words(titles).title, help: 'WhatIsANetwork' },
    SwitchNetwork: {
      title: (words, { network }, foyer) =>
        Object.values(foyer.getState().chains)
          .flatMap(({ requestedNetworks }) => requestedNetworks)
          .find(({ caipNetworkId }) => caipNetworkId === networkId(network))?.name ??
        words(titles).title,
    },
    UnsupportedChain: {
      title: (words) => words(titles).unsupportedTitle,
      requiresAccount: true,
      backCloses: true,
      help: 'WhatIsANetwork',
    },
  },
  load: async () => (await import('./view/views.ts')).feature,
})
