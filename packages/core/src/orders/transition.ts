import { AppError } from '../primitives/AppError.ts'
import type { OrderEvent, OrderState } from './OrderState.ts'

/**
 * The next state of an order; the same object where the event is not allowed. After a wallet was asked, leaving does
 * not unsign: only its answer, or the user who has read that nobody knows, leads on.
 */
export function transition<draft, request>(
  state: OrderState<draft, request>,
  event: OrderEvent<draft, request>,
): OrderState<draft, request> {
  type State = OrderState<draft, request>
  const { status } = state
  if (event.type === 'walletChanged')
    return status === 'editing' || status === 'reviewing'
      ? {
          ...{ status: 'editing', draft: event.draft },
          notice: status === 'reviewing' ? { kind: 'walletChanged' } : state.notice,
        }
      : state
  if (event.type === 'acknowledged')
    return status === 'signing' ? state : { status: 'editing', draft: event.draft, notice: null }

  switch (status) {
    case 'editing':
      if (event.type === 'edited') return { status, draft: event.draft, notice: null }
      return event.type === 'reviewed' ? reviewing(state.draft, event.request) : state
    case 'reviewing':
      switch (event.type) {
        case 'left':
          return { status: 'editing', draft: state.draft, notice: null }
        case 'refreshed':
          return {
            ...state,
            cost: { status: 'reading', last: known(state) },
            round: state.round + 1,
          }
        case 'costRead':
          return { ...state, cost: { status: 'ready', estimate: event.estimate } }
        case 'costUnread':
          return { ...state, cost: { status: 'failed', error: event.error } }
        case 'confirmed':
          return isRefused(state)
            ? state
            : { status: 'signing', draft: state.draft, request: state.request }
        default:
          return state
      }
    case 'signing':
    case 'outcomeUnknown': {
      const { draft, request } = state
      // The review is gone where nobody knew for a while.
      const back = (notice: Extract<State, { status: 'editing' }>['notice']): State =>
        status === 'signing'
          ? { ...reviewing(draft, request), notice }
          : { status: 'editing', draft, notice }
      switch (event.type) {
        case 'hashGiven':
          return { status: 'sent', request, hash: event.hash, outcome: null }
        case 'declined':
        case 'wrongNetwork':
          return back({ kind: event.type })
        case 'refused':
          return { status: 'failed', draft, request, error: event.error }
        case 'unanswered':
          return { status: 'outcomeUnknown', draft, request }
        default:
          return state
      }
    }
    case 'sent':
      return event.type === 'outcomeRead' ? { ...state, outcome: event.outcome } : state
    case 'failed':
      if (event.type === 'left') return { status: 'editing', draft: state.draft, notice: null }
      return event.type === 'reviewed' ? reviewing(state.draft, event.request) : state
  }
}

type Reviewing<draft, request> = Extract<OrderState<draft, request>, { status: 'reviewing' }>

const reviewing = <draft, request>(draft: draft, request: request): Reviewing<draft, request> => ({
  ...{ status: 'reviewing', draft, request, notice: null, round: 0 },
  cost: { status: 'reading', last: null },
})

const known = ({ cost }: Pick<Reviewing<unknown, unknown>, 'cost'>) =>
  cost.status === 'ready' ? cost.estimate : cost.status === 'reading' ? cost.last : null

/** Nothing can be confirmed that the chain speaks against. */
const isRefused = ({ cost }: Pick<Reviewing<unknown, unknown>, 'cost'>) =>
  cost.status === 'failed' && AppError.is(cost.error, 'transfer/refused-by-chain')
