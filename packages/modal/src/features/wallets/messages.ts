import { plural } from '@foyer/ui'
import { titles } from './titles.ts'

/** The words of looking for a wallet and getting one. */
export const messages = {
  ...titles,
  search: 'Search wallets',
  list: 'Wallets',
  loading: 'Loading wallets',
  noneFound: (search: string) => `No wallet called “${search}”`,
  none: 'No wallet here',
  nonePrivate: 'No wallet is called that',
  privateText: 'It looks like a link, an address or a secret, so it stayed in this page.',
  noneText: 'Check the spelling, or look at all of them.',
  noneTextOrScan: 'Check the spelling. A wallet that is not listed connects by its code.',
  scan: 'Scan with any wallet',
  anyWallet: 'WalletConnect',
  clearSearch: 'Clear search',
  failedTitle: 'The list did not load',
  failedText: 'Your connection may have dropped. Wallets in this browser still work.',
  tryAgain: 'Try again',
  installed: 'Installed',
  recent: 'Recent',
  found: (count: number) =>
    plural('en', count, { one: '1 wallet found', other: `${count} wallets found` }),

  getText:
    'These are in wide use. Whichever you take, you can bring your account to another later.',
  exploreAll: 'Explore all',

  downloadText: (wallet: string) =>
    `${wallet} is not in this browser yet. Install it, then come back and choose it again.`,
  orDownloadText: (wallet: string) =>
    `Or install ${wallet} here, then come back and choose it again.`,
  unreachableText: (wallet: string) =>
    `${wallet} cannot be reached from here. Install it on this device, and open this page in it if it can.`,
  openInAppText: (wallet: string) =>
    `${wallet} opens this page in its own browser: connect there. If it does not open, install it first.`,
  openInApp: (wallet: string) => `Open this page in ${wallet}`,
  openWebApp: (wallet: string) => `Open ${wallet} on the web`,
  extension: 'Browser extension',
  appStore: 'App for iPhone and iPad',
  playStore: 'App for Android',
  homepage: 'Website',
  opensNewTab: 'Opens in a new tab',
}
