import type { Alert } from '@foyer/core'

/** Ids that are named. */
const maxNamed = 10

/**
 * What is said of included wallets of which the catalogue has none: other catalogues have other ids, so a list of ids can
 * be good for one and empty for the next.
 */
export const noneIncluded = (ids: readonly string[]): Alert => ({
  code: 'OPTION_INCLUDE_WALLET_IDS',
  message: `The option \`includeWalletIds\` leaves nothing of the catalogue, which has none of ${ids
    .slice(0, maxNamed)
    .map((id) => `"${id}"`)
    .join(
      ', ',
    )}${ids.length > maxNamed ? ', …' : ''} for these networks. Give ids that it lists, or leave the option out.`,
})
