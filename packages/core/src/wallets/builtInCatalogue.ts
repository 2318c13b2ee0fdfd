import { catalogueOnDemand } from './catalogueOnDemand.ts'
import type { WalletCatalogue } from './WalletCatalogue.ts'

/**
 * The built-in catalogue, for an application without a server: well-known wallets, best
 * known first. The list is loaded when it is first asked for, each icon when it is first shown;
 * nothing leaves the page.
 *
 * @example
 * import { createBuiltInCatalogue } from '@foyer/core/wallets'
 *
 * const catalogue = createBuiltInCatalogue()
 * const { signal } = new AbortController()
 * const { wallets } = await catalogue.list({ page: 1, entries: 4, chains: ['eip155:1'], signal })
 * wallets[0]?.name // 'MetaMask'
 */
export function createBuiltInCatalogue({
  isComplete = false,
}: {
  /** With what `withPlaces` adds: a phone has to know ahead of a press how a wallet is opened. */
  readonly isComplete?: boolean
} = {}): WalletCatalogue {
  return catalogueOnDemand(async () =>
    (await import('./builtInListings.ts')).readBuiltIn(isComplete),
  )
}
