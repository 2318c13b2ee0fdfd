/** The titles of the feature's views: its manifest brings them along, the other words come with the views. */
export const titles = {
  id: 'settings',
  title: 'Settings',
}
