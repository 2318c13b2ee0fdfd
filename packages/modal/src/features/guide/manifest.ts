import { defineRoom } from '../../room/Room.ts'
import { titles } from './titles.ts'

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
    WhatIsAWallet: { title: () => titles.walletTitle },
    WhatIsANetwork: { title: () => titles.networkTitle },
  },
  load: async () => (await import('./view/views.ts')).room,
})
