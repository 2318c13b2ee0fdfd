import { plural } from '@foyer/ui'
import { titles } from './titles.ts'

/** The words of moving to a wallet of one's own. */
export const messages = {
  ...titles,
  intro:
    'Move what is here to a wallet of your own, one after the other. You see and confirm each transfer.',
  ownAddress: (family: string) => `Your own address on ${family}`,
  enterAddress: 'Enter the address of your own wallet first.',
  move: (what: string) => `Move ${what}`,
  last: 'Move this last: it pays the fees of the others.',
  spam: (count: number) =>
    plural('en', count, {
      one: '1 item that nobody asked for stays here.',
      other: `${count} items that nobody asked for stay here.`,
    }),
  unread: (network: string) =>
    `What is on ${network} could not be read. It stays where it is; try again.`,
  incomplete: (network: string) => `There may be more on ${network} than is shown.`,
  tryAgain: 'Try again',
  nothing: 'Nothing is left here to move.',
  reading: 'Reading what you have',
}
