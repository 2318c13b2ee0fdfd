import type { WalletStandardAccount } from '@foyer/core/adapter'
import { decode, encode, publicKeyOf } from '../base58.ts'
import type { SolanaWallet } from './SolanaWallet.ts'

/** A provider of the time before the Wallet Standard, as little of it as can be relied on. */
interface LegacyProvider {
  readonly publicKey?: { toString(): string } | null
  connect(options?: { onlyIfTrusted: boolean }): Promise<unknown>
  disconnect?(): Promise<unknown>
  signMessage?(message: Uint8Array, display: 'utf8'): Promise<unknown>
  request?(request: { method: string; params: object }): Promise<unknown>
  on?(event: string, listener: () => void): unknown
  off?(event: string, listener: () => void): unknown
  removeListener?(event: string, listener: () => void): unknown
}

const features = ['solana:signMessage', 'solana:signAndSendTransaction']

/** Events of theirs after which their account may be another one. */
const changes = ['connect', 'disconnect', 'accountChanged']

/** Makes an older provider look like a wallet of the standard. It serves mainnet, as far as anybody knows. */
export function legacyWallet(target: unknown): SolanaWallet {
  const provider = target as LegacyProvider
  const chains = ['solana:mainnet']
  const accounts = (): readonly WalletStandardAccount[] => {
    const address = provider.publicKey?.toString() ?? ''
    const publicKey = publicKeyOf(address)
    return publicKey ? [{ address, publicKey, chains, features }] : []
  }
  return {
    chains,
    get accounts() {
      return accounts()
    },
    features: {
      'standard:connect': {
        async connect({ silent = false } = {}) {
          await (silent ? provider.connect({ onlyIfTrusted: true }) : provider.connect())
          return { accounts: accounts() }
        },
      },
      'standard:events': {
        on(_event: string, changed: () => void) {
          const off = provider.off ?? provider.removeListener
          for (const event of changes) provider.on?.(event, changed)
          return () => {
            for (const event of changes) off?.call(provider, event, changed)
          }
        },
      },
      ...(provider.disconnect && {
        'standard:disconnect': { disconnect: () => provider.disconnect?.() },
      }),
      ...(provider.signMessage && {
        'solana:signMessage': {
          async signMessage({ message }: { message: Uint8Array }) {
            const answer = await provider.signMessage?.(message, 'utf8')
            const { signature } = Object(answer) as { signature?: unknown }
            return [{ signedMessage: message, signature }]
          },
        },
      }),
      ...(provider.request && {
        'solana:signAndSendTransaction': {
          async signAndSendTransaction({ transaction }: { transaction: Uint8Array }) {
            const answer = await provider.request?.({
              method: 'signAndSendTransaction',
              params: { message: encode(transaction) },
            })
            const { signature } = Object(answer) as { signature?: unknown }
            return [{ signature: typeof signature === 'string' ? decode(signature) : signature }]
          },
        },
      }),
    },
  }
}
