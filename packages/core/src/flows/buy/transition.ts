import type { BuyEvent, BuyState } from './BuyState.ts'

/** Pure; gives the same object for what cannot happen here. */
export function transition(state: BuyState, event: BuyEvent): BuyState {
  if (event.type === 'begun') return { status: 'choosing', ...event.form }
  if (state.status === 'choosing') {
    if (event.type === 'changed') return { status: 'choosing', ...event.form }
    if (event.type !== 'requested') return state
    const { status: _, ...form } = state
    return { status: 'opening', form: { ...form, notice: null }, request: event.request }
  }
  const { form, request } = state
  if (event.type === 'left') return { status: 'choosing', ...form }
  if (state.status === 'opening') {
    if (event.type === 'refused') return { status: 'choosing', ...form, notice: event.notice }
    if (event.type !== 'opened') return state
    const { url, purchaseId, isBlocked } = event
    return { status: 'waiting', form, request, url, purchaseId, isBlocked, isPaid: false }
  }
  if (state.status !== 'waiting') return state
  switch (event.type) {
    case 'paid':
      return state.isPaid ? state : { ...state, isPaid: true }
    case 'delivered':
      return { status: 'delivered', form, request, amount: event.amount, hash: event.hash }
    case 'failed':
      return { status: 'failed', form, request, reason: event.reason }
  }
  return state
}
