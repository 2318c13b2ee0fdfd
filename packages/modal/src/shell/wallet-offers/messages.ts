/** The words of the button that opens a wallet on the same device, and of a relay that is away. */
export const messages = {
  id: 'walletOffers',
  waiting: (wallet: string) => `A request is waiting in ${wallet}.`,
  open: (wallet: string) => `Open ${wallet}`,
  dismiss: 'Dismiss',
  relayLost: 'The connection to your wallet is lost. Trying again…',
  relayRefused: 'Your wallet cannot be reached from this page. Disconnect and connect it again.',
}
