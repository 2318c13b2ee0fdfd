import {
  type AdapterHost,
  balanceUnavailable,
  type ChainAdapter,
  type ChainAdapterDefinition,
  type ChainNamespace,
  type Connection,
  type ConnectionListener,
  type Connector,
  type ConnectParameters,
  chainNotSupported,
  connectorOf,
  createWalletList,
  type Http,
  type ListedWallet,
  type RemoteWallet,
  readAccounts,
  readableUrls,
  type SignInAnswer,
  type SignInParameters,
  type WalletAccount,
  type WalletActions,
  WalletError,
  waitFor,
  walletFailed,
  walletNotFound,
} from '@foyer/core/adapter'
import { disconnected, unsupportedMethod } from '../wallet/providerErrors.ts'
import type { FakeWallet } from './fakeWallet.ts'

/** The provider of a fake chain family, in the manner of EIP-1193. */
export interface FakeProvider {
  /** Passes a request on to the connected wallet; 4900 when there is none. */
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: 'accountsChanged' | 'networkChanged', listener: (value: unknown) => void): void
  removeListener(
    event: 'accountsChanged' | 'networkChanged',
    listener: (value: unknown) => void,
  ): void
}

/** One node may take this long. */
const nodeTimeoutMs = 5_000
const walletActions = [
  'accounts',
  'connect',
  'switchNetwork',
  'addNetwork',
  'disconnect',
  'balance',
  'send',
  'signMessage',
] as const

/**
 * A second chain family for tests: it fulfils the whole contract of an adapter and knows no chain.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { createFakeWallet, fakeAdapter } from '@foyer/testing'
 *
 * const ember = createFakeWallet({
 *   id: 'ember',
 *   name: 'Ember',
 *   accounts: ['4Nd1mYwHq8rQkX3eUuFQqMbcW1q1Hq8rQkX3eUuFQqMb'],
 *   reference: 'local',
 * })
 * const local = {
 *   id: 'local',
 *   name: 'Local',
 *   chainNamespace: 'solana',
 *   nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
 *   rpcUrls: { default: { http: [] } },
 * }
 * createFoyer({
 *   projectId: 'shop',
 *   networks: [local],
 *   adapters: [fakeAdapter({ namespace: 'solana', wallets: [ember] })],
 * })
 */
export function fakeAdapter({
  namespace,
  wallets,
  name = `fake-${namespace}`,
}: {
  namespace: ChainNamespace
  wallets: readonly FakeWallet[]
  /** What users read of the family. */
  name?: string
}): ChainAdapterDefinition {
  return {
    ...{ name, namespace },
    attach(host): ChainAdapter {
      const { platform, options, transactionSent } = host
      const { provider, use, usedWallet } = createProvider(transactionSent)
      const owners = new WeakMap<Connection, FakeWallet>()
      const rows = new Map<FakeWallet, FakeRow>()
      const list = createWalletList<FakeRow>(() => {
        for (const wallet of wallets)
          if (wallet.present && !rows.has(wallet)) rows.set(wallet, rowOf(wallet, namespace))
        return [...rows.values()]
      })
      const own = (
        { wallet, outside, connector }: FakeRow,
        accounts: readonly WalletAccount[],
        { hasSpoken, signedIn }: { hasSpoken: boolean; signedIn?: SignInAnswer | null },
      ) => {
        const connection = connectionTo({
          ...{ wallet, accounts, host, hasSpoken, ...(signedIn && { signedIn }) },
          connector: outside?.connector ?? connector,
        })
        owners.set(connection, wallet)
        return connection
      }
      const stops = wallets.map((wallet) => wallet.on('appeared', list.update))
      list.update()

      return {
        provider,
        ...(namespace === 'bip122' && { accountType: 'payment' }),
        connectors: list.connectors,
        subscribe: list.subscribe,
        discover: list.update,
        /** Its provider is a fake wallet of this family. */
        addRemoteWallet: (outside) =>
          list.addRemoteWallet({
            outside,
            wallet: outside.provider as FakeWallet,
            connector: outside.connector,
          }),
        async connect(parameters) {
          const row = list.find(parameters.connectorId)
          if (!row) throw walletNotFound(parameters.connectorId)
          const { wallet, outside } = row
          const { signal } = parameters
          const listening = receive(wallet)
          try {
            if (outside) await outside.arrive(parameters)
            else if (parameters.signIn && wallet.signsIn) {
              const signedIn = await signInWhileConnecting(wallet, parameters.signIn)
              const shown = readAccounts(await unlessAborted(wallet.ask('accounts'), signal))
              const accounts =
                shown.length > 0 ? shown : readAccounts(signedIn && [signedIn.account])
              if (accounts.length > 0)
                return own(row, accounts, { ...listening.received(), signedIn })
            }
            const accounts = outside?.accounts?.() ?? (await askForAccounts(wallet, parameters))
            if (accounts.length === 0) throw walletFailed('The wallet gave no account.', accounts)
            return own(row, accounts, listening.received())
          } finally {
            listening.stop()
          }
        },
        async resume({ connectorId, signal }) {
          const { subscribe } = list
          const row = await waitFor({ look: () => list.find(connectorId), subscribe, signal })
          await row.outside?.expected?.({ signal })
          const listening = receive(row.wallet)
          try {
            const accounts = readAccounts(await unlessAborted(row.wallet.ask('accounts'), signal))
            return accounts.length === 0 ? null : own(row, accounts, listening.received())
          } finally {
            listening.stop()
          }
        },
        async unlocked({ connectorId, signal }) {
          let shown = false
          await waitFor({
            signal,
            look: () => shown || undefined,
            subscribe: (listener) =>
              list.find(connectorId)?.wallet.on('accountsChanged', (changed: readonly string[]) => {
                shown = changed.length > 0
                listener()
              }) ?? (() => {}),
          })
        },
        use: (connection) => use(connection, (connection && owners.get(connection)) ?? null),
        async getBalance({ network, signal }) {
          const { symbol, decimals } = network.nativeCurrency
          const [url] = readableUrls(options, network)
          const source = url
            ? askNode({ http: platform.http, url, signal })
            : (usedWallet()?.ask('balance') ?? Promise.reject(disconnected()))
          try {
            return { atomic: BigInt(String(await unlessAborted(source, signal))), decimals, symbol }
          } catch (thrown) {
            throw signal.aborted ? signal.reason : balanceUnavailable(thrown)
          }
        },
        detach() {
          use(null, null)
          for (const stop of stops) stop()
          list.stop()
        },
      }
    },
  }
}

