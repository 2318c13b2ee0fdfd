import type { WalletListing } from '@foyer/core/wallets'
import { useReducer } from 'react'
import { useFeature, useWhileOnScreen } from '../../../feature/FeatureContext.ts'

/**
 * Whether a code gets to the wallet, or to any published one; `null` while the relay is asked how far it
 * reaches.
 */
export function useMeets(
  wallet: WalletListing.WalletListing | undefined,
  /** A link that the application made: it knows where that leads. */
  uri: string | undefined,
): {
  meets: boolean | null
  /** Asks again where the code that asks could not be loaded. */
  ask(): void
} {
  const { wallets } = useFeature()
  const { remote, canPair } = wallets
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const ask = () => {
    if (remote.reach() === null) void remote.learnReach().then(redraw)
  }
  useWhileOnScreen(ask)
  const reach = remote.reach()
  const meets = wallet ? canPair(wallet) : reach === 'network'
  // Without a relay of ours this is only seen where the application makes the links.
  const isApplications = uri !== undefined || reach === 'none'
  return { meets: isApplications || meets || (reach === null ? null : false), ask }
}
