import {
  AppError,
  type Connection,
  type ConnectionListener,
  createConnectionListeners,
  type SignInParameters,
  type WalletAccount,
} from '@foyer/core/adapter'
import { toChecksum } from './checksum.ts'
import type { DiscoveredWallet } from './discovery.ts'
import type { WalletProvider } from './eip1193.ts'

/** WebSocket's "try again later", which MetaMask gives for a hiccup of its node. */
const retryingCode = 1013

/** Parameters of {@link connectWallet}. */
export interface ConnectWalletParameters {
  readonly connectorId: string
  /** The wallet of that id, if there is one. */
  readonly wallet: DiscoveredWallet | undefined
  readonly signal: AbortSignal
  after(delayMs: number, callback: () => void): () => void
  onAlreadyPending?: (() => void) | undefined
  /** To be signed with the same prompt, by wallets of this page that can. */
  readonly signIn?: SignInParameters | undefined
}

/** What a connection is made of. */
export interface ConnectionParameters extends Pick<ConnectWalletParameters, 'after'> {
  readonly wallet: DiscoveredWallet
  readonly given: readonly WalletAccount[]
}

/**
 * Asks for accounts, with the wallet's own prompt. A wallet of this page is called before the first
 * await; one on another device is waited for.
 */
export async function connectWallet(parameters: ConnectWalletParameters): Promise<Connection> {
  const { wallet, connectorId, signal, after, onAlreadyPending, signIn } = parameters
  if (!wallet) {
    const { walletNotFound } = await import('./failures.ts')
    throw walletNotFound(connectorId)
  }
  try {
    if (wallet.arrive) await wallet.arrive({ signal })
    else if (signIn) {
      const { connectSigningIn } = await import('./connectSigningIn.ts')
      const { provider } = wallet
      const answer = await connectSigningIn({ provider, asked: signIn, readAccounts })
      if (answer) {
        const { given, signedIn } = answer
        return Object.assign(await connectionTo({ wallet, after, given }), { signedIn })
      }
    }
    const answer = ask(wallet.provider, 'eth_requestAccounts')
    return await connectionTo({ wallet, after, given: readAccounts(await answer) })
  } catch (thrown) {
    const error = await explain(thrown)
    if (error.code !== 'wallet/already-pending') throw error
  }
  const { earlierAnswer } = await import('./laterAccounts.ts')
  if (signal.aborted) throw signal.reason
  const answer = earlierAnswer({ wallet, signal, after, readAccounts })
  // From here on the answer is heard.
  onAlreadyPending?.()
  return explained(connectionTo({ wallet, after, given: await answer }))
}

