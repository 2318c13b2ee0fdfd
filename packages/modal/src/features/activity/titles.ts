/** The titles of the feature: its manifest brings them along, the other words come with the list. */
export const titles = {
  id: 'activity',
  title: 'Activity',
}
