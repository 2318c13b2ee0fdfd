import { serviceUrl } from '@foyer/core/client'
import type { WalletListing } from '@foyer/core/wallets'
import { defineFeature, type Views } from '../../feature/Feature.ts'
import { titles } from './titles.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    /** A wallet on another device or in another application; any that scans, or a chosen one. */
    ConnectingWalletConnect: {
      readonly wallet?: WalletListing.WalletListing
      /** Where to go once connected, instead of away. */
      readonly redirectView?: string
      /** A link that the application made itself. */
      readonly uri?: string
    }
    /** The code alone; on a phone the wallets that it can be opened in. */
    ConnectingWalletConnectBasic: {
      readonly redirectView?: string
      readonly uri?: string
      /** A chosen wallet that is on another device: only the code for it is shown. */
      readonly wallet?: WalletListing.WalletListing
    }
  }
}

const title = ({ wallet }: Views['ConnectingWalletConnect']) => wallet?.name ?? titles.pairingTitle

/** Connecting a wallet that is not in this page, by a link. */
export const pairing = defineFeature({
  id: 'pairing',
  views: {
    ConnectingWalletConnect: { title },
    ConnectingWalletConnectBasic: { title },
  },
  isOffered({ internals }) {
    const options = internals.options.getState()
    if (options.manualWalletConnect) return true
    return internals.walletConnect !== null && serviceUrl(options, 'relay') !== null
  },
  load: async () => (await import('./view/views.ts')).feature,
})
