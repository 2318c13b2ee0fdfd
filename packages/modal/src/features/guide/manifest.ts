import { defineRoom } from '../../room/Room.ts'
import { messages } from './messages.ts'

declare module '../../room/Room.ts' {
  interface Views {
    WhatIsAWallet: object
    WhatIsANetwork: object
  }
}

/** Explains what a newcomer cannot know. */
export const guide = defineRoom({
  id: 'guide',
  views: {
    WhatIsAWallet: { title: () => messages.walletTitle },
    WhatIsANetwork: { title: () => messages.networkTitle },
  },
  load: async () => (await import('./view/views.ts')).room,
})
