/** The titles of the feature: its manifest brings them along, the other words come with the panel. */
export const titles = {
  id: 'tokens',
  tab: 'Tokens',
}
