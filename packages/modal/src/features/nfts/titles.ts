/** The titles of the feature: its manifest brings them along, the other words come with the grid. */
export const titles = {
  id: 'nfts',
  tab: 'NFTs',
}
