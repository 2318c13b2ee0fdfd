import type { Connection } from '@foyer/core/adapter'
import type { DiscoveredWallet } from './discovery.ts'
import { type EIP1193Provider, ProviderRpcError, type RequestArguments } from './eip1193.ts'

/** A request that a person answers in the wallet, as the page may be told of it. */
export interface RequestReport {
  readonly id: number
  readonly method: string
  readonly status: 'pending' | 'approved' | 'declined' | 'failed'
}

/** What a wallet asks its owner about: signatures, transactions, and its own settings. */
const asksThePerson =
  /^(personal_sign|eth_sign|eth_sendTransaction|eth_sendUserOperation|eth_requestAccounts|wallet_(?!get))/

/** What changes balances as soon as it is mined. */
const sendsTransaction = /^(eth_send(Raw)?Transaction|wallet_sendCalls)$/

/**
 * The provider that the page holds on to while wallets come and go. It belongs to whatever
 * connection is in use and refuses with 4900 when there is none, so that a dead session never signs.
 */
export function createStableProvider({
  report,
  transactionSent,
  onListenerError,
}: {
  report(request: RequestReport): void
  transactionSent: (() => void) | undefined
  /** A listener of the page that throws neither stops the others nor the connection. */
  onListenerError(error: unknown): void
}) {
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
  let wallet: DiscoveredWallet['provider'] | null = null
  let unwatch = () => {}
  let lastId = 0

  const provider: EIP1193Provider = {
    async request(request: RequestArguments) {
      const asked = wallet
      if (!asked)
        throw new ProviderRpcError(4900, 'No wallet is connected. Connect one and try again.')
      const { method } = request
      const ask = async () => {
        const result = await asked.request(request)
        if (sendsTransaction.test(method)) transactionSent?.()
        return result
      }
      if (!asksThePerson.test(method)) return ask()
      const id = ++lastId
      report({ id, method, status: 'pending' })
      try {
        const result = await ask()
        report({ id, method, status: 'approved' })
        return result
      } catch (thrown) {
        const { WalletError } = await import('./failures.ts')
        const declined = WalletError.from(thrown).kind === 'declined'
        report({ id, method, status: declined ? 'declined' : 'failed' })
        throw thrown
      }
    },
    on(event, listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }

  return {
    provider,
    /** Speaks for a connection from now on, or for none. */
    use(connection: Connection | null, next: DiscoveredWallet['provider'] | null) {
      unwatch()
      const was = wallet
      wallet = next
      if (!connection) {
        unwatch = () => {}
        if (!was) return
        emit('accountsChanged', [])
        emit('disconnect', new ProviderRpcError(4900, 'The wallet was disconnected.'))
        return
      }
      const chainId = (reference: string) => `0x${BigInt(reference).toString(16)}`
      unwatch = connection.watch({
        accountsChanged: (accounts) => emit('accountsChanged', [...accounts]),
        chainChanged: (reference) => emit('chainChanged', chainId(reference)),
        disconnected() {},
      })
      emit('connect', { chainId: chainId(connection.chainReference) })
      emit('accountsChanged', [...connection.accounts])
      emit('chainChanged', chainId(connection.chainReference))
    },
  }
}
