/** The titles of the feature's views: its manifest brings them along, the other words come with them. */
export const titles = {
  id: 'buy',
  tile: 'Buy',
  fund: 'Buy with a card or a bank account',
  title: 'Choose provider',
  tokenTitle: 'Select token',
  currencyTitle: 'Select currency',
  progressTitle: 'Buy in progress',
  helpTitle: 'What is buying?',
}
