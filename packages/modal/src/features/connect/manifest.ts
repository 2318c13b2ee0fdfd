import { defineFeature } from '../../feature/Feature.ts'
import { messages } from './messages.ts'
import { feature } from './view/views.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    /** The wallets alone. */
    ConnectWallets: Views['Connect']
  }
}

/** Finding a wallet and connecting it. */
export const connect = defineFeature({
  id: 'connect',
  connects: true,
  views: {
    Connect: {
      title: (words) => words(messages).connectTitle,
      insteadWhenConnected: ({ addWalletForNamespace }) =>
        addWalletForNamespace ? undefined : 'Account',
      help: 'WhatIsAWallet',
    },
    ConnectWallets: { title: (words) => words(messages).connectTitle, help: 'WhatIsAWallet' },
    ConnectingExternal: {
      title: (words, { connector }, foyer) =>
        foyer.internals.connectors.getState().find(({ id }) => id === connector?.id)?.name ??
        words(messages).connectTitle,
    },
  },
  // The first view of nearly every user: it loads with the shell, whose pieces it shares,
  // which saves a round trip and 1.5 KB of chunks that would repeat themselves.
  load: async () => feature,
})