/** A wallet of the list, and the way to it when it is on another device. */
interface FakeRow extends ListedWallet {
  readonly wallet: FakeWallet
  readonly outside?: RemoteWallet
}

function rowOf(wallet: FakeWallet, chain: ChainNamespace): FakeRow {
  const { id, name, imageUrl } = wallet
  const connector = { id, type: 'ANNOUNCED', name, rdns: null, chain } as const
  return { wallet, connector: connectorOf({ ...connector, icon: imageUrl }) }
}

/** Whether a wallet says anything of its accounts while it is asked: its answer may be older. */
function receive(wallet: FakeWallet) {
  let hasSpoken = false
  const stop = wallet.on('accountsChanged', () => {
    hasSpoken = true
  })
  return { received: () => ({ hasSpoken }), stop }
}

function connectionTo({
  wallet,
  connector,
  accounts: given,
  host,
  hasSpoken,
  signedIn,
}: {
  host: AdapterHost
  hasSpoken: boolean
  signedIn?: SignInAnswer
  wallet: FakeWallet
  connector: Connector
  accounts: readonly WalletAccount[]
}): Connection {
  let accounts = given
  const shownFirst = JSON.stringify(wallet.shown())
  return {
    connector,
    signedIn,
    get accounts() {
      return accounts
    },
    get chainReference() {
      return wallet.reference
    },
    watch(listener: ConnectionListener) {
      const stops = [
        wallet.on('accountsChanged', (said: unknown) => {
          const changed = readAccounts(said)
          if (changed.length > 0) accounts = changed
          listener.accountsChanged(changed)
        }),
        wallet.on('networkChanged', (reference: string) => listener.chainChanged(reference)),
        wallet.on('hungUp', () => listener.disconnected()),
      ]
      // What changed between the wallet's answer and now, nobody heard of.
      if (hasSpoken || JSON.stringify(wallet.shown()) !== shownFirst) {
        const now = readAccounts(wallet.shown())
        if (now.length > 0) accounts = now
        else queueMicrotask(() => listener.accountsChanged(now))
      }
      return () => {
        for (const stop of stops) stop()
      }
    },
    async switchNetwork({ network, signal }) {
      const reference = network.caipNetworkId.slice(network.chainNamespace.length + 1)
      const ask = (action: 'switchNetwork' | 'addNetwork') =>
        unlessAborted(wallet.ask(action, reference), signal)
      try {
        await ask('switchNetwork')
      } catch (thrown) {
        if (!WalletError.hasCode(thrown, [4902])) throw WalletError.from(thrown)
        try {
          await ask('addNetwork')
          await ask('switchNetwork')
        } catch (addError) {
          const error = WalletError.from(addError)
          throw error.kind === 'declined' ? error : chainNotSupported(addError)
        }
      }
    },
    async disconnect() {
      try {
        await wallet.ask('disconnect')
      } catch (thrown) {
        if (!WalletError.hasCode(thrown, [4200])) throw WalletError.from(thrown)
      }
    },
    actions: async () => fakeActions({ wallet, connector, host }),
  }
}

