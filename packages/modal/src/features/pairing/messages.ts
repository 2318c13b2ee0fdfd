import { sentences } from '@foyer/ui'
import { titles } from './titles.ts'

/** The words of connecting a wallet by a link. */
export const messages = {
  ...titles,
  ways: 'Ways to connect',
  mobile: 'Mobile',
  browser: 'Browser',
  web: 'Web',
  desktop: 'Desktop',

  codeName: (wallet: string) => `QR code to scan with ${wallet}`,
  anyWallet: 'a wallet',
  scanText: (wallet: string) => `Scan this with ${wallet} on your phone.`,
  agreeForCode: 'Agree, and a code to scan appears.',
  agreeForWallet: 'Agree, and you go on to your wallet.',
  preparing: 'Making a link',
  refreshesIn: (left: string) => `Refreshes in ${left}`,
  refreshesSoon: (seconds: number) =>
    seconds === 60 ? 'The code refreshes in a minute' : `The code refreshes in ${seconds} seconds`,
  newCode: 'New code',
  copyLink: 'Copy link',
  copied: 'Link copied',
  reload: 'Reload code',
  expired: 'This code has expired.',
  linkFailed: 'No code could be made.',

  ownRelay:
    'For wallets that are set to this site’s own relay. Choose any other wallet from the list.',
  unreachableTitle: (wallet: string) => `${wallet} is out of reach`,
  unreachableText: (wallet: string) =>
    `This site cannot connect to ${wallet} on a phone. Choose another wallet to go on.`,
  visit: (wallet: string) => `Visit the website of ${wallet}`,

  offline: 'You are offline. The code works again once you are back.',
  unreachable: 'The connection service does not answer. We keep trying; nothing is lost.',
  refused: 'This site cannot reach wallets on other devices at the moment.',
  tryAgain: 'Try again',

  openTitle: (wallet: string) => `Continue in ${wallet}`,
  openText: (wallet: string) => `Approve the connection in ${wallet}, then come back here.`,
  open: (wallet: string) => `Open ${wallet}`,
  openAgain: (wallet: string) => `Open ${wallet} again`,
  stuckTitle: (wallet: string) => `Did ${wallet} not open?`,
  stuckText: 'Nothing is lost. Take another way:',
  openByLink: 'Open by its web link',
  openByScheme: 'Open by its app link',
  appStore: 'Get it in the App Store',
  playStore: 'Get it on Google Play',
  otherDevice: 'Use another device',
  chooseWallet: 'Choose the wallet to continue in.',
  allWallets: 'All wallets',
  walletList: 'Wallets',

  browserText: (wallet: string) =>
    `${wallet} is not in this browser yet. Install its extension; once it is there, we go on here.`,
  getExtension: 'Get the extension',
  browserReady: (wallet: string) => `${wallet} is in this browser.`,
  continueInBrowser: 'Continue in this browser',
  webText: (wallet: string) => `${wallet} opens in another tab. Approve there, then come back.`,
  desktopText: (wallet: string) => `Approve the connection in ${wallet} on this computer.`,
  opensNewTab: 'Opens in a new tab',
  get: (wallet: string) => `Get ${wallet}`,

  connectedTitle: 'Connected',
  connectedText: (wallet: string) => `${wallet} is connected to this site.`,
  declinedTitle: 'Request declined',
  declinedText: 'You closed the request in your wallet. Nothing was shared with this site.',
  failedTitle: 'Could not connect',
  failedText: (reason: string) =>
    sentences(reason, 'Nothing was shared with this site, and nothing is lost.'),
}
