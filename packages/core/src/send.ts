/**
 * Sending without any view: the flow that the modal renders. It needs a client with a connected wallet.
 *
 * @packageDocumentation
 */
import { perClient } from './client/perClient.ts'
import { createSend } from './flows/send/createSend.ts'

export { findLookAlike, type LookAlike, sharesEnds } from './flows/send/lookAlikes.ts'
export { dollarsOf, readAmount, readTyped } from './flows/send/readAmount.ts'
export type { Send, SendStart } from './flows/send/Send.ts'
export type {
  RecipientProblem,
  SendAsset,
  SendButton,
  SendForm,
  SendNotice,
  SendRecipient,
  SendRequest,
  SendState,
} from './flows/send/SendState.ts'
export type { SentTransfer } from './flows/send/SentTransfer.ts'
export { sendAssets } from './flows/send/sendAssets.ts'
export { costOf } from './flows/send/sendButton.ts'

/**
 * The transfer of a client, one at a time.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 * import { sendAssets, sendOf } from '@foyer/core/send'
 * import { evm } from '@foyer/evm'
 *
 * const foyer = createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()] })
 *
 * async function tip(to: string) {
 *   const send = sendOf(foyer)
 *   const [native] = sendAssets(foyer, 'eip155')
 *   send.start({ asset: native, amount: '0.01', to })
 *   await send.preview()
 *   await send.confirm()
 *   return send.store.getState().hash
 * }
 */
export const sendOf = perClient(createSend)