/** It signs no typed data, as wallets of most families. */
function fakeActions({
  wallet,
  connector: { chain },
  host,
}: {
  wallet: FakeWallet
  connector: Connector
  host: AdapterHost
}): WalletActions {
  let lastId = 0
  const ask = async <value>(
    method: 'signMessage' | 'send' | 'signIn',
    params: unknown,
    read: (answer: unknown) => value | null,
  ): Promise<value> => {
    const request = { id: ++lastId, method, chainId: `${chain}:${wallet.reference}` }
    host.requestChanged({ ...request, status: 'pending' })
    try {
      const answer = read(await wallet.ask(method, params))
      if (answer === null)
        throw walletFailed('The wallet gave an answer that cannot be read. Try again.', answer)
      host.requestChanged({ ...request, status: 'approved' })
      if (method === 'send') host.transactionSent?.()
      return answer
    } catch (thrown) {
      const error = WalletError.from(thrown)
      const status = error.kind === 'declined' ? 'declined' : 'failed'
      host.requestChanged({ ...request, status })
      throw error
    }
  }
  return {
    signMessage: ({ message }) => ask('signMessage', message, readText),
    sendTransaction: (transaction) => ask('send', transaction, readText),
    ...(wallet.signsIn && {
      signIn: (parameters: SignInParameters) => ask('signIn', parameters, readSignIn),
    }),
  }
}

const readText = (answer: unknown) => (typeof answer === 'string' && answer ? answer : null)

function readSignIn(answer: unknown): SignInAnswer | null {
  const { account, message, signature } = (Object(answer) as Partial<SignInAnswer>) ?? {}
  const [known, text, signed] = [account, message, signature].map(readText)
  return known && text && signed ? { account: known, message: text, signature: signed } : null
}

/** Its proof, unless it cannot be read; the wallet shows its accounts from then on. */
async function signInWhileConnecting(wallet: FakeWallet, parameters: SignInParameters) {
  try {
    return readSignIn(await wallet.ask('signIn', parameters))
  } catch (thrown) {
    const error = WalletError.from(thrown)
    if (error.kind === 'declined') throw error
    // It cannot: it is connected without.
    return null
  }
}

/** Asks at once, while the user's click still counts; then waits for an earlier prompt if any. */
async function askForAccounts(
  wallet: FakeWallet,
  { signal, onAlreadyPending }: ConnectParameters,
): Promise<readonly WalletAccount[]> {
  try {
    return readAccounts(await unlessAborted(wallet.ask('connect'), signal))
  } catch (thrown) {
    if (signal.aborted) throw signal.reason
    const error = WalletError.from(thrown)
    if (error.code !== 'wallet/already-pending') throw error
  }
  onAlreadyPending?.()
  let accounts: readonly WalletAccount[] = []
  return waitFor({
    signal,
    look: () => (accounts.length > 0 ? accounts : undefined),
    subscribe: (listener) =>
      wallet.on('accountsChanged', (changed: unknown) => {
        accounts = readAccounts(changed)
        listener()
      }),
  })
}

function createProvider(transactionSent?: () => void) {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const emit = (event: string, value: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  let used: FakeWallet | null = null
  let unwatch = () => {}
  const provider: FakeProvider = {
    async request({ method, params }) {
      if (!used) throw disconnected()
      const action = walletActions.find((known) => known === method)
      if (!action) throw unsupportedMethod(method)
      const result = await used.ask(action, params)
      if (action === 'send') transactionSent?.()
      return result
    },
    on: (event, listener) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }
  return {
    provider,
    usedWallet: () => used,
    use(connection: Connection | null, wallet: FakeWallet | null) {
      unwatch()
      used = wallet
      unwatch =
        connection?.watch({
          accountsChanged: (accounts) =>
            emit(
              'accountsChanged',
              accounts.map(({ address }) => address),
            ),
          chainChanged: (reference) => emit('networkChanged', reference),
          disconnected() {},
        }) ?? (() => {})
    },
  }
}

async function askNode({ http, url, signal }: { http: Http; url: string; signal: AbortSignal }) {
  const { json } = await http.send({ url, signal, timeoutMs: nodeTimeoutMs })
  return (json as { balance?: unknown } | undefined)?.balance
}

/** The promise's outcome, or the signal's reason as soon as it aborts. */
function unlessAborted<value>(promise: Promise<value>, signal: AbortSignal): Promise<value> {
  return new Promise((resolve, reject) => {
    const abandon = () => reject(signal.reason)
    if (signal.aborted) abandon()
    signal.addEventListener('abort', abandon, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon))
  })
}
