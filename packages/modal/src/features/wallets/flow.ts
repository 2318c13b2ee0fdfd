import type { FlowDefinition } from '@foyer/core/client'
import { findWallet, type WalletListing } from '@foyer/core/wallets'

type Listing = WalletListing.WalletListing
type Listings = readonly Listing[]

/** What a wallet is recognised by. */
type Identity = Parameters<typeof findWallet>[0]

/** What is known of the list, for one search. */
interface Found {
  readonly round: number
  readonly search: string
  /** Everything that arrived. */
  readonly wallets: Listings
  /** Wallets that the view shows already, because they are in this browser. */
  readonly installed: readonly Identity[]
  /** What arrived without those. */
  readonly listed: Listings
  /** Of all pages together, as the catalogue says. */
  readonly count: number
  /** Pages that have arrived. */
  readonly pages: number
  /** How many of them, the latest in a row, brought nothing new. */
  readonly blankPages: number
}

/** Where the list stands. */
export type ListState = Found & {
  readonly status: 'loading' | 'ready' | 'loadingMore' | 'failed'
}

/** One page of the list. */
interface ListPage {
  readonly wallets: Listings
  /** Of all pages together, as the catalogue says. */
  readonly count: number
  /** Rows that a page has in the catalogue, whether or not they can be shown. */
  readonly entries: number
}

/** What can happen to it. */
export type ListEvent =
  | { readonly type: 'search'; readonly search: string }
  | { readonly type: 'installed'; readonly installed: readonly Identity[] }
  | ({ readonly type: 'arrived' } & ListPage)
  | { readonly type: 'more' | 'retry' | 'failed' }

/** What its effects may touch. */
export interface ListEnvironment {
  list(query: { page: number; search: string; signal: AbortSignal }): Promise<ListPage>
}

/**
 * A page of which nothing can be shown is not the end of the list, but behind this many in a row we
 * look no further, whatever the catalogue says about its length.
 */
const maxBlankPages = 10

/**
 * The flow of one visit to AllWallets. A new search abandons the question before it, so that a late
 * answer never takes the place of a newer one.
 */
export const listFlow: FlowDefinition<ListState, ListEvent, ListEnvironment> = {
  initial: {
    status: 'loading',
    round: 0,
    search: '',
    wallets: [],
    installed: [],
    listed: [],
    count: 0,
    pages: 0,
    blankPages: 0,
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
              listed: state.wallets.filter((wallet) => !isAmong(wallet, event.installed)),
            }
      case 'arrived': {
        const { count, entries } = event
        const wallets = withNew(state.wallets, event.wallets)
        const pages = state.pages + 1
        const isBlank = wallets.length === state.wallets.length
        const blankPages = isBlank ? state.blankPages + 1 : 0
        if (isBlank && pages * entries < count && blankPages < maxBlankPages)
          return { ...state, count, pages, blankPages, round: state.round + 1 }
        return {
          ...state,
          status: 'ready',
          wallets,
          listed: withNew(
            state.listed,
            event.wallets.filter((wallet) => !isAmong(wallet, state.installed)),
          ),
          // Nothing more comes, whatever the count says.
          count: isBlank ? wallets.length : count,
          pages,
          blankPages,
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
              status: state.wallets.length === 0 ? 'loading' : 'loadingMore',
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
  const { wallets, count, entries } = await env.list({ page: pages + 1, search, signal })
  send({ type: 'arrived', wallets, count, entries })
}

/** The list with these at its end, each id once. */
function withNew(list: Listings, more: Listings): Listings {
  const ids = new Set(list.map(({ id }) => id))
  // `add` answers with the set: true for an id that is new.
  return [...list, ...more.filter(({ id }) => !ids.has(id) && ids.add(id))]
}

const isAmong = (wallet: Identity, installed: readonly Identity[]): boolean =>
  findWallet(wallet, installed) !== undefined

const isSame = (some: readonly Identity[], others: readonly Identity[]): boolean =>
  some.length === others.length &&
  some.every(({ id, name, rdns }, index) => {
    const other = others[index]
    return id === other?.id && name === other.name && rdns === other.rdns
  })
