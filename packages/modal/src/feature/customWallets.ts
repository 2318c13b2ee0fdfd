import type { FoyerOptions } from '@foyer/core'
import { lazy } from '@foyer/core/client'
import type { Listings } from './learnWallets.ts'

/** Only an application that brings wallets of its own pays for reading them. */
const loadCode = lazy(() => import('./parseListing.ts'))

type CustomWallets = Pick<FoyerOptions, 'customWallets'>

/** The wallets of the application's own; none until {@link loadCustomWallets} is through. */
export const readCustomWallets = ({ customWallets = [] }: CustomWallets): Listings =>
  customWallets.flatMap((wallet) => loadCode.loaded?.parseListing(wallet) ?? [])

/** Loads what reads them, if there are any. @returns whether it was not there before */
export async function loadCustomWallets({ customWallets = [] }: CustomWallets): Promise<boolean> {
  if (customWallets.length === 0 || loadCode.loaded) return false
  return loadCode().then(
    () => true,
    // The list goes without them, and the next opening asks for the code again.
    () => false,
  )
}
