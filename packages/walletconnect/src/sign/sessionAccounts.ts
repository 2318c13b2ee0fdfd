import { readAccounts, type WalletAccount } from '@foyer/core/adapter'

/** Longer than the addresses of any wallet. */
const maxLength = 65_536

/**
 * Reads what a wallet says of its Bitcoin accounts when it settles: the property
 * `bip122_getAccountAddresses`, the answer to the method of that name as JSON. It is a list whose
 * entries have an `intention`, or a list for each intention.
 */
export function readSessionAccounts(sessionProperties: unknown): readonly WalletAccount[] {
  const { bip122_getAccountAddresses: said } = (sessionProperties ?? {}) as Record<string, unknown>
  if (typeof said !== 'string' || said.length > maxLength) return []
  let parsed: unknown
  try {
    parsed = JSON.parse(said)
  } catch {
    // Without it the accounts connect all the same, and have the default type.
    return []
  }
  const lists: [intention: string | undefined, entries: unknown][] = Array.isArray(parsed)
    ? [[undefined, parsed]]
    : Object.entries(parsed ?? {})
  return readAccounts(
    lists.flatMap(([intention, entries]) =>
      Array.isArray(entries)
        ? entries.map((entry) => ({ ...entry, type: entry?.intention ?? intention }))
        : [],
    ),
  )
}
