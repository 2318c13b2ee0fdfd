import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Foyer } from '../../client/contract/Foyer.ts'
import type { ChainState } from '../../client/contract/FoyerState.ts'
import { toDecimal } from '../../primitives/Amount.ts'
import { AppError } from '../../primitives/AppError.ts'
import type { PlainTokenBalance, TokenBalance } from '../../resources/tokenBalances.ts'
import { readIdentity } from './readIdentity.ts'

/** What is known of an account's tokens. */
export interface Holding {
  /**
   * - `unsupported`: nobody can be asked on this network: no backend, or it does not serve it.
   * - `stale`: `tokens` are those of before, `error` says why.
   */
  readonly status: 'loading' | 'ready' | 'stale' | 'failed' | 'unsupported'
  /** In the order of the backend, most valuable first; with the chain's own money. */
  readonly tokens: readonly TokenBalance[]
  /** CAIP-2 ids of chains that the backend did not read in full: `tokens` may be too few. */
  readonly missingChainIds: readonly string[]
  readonly error: AppError | null
  /** In milliseconds since 1970; 0 before anything was read. */
  readonly readAtMs: number
}

/** What the accounts of one client hold, by namespace. */
export interface Holdings {
  readonly store: Pick<
    StoreApi<{ readonly [namespace: string]: Holding }>,
    'getState' | 'subscribe'
  >
  /** Reads now, whatever is known. Never rejects: a failure is a state. */
  refresh(namespace: string): Promise<void>
  /** Puts what the account is called into the state, as `profileName` and `profileImage`. Never rejects. */
  identify(namespace: string): Promise<void>
  /** Keeps them up to date while the page is visible, until the returned function is called. */
  watch(namespace: string): () => void
}

export const emptyHolding: Holding = Object.freeze({
  status: 'loading',
  tokens: Object.freeze([]),
  missingChainIds: Object.freeze([]),
  error: null,
  readAtMs: 0,
})

/** Tokens of the active accounts: of the wallet where it says what it knows, else of the backend. */
export function createHoldings(foyer: Foyer): Holdings {
  const { internals } = foyer
  const { platform, balances } = internals
  const store = createStore<{ readonly [namespace: string]: Holding }>(() => ({}))
  /** Whose state holds a name, or will. */
  const identified = new Set<string>()
  const chainOf = (namespace: string) => foyer.getState().chains[namespace]
  const keyOf = (chain: ChainState | undefined) =>
    chain?.status === 'connected' && chain.caipAddress ? chain.caipAddress : null

  const set = (namespace: string, holding: Holding) => {
    store.setState({ [namespace]: Object.freeze(holding) })
    const isKnown = holding.status === 'ready' || holding.status === 'stale'
    if (!isKnown && chainOf(namespace)?.tokenBalance === null) return
    internals.store.updateChain(namespace, {
      tokenBalance: isKnown ? Object.freeze(holding.tokens.map(plain)) : null,
    })
  }

  foyer.subscribe(({ chains }, { chains: before }) => {
    // Tokens of another account must not stand beside this one's address for a moment.
    for (const namespace of Object.keys(store.getState()))
      if (keyOf(chains[namespace]) !== keyOf(before[namespace])) set(namespace, emptyHolding)
    for (const namespace of identified) {
      if (chains[namespace]?.address === before[namespace]?.address) continue
      identified.delete(namespace)
      // A wallet may report its account without end: listeners get only what changed.
      if (chains[namespace]?.profileName || chains[namespace]?.profileImage)
        internals.store.updateChain(namespace, { profileName: null, profileImage: null })
    }
  })

  const read = async (namespace: string, { force }: { force: boolean }) => {
    const chain = chainOf(namespace)
    const key = keyOf(chain)
    if (!chain?.network || !chain.address || !key) return
    const { address, network } = chain
    const signal = platform.clock.deadline(15_000)
    const isCurrent = () => keyOf(chainOf(namespace)) === key
    const known = store.getState()[namespace] ?? emptyHolding
    if (!store.getState()[namespace]) set(namespace, emptyHolding)
    try {
      const ofWallet = await tokensOfWallet(foyer, { namespace, network, address, signal })
      const resources = ofWallet ? null : await internals.resources()
      const reading = ofWallet
        ? {
            status: 'ready' as const,
            value: { tokens: ofWallet, missingChainIds: [] },
            error: null,
            readAtMs: platform.clock.now(),
          }
        : await resources?.balances({ account: address, network, signal, forceUpdate: force })
      if (!isCurrent()) return
      if (!reading) return set(namespace, { ...emptyHolding, status: 'unsupported' })
      const { status, value, error, readAtMs } = reading
      set(namespace, { status, ...value, error, readAtMs })
    } catch (error) {
      if (!isCurrent()) return
      const failure = AppError.is(error) ? error : unreadable(error)
      const isKnown = known.status === 'ready' || known.status === 'stale'
      set(namespace, { ...known, status: isKnown ? 'stale' : 'failed', error: failure })
    }
  }

  return {
    store,
    refresh: (namespace) => read(namespace, { force: true }),
    async identify(namespace) {
      identified.add(namespace)
      await readIdentity(foyer, namespace)
    },
    watch(namespace) {
      void read(namespace, { force: false })
      // The balance of what the chain counts in is asked for every ten seconds while the page is visible;
      // tokens go along, and are asked for anew when it changed.
      const balanceOf = () => balances.store.getState()[namespace]
      let before = balanceOf()
      const stop = balances.store.subscribe(() => {
        const now = balanceOf()
        if (now === before || now?.status === 'loading') return
        const force =
          before && 'atomic' in before && now && 'atomic' in now && before.atomic !== now.atomic
        before = now
        void read(namespace, { force: Boolean(force) })
      })
      const stopBalance = balances.watch(namespace)
      return () => {
        stop()
        stopBalance()
      }
    },
  }
}

/** What the wallet says itself; `null` when it cannot, or what it says cannot be read. */
async function tokensOfWallet(
  { internals }: Foyer,
  {
    namespace,
    network,
    address,
    signal,
  }: {
    namespace: string
    network: NonNullable<ChainState['network']>
    address: string
    signal: AbortSignal
  },
): Promise<readonly TokenBalance[] | null> {
  try {
    const actions = await internals.connection(namespace)?.actions?.()
    if (!actions?.assets || !actions.capabilities) return null
    const { assetDiscovery } = await actions.capabilities({ network, account: address, signal })
    if (!assetDiscovery) return null
    const [answer, resources] = await Promise.all([
      actions.assets({ network, account: address, signal }),
      internals.resources(),
    ])
    const read = await resources?.readWalletAssets(answer)
    return read?.[network.caipNetworkId] ?? null
  } catch {
    // It may have said so and not do it: the backend is asked then.
    return null
  }
}

function plain(token: TokenBalance): PlainTokenBalance {
  const { name, symbol, chainId, address, valueUsd, priceUsd, decimals, iconUrl, isSpam } = token
  return {
    ...{ name, symbol, chainId, isSpam },
    ...(address !== null && { address }),
    value: valueUsd,
    price: priceUsd,
    quantity: { decimals: String(decimals), numeric: toDecimal(token) },
    iconUrl: iconUrl ?? '',
  }
}

const unreadable = (cause: unknown) =>
  new AppError('balance/unavailable', 'Token Balance Unavailable', { kind: 'unavailable', cause })
