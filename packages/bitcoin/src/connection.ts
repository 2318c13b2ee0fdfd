import {
  AppError,
  type Connection,
  type ConnectionListener,
  chainNotSupported,
  type Network,
  WalletError,
  walletFailed,
  walletNotFound,
} from '@foyer/core/adapter'
import { type BitcoinAccount, checkAccounts } from './accounts.ts'
import { chainOf } from './chains.ts'
import type { DiscoveredWallet, Discovery } from './discovery.ts'
import type { BitcoinWallet } from './wallets/BitcoinWallet.ts'

/** What connections are made with. */
export interface ConnectionHost {
  readonly discovery: Discovery
  /** The wallet as its protocol has it; `undefined` until the code for that is there. */
  opened(found: DiscoveredWallet): BitcoinWallet | undefined
  open(found: DiscoveredWallet): Promise<BitcoinWallet>
  after(delayMs: number, callback: () => void): () => void
  reportToDeveloper(message: string): void
}

/** A connection, with what its wallet is asked through. */
export interface BitcoinConnection extends Connection {
  readonly accounts: readonly BitcoinAccount[]
  readonly wallet: BitcoinWallet
}

/** Asks for accounts, with the wallet's own prompt. A wallet of this page is asked before the first await. */
export async function connectWallet({
  host,
  connectorId,
  signal,
  onAlreadyPending,
}: {
  host: ConnectionHost
  connectorId: string
  signal: AbortSignal
  onAlreadyPending?: (() => void) | undefined
}): Promise<BitcoinConnection> {
  const found = host.discovery.find(connectorId)
  if (!found) throw walletNotFound(connectorId)
  if (found.arrive) await found.arrive({ signal })
  const wallet = host.opened(found) ?? (await host.open(found))
  try {
    return connectionTo({ host, found, wallet, said: await wallet.connect() })
  } catch (thrown) {
    const error = WalletError.from(thrown)
    if (error.code !== 'wallet/already-pending') throw error
  }
  const { accountsShown } = await import('./accountsShown.ts')
  if (signal.aborted) throw signal.reason
  const answer = accountsShown({ ...host, wallet, signal, polling: true })
  onAlreadyPending?.()
  return connectionTo({ host, found, wallet, said: await answer })
}

/** The connection to a wallet that gave accounts. */
export function connectionTo({
  host: { discovery, reportToDeveloper },
  found,
  wallet,
  said,
}: {
  host: ConnectionHost
  found: DiscoveredWallet
  wallet: BitcoinWallet
  said: unknown
}): BitcoinConnection {
  const known = new Map<string, BitcoinAccount>()
  /** On every network that the wallet shows accounts of. */
  let all = checkAccounts(said, known)
  const [first] = all
  if (!first)
    throw walletFailed('The wallet gave no Bitcoin account. Open it, choose one, and try again.', 0)
  let reference = first.references[0] ?? ''
  const isOn = (chain: string) => (account: BitcoinAccount) => account.references.includes(chain)
  let accounts = all.filter(isOn(reference))
  const listeners = new Set<ConnectionListener>()
  const tell = (say: (listener: ConnectionListener) => void) => {
    for (const listener of [...listeners]) say(listener)
  }
  /** Stays on the network in use as long as the wallet shows an account there. */
  const show = (changed: readonly BitcoinAccount[], preferred = reference) => {
    if (changed.length === 0) return tell((listener) => listener.accountsChanged([]))
    all = changed
    const on = all.some(isOn(preferred)) ? preferred : (all[0]?.references[0] ?? reference)
    const next = all.filter(isOn(on))
    const isSame = JSON.stringify(next.map(shownOf)) === JSON.stringify(accounts.map(shownOf))
    const hasMoved = on !== reference
    reference = on
    accounts = next
    if (!isSame) tell((listener) => listener.accountsChanged(accounts))
    if (hasMoved) tell((listener) => listener.chainChanged(reference))
  }
  const hear = (answer: unknown) => {
    try {
      show(checkAccounts(answer, known))
    } catch (error) {
      // A lie changes nothing: the accounts that were checked stay.
      reportToDeveloper(String(error))
    }
  }
  let stop = () => {}
  const start = () => {
    let isOver = false
    const ended = () => {
      if (!isOver) tell((listener) => listener.disconnected())
      isOver = true
    }
    const stopWatching = wallet.watch({ changed: hear, ended })
    const stopLooking = discovery.subscribe(() => {
      if (!discovery.wallets().includes(found)) ended()
    })
    return () => {
      stopWatching()
      stopLooking()
    }
  }
  return {
    get connector() {
      return found.connector
    },
    get accounts() {
      return accounts
    },
    get chainReference() {
      return reference
    },
    wallet,
    watch(listener) {
      if (listeners.size === 0) stop = start()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
    async switchNetwork({ network, signal }) {
      const wanted = referenceOf(network)
      if (all.some(isOn(wanted))) return show(all, wanted)
      const chain = chainOf(wanted)
      if (!chain || !wallet.changeNetwork) throw chainNotSupported(network.name)
      try {
        await wallet.changeNetwork(chain)
        if (signal.aborted) return
        show(checkAccounts(await wallet.accounts(), known), wanted)
      } catch (thrown) {
        const error = WalletError.from(thrown)
        throw error.kind === 'declined' ? error : chainNotSupported(thrown)
      }
      if (reference !== wanted) throw chainNotSupported(network.name)
    },
    async disconnect() {
      try {
        await wallet.disconnect?.()
      } catch (thrown) {
        throw AppError.is(thrown) ? thrown : WalletError.from(thrown)
      }
    },
  }
}

const shownOf = ({ references: _, ...account }: BitcoinAccount) => account

const referenceOf = ({ caipNetworkId, chainNamespace }: Network) =>
  caipNetworkId.slice(chainNamespace.length + 1)
