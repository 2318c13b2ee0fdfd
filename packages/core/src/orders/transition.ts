import type { TransferEstimate } from '../adapter/Transfer.ts'
import { AppError } from '../primitives/AppError.ts'
import type { OrderCost, OrderEvent, OrderState } from './OrderState.ts'

type In<status, draft, request> = Extract<OrderState<draft, request>, { readonly status: status }>

/**
 * The next state of an order; the same object where the event is not allowed. After a wallet was asked, leaving does
 * not unsign: only its answer, or the user who has read that nobody knows, leads on.
 */
export function transition<draft, request>(
  state: OrderState<draft, request>,
  event: OrderEvent<draft, request>,
): OrderState<draft, request> {
  const isAsked = state.status === 'signing' || state.status === 'outcomeUnknown'
  if (event.type === 'learned') return 'draft' in state ? { ...state, draft: event.draft } : state
  if (event.type === 'acknowledged')
    return state.status === 'signing' ? state : { ...editing(event), notice: null }
  if (event.type === 'alarmed') {
    const { request, hash, outcome } = event
    return isAsked ? state : { status: 'sent', request, hash, outcome }
  }
  switch (state.status) {
    case 'editing':
      return fromForm(state, event)
    case 'reviewing':
    case 'failed':
      return fromReview(state, event)
    case 'signing':
    case 'outcomeUnknown':
      return fromWallet(state, event)
    case 'sent':
      return event.type === 'outcomeRead' ? { ...state, outcome: event.outcome } : state
  }
}

function fromForm<draft, request>(
  state: In<'editing', draft, request>,
  event: OrderEvent<draft, request>,
): OrderState<draft, request> {
  switch (event.type) {
    case 'edited':
    case 'walletChanged':
      return { ...editing(event), notice: null }
    case 'reviewed':
      return review(state.draft, event)
    default:
      return state
  }
}

function fromReview<draft, request>(
  state: In<'reviewing' | 'failed', draft, request>,
  event: OrderEvent<draft, request>,
): OrderState<draft, request> {
  if (event.type === 'left') return { ...editing(event), notice: null }
  if (event.type === 'walletChanged')
    return { ...editing(event), notice: { kind: 'walletChanged' } }
  if (event.type === 'confirmed') {
    const { draft, request, cost } = state
    return isRefused(cost) ? state : { status: 'signing', draft, request, cost }
  }
  if (state.status === 'failed')
    return event.type === 'reviewed' ? review(state.draft, event) : state
  switch (event.type) {
    case 'refreshed':
      return { ...state, cost: { ...state.cost, isReading: true }, round: state.round + 1 }
    case 'costRead': {
      const { estimate } = event
      return { ...state, cost: { isReading: false, estimate, failure: estimate.refusal ?? null } }
    }
    case 'costUnread':
      return { ...state, cost: { isReading: false, estimate: null, failure: event.error } }
    default:
      return state
  }
}

function fromWallet<draft, request>(
  state: In<'signing' | 'outcomeUnknown', draft, request>,
  event: OrderEvent<draft, request>,
): OrderState<draft, request> {
  const { status, draft, request, cost } = state
  switch (event.type) {
    case 'hashGiven':
      return { status: 'sent', request, hash: event.hash, outcome: null }
    case 'declined':
    case 'wrongNetwork': {
      const notice = { kind: event.type }
      // The review is gone where nobody knew for a while.
      return status === 'signing'
        ? { ...review(draft, { request, estimate: cost.estimate }), notice }
        : { ...editing(state), notice }
    }
    case 'refused':
      return { status: 'failed', draft, request, cost, error: event.error }
    case 'unanswered':
      return { ...state, status: 'outcomeUnknown' }
    default:
      return state
  }
}

const editing = <draft>({ draft }: { readonly draft: draft }) =>
  ({ status: 'editing', draft }) as const

const review = <draft, request>(
  draft: draft,
  { request, estimate }: { readonly request: request; readonly estimate: TransferEstimate | null },
): In<'reviewing', draft, request> => ({
  ...{ status: 'reviewing', draft, request, notice: null, round: 0 },
  cost: { isReading: true, estimate, failure: null },
})

/** Nothing can be confirmed that the chain speaks against. */
const isRefused = ({ failure }: OrderCost) =>
  failure !== null && !AppError.is(failure, 'transfer/no-estimate')
