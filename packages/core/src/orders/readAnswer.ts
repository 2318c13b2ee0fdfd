import { AppError } from '../primitives/AppError.ts'
import type { OrderEvent } from './OrderState.ts'

/** What a wallet answered in place of a hash. */
export type NoHash = Extract<
  OrderEvent<never, never>,
  { readonly type: 'declined' | 'wrongNetwork' | 'unanswered' | 'refused' }
>

/** Words of nodes that have a transaction by now, and of wallets that did not hear what became of what they handed in. */
const handedIn =
  /already (known|exists|imported|in mempool)|already been (imported|processed)|known transaction|time(d )?-?out/i

/** Only a wallet that says no has sent nothing for certain; whatever cannot be read leaves that open. */
export function readAnswer(thrown: unknown): NoHash {
  if (!AppError.is(thrown)) return { type: 'unanswered' }
  if (thrown.code === 'wallet/declined') return { type: 'declined' }
  if (thrown.code === 'network/mismatch') return { type: 'wrongNetwork' }
  // JSON-RPC's own codes are answers of the wallet: it did not send.
  const { code } = Object(thrown.cause) as { code?: unknown }
  const isAnswer =
    typeof code === 'number' && code !== 4900 && code !== 4901 && !handedIn.test(textOf(thrown))
  // The wallet was not asked, or shows an earlier question.
  const isUnasked = thrown.code.startsWith('transfer/') || thrown.code === 'wallet/already-pending'
  return isAnswer || isUnasked ? { type: 'refused', error: thrown } : { type: 'unanswered' }
}

/** All that a wallet said; what a node said to it lies inside. */
function textOf({ message, cause }: AppError): string {
  try {
    return `${message} ${JSON.stringify(cause, ['message', 'data', 'originalError', 'error', 'cause'])}`
  } catch {
    // It holds itself, or a getter throws.
    return message
  }
}
