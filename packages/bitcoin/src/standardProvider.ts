import type { WalletStandardAccount, WalletStandardWallet } from '@foyer/core/adapter'

/** What the page's wallet does while one is connected. */
export interface UsedWallet {
  accounts(): readonly WalletStandardAccount[]
  /** By the name of the method in its feature. */
  call(method: string, parameters: readonly unknown[]): Promise<unknown>
  /** Tells the page of the wallet, now and whenever it changes. */
  start(changed: () => void): void
  stop(): void
}

/** The wallet that the page holds on to, and how it is told of wallets. */
export interface StandardProvider {
  readonly provider: WalletStandardWallet
  /** Speaks for a wallet from now on, or for none. */
  use(wallet: UsedWallet | null): void
}

const icon = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" rx="2.5"/><path d="M3 7V2.5h3.5M3 4.5h2" fill="none" stroke="#fff"/></svg>',
)}`

const methods = [
  ...['standard:connect', 'bitcoin:connect', 'bitcoin:signMessage'],
  ...['bitcoin:signTransaction', 'bitcoin:signAndSendTransaction'],
]

/**
 * One wallet of the Wallet Standard for the client's whole life. It belongs to whatever connection is in
 * use and refuses with 4900 when there is none, so that a dead connection never signs. What it does for a
 * connected wallet is loaded with the connection (`connectedWallet.ts`).
 *
 * @param onListenerError a listener of the page that throws stops neither the others nor the connection
 */
export function createStandardProvider(
  onListenerError: (error: unknown) => void,
): StandardProvider {
  const listeners = new Set<(change: { accounts: readonly WalletStandardAccount[] }) => void>()
  let used: UsedWallet | null = null
  const accounts = () => used?.accounts() ?? none
  const tell = () => {
    for (const listener of [...listeners])
      try {
        listener({ accounts: accounts() })
      } catch (error) {
        onListenerError(error)
      }
  }
  const method =
    (name: string) =>
    async (...parameters: readonly unknown[]) => {
      if (!used) throw Object.assign(new Error(disconnected), { code: 4900 })
      return used.call(name, parameters)
    }
  const provider: WalletStandardWallet = {
    version: '1.0.0',
    name: 'Foyer',
    icon,
    chains: Object.freeze(['bitcoin:mainnet', 'bitcoin:testnet', 'bitcoin:regtest']),
    features: Object.freeze({
      ...Object.fromEntries(
        methods.map((feature) => {
          const [, name = ''] = feature.split(':')
          return [feature, { version: '1.0.0', [name]: method(name) }]
        }),
      ),
      'standard:events': {
        version: '1.0.0',
        on(event: string, listener: (change: object) => void) {
          if (event === 'change') listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      'sats-connect:': { version: '1.0.0', provider: { request: method('request') } },
    }),
    get accounts() {
      return accounts()
    },
  }
  return {
    provider,
    use(next) {
      const was = used
      used = next
      was?.stop()
      next?.start(tell)
      if (was || next) tell()
    },
  }
}

const none: readonly WalletStandardAccount[] = Object.freeze([])
const disconnected = 'No wallet is connected. Connect one and try again.'
