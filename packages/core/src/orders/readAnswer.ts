import { AppError } from '../primitives/AppError.ts'
import type { OrderEvent } from './OrderState.ts'

/** What a wallet answered in place of a hash. */
export type NoHash = Extract<
  OrderEvent<never, never>,
  { readonly type: 'declined' | 'wrongNetwork' | 'unanswered' | 'refused' }
>

/** Only a wallet that says no has sent nothing for certain; whatever cannot be read leaves that open. */
export function readAnswer(thrown: unknown): NoHash {
  if (!AppError.is(thrown)) return { type: 'unanswered' }
  if (thrown.code === 'wallet/declined') return { type: 'declined' }
  if (thrown.code === 'network/mismatch') return { type: 'wrongNetwork' }
  // JSON-RPC's own codes are answers of the wallet: it did not send.
  const { code } = Object(thrown.cause) as { code?: unknown }
  const isAnswer = typeof code === 'number' && code !== 4900 && code !== 4901
  // The wallet was not asked, or shows an earlier question.
  const isUnasked = thrown.code.startsWith('transfer/') || thrown.code === 'wallet/already-pending'
  return isAnswer || isUnasked ? { type: 'refused', error: thrown } : { type: 'unanswered' }
}
