import { sentences } from '@foyer/ui'

/** The words of finding and connecting a wallet. */
export const messages = {
  id: 'connect',
  connectTitle: 'Connect wallet',
  installed: 'Installed',
  recent: 'Recent',
  walletList: 'Wallets',
  allWallets: 'All wallets',
  continueWithWallet: 'Continue with a wallet',
  scanWithPhone: 'Scan with a phone',
  newToWallets: 'New to wallets?',
  getStarted: 'Get started',
  noWalletTitle: 'No wallet found',
  noWalletText: 'Install or unlock one in this browser, then look again.',
  lookAgain: 'Look again',

  waitingTitle: (wallet: string) => `Continue in ${wallet}`,
  waitingText: 'Check the connection request in your wallet, and accept it there.',
  pendingTitle: 'Open your wallet',
  pendingText: (wallet: string) => `${wallet} already shows a request. Answer it there.`,
  cancel: 'Cancel',
  connectedTitle: 'Connected',
  connectedText: (wallet: string) => `${wallet} is connected to this site.`,
  declinedTitle: 'Request declined',
  declinedText: (wallet: string) =>
    `You closed the request in ${wallet}. Nothing was shared with this site.`,
  failedTitle: 'Could not connect',
  failedText: (reason: string) => sentences(reason, 'Nothing was shared with this site.'),
  tryAgain: 'Try again',
}
