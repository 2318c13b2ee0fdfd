import type { WalletStandardAccount } from '@foyer/core/adapter'
import type { BitcoinAccount } from './accounts.ts'
import { chainOf } from './chains.ts'
import { fromHex } from './hex.ts'

/** The accounts of a connection as the Wallet Standard has them. */
export const standardAccounts = ({
  accounts,
}: {
  readonly accounts: readonly BitcoinAccount[]
}): readonly WalletStandardAccount[] => accounts.map(standardAccount)

function standardAccount({
  address,
  type,
  publicKey,
  references,
}: BitcoinAccount): WalletStandardAccount {
  return {
    address,
    publicKey: fromHex(publicKey ?? '') ?? new Uint8Array(),
    chains: references.flatMap((reference) => chainOf(reference)?.standardName ?? []),
    features: ['bitcoin:signMessage', 'bitcoin:signTransaction', 'bitcoin:signAndSendTransaction'],
    ...{ purpose: type === 'ordinal' ? 'ordinals' : 'payment' },
  }
}
