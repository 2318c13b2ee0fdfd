/** The titles of the feature's views: its manifest brings them along, the other words come with the views. */
export const titles = {
  id: 'wallets',
  allTitle: 'All wallets',
  getTitle: 'Get a wallet',
  downloadTitle: (wallet: string) => `Get ${wallet}`,
}
