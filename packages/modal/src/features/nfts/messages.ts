import { plural } from '@foyer/ui'
import { titles } from './titles.ts'

/** The words of the collectibles. */
export const messages = {
  ...titles,
  list: 'NFTs of this account',
  many: (count: string) => `×${count}`,
  named: (name: string, collection: string, count: string) =>
    [name, collection, count].filter(Boolean).join(', '),
  hidden: (count: number) =>
    plural('en', count, { one: '1 spam NFT hidden', other: `${count} spam NFTs hidden` }),
  shown: (count: number) => plural('en', count, { one: '1 spam NFT', other: `${count} spam NFTs` }),
  emptyTitle: 'No NFTs yet',
  empty: 'Collectibles that you receive show up here.',
  unsupported: 'The collectibles of this network are not available here.',
  incomplete: 'Some of your NFTs could not be read. They are safe where they are.',
  failed: 'Your NFTs could not be read',
  failedHint: 'They are safe where they are.',
  tryAgain: 'Try again',
  more: 'Show more',
  collection: 'Collection',
  tokenId: 'Token ID',
  pieces: 'You have',
  network: 'Network',
  contract: 'Contract',
  copyContract: 'Copy contract',
  copied: 'Copied',
  send: 'Send',
}
