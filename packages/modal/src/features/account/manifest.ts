import { defineRoom } from '../../room/Room.ts'
import { titles } from './titles.ts'

declare module '../../room/Room.ts' {
  interface Views {
    /** Who is connected, and what they hold. */
    Account: object
  }
}

/** The connected account. */
export const account = defineRoom({
  id: 'account',
  views: {
    Account: { title: () => titles.title, titleHidden: true, requiresAccount: true },
  },
  load: async () => (await import('./view/views.ts')).room,
})
