import { defineRoom } from '../../room/Room.ts'
import { messages } from './messages.ts'

declare module '../../room/Room.ts' {
  interface Views {
    /** The wallets to choose from. `redirectView` is where to go once connected. */
    Connect: {
      readonly redirectView?: string
      /** Only wallets of this chain family. */
      readonly namespace?: string
      /** The same, while another wallet stays connected. */
      readonly addWalletForNamespace?: string
    }
    /** One wallet, while it is asked. */
    ConnectingExternal: { readonly connectorId: string; readonly redirectView?: string }
  }
}

/** Finding a wallet and connecting it. */
export const connect = defineRoom({
  id: 'connect',
  views: {
    Connect: {
      title: () => messages.connectTitle,
      insteadWhenConnected: ({ addWalletForNamespace }) =>
        addWalletForNamespace ? undefined : 'Account',
      help: 'WhatIsAWallet',
    },
    ConnectingExternal: {
      title: ({ connectorId }, foyer) =>
        foyer.internals.connectors.getState().find(({ id }) => id === connectorId)?.name ??
        messages.connectTitle,
    },
  },
  load: async () => (await import('./view/views.ts')).room,
})
