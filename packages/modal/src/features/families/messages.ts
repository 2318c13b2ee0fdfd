import { titles } from './titles.ts'

/** The words of wallets that live on several chain families. */
export const messages = {
  ...titles,
  waitingTitle: (wallet: string) => `Continue in ${wallet}`,
  waitingText: 'It asks once for each kind of network. Take those you need.',
  connectedTitle: 'Connected',
  connectedText: (wallet: string) => `${wallet} is connected to this site.`,
  someText: 'You can go on, or try the others again.',
  declinedTitle: 'Request declined',
  failedTitle: 'Could not connect',
  nothingText: 'Nothing was shared with this site.',
  list: 'Kinds of networks',

  accept: 'Accept the request there',
  openWallet: 'Open your wallet',
  noAnswer: 'No answer yet',
  waiting: 'Waiting',
  connected: 'Connected',
  declined: 'Declined, nothing shared',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  continueWith: (family: string) => `Continue with ${family}`,
  continueWithSeveral: (count: number) => `Continue with ${count}`,

  goOnWith: (wallet: string, account: string) =>
    `You go on with ${wallet}, ${account}. Your other wallets stay connected.`,
  connectFirst: 'No wallet is connected for it yet. Your other wallets stay connected.',
  connectWallet: 'Connect wallet',
}
