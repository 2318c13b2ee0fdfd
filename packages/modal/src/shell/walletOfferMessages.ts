/** The words of the button that opens a wallet on the same device. */
export const walletOfferMessages = {
  waiting: (wallet: string) => `A request is waiting in ${wallet}.`,
  open: (wallet: string) => `Open ${wallet}`,
  dismiss: 'Dismiss',
}
