import type { SaidAccount } from '../accounts.ts'
import type { DiscoveredWallet } from '../discovery.ts'
import { toHex } from '../hex.ts'
import type { BitcoinWallet } from './BitcoinWallet.ts'

/** An account of the Wallet Standard; wallets of Bitcoin add what it is for. */
interface StandardAccount {
  readonly address?: unknown
  readonly publicKey?: unknown
  readonly chains?: unknown
  readonly purpose?: unknown
}

type Method = (...inputs: readonly unknown[]) => unknown

/**
 * A wallet that is asked by `bitcoin:*` features of the Wallet Standard.
 *
 * @see https://github.com/ExodusMovement/bitcoin-wallet-standard
 */
export function standardWallet({ target }: Pick<DiscoveredWallet, 'target'>): BitcoinWallet {
  const wallet = target as {
    readonly features: Record<string, Record<string, unknown> | undefined>
    readonly accounts?: unknown
  }
  const { features } = wallet
  const has = (feature: string) => Object.hasOwn(features, feature)
  const ask = async (name: string, ...inputs: readonly unknown[]): Promise<unknown> => {
    const [, method = ''] = name.split(':')
    const feature = features[name] ?? {}
    // The wallet may rely on its `this`.
    return (feature[method] as Method).call(feature, ...inputs)
  }
  /** As the wallet gave them, the newest first: it wants its own objects back. */
  let given: readonly (StandardAccount | null)[] = []
  const say = (answer: unknown) => {
    const list = Array.isArray(answer) ? answer.slice(0, maxAccounts) : []
    given = [...list, ...given].slice(0, maxAccounts)
    return list.map((account: StandardAccount | null): SaidAccount => {
      const { address, publicKey, chains, purpose } = account ?? {}
      return {
        ...{ address, networks: chains },
        purpose:
          purpose ??
          (isTaproot(account) && list.some((other) => isTaproot(other) === false)
            ? 'ordinals'
            : undefined),
        publicKey: publicKey instanceof Uint8Array ? toHex(publicKey.slice(0, 65)) : undefined,
      }
    })
  }
  return {
    async connect() {
      const answer = await (has('bitcoin:connect')
        ? ask('bitcoin:connect', { purposes: ['payment', 'ordinals'] })
        : ask('standard:connect'))
      const said = say((answer as { accounts?: unknown } | null)?.accounts)
      // Some answer nothing, and show their accounts all the same.
      return said.length > 0 ? said : say(wallet.accounts)
    },
    watch({ changed }) {
      const events = features['standard:events'] as { on?: Method } | undefined
      return events?.on?.('change', (change: unknown) => {
        const { accounts } = Object(change) as { accounts?: unknown }
        if (accounts) changed(() => say(accounts))
      })
    },
    async known() {
      const { knownStandardWallet } = await import('./knownStandardWallet.ts')
      const account = (address: string) =>
        given.find((one) => one?.address === address) ?? { address }
      return knownStandardWallet({ wallet, has, ask, say, account })
    },
  }
}

/** No wallet shows this many; beyond, it wants our memory and our time. */
const maxAccounts = 512

/** `undefined` for what has no address. */
const isTaproot = (account: StandardAccount | null) =>
  typeof account?.address === 'string' ? /^(bc|tb|bcrt)1p/i.test(account.address) : undefined