/** The connection to a wallet that gave accounts. */
export async function connectionTo({
  wallet,
  after,
  given,
}: ConnectionParameters): Promise<Connection> {
  const { connector, provider } = wallet
  if (given.length === 0) {
    const { walletFailed } = await import('./failures.ts')
    throw walletFailed('The wallet gave no account. Open it, choose one, and try again.', given)
  }
  let reference = ''
  let accounts = wallet.describeAccounts?.() ?? given
  /** What nobody listened to: the wallet locked itself or hung up. */
  let missed: ((listener: ConnectionListener) => void) | null = null
  const { tell, watch } = createConnectionListeners(() => {
    toggle('on')
    return () => toggle('removeListener')
  })
  let isAsking = false
  const arrive = (value: unknown) => {
    const changed = tryReadChainReference(value)
    if (changed === null) {
      // Some wallets send objects, lists or CAIP-2 ids with the event: where they are can be asked for. Once at a time,
      // however often they say so.
      if (isAsking) return
      isAsking = true
      const ask = async () => provider.request({ method: 'eth_chainId' })
      ask()
        .then(
          (answer) => tryReadChainReference(answer) !== null && arrive(answer),
          () => {},
        )
        .finally(() => {
          isAsking = false
        })
      return
    }
    if (changed === reference) return
    reference = changed
    tell((listener) => listener.chainChanged(changed))
  }
  const handlers: Record<string, (value: unknown) => void> = {
    accountsChanged(value) {
      if (!Array.isArray(value)) return
      const changed = readAccounts(value)
      if (changed.length > 0) accounts = changed
      missed = changed.length === 0 ? (listener) => listener.accountsChanged([]) : null
      tell((listener) => listener.accountsChanged(changed))
    },
    chainChanged: arrive,
    disconnect(reason) {
      // The wallet lost its node for a moment and says itself that it tries again (code 1013).
      if ((reason as { code?: unknown } | undefined)?.code === retryingCode) return
      missed = (listener) => listener.disconnected()
      tell((listener) => listener.disconnected())
    },
  }
  const toggle = (how: 'on' | 'removeListener') => {
    for (const [event, handler] of Object.entries(handlers))
      try {
        provider[how]?.(event, handler)
      } catch {
        // Some wallets have these methods and throw in them; without events they still connect and sign.
      }
  }
  // What the wallet says while it is asked where it is counts, too.
  toggle('on')
  try {
    const answer = readChainReference(await ask(provider, 'eth_chainId'))
    reference ||= answer
  } finally {
    toggle('removeListener')
  }
  return {
    connector,
    get accounts() {
      return accounts
    },
    get chainReference() {
      return reference
    },
    watch(listener) {
      let isOver = false
      const stop = watch(listener)
      queueMicrotask(() => isOver || missed?.(listener))
      return () => {
        isOver = true
        stop()
      }
    },
    async switchNetwork(parameters) {
      const { moveWallet } = await import('./moveWallet.ts')
      await moveWallet({
        ...parameters,
        after,
        isRemote: wallet.arrive !== undefined,
        request: (method, params) => ask(provider, method, params),
        async look() {
          arrive(await ask(provider, 'eth_chainId'))
          return reference
        },
      })
    },
    async disconnect() {
      try {
        await ask(provider, 'wallet_revokePermissions', [{ eth_accounts: {} }])
      } catch (thrown) {
        const { isUnsupportedMethod } = await import('./failures.ts')
        if (!isUnsupportedMethod(thrown)) throw await explain(thrown)
      }
    },
  }
}

/** A wallet may throw before it returns a promise. */
export async function ask(
  provider: WalletProvider,
  method: string,
  params?: unknown[],
): Promise<unknown> {
  return provider.request(params ? { method, params } : { method })
}

/** The outcome, with whatever the wallet threw turned into one of our errors. */
async function explained<value>(outcome: Promise<value>): Promise<value> {
  try {
    return await outcome
  } catch (thrown) {
    throw await explain(thrown)
  }
}

async function explain(thrown: unknown): Promise<AppError> {
  if (AppError.is(thrown)) return thrown
  const { readFailure } = await import('./failures.ts')
  return readFailure(thrown)
}

/** No wallet shows this many; beyond, it wants our memory and our time. */
const maxAccounts = 512

/**
 * The accounts in what a wallet answered; whatever else is in it counts as nothing. Accounts here have
 * no keys and no paths, so the reader for all families would only be a file more to wait for
 * (docs/decisions/0012).
 */
export function readAccounts(value: unknown): readonly WalletAccount[] {
  const accounts = new Map<string, WalletAccount>()
  try {
    for (const item of Array.isArray(value) ? value.slice(0, maxAccounts) : []) {
      const { address: said, type } = typeof item === 'string' ? { address: item } : (item ?? {})
      if (typeof said !== 'string' || !/^0x[\da-f]{40}$/i.test(said)) continue
      const address = toChecksum(said)
      if (accounts.has(address)) continue
      accounts.set(
        address,
        type === 'eoa' || type === 'smartAccount' ? { address, type } : { address },
      )
    }
  } catch {
    // A getter of the wallet throws: what was read before it counts.
  }
  return [...accounts.values()]
}

/** Wallets answer with hexadecimal text; some with decimal text or a number. */
function tryReadChainReference(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint')
    return null
  if (!/^(0x[\da-f]{1,16}|\d{1,16})$/i.test(String(value))) return null
  return BigInt(value).toString()
}

function readChainReference(value: unknown): string {
  const reference = tryReadChainReference(value)
  if (reference === null)
    throw new Error('The wallet did not say which network it is on. Unlock it and try again.')
  return reference
}
