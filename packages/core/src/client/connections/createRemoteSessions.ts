import type { PageWindow } from '../../platform/Platform.ts'
import { lazy } from '../../primitives/lazy.ts'
import type { ConnectOptions } from '../contract/ConnectOptions.ts'
import type { ConnectWallet, RemoteConnectors } from '../contract/RemoteConnector.ts'
import { codeUnavailable } from '../errors.ts'
import type { Attempts } from './createAttempts.ts'
import type { Memory } from './rememberConnections.ts'

/** Sessions with wallets that are not in the page. Their code is fetched when there is one. */
export interface RemoteSessions {
  /** @throws `connection/no-relay`, and as connecting does */
  connect(
    options: ConnectOptions & { readonly connector: string },
    connectWallet: ConnectWallet,
  ): Promise<void>
  /** The remote connectors that are remembered. */
  used(): readonly string[]
  /** Ends what is left of these at their wallets. */
  endUnused(ids: readonly string[]): Promise<void>
}

export function createRemoteSessions({
  remotes,
  attempts,
  remembered,
  window,
}: {
  remotes: RemoteConnectors
  attempts: Attempts
  remembered: Pick<Memory, 'all'>
  window: PageWindow | null
}): RemoteSessions {
  const load = lazy(() => import('./remoteWallets.ts'), codeUnavailable)
  return {
    async connect(options, connectWallet) {
      const { way = 'email', redirect, resultUri } = options
      const needsWindow = !withoutWindow.includes(way) && !redirect && !resultUri
      const popup = needsWindow ? openWindow(window) : null
      const { connectRemote } = await load()
      return connectRemote({ options: { popup, ...options }, remotes, attempts, connectWallet })
    },
    used: () =>
      remembered
        .all()
        .map(({ connectorId }) => connectorId)
        .filter((id) => remotes.has(id)),
    async endUnused(ids) {
      for (const id of ids)
        await load().then(
          (code) => code.endUnused({ id, remotes, attempts }),
          () => {
            // Its code did not arrive. The next press on it ends the session.
          },
        )
    },
  }
}

/** Ways in that need none. */
const withoutWindow: readonly unknown[] = ['email', 'passkey', 'farcaster']

/**
 * Opens an empty window for a service: a browser lets it only in the turn of a press, before the frame has named a page.
 *
 * @contacts backend:secure-site — the page of the wallet, which leads to the service that a user signs in at — when that user presses on the service — `features.socials: false`, or without it
 */
const openWindow = (window: PageWindow | null): Window | null =>
  window?.open?.('', '_blank', 'popup,width=600,height=800') ?? null
