import { titles } from './titles.ts'

/** The words of the settings. */
export const messages = {
  ...titles,
  address: 'Your whole address',
  copyAddress: 'Copy address',
  copied: 'Address copied',
  explorer: (name: string) => `View on ${name}`,
  opensNewTab: 'Opens in a new tab',
  appearance: 'Appearance',
  appearances: { system: 'System', light: 'Light', dark: 'Dark' },
  language: 'Language',
  wallets: 'Accounts and wallet',
  disconnect: 'Disconnect',
}
