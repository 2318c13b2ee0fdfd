const lists = /^(networks|adapters|customWallets)$|WalletIds$/
const records = /^(themeVariables|defaultNetwork)$/

/**
 * The options without what would break their readers: they come from plain JavaScript and from JSON,
 * too. Small, because every visitor loads it; the modal looks closer and tells the developer.
 *
 * @example
 * readOptions({ customWallets: [null] }) // { customWallets: [] }
 */
export function readOptions<options extends object>(given: options): options {
  const read = (name: string, value: unknown) => {
    if (lists.test(name) && !Array.isArray(value)) return undefined
    if (Array.isArray(value) && !value.every(Boolean)) return value.filter(Boolean)
    return records.test(name) && typeof value !== 'object' ? undefined : (value ?? undefined)
  }
  return Object.fromEntries(
    Object.entries(given)
      // An own name where it comes from JSON: it would become the prototype of every later copy.
      .filter(([name]) => name !== '__proto__')
      .map(([name, value]) => [name, read(name, value)]),
  ) as options
}
