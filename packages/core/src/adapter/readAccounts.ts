import * as Address from '../primitives/Address.ts'
import type { WalletAccount } from './ChainAdapter.ts'

/** No wallet shows this many; beyond, it wants our memory and our time. */
const maxAccounts = 512
const maxPublicKeyLength = 512

/** What an address may contain, as in CAIP-10. */
const addressPattern = /^[-.%a-zA-Z\d]{1,128}$/
const pathPattern = /^[\dmM/'hH]{1,128}$/
const types: readonly unknown[] = ['eoa', 'smartAccount', 'payment', 'ordinal', 'stx']

/**
 * Reads the accounts in whatever a wallet answered: addresses, or objects with an `address`. Each
 * account is there once, even in two letter cases; what cannot be read is left out, and so is
 * everything beyond the first 512 entries.
 *
 * @param readAddress the address as the chain family writes it, `null` when it is none
 * @example
 * import { readAccounts } from '@foyer/core/adapter'
 *
 * readAccounts(['bc1q', { address: 'bc1p', type: 'ordinal' }, 7])
 * // [{ address: 'bc1q' }, { address: 'bc1p', type: 'ordinal' }]
 */
export function readAccounts(
  value: unknown,
  readAddress: (address: string) => string | null = (address) => address,
): readonly WalletAccount[] {
  const accounts = new Map<string, WalletAccount>()
  try {
    if (Array.isArray(value))
      for (const item of value.slice(0, maxAccounts)) {
        const account = readAccount(item, readAddress)
        const identity = account && Address.normalise(account.address)
        if (identity && !accounts.has(identity)) accounts.set(identity, account)
      }
  } catch {
    // A getter of the wallet throws: what was read before it counts.
  }
  return [...accounts.values()]
}

function readAccount(
  item: unknown,
  readAddress: (address: string) => string | null,
): WalletAccount | null {
  const said = (typeof item === 'string' ? { address: item } : (item ?? {})) as WalletAccount
  const { address: given, type, publicKey, path } = said
  const address =
    typeof given === 'string' && addressPattern.test(given) ? readAddress(given) : null
  if (!address) return null
  return {
    address,
    ...(types.includes(type) && { type }),
    ...(typeof publicKey === 'string' && publicKey.length <= maxPublicKeyLength && { publicKey }),
    ...(typeof path === 'string' && pathPattern.test(path) && { path }),
  } as WalletAccount
}
