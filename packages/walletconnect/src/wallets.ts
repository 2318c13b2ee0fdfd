/** The wallets without a client, for Node and for tests. Applications give `walletConnect` to a client. */
export { createRemoteWallets } from './createRemoteWallets.ts'
export { openRemoteWallets } from './openRemoteWallets.ts'
