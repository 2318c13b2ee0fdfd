import { defineFeature } from '../../feature/Feature.ts'
import { messages } from './messages.ts'
import { feature } from './view/views.ts'

/** What the list of wallets may be opened with. */
interface ConnectParameters {
  /** Where to go once connected, instead of away. */
  readonly redirectView?: string
  /** Only wallets of this chain family. */
  readonly namespace?: string
  /** The same, while another wallet stays connected. */
  readonly addWalletForNamespace?: string
  /** Goes straight to the wallet of this catalogue id or rdns. */
  readonly wallet?: string
}

declare module '../../feature/Feature.ts' {
  interface Views {
    /** The ways to connect. */
    Connect: ConnectParameters
    /** The wallets alone. */
    ConnectWallets: ConnectParameters
    /** One wallet, while it is asked. */
    ConnectingExternal: ConnectParameters & {
      /** As in `getState`, or with the chain family where the same wallet is on several. */
      readonly connector: { readonly id: string; readonly chain?: string }
    }
  }
}

/** Finding a wallet and connecting it. */
export const connect = defineFeature({
  id: 'connect',
  views: {
    Connect: {
      title: () => messages.connectTitle,
      insteadWhenConnected: ({ addWalletForNamespace }) =>
        addWalletForNamespace ? undefined : 'Account',
      help: 'WhatIsAWallet',
    },
    ConnectWallets: { title: () => messages.connectTitle, help: 'WhatIsAWallet' },
    ConnectingExternal: {
      title: ({ connector }, foyer) =>
        foyer.internals.connectors.getState().find(({ id }) => id === connector?.id)?.name ??
        messages.connectTitle,
    },
  },
  // The first thing nearly everybody sees: it comes along with the shell, whose pieces it shares,
  // which saves a round trip and 1.5 KB of chunks that would repeat themselves.
  load: async () => feature,
})
