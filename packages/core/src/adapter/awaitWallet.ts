import type { Discovery } from './createAdapter.ts'
import { waitFor } from './waitFor.ts'
import type { ListedWallet } from './walletList.ts'

/**
 * The wallet of an id, now or when it announces itself.
 *
 * @throws the signal's reason
 * @example
 * import { awaitWallet, type Discovery, type ListedWallet } from '@foyer/core/adapter'
 *
 * declare const discovery: Discovery<ListedWallet>
 * const { connector } = await awaitWallet({
 *   ...{ discovery, connectorId: 'io.metamask', signal: AbortSignal.timeout(10_000) },
 * })
 */
export function awaitWallet<wallet extends ListedWallet>({
  discovery,
  connectorId,
  signal,
}: {
  readonly discovery: Discovery<wallet>
  readonly connectorId: string
  readonly signal: AbortSignal
}): Promise<wallet> {
  return waitFor({
    look: () => discovery.find(connectorId),
    subscribe: discovery.subscribe,
    signal,
  })
}
