import type { OrderState } from '../../orders/OrderState.ts'
import { toDecimal } from '../../primitives/Amount.ts'
import { AppError } from '../../primitives/AppError.ts'
import { swapButton } from './drafts.ts'
import {
  isSwapping,
  type SwapDraft,
  type SwapForm,
  type SwapNotice,
  type SwapRequest,
  type SwapState,
  type SwapStep,
} from './SwapState.ts'

/** What the state of a swap depends on besides the order. */
export interface SwapSurroundings {
  /** A form with nothing in it. */
  readonly blank: SwapDraft
  /** What is on screen while its token is approved, and while the server is asked for it. */
  readonly reviewed: SwapRequest | null
  readonly isPreparing: boolean
}

/** The state of a swap: the order of the step that the wallet is asked for, with what its form says about it. */
export function readState(
  order: OrderState<SwapDraft, SwapStep>,
  { blank, reviewed, isPreparing }: SwapSurroundings,
): SwapState {
  const { wanted: _, draftNotice, ...draft } = formOf(order, blank)
  const step = 'request' in order ? order.request : null
  const form: SwapForm = {
    ...draft,
    feeAtomic: ('cost' in order ? order.cost.estimate?.feeAtomic : null) ?? draft.feeAtomic,
    button: swapButton(draft),
    notice: noticeOf(order) ?? draftNotice,
    ...{ step: step?.kind ?? null, isPreparing, hash: null, outcome: null },
  }
  if (order.status === 'editing')
    return reviewed
      ? { ...form, ...reviewed, status: 'reviewing', step: 'swap' }
      : { ...form, status: 'editing' }
  if (order.status !== 'sent') return { ...form, ...order.request.swap, status: order.status }
  const { request, hash, outcome } = order
  // An approval is no end: the review stays until a block has it, unless something is wrong with it.
  if (!isSwapping(request) && !isWrong(order))
    return { ...form, ...request.swap, status: 'reviewing', isPreparing: true }
  return { ...form, ...request.swap, status: 'sent', hash, outcome }
}

/** Whether what was sent is something else, or came to nothing. */
export function isWrong({
  outcome,
}: Pick<Extract<OrderState<SwapDraft, SwapStep>, { status: 'sent' }>, 'outcome'>): boolean {
  if (!outcome) return false
  const { status, differences } = outcome
  return ['failed', 'dropped', 'replaced'].includes(status) || (differences?.length ?? 0) > 0
}

/** Once it was sent the form is gone, and what was sent stands in its place. */
function formOf(order: OrderState<SwapDraft, SwapStep>, blank: SwapDraft): SwapDraft {
  if ('draft' in order) return order.draft
  const { swap } = order.request
  const { pay, amountAtomic, network, toAtomic } = swap
  return {
    ...{ ...blank, ...swap, namespace: network.chainNamespace },
    amountText: toDecimal({ atomic: amountAtomic, decimals: pay.decimals }),
    quote: { status: 'ready', toAtomic },
  }
}

/** Why nothing was sent yet. */
function noticeOf(order: OrderState<SwapDraft, SwapStep>): SwapNotice | null {
  if (order.status === 'failed') return { kind: 'failed', error: order.error }
  if (order.status === 'editing') return order.notice
  if (order.status !== 'reviewing') return null
  const { failure } = order.cost
  if (failure && !AppError.is(failure, 'transfer/no-estimate'))
    return { kind: 'wouldFail', error: failure }
  return order.notice ?? (failure && { kind: 'feeUnread' })
}
