import {
  AppError,
  atMostEvery,
  type Connection,
  type ConnectParameters,
  chainNotSupported,
  createConnectionListeners,
  type Discovery,
  type Network,
  type Platform,
  type SignInAnswer,
  WalletError,
  walletFailed,
  walletNotFound,
} from '@foyer/core/adapter'
import { referenceOf, servedName } from './chains.ts'
import type { DiscoveredWallet } from './discovery.ts'
import type { KeptNetwork } from './keptNetwork.ts'
import {
  type ReadAccount,
  readShownAccounts,
  readTexts,
  readWalletAccounts,
} from './readWalletAccounts.ts'
import { methodOf, onChange, type SolanaWallet } from './wallets/SolanaWallet.ts'

/** A connection, with what its actions need of the wallet. */
export interface SolanaConnection extends Connection {
  readonly wallet: SolanaWallet
  /** The accounts that the wallet shows now, the active one first. */
  readonly read: readonly ReadAccount[]
  /** Under which name the wallet serves the network in use. */
  readonly chain: string
  /**
   * Under which name the wallet serves a network of the Wallet Standard now, whatever it said before; `null`
   * when it does not.
   */
  served(chain: string): string | null
}

/** What the adapter brings. */
export interface Surroundings {
  readonly discovery: Discovery<DiscoveredWallet>
  /** The networks that the application wants, the one in use first. */
  wanted(): readonly Network[]
  readonly kept: KeptNetwork
  readonly clock: Platform['clock']
}

/** How often a wallet that still shows an earlier prompt is looked at. */
const pendingPollMs = 1_000

/** A wallet of the list as one of the Wallet Standard; what older and remote ones need is loaded. */
export function openWallet(wallet: DiscoveredWallet): SolanaWallet | Promise<SolanaWallet> {
  if (wallet.kind === 'legacy')
    return import('./wallets/legacyWallet.ts').then(({ legacyWallet }) =>
      legacyWallet(wallet.target),
    )
  if (wallet.kind === 'remote')
    return import('./wallets/remoteWallet.ts').then(({ remoteWallet }) => remoteWallet(wallet))
  return wallet.target as SolanaWallet
}

/**
 * Asks for accounts, with the wallet's own prompt. A wallet of this page is called before the first
 * await; one on another device is waited for.
 */
export async function connectWallet(
  { connectorId, signal, signIn, onAlreadyPending }: ConnectParameters,
  surroundings: Surroundings,
): Promise<SolanaConnection> {
  const found = surroundings.discovery.find(connectorId)
  if (!found) throw walletNotFound(connectorId)
  if (found.arrive) await found.arrive({ signal })
  const opened = openWallet(found)
  const wallet = opened instanceof Promise ? await opened : opened
  try {
    if (signIn && methodOf(wallet, 'solana:signIn', 'signIn')) {
      const { askToSignIn } = await import('./signIn.ts')
      const answer = await askToSignIn({ wallet, parameters: signIn })
      if (answer) return connectionTo({ found, wallet, surroundings, ...answer })
    }
    const answer = await methodOf(wallet, 'standard:connect', 'connect')?.()
    const said = readWalletAccounts((answer as { accounts?: unknown } | null)?.accounts)
    // Some answer nothing, and show their accounts all the same.
    const given = said.length > 0 ? said : readShownAccounts(wallet)
    return connectionTo({ found, wallet, given, surroundings })
  } catch (thrown) {
    const error = WalletError.from(thrown)
    if (error.code !== 'wallet/already-pending') throw error
  }
  if (signal.aborted) throw signal.reason
  const { accountsShown } = await import('./laterAccounts.ts')
  const { after } = surroundings.clock
  const answer = accountsShown({ wallet, signal, after, pollMs: pendingPollMs })
  // From here on the answer is heard.
  onAlreadyPending?.()
  return connectionTo({ found, wallet, given: await answer, surroundings })
}

