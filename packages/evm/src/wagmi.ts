/**
 * A connector that lets wagmi work with the connection of a Foyer client.
 *
 * @packageDocumentation
 */
import { AppError, type ConnectionSource } from '@foyer/core/adapter'
import type { EIP1193Provider } from './eip1193.ts'

/*
 * Typed by shape, so that it fits wagmi 2 and 3 alike and needs neither to be installed.
 */

type Address = `0x${string}`

/** What wagmi shows of a connection. */
interface Shown {
  readonly accounts: readonly Address[]
  readonly chainId: number
}

/** What wagmi lends to a connector. */
interface ConnectorHost {
  readonly chains: readonly { readonly id: number }[]
  readonly emitter: {
    emit(event: 'change', data: Shown): void
    emit(event: 'disconnect'): void
  }
}

/** A connector as wagmi 2 and 3 take it. */
export type FoyerConnector = {
  readonly id: 'foyer'
  readonly name: 'Foyer'
  readonly type: 'foyer'
  /** The client behind it. */
  readonly foyer: ConnectionSource
  connect<withCapabilities extends boolean = false>(parameters?: {
    chainId?: number | undefined
    isReconnecting?: boolean | undefined
    withCapabilities?: withCapabilities | boolean | undefined
  }): Promise<{
    accounts: withCapabilities extends true
      ? readonly { address: Address; capabilities: Record<string, unknown> }[]
      : readonly Address[]
    chainId: number
  }>
  disconnect(): Promise<void>
  getAccounts(): Promise<readonly Address[]>
  getChainId(): Promise<number>
  getProvider(): Promise<EIP1193Provider>
  isAuthorized(): Promise<boolean>
  // biome-ignore lint/suspicious/noExplicitAny: one of wagmi's own chains, whatever its version calls it
  switchChain(parameters: { chainId: number }): Promise<any>
  onAccountsChanged(): void
  onChainChanged(): void
  onDisconnect(): void
  /** Tells wagmi what is different from what it shows, now and until Foyer disconnects. */
  mirror(shown: Shown): void
}

/**
 * A connector for wagmi's `createConfig`, versions 2 and 3. wagmi's `connect` opens the modal and
 * resolves once a wallet is connected; closing the modal rejects with wagmi's own error for a
 * refusal, code 4001. Use {@link syncWagmi} too, so that wagmi sees what is connected elsewhere.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 * import { evm } from '@foyer/evm'
 * import { foyerConnector, syncWagmi } from '@foyer/evm/wagmi'
 * import { createConfig, http } from 'wagmi'
 * import { mainnet as wagmiMainnet } from 'wagmi/chains'
 *
 * const foyer = createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()] })
 * const config = createConfig({
 *   chains: [wagmiMainnet],
 *   connectors: [foyerConnector(foyer)],
 *   // Finding wallets is Foyer's; or the same one would be connected twice.
 *   multiInjectedProviderDiscovery: false,
 *   transports: { [wagmiMainnet.id]: http() },
 * })
 * syncWagmi(foyer, config)
 * // <WagmiProvider config={config} reconnectOnMount={false}>
 */
