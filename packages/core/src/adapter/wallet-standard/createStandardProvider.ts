import type { WalletStandardAccount, WalletStandardWallet } from '../ProviderTypes.ts'

/** What the page's wallet does while one is connected. */
export interface UsedStandardWallet {
  accounts(): readonly WalletStandardAccount[]
  /** The usual ones where it does not say. */
  chains?(): readonly string[]
  /** Names of features that the wallet has; all of them where it does not say. */
  features?(): readonly string[]
  /** A method of a feature. */
  call(feature: string, method: string, parameters: readonly unknown[]): Promise<unknown>
  /** Tells the page of the wallet, now and whenever it changes. */
  start(changed: () => void): void
  stop(): void
}

/** The wallet that the page holds on to, and how it is told of wallets. */
export interface StandardProvider {
  readonly provider: WalletStandardWallet
  /** Speaks for a wallet from now on, or for none. */
  use(wallet: UsedStandardWallet | null): void
}

/** Asks the wallet that is connected. */
type Method = (...parameters: readonly unknown[]) => Promise<unknown>

const icon = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" rx="2.5"/><path d="M3 7V2.5h3.5M3 4.5h2" fill="none" stroke="#fff"/></svg>',
)}`

/**
 * One wallet of the Wallet Standard for the client's whole life. It belongs to whatever connection is in
 * use and refuses with 4900 when there is none, so that a dead connection never signs.
 *
 * @param parameters.chains those of the family, while no wallet says others
 * @param parameters.features what can be asked, by the name of each; `method` makes one that asks the wallet
 * @param parameters.onListenerError a listener of the page that throws stops neither the others nor the connection
 * @example
 * import { createStandardProvider } from '@foyer/core/adapter'
 *
 * const { provider, use } = createStandardProvider({
 *   chains: ['solana:mainnet'],
 *   features: (method) => ({
 *     'solana:signMessage': { version: '1.1.0', signMessage: method('solana:signMessage', 'signMessage') },
 *   }),
 *   onListenerError: console.error,
 * })
 * use(null)
 */
export function createStandardProvider({
  chains: usual,
  features: describe,
  onListenerError,
}: {
  readonly chains: readonly string[]
  features(method: (feature: string, name: string) => Method): Readonly<Record<string, object>>
  onListenerError(error: unknown): void
}): StandardProvider {
  const listeners = new Set<(change: object) => void>()
  let used: UsedStandardWallet | null = null
  const method =
    (feature: string, name: string): Method =>
    async (...parameters) => {
      if (used) return used.call(feature, name, parameters)
      if ((parameters[0] as { silent?: boolean } | undefined)?.silent) return { accounts: none }
      throw Object.assign(new Error(disconnected), { code: 4900 })
    }
  const standard = {
    'standard:connect': { version: '1.0.0', connect: method('standard:connect', 'connect') },
    'standard:events': {
      version: '1.0.0',
      on(event: string, listener: (change: object) => void) {
        if (event === 'change') listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
  const all = describe(method)
  const names = Object.keys(all)
  /** As long as a wallet has the same ones they are one object. */
  let features: Readonly<Record<string, unknown>> = Object.freeze({ ...standard, ...all })
  const provider: WalletStandardWallet = {
    version: '1.0.0',
    name: 'Foyer',
    icon,
    get chains() {
      return used?.chains?.() ?? usual
    },
    get features() {
      return features
    },
    get accounts() {
      return used?.accounts() ?? none
    },
  }
  const tell = () => {
    const had = used?.features?.()
    const has = had ? names.filter((name) => had.includes(name)) : names
    const isSame = names.every((name) => has.includes(name) === name in features)
    if (!isSame)
      features = Object.freeze({
        ...standard,
        ...Object.fromEntries(has.map((name) => [name, all[name]])),
      })
    const { accounts, chains } = provider
    for (const listener of [...listeners])
      try {
        listener({ accounts, chains, ...(!isSame && { features }) })
      } catch (error) {
        onListenerError(error)
      }
  }
  return {
    provider: Object.freeze(provider),
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
