import { defineRoom } from '../../room/Room.ts'
import { messages } from './messages.ts'

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
    Account: { title: () => messages.title, titleHidden: true, requiresAccount: true },
  },
  load: async () => (await import('./view/views.ts')).room,
})