export function foyerConnector(foyer: ConnectionSource): (host: ConnectorHost) => FoyerConnector {
  return ({ chains, emitter }) => {
    let told: Shown | null = null
    let stop = () => {}

    const leave = () => {
      stop()
      told = null
    }
    const tell = (shown: Shown) => {
      const current = read(foyer)
      told = current
      if (!current) {
        leave()
        emitter.emit('disconnect')
      } else if (!isSame(shown, current)) emitter.emit('change', current)
    }
    const follow = (shown: Shown) => {
      stop()
      told = shown
      stop = foyer.subscribe(() => told && tell(told))
    }
    const current = (): Shown => {
      const shown = read(foyer)
      if (!shown) throw notConnected()
      return shown
    }

    return {
      id: 'foyer',
      name: 'Foyer',
      type: 'foyer',
      foyer,
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        if (!read(foyer)) {
          // Foyer resumes by itself, and nobody asked for a window now.
          if (isReconnecting) throw notConnected()
          await askPerson(foyer)
        }
        if (chainId !== undefined && chainId !== current().chainId)
          await this.switchChain({ chainId }).catch((error) => {
            // As wagmi's own connectors: connected, if elsewhere. The hooks show where.
            if (error.code === userRejectedCode) throw error
          })
        const shown = current()
        follow(shown)
        return {
          ...shown,
          accounts: (withCapabilities
            ? shown.accounts.map((address) => ({ address, capabilities: {} }))
            : shown.accounts) as never,
        }
      },
      async disconnect() {
        leave()
        // Ours is over at once; the wallet may take its time to forget us.
        void foyer.disconnect(namespace)
      },
      getAccounts: async () => current().accounts,
      getChainId: async () => current().chainId,
      getProvider: async () => foyer.getProvider(namespace),
      isAuthorized: async () => read(foyer) !== null,
      async switchChain({ chainId }) {
        const chain = chains.find(({ id }) => id === chainId)
        if (!chain) throw chainNotConfigured()
        await foyer.switchNetwork(`${namespace}:${chainId}`).catch((error) => {
          throw explainSwitch(error)
        })
        return chain
      },
      // Foyer listens to the wallet; `mirror` hands on what it hears.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
      mirror(shown) {
        follow(shown)
        tell(shown)
      },
    }
  }
}

/** A wagmi configuration, as little of it as both versions share. */
interface WagmiConfig {
  readonly connectors: readonly WagmiConnector[]
  readonly state: {
    readonly status: string
    readonly connections: ReadonlyMap<string, Shown & { readonly connector: WagmiConnector }>
  }
  // biome-ignore lint/suspicious/noExplicitAny: the state of either version
  setState(change: (state: any) => any): void
  subscribe(select: (state: unknown) => unknown, listener: () => void): () => void
  readonly _internal: {
    readonly connectors: {
      // biome-ignore lint/suspicious/noExplicitAny: a connector of wagmi's, generic over its maker
      setup(connector: any): WagmiConnector
      // biome-ignore lint/suspicious/noExplicitAny: the same
      setState(change: (connectors: any[]) => any[]): void
    }
    readonly events: { connect(data: Shown & { uid: string }): void }
  }
}

interface WagmiConnector {
  readonly uid: string
  readonly foyer?: unknown
}

/**
 * Keeps wagmi 2 or 3 at what Foyer says: connected, resumed and disconnected wallets, accounts and
 * chains. wagmi reads `reconnecting` while Foyer resumes a stored connection. Foyer owns storage and reconnection, so give `WagmiProvider` `reconnectOnMount={false}`.
 * Adds {@link foyerConnector} to a configuration that lacks it.
 *
 * @returns a function that ends it.
 * @example
 * import type { ConnectionSource } from '@foyer/core/adapter'
 * import { syncWagmi } from '@foyer/evm/wagmi'
 * import type { Config } from 'wagmi'
 *
 * export const bridge = (foyer: ConnectionSource, config: Config) => syncWagmi(foyer, config)
 */
