import type { FlowDefinition } from '@foyer/core/client'
import type { WalletListing } from '@foyer/core/wallets'

type Listings = readonly WalletListing.WalletListing[]

/** What is known of the list, for one search. */
interface Found {
  readonly round: number
  readonly search: string
  readonly wallets: Listings
  readonly count: number
  /** Pages that have arrived. */
  readonly pages: number
}

/** Where the list stands. */
export type ListState = Found & {
  readonly status: 'loading' | 'ready' | 'loadingMore' | 'failed'
}

/** What can happen to it. */
export type ListEvent =
  | { readonly type: 'search'; readonly search: string }
  | { readonly type: 'arrived'; readonly wallets: Listings; readonly count: number }
  | { readonly type: 'more' | 'retry' | 'failed' }

/** What its effects may touch. */
export interface ListEnvironment {
  list(query: {
    page: number
    search: string
    signal: AbortSignal
  }): Promise<{ wallets: Listings; count: number }>
}

/**
 * The flow of one visit to AllWallets. A new search abandons the question before it, so that a late
 * answer never takes the place of a newer one.
 */
export const listFlow: FlowDefinition<ListState, ListEvent, ListEnvironment> = {
  initial: { status: 'loading', round: 0, search: '', wallets: [], count: 0, pages: 0 },
  transition(state, event) {
    switch (event.type) {
      case 'search':
        return event.search === state.search
          ? state
          : {
              status: 'loading',
              round: state.round + 1,
              search: event.search,
              wallets: [],
              count: 0,
              pages: 0,
            }
      case 'arrived':
        return {
          ...state,
          status: 'ready',
          wallets: withoutDoubles([...state.wallets, ...event.wallets]),
          count: event.count,
          pages: state.pages + 1,
        }
      case 'more':
        return state.status === 'ready' && state.wallets.length < state.count
          ? { ...state, status: 'loadingMore', round: state.round + 1 }
          : state
      case 'failed':
        return { ...state, status: 'failed' }
      case 'retry':
        return state.status === 'failed'
          ? {
              ...state,
              status: state.pages === 0 ? 'loading' : 'loadingMore',
              round: state.round + 1,
            }
          : state
    }
  },
  failure: () => ({ type: 'failed' }),
  effects: { loading: ask, loadingMore: ask },
}

async function ask({
  state: { search, pages },
  env,
  send,
  signal,
}: {
  state: ListState
  env: ListEnvironment
  send: (event: ListEvent) => void
  signal: AbortSignal
}) {
  const { wallets, count } = await env.list({ page: pages + 1, search, signal })
  // A page that brings nothing is the last one, whatever the count says.
  send({ type: 'arrived', wallets, count: wallets.length === 0 ? 0 : count })
}

const withoutDoubles = (wallets: Listings): Listings => [
  ...new Map(wallets.map((wallet) => [wallet.id, wallet])).values(),
]
