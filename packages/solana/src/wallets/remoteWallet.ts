import type { WalletStandardAccount } from '@foyer/core/adapter'
import { decode, encode, publicKeyOf } from '../base58.ts'
import type { DiscoveredWallet } from '../discovery.ts'
import { readTransaction } from '../readTransaction.ts'
import type { SolanaWallet } from './SolanaWallet.ts'

/** A wallet that is not in the page, for this family: see `RemoteWallet`. */
interface RemoteProvider {
  request(request: { method: string; params: unknown; chain?: string }): Promise<unknown>
  accounts(): readonly string[]
  /** CAIP-2 id of the chain in use. */
  chain(): string | null
  /** All that it serves; the one in use where it does not say. */
  chains?(): readonly string[]
  /** What the session approved; all of them where it does not say. */
  methods?(): readonly string[]
  on(event: string, listener: () => void): void
  removeListener(event: string, listener: () => void): void
}

const changes = ['accountsChanged', 'chainChanged', 'connect', 'disconnect']

/** A transaction in base64 is at most this long. */
const maxBase64 = 1_644

/**
 * Makes a wallet that is not in the page, a phone's over WalletConnect say, look like a wallet of the standard. It says
 * the accounts and the networks.
 *
 * @see https://docs.walletconnect.network/wallet-sdk/chain-support/solana
 */
export function remoteWallet({ target, accounts: given }: DiscoveredWallet): SolanaWallet {
  const provider = target as RemoteProvider
  const chains = () => {
    const chain = provider.chain()
    return provider.chains?.() ?? (chain === null ? [] : [chain])
  }
  /** Wallets of phones often sign transactions without sending them. */
  const approved = () => {
    const methods = provider.methods?.()
    return Object.entries(signing).filter(
      ([feature]) => methods?.includes(feature.replace(':', '_')) ?? true,
    )
  }
  const accounts = (): readonly WalletStandardAccount[] =>
    (given?.() ?? []).flatMap(({ address }) => {
      const publicKey = publicKeyOf(address)
      const features = approved().map(([feature]) => feature)
      return publicKey ? [{ address, publicKey, chains: chains(), features }] : []
    })
  /** The methods of Solana answer once; several of one kind are asked one after the other. */
  const each =
    <input extends object>(ask: (input: input) => Promise<object>) =>
    async (...inputs: readonly input[]) => {
      const answers: object[] = []
      for (const input of inputs) answers.push(await ask(input))
      return answers
    }
  const request = async (method: string, params: object, chain?: string) =>
    Object(await provider.request({ method, params, ...(chain && { chain }) })) as Record<
      string,
      unknown
    >
  const standard = {
    'standard:connect': { connect: async () => ({ accounts: accounts() }) },
    'standard:events': {
      on(_event: string, changed: () => void) {
        for (const event of changes) provider.on(event, changed)
        return () => {
          for (const event of changes) provider.removeListener(event, changed)
        }
      },
    },
  }
  const signing: SolanaWallet['features'] = {
    'solana:signMessage': {
      signMessage: each(async ({ account, message }: Input & { message: Uint8Array }) => {
        const { signature } = await request('solana_signMessage', {
          ...{ message: encode(message), pubkey: account.address },
        })
        return { signedMessage: message, signature: bytesOf(signature) }
      }),
    },
    'solana:signTransaction': {
      signTransaction: each(async ({ account, chain, transaction }: TransactionInput) => {
        const { signature, transaction: signed } = await request(
          'solana_signTransaction',
          { transaction: toBase64(transaction), pubkey: account.address },
          chain,
        )
        if (typeof signed === 'string') return { signedTransaction: fromBase64(signed) }
        return { signedTransaction: withSignature(transaction, account, bytesOf(signature)) }
      }),
    },
    'solana:signAndSendTransaction': {
      signAndSendTransaction: each(async ({ account, chain, transaction }: TransactionInput) => {
        const { signature } = await request(
          'solana_signAndSendTransaction',
          { transaction: toBase64(transaction), pubkey: account.address },
          chain,
        )
        return { signature: bytesOf(signature) }
      }),
    },
  }
  return {
    get chains() {
      return chains()
    },
    get accounts() {
      return accounts()
    },
    get features() {
      return { ...standard, ...Object.fromEntries(approved()) }
    },
  }
}

interface Input {
  readonly account: WalletStandardAccount
}

interface TransactionInput extends Input {
  /** The network that is meant, by the name under which this wallet serves it: a CAIP-2 id. */
  readonly chain?: string
  readonly transaction: Uint8Array
}

const bytesOf = (text: unknown) => (typeof text === 'string' ? decode(text) : null)

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

function fromBase64(text: string): Uint8Array | null {
  if (text.length > maxBase64) return null
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    // No base64: no transaction.
    return null
  }
}

/** Wallets that answer with a signature alone signed what they were given. */
function withSignature(
  transaction: Uint8Array,
  account: WalletStandardAccount,
  signature: Uint8Array | null,
): Uint8Array | null {
  const own = publicKeyOf(account.address)
  const at = readTransaction(transaction)?.signers.findIndex(
    (signer) => signer.join() === own?.join(),
  )
  if (signature?.length !== 64 || at === undefined || at < 0) return null
  const signed = transaction.slice()
  // The count before them is one byte: no transaction has 128 signatures.
  signed.set(signature, 1 + at * 64)
  return signed
}
