import type { RemoteWallets, RemoteWalletsHost } from '@foyer/core/adapter'
import { createRemoteWallets } from './createRemoteWallets.ts'
import { browserPlatform } from './platform/browser.ts'
import { readSealKey } from './platform/readSealKey.ts'

/** IndexedDB has been seen not to answer at all. */
const sealKeyTimeoutMs = 1_000

/**
 * Opens what this browser keeps of WalletConnect wallets, sealed with a key that cannot leave it, and
 * makes them ready to use. Where the browser has no such key, they are kept as plain text.
 *
 * @example
 * import type { RemoteWalletsHost } from '@foyer/core/adapter'
 * import { openRemoteWallets } from '@foyer/walletconnect/wallets'
 *
 * async function isConnected(host: RemoteWalletsHost) {
 *   const paired = await openRemoteWallets(host)
 *   return paired.isConnected()
 * }
 */
export async function openRemoteWallets(host: RemoteWalletsHost): Promise<RemoteWallets> {
  const { clock } = host.platform
  const sealKey = await new Promise<string | null>((resolve) => {
    const stopWaiting = clock.after(sealKeyTimeoutMs, () => resolve(null))
    void readSealKey(host.storageKey('walletconnect')).then((key) => {
      stopWaiting()
      resolve(key)
    })
  })
  return createRemoteWallets(host, browserPlatform(), sealKey)
}
