import { titles } from './titles.ts'

/** The words of the wallets that are connected. */
export const messages = {
  ...titles,
  active: 'Active',
  use: 'Use',
  add: 'Add',
  addFor: (family: string) => `Add a wallet: ${family}`,
  noneConnected: 'None connected',
  more: (account: string) => `More about ${account}`,
  copyAddress: 'Copy address',
  copied: 'Address copied',
  disconnect: (wallet: string) => `Disconnect ${wallet}`,
  hint: 'Your wallet decides which accounts it shows to this site.',
  types: {
    eoa: 'Account',
    smartAccount: 'Smart account',
    payment: 'Payments',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}
