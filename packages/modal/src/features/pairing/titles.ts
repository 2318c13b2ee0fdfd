/** The titles of the room's views: its manifest brings them along, the other words come with the views. */
export const titles = { pairingTitle: 'WalletConnect' }
