import { readAccounts, type WalletAccount, type WalletStandardAccount } from '@foyer/core/adapter'
import { publicKeyOf } from './base58.ts'

/** No wallet serves this many networks. */
const maxChains = 64
/** No wallet shows this many accounts. */
const maxAccounts = 512

/** An account as it was read, and the wallet's own object, which it wants to be asked with. */
export interface ReadAccount {
  readonly account: WalletAccount
  readonly own: WalletStandardAccount
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
}

/**
 * The accounts in whatever a wallet showed: addresses that are 32 bytes, and public keys, where they
 * are given, that are the same bytes. Whatever else is in it counts as nothing.
 */
export function readWalletAccounts(value: unknown): readonly ReadAccount[] {
  const found: ReadAccount[] = []
  try {
    if (!Array.isArray(value)) return found
    const items = value.slice(0, maxAccounts)
    const accounts = readAccounts(
      items.map((item: { address?: unknown } | null) => item?.address),
      (address) => (publicKeyOf(address) ? address : null),
    )
    for (const account of accounts) {
      const own = items.find((item) => item?.address === account.address) as WalletStandardAccount
      const publicKey = publicKeyOf(account.address)
      const { publicKey: given, chains } = own
      if (!publicKey || (given !== undefined && !isSame(given, publicKey))) continue
      found.push({ account, own, publicKey, chains: readTexts(chains) })
    }
  } catch {
    // A getter of the wallet throws: what was read before it counts.
  }
  return found
}

/** The accounts that a wallet shows now; none where its getter throws. */
export function readShownAccounts(wallet: { readonly accounts: unknown }): readonly ReadAccount[] {
  try {
    return readWalletAccounts(wallet.accounts)
  } catch {
    return []
  }
}

/** Texts in whatever a wallet gave as a list, as many as make sense. */
export const readTexts = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.slice(0, maxChains).filter((item): item is string => typeof item === 'string')
    : []

const isSame = (given: ArrayLike<number>, bytes: Uint8Array) =>
  given.length === bytes.length && bytes.every((byte, index) => byte === given[index])
