import type { PairedWallets } from '@foyer/core/adapter'
import type { Foyer } from '@foyer/core/client'

/** Wallets on other devices, as far as views offer the way to them. */
export interface Paired {
  /** `disabled`: connected through it already; `absent`: nothing to speak through, or turned off. */
  offered(): 'available' | 'disabled' | 'absent'
  /** What was loaded, at once, so that a press still counts when it opens an app. */
  current(): PairedWallets | null
  /** @throws `connection/code-unavailable` */
  load(): Promise<PairedWallets | null>
  /** Fetches what showing a link takes, so that a press meets no delay. */
  preload(): Promise<PairedWallets | null>
}

/** The view that leads to them; its room may be absent. */
export const pairingView = 'ConnectingWalletConnect'

/** @param wantRoom fetches the room of a view */
export function createPaired(
  { internals, getState }: Foyer,
  wantRoom: (view: string) => void,
): Paired {
  let current: PairedWallets | null = null
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
    current: () => current,
    async load() {
      current = (await internals.walletConnect?.()) ?? null
      return current
    },
    preload() {
      wantRoom(pairingView)
      // Whoever goes there is told what failed.
      return paired.load().catch(() => null)
    },
  }
  return paired
}
