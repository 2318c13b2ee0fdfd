import { sentences } from '@foyer/ui'
import { titles } from './titles.ts'

/** The words of choosing a network. */
export const messages = {
  ...titles,
  search: 'Search networks',
  list: 'Networks',
  current: 'Current network',
  notApproved: (wallet: string) => `Not approved by ${wallet}`,
  noWallet: 'No wallet yet',
  connect: 'Connect',
  noneFound: (search: string) => `No network called “${search}”`,
  noneFoundText: 'Check the spelling, or look at all of them.',
  none: 'No network here',
  noneText: 'This site offers none at the moment.',
  clearSearch: 'Clear search',
  whatIsANetwork: 'What is a network?',

  waitingTitle: (wallet: string) => `Continue in ${wallet}`,
  waitingText: (network: string) =>
    `Accept the switch to ${network} in your wallet. Your account and your funds stay where they are.`,
  doneTitle: 'Network changed',
  declinedTitle: 'Request declined',
  declinedText: 'You stay on the network you were on. Nothing else changed.',
  failedTitle: 'Could not switch',
  failedText: (reason: string) => sentences(reason, 'You stay on the network you were on.'),
  cancel: 'Cancel',
  tryAgain: 'Try again',

  unsupportedText: (wallet: string) =>
    `${wallet} is on a network that this site does not use. Choose one of these to go on. Your funds are safe where they are.`,
  yourWallet: 'Your wallet',
  disconnect: 'Disconnect',
}
