import { plural } from '@foyer/ui'
import { titles } from './titles.ts'

/** The words of the token list. */
export const messages = {
  ...titles,
  list: 'Tokens of this account',
  hidden: (count: number) =>
    plural('en', count, { one: '1 spam token hidden', other: `${count} spam tokens hidden` }),
  shown: (count: number) =>
    plural('en', count, { one: '1 spam token', other: `${count} spam tokens` }),
  emptyTitle: 'No tokens yet',
  empty: 'What you receive shows up here.',
  fund: 'Fund wallet',
  failed: 'Token Balance Unavailable',
  failedHint: 'Your tokens could not be read. They are safe where they are.',
  stale: (when: string) => `Could not be refreshed. This is from ${when}.`,
  missing: (network: string) =>
    `Not all tokens on ${network} could be read. They are safe where they are. Try again in a moment.`,
  tryAgain: 'Try again',
}
