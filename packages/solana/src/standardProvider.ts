import type { WalletStandardAccount, WalletStandardWallet } from '@foyer/core/adapter'

/** What the page's wallet does while one is connected. */
export interface UsedWallet {
  accounts(): readonly WalletStandardAccount[]
  chains(): readonly string[]
  /** Names of features that the wallet has. */
  features(): readonly string[]
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
  use(wallet: UsedWallet | null): void
}

const icon = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" rx="2.5"/><path d="M3 7V2.5h3.5M3 4.5h2" fill="none" stroke="#fff"/></svg>',
)}`

/** What can be asked while nothing is connected; afterwards, what the wallet has. */
const ofSolana = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
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
  const listeners = new Set<(change: object) => void>()
  let used: UsedWallet | null = null
  const method =
    (feature: string, name: string) =>
    async (...parameters: readonly unknown[]) => {
      if (used) return used.call(feature, name, parameters)
      if ((parameters[0] as { silent?: boolean } | undefined)?.silent) return { accounts: none }
      throw Object.assign(new Error(disconnected), { code: 4900 })
    }
  const all = Object.fromEntries(
    ofSolana.map((name) => {
      const own = name.slice('solana:'.length)
      return [
        name,
        {
          version: name === 'solana:signMessage' ? '1.1.0' : '1.0.0',
          ...(name.endsWith('Transaction') && { supportedTransactionVersions: ['legacy', 0] }),
          [own]: method(name, own),
        },
      ]
    }),
  )
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
  /** As long as a wallet has the same ones they are one object. */
  let features: Readonly<Record<string, unknown>> = Object.freeze({ ...standard, ...all })
  const provider: WalletStandardWallet = {
    version: '1.0.0',
    name: 'Foyer',
    icon,
    get chains() {
      return used?.chains() ?? usual
    },
    get features() {
      return features
    },
    get accounts() {
      return used?.accounts() ?? none
    },
  }
  const tell = () => {
    const names = used ? ofSolana.filter((name) => used?.features().includes(name)) : ofSolana
    const isSame = ofSolana.every((name) => names.includes(name) === name in features)
    if (!isSame)
      features = Object.freeze({
        ...standard,
        ...Object.fromEntries(names.map((name) => [name, all[name]])),
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
const usual = Object.freeze([
  'solana:mainnet',
  'solana:devnet',
  'solana:testnet',
  'solana:localnet',
])
const disconnected = 'No wallet is connected. Connect one and try again.'
