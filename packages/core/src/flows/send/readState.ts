import type { OrderState } from '../../orders/OrderState.ts'
import { toDecimal } from '../../primitives/Amount.ts'
import { AppError } from '../../primitives/AppError.ts'
import { figuresOf } from './drafts.ts'
import type { SendDraft, SendNotice, SendRequest, SendState } from './SendState.ts'
import { lacksFee, lacksReserve, sendButton } from './sendButton.ts'

/** What the state of a transfer depends on besides the order. */
export interface SendSurroundings {
  /** What the account has of what the chain counts in; `null` while nobody knows. */
  readonly nativeAtomic: bigint | null
  readonly isSmartAccount: boolean
  /** Whether the wallet makes transfers. */
  readonly isSupported: boolean
  /** A form with nothing in it. */
  readonly blank: SendDraft
}

/** The state of a transfer: the order, with what its form and its review say about it. */
export function readState(
  order: OrderState<SendDraft, SendRequest>,
  { blank, nativeAtomic, isSmartAccount, isSupported }: SendSurroundings,
): SendState {
  const { wanted: _, estimate: known, draftNotice, ...draft } = formOf(order, blank)
  const { status } = order
  const estimate = 'cost' in order ? order.cost.estimate : known
  const form = { ...draft, ...figuresOf(estimate) }
  const account = { nativeAtomic, isSmartAccount }
  const isFeeMissing = lacksFee(form, account)
  const shown = {
    ...{ ...form, isFeeMissing, isReserveMissing: lacksReserve(form, account) },
    button: sendButton(form, { isFeeMissing, isSupported }),
    notice: noticeOf(order) ?? (draftNotice && { kind: draftNotice }),
    ...{ hash: null, outcome: null },
  }
  if (status === 'editing') return { ...shown, status }
  if (status !== 'sent') return { ...shown, ...order.request, status }
  const { request, hash, outcome } = order
  return { ...shown, ...request, status, hash, outcome }
}

/** Once it was sent the form is gone, and what was sent stands in its place. */
function formOf(order: OrderState<SendDraft, SendRequest>, blank: SendDraft): SendDraft {
  if ('draft' in order) return order.draft
  const { asset, amountAtomic, recipient, network } = order.request
  return {
    ...{ ...blank, ...order.request, namespace: network.chainNamespace },
    amountText: toDecimal({ atomic: amountAtomic, decimals: asset.decimals }),
    recipientText: recipient.address,
  }
}

/** Why nothing was sent yet. */
function noticeOf(order: OrderState<SendDraft, SendRequest>): SendNotice | null {
  if (order.status === 'failed') {
    const { error } = order
    // Something spoke against it that nobody knew when it was confirmed; the wallet was not asked.
    const isOurs = error.code.startsWith('transfer/') && error.code !== 'transfer/unasked'
    return { kind: isOurs ? 'wouldFail' : 'failed', error }
  }
  if (order.status === 'editing') return order.notice
  if (order.status !== 'reviewing') return null
  const { failure } = order.cost
  // A fee that nobody tells is shown by the wallet; in which units a token counts is not.
  if (failure && !AppError.is(failure, 'transfer/no-estimate'))
    return { kind: 'wouldFail', error: failure }
  return order.notice ?? (failure && { kind: 'feeUnread' })
}
