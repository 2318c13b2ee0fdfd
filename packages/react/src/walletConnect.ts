import { walletConnect } from '@foyer/core/walletconnect'

/**
 * Wallets on other devices. A file of its own, because every visitor downloads the names of all files
 * that the first one leads to.
 */
export const remote = walletConnect(async () => {
  // By name: a bundler would otherwise keep every export of the package, and an object for them all.
  const { openPairedWallets } = await import('@foyer/walletconnect')
  return { openPairedWallets }
})
