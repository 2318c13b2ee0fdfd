import type { Foyer, Lazy, RelayReach, WalletConnect } from '@foyer/core/client'

/** Wallets on other devices, as far as views offer the way to them. */
export interface Paired {
  /** `disabled`: connected through it already; `absent`: nothing to speak through, or turned off. */
  offered(): 'available' | 'disabled' | 'absent'
  /** What was loaded, at once, so that a press still counts when it opens an app. */
  current(): WalletConnect | null
  /** @throws `connection/code-unavailable` */
  load(): Promise<WalletConnect | null>
  /** Fetches what showing a link takes, so that a press meets no delay. */
  preload(): Promise<WalletConnect | null>
  /** Which wallets a code gets to: `none` without a relay, `null` until that is known. */
  reach(): RelayReach | 'none' | null
  /** Asks the relay; resolves when `reach` knows, or what asks could not be loaded. */
  learnReach(): Promise<void>
}

/** The view that leads to them; its feature may be absent. */
export const pairingView = 'ConnectingWalletConnect'

/** @param wantFeature fetches the feature of a view */
export function createPaired(
  { internals, getState }: Foyer,
  wantFeature: (view: string) => void,
): Paired {
  let reach: RelayReach | null = null
  // What stands under its id is made by `walletConnect` of the core.
  const remote = internals.remotes.get('walletConnect') as Lazy<WalletConnect | null> | undefined
  const paired: Paired = {
    offered() {
      if (
        !internals.navigation.has(pairingView) ||
        internals.options.getState().manualWalletConnect
      )
        return 'absent'
      const isUsed = Object.values(getState().chains).some(
        ({ connector }) => connector?.type === 'WALLET_CONNECT',
      )
      return isUsed ? 'disabled' : 'available'
    },
    current: () => remote?.loaded ?? null,
    load: async () => (await remote?.()) ?? null,
    preload() {
      wantFeature(pairingView)
      // A user who goes there is told what failed.
      return paired.load().catch(() => null)
    },
    reach: () => (paired.offered() === 'absent' ? 'none' : reach),
    async learnReach() {
      if (paired.reach() === null)
        // Without that code there is no link either, and a user who goes there is told.
        reach = (await paired.load().then((found) => found?.reach(), nothing)) ?? null
    },
  }
  return paired
}

/**
 * Keeps a link at hand while the modal is open and nothing is connected by one. For phones: a browser
 * opens an app in the turn of a press alone, and by then the link must exist.
 *
 * @returns ends it
 */
export function holdLink(foyer: Foyer, paired: Paired): () => void {
  let release = () => {}
  let isHeld = false
  const look = ({ open }: { open: boolean }) => {
    const isWanted = open && paired.offered() === 'available'
    if (isWanted === isHeld) return
    isHeld = isWanted
    release()
    release = () => {}
    if (isWanted)
      void paired.preload().then((found) => {
        if (found && isHeld) release = found.hold()
      })
  }
  const stop = foyer.subscribe(look)
  return () => {
    stop()
    look({ open: false })
  }
}

const nothing = () => {}
