import { type EIP1193Provider, ProviderRpcError } from './eip1193.ts'

/** The wallet that the provider speaks for. */
export interface UsedWallet {
  readonly request: EIP1193Provider['request']
  /** Tells the page of the wallet, now and whenever it changes. */
  start(): void
  stop(): void
}

/** The provider of the page, and how it is told of wallets. */
export interface StableProvider {
  readonly provider: EIP1193Provider
  /** Tells the listeners of the page. */
  emit(event: string, value: unknown): void
  /** The wallet it speaks for; what connects changes it. */
  used: UsedWallet | null
}

/**
 * The provider that the page holds on to while wallets come and go. It belongs to whatever
 * connection is in use and refuses with 4900 when there is none, so that a dead session never signs.
 * What it does for a connected wallet is loaded with the connection (`connectedWallet.ts`).
 *
 * @param onListenerError a listener of the page that throws stops neither the others nor the connection
 */
export function createStableProvider(onListenerError: (error: unknown) => void): StableProvider {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const emit = (event: string, value: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        listener(value)
      } catch (error) {
        onListenerError(error)
      }
    }
  }
  const provider: EIP1193Provider = {
    async request(request) {
      if (!stable.used)
        throw new ProviderRpcError(4900, 'No wallet is connected. Connect one and try again.')
      return stable.used.request(request)
    },
    on(event, listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }

  const stable: StableProvider = { provider, emit, used: null }
  return stable
}
