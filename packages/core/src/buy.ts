/**
 * Buying without any view: the flow that the modal renders. It needs a client with a connected wallet and a backend that
 * knows somebody who sells.
 *
 * @packageDocumentation
 */
import { perClient } from './client/perClient.ts'
import { createBuy } from './flows/buy/createBuy.ts'

export type {
  BuyAsset,
  BuyForm,
  BuyNotice,
  BuyProblem,
  BuyQuote,
  BuyRequest,
  BuyState,
} from './flows/buy/BuyState.ts'
export type { Buy, OpenedPage } from './flows/buy/createBuy.ts'
export type { Money, OnrampQuote } from './resources/onramp.ts'

/**
 * The purchase of a client, one at a time. It is paid for on the page of who sells; no key and no card is ever in the
 * application.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { getBuy } from '@foyer/core/buy'
 * import { mainnet } from '@foyer/core/networks'
 * import { evm } from '@foyer/evm'
 *
 * const foyer = createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()] })
 * const buy = getBuy(foyer)
 * buy.start()
 * buy.writeAmount('50')
 * buy.store.subscribe(() => {
 *   const state = buy.store.getState()
 *   if (state.status === 'choosing' && state.quotes.coinbase?.status === 'ready') buy.begin('coinbase')
 *   if (state.status === 'waiting') console.log(`Pay at ${state.url}`)
 * })
 */
export const getBuy = perClient(createBuy)
