import { readAccounts, type WalletAccount, walletFailed } from '@foyer/core/adapter'
import { fromHex } from './bytes.ts'
import { chainNamed, chains } from './chains.ts'
import { type BitcoinAddress, ownsAddress, readAddress } from './keys/address.ts'

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

/**
 * Reads and checks the accounts that a wallet named: payment accounts first. What is no address is left
 * out; a lie about an address is refused.
 *
 * @param known accounts that were checked before, so that a flood of changes costs nothing
 * @throws `wallet/failed` when a key does not belong to its address, or an address to its network
 */
export function checkAccounts(
  said: unknown,
  known: Map<string, BitcoinAccount> = new Map(),
): readonly BitcoinAccount[] {
  const entries = Array.isArray(said) ? said.slice(0, 512) : []
  const networks = new Map<string, unknown>()
  const given = entries.map((entry: SaidAccount | null | undefined) => {
    const { address, purpose, publicKey, path, networks: names } = entry ?? {}
    const written = typeof address === 'string' ? readAddress(address)?.address : undefined
    if (written && !networks.has(written)) networks.set(written, names)
    return { address: written, type: typeOf(purpose), publicKey, path }
  })
  const read = readAccounts(given).slice(0, maxAccounts)
  const checked = read.map((account) => {
    const names = networks.get(account.address)
    const key = JSON.stringify([account, Array.isArray(names) ? names.slice(0, 8).map(String) : 0])
    const result = known.get(key) ?? checkAccount(account, names)
    if (known.size < maxAccounts * 4) known.set(key, result)
    return result
  })
  const isOrdinal = ({ type }: WalletAccount) => type === 'ordinal'
  return [...checked.filter((one) => !isOrdinal(one)), ...checked.filter(isOrdinal)]
}

function typeOf(purpose: unknown): string | undefined {
  return purpose === 'ordinals' ? 'ordinal' : typeof purpose === 'string' ? purpose : undefined
}

function checkAccount(account: WalletAccount, names: unknown): BitcoinAccount {
  const address = readAddress(account.address)
  if (!address) throw walletFailed('The wallet gave no Bitcoin address. Try another wallet.', null)
  const references = referencesOf(address, names)
  if (references.length === 0)
    throw walletFailed(
      'The wallet gave an address of another network than it says. Nothing was connected.',
      account,
    )
  const { publicKey, ...rest } = account
  const key = publicKey === undefined ? null : fromHex(publicKey.replace(/^0x/, ''))
  const isOwn = key && key.length > 0 ? ownsAddress(address, key) : null
  if (isOwn === false)
    throw walletFailed(
      'The wallet gave a public key that does not belong to its address. Nothing was connected.',
      account,
    )
  // A key that cannot be checked is not passed on.
  return { ...rest, ...(isOwn && publicKey !== undefined && { publicKey }), references }
}

/** The networks that a wallet names and the address fits, else the usual one of such addresses. */
function referencesOf({ prefixes }: BitcoinAddress, names: unknown): readonly string[] {
  const fitting = chains.filter(({ prefix }) => prefixes.includes(prefix))
  const named = (Array.isArray(names) ? names.slice(0, 64) : []).flatMap(
    (name) => chainNamed(name) ?? [],
  )
  if (named.length === 0) return fitting.slice(0, 1).map(({ reference }) => reference)
  return named.filter((chain) => fitting.includes(chain)).map(({ reference }) => reference)
}
