/** The titles of the feature's views: its manifest brings them along, the other words come with them. */
export const titles = {
  id: 'receive',
  title: 'Receive',
  networksTitle: 'Compatible networks',
  fundTitle: 'Fund wallet',
}