export function syncWagmi(foyer: ConnectionSource, config: WagmiConfig): () => void {
  const isOurs = (connector: WagmiConnector): connector is WagmiConnector & FoyerConnector =>
    connector.foyer === foyer
  const ours = () => {
    const known = config.connectors.find(isOurs)
    if (known) return known
    const made = config._internal.connectors.setup(foyerConnector(foyer))
    config._internal.connectors.setState((connectors) => [...connectors, made])
    return made as WagmiConnector & FoyerConnector
  }
  const own = ours()

  let busy = false
  let reconnects = false
  const showStatus = (status: 'reconnecting' | 'disconnected') => {
    reconnects = status === 'reconnecting'
    config.setState((state) => ({ ...state, status }))
  }
  /** Compares rather than replays, so what wagmi misses or forgets is put right at its next change. */
  const compare = () => {
    if (busy) return
    busy = true
    try {
      const live = [...config.state.connections.values()].flatMap(({ connector, ...shown }) =>
        isOurs(connector) ? [{ connector, shown }] : [],
      )
      for (const { connector, shown } of live) connector.mirror(shown)
      const current = read(foyer)
      const { status } = config.state
      if (live.length > 0) return
      if (!current) {
        const isResuming = foyer.internals.store.statusOf(namespace) === 'reconnecting'
        if (isResuming && status === 'disconnected') showStatus('reconnecting')
        else if (reconnects && !isResuming && status === 'reconnecting') showStatus('disconnected')
        return
      }
      // wagmi would refuse below, and a moment of `disconnected` would trip a guard.
      if (reconnects && status === 'reconnecting') {
        reconnects = false
        config.setState((state) => ({
          ...state,
          connections: new Map(state.connections).set(own.uid, { ...current, connector: own }),
          ...{ current: own.uid, status: 'connected' },
        }))
      }
      // wagmi refuses while it connects by itself; its next change brings us here again.
      config._internal.events.connect({ ...current, uid: own.uid })
      if (config.state.connections.has(own.uid)) own.mirror(current)
    } finally {
      busy = false
    }
  }
  const stopFoyer = foyer.subscribe(compare)
  const stopWagmi = config.subscribe((state) => state, compare)
  compare()
  return () => {
    stopFoyer()
    stopWagmi()
    if (reconnects && config.state.status === 'reconnecting') showStatus('disconnected')
  }
}

const namespace = 'eip155'

function read(foyer: ConnectionSource): Shown | null {
  const chain = foyer.getState().chains[namespace]
  if (chain?.status !== 'connected' || !chain.network) return null
  const accounts = chain.allAccounts.map(({ address }) => address as Address)
  const chainId = Number(chain.network.caipNetworkId.slice(namespace.length + 1))
  return accounts.length > 0 ? { accounts, chainId } : null
}

const isSame = (one: Shown, other: Shown) =>
  one.chainId === other.chainId &&
  one.accounts.length === other.accounts.length &&
  one.accounts.every((account, index) => account === other.accounts[index])

/** Resolves when a wallet is connected; rejects when the user closes the modal before. */
function askPerson(foyer: ConnectionSource): Promise<void> {
  return new Promise((resolve, reject) => {
    let wasOpen = false
    const settle = (outcome: () => void) => {
      stop()
      outcome()
    }
    const look = () => {
      const { open } = foyer.getState()
      if (read(foyer)) settle(resolve)
      else if (wasOpen && !open) settle(() => reject(userRejected()))
      wasOpen ||= open
    }
    const stop = foyer.subscribe(look)
    foyer
      .open({ view: 'Connect', namespace })
      .then(look, (error) => settle(() => reject(isDeclined(error) ? userRejected(error) : error)))
  })
}

const isDeclined = (error: unknown) => AppError.is(error) && error.kind === 'declined'

function explainSwitch(error: unknown) {
  if (isDeclined(error)) return userRejected(error)
  if (!AppError.is(error)) return error
  if (error.code === 'network/not-found') return chainNotConfigured(error)
  return new WagmiError('SwitchChainError', error.message, { code: 4902, cause: error })
}

const userRejectedCode = 4001

const userRejected = (cause?: unknown) =>
  new WagmiError('UserRejectedRequestError', 'User rejected the request.', {
    code: userRejectedCode,
    cause,
  })

const chainNotConfigured = (cause?: unknown) =>
  new WagmiError('ChainNotConfiguredError', 'Chain not configured.', { cause })

const notConnected = () => new WagmiError('ConnectorNotConnectedError', 'Connector not connected.')

/** Named and coded as wagmi and viem name theirs, which is what applications look at. */
class WagmiError extends Error {
  override readonly name: string
  readonly code: number | undefined
  readonly shortMessage: string

  constructor(name: string, message: string, details: { code?: number; cause?: unknown } = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = name
    this.code = details.code
    this.shortMessage = message
  }
}
