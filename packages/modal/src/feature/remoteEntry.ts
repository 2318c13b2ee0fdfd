import type { Foyer, RelayReach, RemoteLink } from '@foyer/core/client'

/** Wallets on other devices, as far as views offer the way to them. */
export interface RemoteEntry {
  /** `disabled`: connected through it already; `absent`: nothing to speak through, or turned off. */
  offered(): 'available' | 'disabled' | 'absent'
  /** The link of what was loaded, at once, so that a press still counts when it opens an app. */
  current(): RemoteLink | null
  /** @throws `connection/code-unavailable` */
  load(): Promise<RemoteLink | null>
  /** Fetches what showing a link takes, so that a press meets no delay. */
  preload(): Promise<RemoteLink | null>
  /** Which wallets a code gets to: `none` without a relay, `null` until that is known. */
  reach(): RelayReach | 'none' | null
  /** Asks the relay; resolves when `reach` knows, or what asks could not be loaded. */
  learnReach(): Promise<void>
}

/** The view that leads to them; its feature may be absent. */
export const pairingView = 'ConnectingWalletConnect'

/** @param wantFeature fetches the feature of a view */
export function createRemoteEntry(
  { internals, getState }: Foyer,
  wantFeature: (view: string) => void,
): RemoteEntry {
  let reach: RelayReach | null = null
  const connector = internals.remotes.get('walletConnect')
  const entry: RemoteEntry = {
    offered() {
      if (
        !internals.navigation.has(pairingView) ||
        internals.options.getState().manualWalletConnect
      )
        return 'absent'
      const isUsed = Object.values(getState().chains).some(
        (chain) => chain.connector?.type === 'WALLET_CONNECT',
      )
      return isUsed ? 'disabled' : 'available'
    },
    current: () => connector?.loaded?.link ?? null,
    load: async () => (await connector?.())?.link ?? null,
    preload() {
      wantFeature(pairingView)
      // A user who goes there is told what failed.
      return entry.load().catch(() => null)
    },
    reach: () => (entry.offered() === 'absent' ? 'none' : reach),
    async learnReach() {
      if (entry.reach() === null)
        // Without that code there is no link either, and a user who goes there is told.
        reach = (await entry.load().then((link) => link?.reach(), nothing)) ?? null
    },
  }
  return entry
}

/**
 * Keeps a link at hand while the modal is open and nothing is connected by one. For phones: a browser
 * opens an app in the turn of a press alone, and by then the link must exist.
 *
 * @returns ends it
 */
export function holdLink(foyer: Foyer, remote: RemoteEntry): () => void {
  let release = () => {}
  let isHeld = false
  const look = ({ open }: { open: boolean }) => {
    const isWanted = open && remote.offered() === 'available'
    if (isWanted === isHeld) return
    isHeld = isWanted
    release()
    release = () => {}
    if (isWanted)
      void remote.preload().then((link) => {
        if (link && isHeld) release = link.hold()
      })
  }
  const stop = foyer.subscribe(look)
  return () => {
    stop()
    look({ open: false })
  }
}

const nothing = () => {}
