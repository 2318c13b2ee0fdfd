import { titles } from './titles.ts'

/** The words of the account. */
export const messages = {
  ...titles,
  copyAddress: 'Copy address',
  copied: 'Address copied',
  balance: 'Balance',
  balanceFailed: 'Token Balance Unavailable',
  balanceUnread: 'Your balance could not be read. It is safe where it is.',
  balanceStale: 'Could not be refreshed. This is the last balance we saw.',
  notPriced: 'Some of it has no price, and is not in this sum.',
  notWhole: 'Not all of it could be read.',
  tryAgain: 'Try again',
  network: 'Network',
  parts: 'What this account holds',
  disconnect: 'Disconnect',
  differs: 'What your wallet sent is not what you confirmed.',
  lookAtIt: 'Look at it',
}
