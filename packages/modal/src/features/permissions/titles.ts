/** The titles of the feature's views: its manifest brings them along, the other words come with them. */
export const titles = {
  id: 'permissions',
  listTitle: 'Permissions',
  createdTitle: 'Permission granted',
}
