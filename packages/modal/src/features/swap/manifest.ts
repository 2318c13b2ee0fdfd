import { swapIcon } from '@foyer/ui'
import { defineFeature } from '../../feature/Feature.ts'
import { push } from '../../feature/FeatureContext.ts'
import { offersSwaps } from './offersSwaps.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    SwapSelectToken: { readonly target: 'pay' | 'get' }
    SwapPreview: object
    SwapDone: object
  }
}

/** Swapping tokens, where somebody swaps them. */
export const swap = defineFeature({
  id: 'swap',
  views: {
    Swap: { title: (words) => words(titles).title, requiresAccount: true },
    SwapSelectToken: { title: (words) => words(titles).selectTitle, requiresAccount: true },
    SwapPreview: { title: (words) => words(titles).reviewTitle, requiresAccount: true },
    SwapDone: {
      title: (words) => words(titles).doneTitle,
      titleHidden: true,
      requiresAccount: true,
    },
  },
  slots: {
    accountTiles: [
      {
        id: 'swaps',
        title: (words) => words(titles).title,
        icon: swapIcon,
        offers: offersSwaps,
        onPress(foyer) {
          const { network } = foyer.getState().chains.eip155 ?? {}
          foyer.internals.track('OPEN_SWAP', {
            network: network?.caipNetworkId ?? '',
            isSmartAccount: foyer.getState().chains.eip155?.preferredAccountType === 'smartAccount',
          })
          push(foyer, 'Swap')
        },
      },
    ],
  },
  isOffered({ internals }) {
    const { features, backend } = internals.options.getState()
    return features?.swaps !== false && Boolean(backend)
  },
  load: async () => (await import('./view/views.ts')).feature,
})
