import type { SaidAccount } from '../accounts.ts'
import { toHex } from '../bytes.ts'
import type { BitcoinWallet, InputToSign } from './BitcoinWallet.ts'

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
export function standardWallet(target: object): BitcoinWallet {
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
  /** As the wallet gave them: it wants its own objects back. */
  const given = new Map<string, StandardAccount>()
  const say = (answer: unknown) => {
    const list = Array.isArray(answer) ? answer.slice(0, maxAccounts) : []
    return list.map((account: StandardAccount | null): SaidAccount => {
      const { address, publicKey, chains, purpose } = account ?? {}
      if (account && typeof address === 'string') given.set(address, account)
      return {
        ...{ address, networks: chains },
        purpose: purpose ?? (isTaproot(address) && list.some(isPayment) ? 'ordinals' : undefined),
        publicKey: publicKey instanceof Uint8Array ? toHex(publicKey.slice(0, 65)) : undefined,
      }
    })
  }
  const accountsIn = (answer: unknown) => say((answer as { accounts?: unknown } | null)?.accounts)
  const account = (address: string) => given.get(address) ?? { address }
  const transaction = (psbt: Uint8Array, inputs: readonly InputToSign[], chain: string) => {
    const byAddress = new Map<string, number[]>()
    for (const { address, index } of inputs)
      byAddress.set(address, [...(byAddress.get(address) ?? []), index])
    const inputsToSign = [...byAddress].map(([address, signingIndexes]) => ({
      account: account(address),
      signingIndexes,
    }))
    return { psbt, inputsToSign, chain }
  }
  const provider = features['sats-connect:']?.provider as object | undefined
  return {
    // The other interface of the same wallet can do more.
    ...(provider !== undefined && {
      async sendTransfer(parameters) {
        const { satsWallet } = await import('./sats.ts')
        return satsWallet(provider).sendTransfer(parameters)
      },
    }),
    connect: async () =>
      accountsIn(
        has('bitcoin:connect')
          ? await ask('bitcoin:connect', { purposes: ['payment', 'ordinals'] })
          : await ask('standard:connect'),
      ),
    accounts: async () =>
      has('standard:connect')
        ? accountsIn(await ask('standard:connect', { silent: true }))
        : say(wallet.accounts),
    watch({ changed }) {
      const events = features['standard:events'] as { on?: Method } | undefined
      const hear = (change: { accounts?: unknown } | null) => {
        if (change && 'accounts' in change) changed(say(change.accounts))
      }
      const stop = events?.on?.('change', hear)
      return () => {
        if (typeof stop === 'function') stop()
      }
    },
    disconnect: async () => (has('standard:disconnect') ? ask('standard:disconnect') : undefined),
    ...(has('bitcoin:signMessage') && {
      async signMessage({ address, message }) {
        const answer = await ask('bitcoin:signMessage', { account: account(address), message })
        return (answer as readonly { signature?: unknown }[] | null)?.[0]?.signature
      },
    }),
    ...(has('bitcoin:signTransaction') && {
      async signPsbt({ psbt, inputs, chain }) {
        const asked = transaction(psbt, inputs, chain.standardName)
        const answer = await ask('bitcoin:signTransaction', asked)
        return { psbt: (answer as readonly { signedPsbt?: unknown }[] | null)?.[0]?.signedPsbt }
      },
    }),
    ...(has('bitcoin:signAndSendTransaction') && {
      async sendPsbt({ psbt, inputs, chain }) {
        const asked = transaction(psbt, inputs, chain.standardName)
        const answer = await ask('bitcoin:signAndSendTransaction', asked)
        const txid = (answer as readonly { txId?: unknown }[] | null)?.[0]?.txId
        return { psbt: undefined, txid }
      },
    }),
  }
}

/** No wallet shows this many; beyond, it wants our memory and our time. */
const maxAccounts = 512

const isTaproot = (address: unknown) =>
  typeof address === 'string' && /^(bc|tb|bcrt)1p/i.test(address.slice(0, 6))
const isPayment = (account: StandardAccount | null) =>
  typeof account?.address === 'string' && !isTaproot(account.address)
