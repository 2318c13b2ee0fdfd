import type { WalletStandardAccount } from '@foyer/core/adapter'

/**
 * A Solana wallet as the rest of this package sees it, whatever it speaks: what a wallet of the Wallet
 * Standard is. It asks and passes on: what it answers is unchecked.
 *
 * @contacts wallet — connecting and signing — when a user presses; at a reload for a stored connection
 * (`standard:connect`, silently) — `adapters`; which hosts a wallet talks to is between it and its owner
 */
export interface SolanaWallet {
  readonly accounts: readonly WalletStandardAccount[]
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A method of a feature, bound to it; `undefined` when the wallet does not have it. */
export function methodOf(
  { features }: SolanaWallet,
  feature: string,
  name: string,
): ((...parameters: unknown[]) => unknown) | undefined {
  const owner = features[feature]
  const method = owner?.[name]
  return typeof method === 'function' ? method.bind(owner) : undefined
}

/** Calls back when the wallet changes, until the returned function is called. */
export function onChange(wallet: SolanaWallet, changed: () => void): () => void {
  try {
    const off = methodOf(wallet, 'standard:events', 'on')?.('change', changed)
    return () => {
      try {
        if (typeof off === 'function') off()
      } catch {
        // It throws when nobody listens any more: nothing is left to do.
      }
    }
  } catch {
    // Some wallets throw in their event methods; without events they still connect and sign.
    return () => {}
  }
}
