/** The titles of the feature's views: its manifest brings them along, the other words come with them. */
export const titles = {
  id: 'send',
  title: 'Send',
  selectTitle: 'Select token',
  lookAlikeTitle: 'Check the address',
  reviewTitle: 'Review send',
  sentTitle: 'Sent',
}
