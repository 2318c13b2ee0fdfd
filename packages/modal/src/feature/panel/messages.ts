/** What a part of a view says that another feature lends to it. */
export const messages = {
  id: 'panel',
  failed: 'This part did not load.',
  tryAgain: 'Try again',
}