/** The connection to a wallet that gave accounts. */
export function connectionTo({
  found,
  wallet,
  given,
  surroundings: { discovery, wanted, kept, clock },
  signedIn,
}: {
  found: DiscoveredWallet
  wallet: SolanaWallet
  given: readonly ReadAccount[]
  surroundings: Surroundings
  signedIn?: SignInAnswer
}): SolanaConnection {
  if (given.length === 0)
    throw walletFailed('The wallet gave no account. Open it, choose one, and try again.', given)
  let read = given
  let place = choosePlace(chainsOf(wallet, read), wanted())
  if (!place)
    throw walletFailed('The wallet serves no network of Solana that is known here.', undefined)
  const move = (next: Place) => {
    const isMoved = next.reference !== place?.reference
    place = next
    if (isMoved) tell((listener) => listener.chainChanged(next.reference))
  }
  const look = () => {
    const now = readShownAccounts(wallet)
    if (now.length === 0) return tell((listener) => listener.accountsChanged([]))
    const isSame = now.map(addressOf).join() === read.map(addressOf).join()
    read = now
    if (!isSame) tell((listener) => listener.accountsChanged(accountsOf(now)))
    const chains = chainsOf(wallet, now)
    if (place && servedName(chains, place.reference)) return
    const next = choosePlace(chains, wanted())
    if (next) move(next)
  }
  // Changes one by one, unless they are a flood: reading many accounts takes time.
  const changes = atMostEvery<null>({ clock, atOnce: 4, call: look })
  const { tell, watch } = createConnectionListeners(() => {
    const stopReceiving = onChange(wallet, () => changes.offer(null))
    // Chosen in another tab: every tab is on the same network.
    const stopFollowing = kept.watch((id) => {
      const network = wanted().find(({ caipNetworkId }) => caipNetworkId === id)
      const reference = network?.caipNetworkId.slice('solana:'.length) ?? ''
      const name = network && servedName(chainsOf(wallet, read), reference)
      if (name) move({ reference, name })
    })
    const stopLooking = discovery.subscribe(() => {
      if (discovery.find(found.connector.id)?.target !== found.target)
        tell((listener) => listener.disconnected())
    })
    return () => {
      changes.stop()
      stopReceiving()
      stopFollowing()
      stopLooking()
    }
  })
  return {
    wallet,
    ...(signedIn && { signedIn }),
    connector: found.connector,
    get read() {
      return read
    },
    get accounts() {
      return accountsOf(read)
    },
    get chainReference() {
      return place?.reference ?? ''
    },
    get chain() {
      return place?.name ?? ''
    },
    served(chain) {
      const chains = chainsOf(wallet, readShownAccounts(wallet))
      if (chains.includes(chain)) return chain
      const reference = referenceOf(chain)
      return reference && servedName(chains, reference)
    },
    watch,
    async switchNetwork({ network }) {
      const reference = network.caipNetworkId.slice('solana:'.length)
      const name = servedName(chainsOf(wallet, read), reference)
      // A wallet serves what it serves: there is nothing to ask it for.
      if (!name) throw chainNotSupported(undefined)
      move({ reference, name })
      kept.keep(reference)
    },
    async disconnect() {
      kept.keep(null)
      try {
        await methodOf(wallet, 'standard:disconnect', 'disconnect')?.()
      } catch (thrown) {
        throw AppError.is(thrown) ? thrown : WalletError.from(thrown)
      }
    },
  }
}

interface Place {
  readonly reference: string
  readonly name: string
}

/** The network to be on: the first that is wanted, else the first that the wallet names. */
function choosePlace(chains: readonly string[], wanted: readonly Network[]): Place | null {
  const references = wanted.map(({ caipNetworkId }) => caipNetworkId.slice('solana:'.length))
  for (const reference of references) {
    const name = servedName(chains, reference)
    if (name) return { reference, name }
  }
  for (const name of chains) {
    const reference = referenceOf(name)
    if (reference) return { reference, name }
  }
  return null
}

/** Of the active account; of the wallet where that says nothing. */
function chainsOf(wallet: SolanaWallet, [active]: readonly ReadAccount[]): readonly string[] {
  if (active && active.chains.length > 0) return active.chains
  try {
    return readTexts(wallet.chains)
  } catch {
    // A getter of the wallet throws: it names none.
    return []
  }
}

const addressOf = ({ account }: ReadAccount) => account.address
const accountsOf = (read: readonly ReadAccount[]) => read.map(({ account }) => account)
