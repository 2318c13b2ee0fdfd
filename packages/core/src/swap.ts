/**
 * Swapping tokens without any view: the flow that the modal renders. It needs a client with a connected wallet and a
 * backend that serves swaps.
 *
 * @packageDocumentation
 */
import { perClient } from './client/perClient.ts'
import { createSwap } from './flows/swap/createSwap.ts'

export type { Swap, SwapStart } from './flows/swap/Swap.ts'
export type {
  SwapButton,
  SwapForm,
  SwapNotice,
  SwapQuote,
  SwapRequest,
  SwapState,
  SwapStep,
  SwapUnit,
} from './flows/swap/SwapState.ts'
export { suggestedTokens } from './flows/swap/suggestedTokens.ts'

/**
 * The swap of a client, one at a time. What a server proposes is read and compared with what is on screen before a
 * wallet is asked.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 * import { getSwap } from '@foyer/core/swap'
 * import { evm } from '@foyer/evm'
 *
 * const foyer = createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()] })
 *
 * async function buyDai() {
 *   const swap = getSwap(foyer)
 *   swap.start({ fromToken: 'ETH', toToken: 'DAI', amount: '0.1' })
 *   await swap.preview()
 *   const { status, minimumAtomic } = { minimumAtomic: 0n, ...swap.store.getState() }
 *   if (status === 'reviewing' && minimumAtomic > 0n) await swap.confirm()
 * }
 */
export const getSwap = perClient(createSwap)
