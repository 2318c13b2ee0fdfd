import type { PairedWallets, PairedWalletsHost } from '@foyer/core/adapter'
import * as Key from './crypto/Key.ts'
import { pairedWalletsOver } from './pairedWalletsOver.ts'
import { browserPlatform } from './platform/browser.ts'
import type { WalletConnectPlatform } from './platform/WalletConnectPlatform.ts'
import { createRelay } from './relay/createRelay.ts'
import { createRecordStore } from './storage/createRecordStore.ts'

/**
 * Wallets on other devices and in other applications, over the open WalletConnect protocol.
 *
 * Nothing happens before somebody holds a link, unless a session of an earlier visit stands: then
 * the relay is dialled at once, to hear of it.
 *
 * @param surroundings what is used of the page; in Node, `browserPlatform({ WebSocket })` with that
 *   of `ws`
 * @example
 * import type { PairedWalletsHost } from '@foyer/core/adapter'
 * import { createPairedWallets } from '@foyer/walletconnect'
 *
 * function connect(host: PairedWalletsHost, showLink: (uri: string) => void) {
 *   const paired = createPairedWallets(host)
 *   const release = paired.hold()
 *   paired.pairing.subscribe((state) => {
 *     if (state.status === 'ready') showLink(state.uri)
 *   })
 *   const signal = AbortSignal.timeout(240_000)
 *   return paired.wallet('eip155')?.arrive({ signal }).finally(release)
 * }
 */
export function createPairedWallets(
  host: PairedWalletsHost,
  surroundings: WalletConnectPlatform = browserPlatform(),
): PairedWallets {
  const { platform, relayUrl, projectId } = host
  const records = createRecordStore({ platform, key: host.storageKey('walletconnect') })
  const relay = createRelay({
    url: relayUrl,
    projectId,
    seed() {
      const { identity } = records.change((kept) =>
        kept.identity === null ? { ...kept, identity: Key.random() } : kept,
      )
      return identity ?? Key.random()
    },
    clock: platform.clock,
    platform: surroundings,
  })
  return pairedWalletsOver({ host, relay, records })
}
