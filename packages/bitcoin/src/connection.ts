import {
  atMostEvery,
  type Connection,
  createConnectionListeners,
  type Discovery,
  type Platform,
  WalletError,
  walletFailed,
  walletNotFound,
} from '@foyer/core/adapter'
import { type BitcoinAccount, checkAccounts, type SaidAccount } from './accounts.ts'
import type { DiscoveredWallet } from './discovery.ts'
import type { BitcoinWallet } from './wallets/BitcoinWallet.ts'
import { openWallet } from './wallets/openWallet.ts'
import { watchWallet } from './wallets/watchWallet.ts'

/** What connections are made with. */
export interface ConnectionHost {
  readonly discovery: Discovery<DiscoveredWallet>
  readonly platform: Platform
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
  const opened = openWallet(found)
  const wallet = opened instanceof Promise ? await opened : opened
  try {
    return connectionTo({ host, found, wallet, said: await wallet.connect() })
  } catch (thrown) {
    const error = WalletError.from(thrown)
    if (error.code !== 'wallet/already-pending') throw error
  }
  const { promptAnswered } = await import('./accountsShown.ts')
  const said = await promptAnswered({ ...host, wallet, signal, onAlreadyPending })
  return connectionTo({ host, found, wallet, said })
}

/** The connection to a wallet that gave accounts. */
export function connectionTo({
  host: { discovery, platform },
  found,
  wallet,
  said,
}: {
  host: ConnectionHost
  found: DiscoveredWallet
  wallet: BitcoinWallet
  said: readonly SaidAccount[]
}): BitcoinConnection {
  /** On every network that the wallet shows accounts of. */
  let all = checkAccounts(said)
  const [first] = all
  if (!first)
    throw walletFailed('The wallet gave no account. Open it, choose one, and try again.', 0)
  let reference = first.references[0] ?? ''
  const isOn = (chain: string) => (account: BitcoinAccount) => account.references.includes(chain)
  let accounts = all.filter(isOn(reference))
  /** Stays on the network in use as long as the wallet shows an account there. */
  const show = (changed: readonly BitcoinAccount[], preferred = reference) => {
    if (changed.length === 0) return tell((listener) => listener.accountsChanged([]))
    all = changed
    const on = all.some(isOn(preferred)) ? preferred : (all[0]?.references[0] ?? reference)
    const next = all.filter(isOn(on))
    const isOther = textOf(next) !== textOf(accounts)
    const hasMoved = on !== reference
    reference = on
    accounts = next
    if (isOther) tell((listener) => listener.accountsChanged(next))
    if (hasMoved) tell((listener) => listener.chainChanged(on))
  }
  /** Checking keys takes time, and a wallet may say a thousand times a second who is there. */
  const changes = atMostEvery<() => readonly SaidAccount[]>({
    clock: platform.clock,
    // Changes one by one, unless they are a flood.
    atOnce: 4,
    call(read) {
      try {
        show(checkAccounts(read()))
      } catch (error) {
        // A lie changes nothing: the accounts that were checked stay.
        platform.reportToDeveloper(String(error))
      }
    },
  })
  const { tell, watch } = createConnectionListeners(() => {
    let isOver = false
    const ended = () => {
      if (!isOver) tell((listener) => listener.disconnected())
      isOver = true
    }
    const stopWatching = watchWallet(() => wallet.watch({ changed: changes.offer, ended }))
    const stopLooking = discovery.subscribe(() => {
      if (!discovery.wallets().includes(found)) ended()
    })
    return () => {
      changes.stop()
      stopWatching()
      stopLooking()
    }
  })
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
    watch,
    switchNetwork: async (parameters) =>
      (await moving()).moveWallet({ ...parameters, ...changes, wallet, show, all: () => all }),
    async disconnect() {
      try {
        const { disconnect } = await wallet.known()
        await disconnect?.()
      } catch (thrown) {
        throw WalletError.from(thrown)
      }
    },
  }
}

const moving = () => import('./moveWallet.ts')

/** What is shown of accounts, to compare it. */
const textOf = (accounts: readonly BitcoinAccount[]) =>
  JSON.stringify(accounts.map(({ references: _, ...account }) => account))
