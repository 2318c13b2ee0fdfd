/**
 * Sending without any view: the flow that the modal renders. It needs a client with a connected wallet.
 *
 * @packageDocumentation
 */
import { perClient } from './client/perClient.ts'
import { createSend } from './flows/send/createSend.ts'

export type { HeldAsset } from './flows/holdings/HeldAsset.ts'
export { heldAssets } from './flows/holdings/heldAssets.ts'
export { findLookAlike, type LookAlike, sharesEnds } from './flows/send/lookAlikes.ts'
export type { Send, SendStart } from './flows/send/Send.ts'
export type {
  RecipientProblem,
  SendButton,
  SendForm,
  SendNotice,
  SendRecipient,
  SendRequest,
  SendState,
} from './flows/send/SendState.ts'
export type { SentTransfer } from './flows/send/SentTransfer.ts'

/**
 * The transfer of a client, one at a time.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 * import { heldAssets, getSend } from '@foyer/core/send'
 * import { evm } from '@foyer/evm'
 *
 * const foyer = createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()] })
 *
 * async function tip(to: string) {
 *   const send = getSend(foyer)
 *   const [native] = heldAssets(foyer, 'eip155')
 *   send.start({ asset: native, amount: '0.01', to })
 *   await send.preview()
 *   await send.confirm()
 *   return send.store.getState().hash
 * }
 */
export const getSend = perClient(createSend)
