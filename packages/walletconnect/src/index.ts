/** Wallets on other devices, for a client that loads them on demand. */
export { createPairedWallets } from './createPairedWallets.ts'
export { openPairedWallets } from './openPairedWallets.ts'
