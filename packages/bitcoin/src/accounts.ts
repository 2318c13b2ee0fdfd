import { readAccounts, type WalletAccount, walletFailed } from '@foyer/core/adapter'
import { type BitcoinAddress, readAddress } from '@foyer/siwx/bitcoin'
import { chainNamed, chains } from './chains.ts'
import { fromHex } from './hex.ts'
import { ownsAddress } from './keys/ownsAddress.ts'

/** What is read of an account that a wallet names; all of it is a claim. */
export interface SaidAccount {
  readonly address?: unknown
  /** `payment`, `ordinals` or `ordinal`. */
  readonly purpose?: unknown
  /** Hexadecimal. */
  readonly publicKey?: unknown
  readonly path?: unknown
  /** Names of networks in any protocol. */
  readonly networks?: unknown
}

/** An account whose address and key were checked, with the networks that it is for. */
export interface BitcoinAccount extends WalletAccount {
  /** CAIP-2 references, the preferred one first; at least one. */
  readonly references: readonly string[]
}

/** More than any wallet shows; checking a key takes a millisecond or two. */
const maxAccounts = 64

/** Keys that belong to an address, each behind it, so that a flood of changes costs nothing. */
const proven = new Set<string>()

/**
 * Reads and checks the accounts that a wallet named: payment accounts first. What is no address is left
 * out; a lie about an address is refused.
 *
 * @throws `wallet/failed` when a key does not belong to its address, or an address to its network
 */
export function checkAccounts(said: readonly SaidAccount[]): readonly BitcoinAccount[] {
  const found = new Map<string, { readonly read: BitcoinAddress; readonly names: unknown }>()
  const given = said.map(({ address, purpose, publicKey, path, networks: names }) => {
    const read = typeof address === 'string' ? readAddress(address) : null
    if (read && !found.has(read.address)) found.set(read.address, { read, names })
    const type = purpose === 'ordinals' ? 'ordinal' : purpose
    return { address: read?.address, type, publicKey, path }
  })
  const checked = readAccounts(given)
    .slice(0, maxAccounts)
    .flatMap((account) => {
      const { read, names } = found.get(account.address) ?? {}
      return read ? checkAccount({ account, read, names }) : []
    })
  const isOrdinal = ({ type }: WalletAccount) => Number(type === 'ordinal')
  return checked.sort((one, other) => isOrdinal(one) - isOrdinal(other))
}

function checkAccount({
  account: { publicKey = '', ...account },
  read,
  names,
}: {
  account: WalletAccount
  read: BitcoinAddress
  names: unknown
}): BitcoinAccount {
  // The networks that the wallet names and the address fits, else the usual one of such addresses.
  const fitting = chains.filter(({ prefix }) => read.prefixes.includes(prefix))
  const named = (Array.isArray(names) ? names.slice(0, 64) : []).flatMap(
    (name) => chainNamed(name) ?? [],
  )
  const references = (named[0] ? named : fitting.slice(0, 1))
    .filter((chain) => fitting.includes(chain))
    .map(({ reference }) => reference)
  if (!references[0])
    throw walletFailed(
      'The wallet gave an address of another network than it says. Nothing was connected.',
      account,
    )
  const key = fromHex(publicKey.replace(/^0x/, ''))
  const pair = `${read.address} ${publicKey}`
  const isOwn = key?.length ? proven.has(pair) || ownsAddress(read, key) : null
  if (isOwn === false)
    throw walletFailed(
      'The wallet gave a public key that does not belong to its address. Nothing was connected.',
      account,
    )
  if (isOwn && proven.size < maxAccounts * 4) proven.add(pair)
  // A key that cannot be checked is not passed on.
  return { ...account, ...(isOwn && { publicKey }), references }
}
