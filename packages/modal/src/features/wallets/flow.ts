import type { FlowDefinition } from '@foyer/core/client'
import { findWallet, type WalletListing } from '@foyer/core/wallets'
import { type Gathered, gather } from './gathered.ts'

type Listing = WalletListing.WalletListing
type Listings = readonly Listing[]

/** What a wallet is recognised by. */
type Identity = Parameters<typeof findWallet>[0]

/** What is known of the list, for one search. */
interface Found {
  readonly round: number
  readonly search: string
  /** Everything that arrived. */
  readonly wallets: Gathered<Listing>
  /** Wallets that the view shows already, because they are in this browser. */
  readonly installed: readonly Identity[]
  /** What arrived without those. */
  readonly listed: Gathered<Listing>
  /** Of all pages together, as the catalogue says. */
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
  | { readonly type: 'installed'; readonly installed: readonly Identity[] }
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
 * answer never takes the place of a newer one. A page costs the same however many came before it.
 */
export const listFlow: FlowDefinition<ListState, ListEvent, ListEnvironment> = {
  initial: {
    status: 'loading',
    round: 0,
    search: '',
    wallets: gather(),
    installed: [],
    listed: gather(),
    count: 0,
    pages: 0,
  },
  transition(state, event) {
    switch (event.type) {
      case 'search':
        return event.search === state.search
          ? state
          : {
              ...listFlow.initial,
              round: state.round + 1,
              search: event.search,
              installed: state.installed,
            }
      case 'installed':
        return isSame(event.installed, state.installed)
          ? state
          : {
              ...state,
              installed: event.installed,
              listed: gather(state.wallets.filter((wallet) => !isAmong(wallet, event.installed))),
            }
      case 'arrived': {
        const wallets = state.wallets.with(event.wallets)
        return {
          ...state,
          status: 'ready',
          wallets,
          listed: state.listed.with(
            event.wallets.filter((wallet) => !isAmong(wallet, state.installed)),
          ),
          // A page that brings nothing is the last one, whatever the count says.
          count: event.wallets.length === 0 ? wallets.length : event.count,
          pages: state.pages + 1,
        }
      }
      case 'more':
        return state.status === 'ready' && remainingOf(state) > 0
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

/** How many wallets the catalogue has that did not arrive yet. */
export const remainingOf = ({ wallets, count }: ListState): number =>
  Math.max(0, count - wallets.length)

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
  send({ type: 'arrived', wallets, count })
}

const isAmong = (wallet: Identity, installed: readonly Identity[]): boolean =>
  findWallet(wallet, installed) !== undefined

const isSame = (some: readonly Identity[], others: readonly Identity[]): boolean =>
  some.length === others.length &&
  some.every(({ id, name, rdns }, index) => {
    const other = others[index]
    return id === other?.id && name === other.name && rdns === other.rdns
  })
