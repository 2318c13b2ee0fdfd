/** The words of the account. */
export const messages = {
  title: 'Account',
  copyAddress: 'Copy address',
  copied: 'Address copied',
  balance: 'Balance',
  balanceFailed: 'Token Balance Unavailable',
  balanceStale: 'Could not be refreshed. This is the last balance we saw.',
  tryAgain: 'Try again',
  network: 'Network',
  settings: 'Settings',
  disconnect: 'Disconnect',
}
