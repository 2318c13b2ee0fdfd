import { namesService } from '@foyer/core/client'
import type { Translate } from '@foyer/ui'
import { defineFeature, type Views } from '../../feature/Feature.ts'
import { titles } from './titles.ts'

const title = (words: Translate, { wallet }: Views['ConnectingWalletConnect']) =>
  wallet?.name ?? words(titles).pairingTitle

/** Connecting a wallet that is not in this page, by a link. */
export const pairing = defineFeature({
  id: 'pairing',
  connects: true,
  views: {
    ConnectingWalletConnect: { title },
    ConnectingWalletConnectBasic: { title },
  },
  isOffered({ internals }) {
    const options = internals.options.getState()
    if (options.manualWalletConnect) return true
    return (
      options.enableWalletConnect !== false &&
      internals.remotes.has('walletConnect') &&
      namesService(options, 'relay')
    )
  },
  load: async () => (await import('./view/views.ts')).feature,
})
