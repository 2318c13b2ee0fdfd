import { inAppBrowserLink, type WalletListing } from '@foyer/core/wallets'
import type { FeatureScope } from './FeatureContext.ts'

/** The link that opens this page in a wallet, on the chain family that is active where it has that. */
export function inAppLink(
  { foyer, wallets }: Pick<FeatureScope, 'foyer' | 'wallets'>,
  wallet: WalletListing.WalletListing,
): string | null {
  const { activeNamespace, chains } = foyer.getState()
  return inAppBrowserLink({
    wallet,
    pageUrl: wallets.pageUrl,
    linkQuery: foyer.internals.options.getState().metadata?.linkQuery,
    namespaces: [activeNamespace ?? 'eip155', ...Object.keys(chains)],
  })
}
