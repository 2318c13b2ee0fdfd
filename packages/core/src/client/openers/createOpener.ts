import { shorten } from '../../primitives/Address.ts'
import type { Foyer, OpenOptions } from '../contract/Foyer.ts'
import type { ChainState, FoyerState } from '../contract/FoyerState.ts'
import { openerTexts } from '../messages.ts'
import { isOnSupportedNetwork } from '../networks/isOnSupportedNetwork.ts'

/** Which of the buttons that open the modal; `foyer` is `connect` and `account` in one. */
export type OpenerKind = 'connect' | 'account' | 'foyer' | 'network' | 'wallet'

/** What a button says and does now. */
export interface OpenerState {
  /** Some are there only before, or after, a wallet is connected. */
  readonly isShown: boolean
  readonly opens: OpenOptions
  /** Its own words, unless the page gave some. */
  readonly words: string
  /** Goes before any other words: what the account is called, or that a wallet comes back. */
  readonly instead: string | null
  /** Is its description as well, as its name stays the account's. */
  readonly warning: string | null
  /** The modal was asked for and its code is still on the way. */
  readonly isBusy: boolean
}

/** A button that opens the modal, without the button: whatever renders it asks for its state and passes its presses on. */
export interface Opener {
  /** The same object while nothing changed. */
  getState(): OpenerState
  /** As a server renders it. */
  getInitialState(): OpenerState
  subscribe(listener: () => void): () => void
  /**
   * Fetches the modal's code as soon as a user points at the element or focuses it, or sees it where the option
   * `preload` is `visible`. @returns what ends that
   */
  attach(element: Element): () => void
  /** Opens. What a user makes of it is no failure of the press. */
  press(): void
}

/**
 * @param parameters.wallet with the kind `wallet`: its id in the catalogue, or its rdns
 */
export function createOpener(
  foyer: Foyer,
  { kind, wallet = '' }: { kind: OpenerKind; wallet?: string | undefined },
): Opener {
  const { options, store, preload } = foyer.internals
  let known: { of: FoyerState; state: OpenerState } | undefined
  const stateOf = (of: FoyerState): OpenerState => {
    if (known?.of === of) return known.state
    const { texts = openerTexts, allowUnsupportedChain = false } = options.getState()
    const next = read(of, { kind, wallet, texts, allowUnsupportedChain })
    // Most changes of a client are none of a button's.
    const isSame = known && JSON.stringify(known.state) === JSON.stringify(next)
    known = { of, state: isSame && known ? known.state : next }
    return known.state
  }
  const opener: Opener = {
    getState: () => stateOf(foyer.getState()),
    getInitialState: () => stateOf(store.getInitialState()),
    subscribe: (listener) => foyer.subscribe(listener),
    attach(element) {
      const ended = new AbortController()
      const { signal } = ended
      const fetchCode = () => void preload()
      element.addEventListener('pointerenter', fetchCode, { signal })
      element.addEventListener('focus', fetchCode, { signal })
      if (options.getState().preload === 'visible') {
        const observer = new IntersectionObserver((entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          fetchCode()
        })
        observer.observe(element)
        signal.addEventListener('abort', () => observer.disconnect())
      }
      return () => ended.abort()
    },
    press() {
      foyer.open(opener.getState().opens).catch(() => {
        // The user was asked to try again and left, or closed while it loaded: not an error here.
      })
    },
  }
  return opener
}

function read(
  { activeNamespace, chains, open, loading }: FoyerState,
  {
    kind,
    wallet,
    texts,
    allowUnsupportedChain,
  }: {
    kind: OpenerKind
    wallet: string
    texts: typeof openerTexts
    allowUnsupportedChain: boolean
  },
): OpenerState {
  const chain = chains[activeNamespace ?? '']
  const name = nameOf(chain)
  const plain = { isShown: true, instead: null, warning: null, isBusy: loading }
  // While the modal is open it says so itself.
  const comesBack = !open && chain?.status === 'connecting' ? texts.connecting : null
  const isWrong = name && chain && !isOnSupportedNetwork(chain) && !allowUnsupportedChain
  const warning = isWrong ? texts.unsupportedNetwork : null
  const connect = {
    opens: { view: 'Connect' },
    words: texts.connectWallet,
    instead: comesBack,
  } as const
  switch (kind) {
    case 'connect':
      return { ...plain, ...connect, isShown: chain?.status !== 'connected' }
    case 'account':
      return { ...plain, opens: { view: 'Account' }, words: name, isShown: name !== '', warning }
    case 'foyer':
      if (name === '') return { ...plain, ...connect }
      return { ...plain, ...connect, opens: { view: 'Account' }, instead: name, warning }
    case 'network':
      return {
        ...plain,
        opens: { view: 'Networks' },
        words: chain?.network?.name ?? texts.chooseNetwork,
      }
    case 'wallet':
      return {
        ...plain,
        opens: { view: 'Connect', arguments: { wallet } },
        words: wallet,
        isShown: chain?.status !== 'connected',
      }
  }
}

/** What a connected account is called: by its name, once that was looked up. */
function nameOf(chain: ChainState | undefined): string {
  if (chain?.status !== 'connected' || !chain.address) return ''
  return chain.profileName ?? shorten(chain.address)
}
