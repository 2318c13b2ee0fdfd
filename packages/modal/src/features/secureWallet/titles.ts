/** The titles of the feature's views: its manifest brings them along, the other words come with them. */
export const titles = {
  id: 'secureWallet',
  approveTitle: 'Approve',
  codeTitle: 'Recovery code',
  saveCode: 'Save your recovery code',
  walletTitle: 'Secure wallet',
  updateTitle: 'Edit email',
  primaryTitle: 'Confirm current email',
  secondaryTitle: 'Confirm new email',
}
