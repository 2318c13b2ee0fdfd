import type { RemoteWallets, RemoteWalletsHost } from '@foyer/core/adapter'
import * as Key from './crypto/Key.ts'
import { browserPlatform } from './platform/browser.ts'
import { takeTurns } from './platform/takeTurns.ts'
import type { WalletConnectPlatform } from './platform/WalletConnectPlatform.ts'
import { createRelay } from './relay/createRelay.ts'
import { remoteWalletsOver } from './remoteWalletsOver.ts'
import { createRecordStore } from './storage/createRecordStore.ts'

/**
 * Wallets on other devices and in other applications, over the open WalletConnect protocol.
 *
 * Nothing happens before a user holds a link, unless a session of an earlier visit stands: then
 * the relay is dialled at once, to get its messages.
 *
 * @param surroundings what is used of the page; in Node, `browserPlatform({ WebSocket })` with that
 *   of `ws`
 * @param sealKey 64 hexadecimal digits; seals what is stored. Without it the keys of sessions are stored as
 *   plain text: in a browser, use `openRemoteWallets`
 * @example
 * import type { RemoteWalletsHost } from '@foyer/core/adapter'
 * import { createRemoteWallets } from '@foyer/walletconnect/wallets'
 *
 * function connect(host: RemoteWalletsHost, showLink: (uri: string) => void) {
 *   const paired = createRemoteWallets(host)
 *   const release = paired.hold()
 *   paired.pairing.subscribe((state) => {
 *     if (state.status === 'ready') showLink(state.uri)
 *   })
 *   const signal = AbortSignal.timeout(240_000)
 *   return paired.wallet('eip155')?.arrive({ signal }).finally(release)
 * }
 */
export function createRemoteWallets(
  host: RemoteWalletsHost,
  surroundings: WalletConnectPlatform = browserPlatform(),
  sealKey: string | null = null,
): RemoteWallets {
  const { platform, relayUrl, projectId } = host
  const key = host.storageKey('walletconnect')
  const { locks } = surroundings
  const turn = takeTurns({ locks, clock: platform.clock, name: `${key}:records` })
  const records = createRecordStore({ platform, key, sealKey, turn })
  const relay = createRelay({
    url: relayUrl,
    projectId,
    seed() {
      // New tabs that share a key agree on who they are at once.
      const made = sealKey === null ? Key.random() : Key.hashOf(`identity ${sealKey}`)
      const { identity } = records.change((kept) =>
        kept.identity === null ? { ...kept, identity: made } : kept,
      )
      return identity ?? made
    },
    clock: platform.clock,
    platform: surroundings,
  })
  return remoteWalletsOver({ host, relay, records })
}
