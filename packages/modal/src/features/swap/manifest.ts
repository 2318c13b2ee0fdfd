import { swapIcon } from '@foyer/ui'
import { defineFeature } from '../../feature/Feature.ts'
import { push } from '../../feature/FeatureContext.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    SwapSelectToken: { readonly target: 'pay' | 'get' }
    SwapPreview: object
    SwapDone: object
  }
}

/** Swapping tokens, on networks whose exchange the backend knows. */
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
        // Exchanges of other chain families are not known here.
        isOffered: (foyer) => foyer.getState().activeNamespace === 'eip155',
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
