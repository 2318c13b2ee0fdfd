import { shieldIcon } from '@foyer/ui'
import { defineFeature } from '../../feature/Feature.ts'
import { push } from '../../feature/FeatureContext.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    SmartAccountSettings: object
  }
}

/** Which account of a login's wallet comes first on EVM chains: the contract, or the key's own. */
export const smartAccount = defineFeature({
  id: 'smartAccount',
  views: {
    SmartAccountSettings: { title: (words) => words(titles).title, requiresAccount: true },
  },
  slots: {
    settingsRows: [
      {
        id: 'smartAccount',
        title: (words) => words(titles).title,
        icon: shieldIcon,
        isOffered: ({ getState }) => {
          const { activeNamespace, chains } = getState()
          return (
            activeNamespace === 'eip155' &&
            chains.eip155?.connector?.id === 'embedded' &&
            (chains.eip155.smartAccountEnabledNetworks?.length ?? 0) > 0
          )
        },
        onPress: (foyer) => push(foyer, 'SmartAccountSettings'),
      },
    ],
  },
  isOffered: ({ internals }) => internals.remotes.has('embedded'),
  load: async () => (await import('./view/views.ts')).feature,
})
