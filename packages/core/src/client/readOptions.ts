const lists = /^(networks|adapters|customWallets|(featured|include|exclude)WalletIds)$/
const records =
  /^(features|themeVariables|chainImages|connectorImages|customRpcUrls|tokens|metadata|defaultAccountTypes|defaultNetwork)$/

/**
 * The options with what cannot be read left out: a list or an object that is none, and entries of a
 * list that are of another kind. They come from plain JavaScript and from JSON as well. Nothing is
 * reported here; whoever has the options as they were given does that, when there is time.
 *
 * @example
 * readOptions({ customWallets: [null] }) // { customWallets: [] }
 */
export function readOptions<options extends object>(given: options): options {
  const read = ([name, value]: [string, unknown]): [string, unknown] => {
    if (lists.test(name)) {
      const isKnown = name.endsWith('Ids') ? isText : isRecord
      const isList = Array.isArray(value)
      return [
        name,
        isList && !value.every(isKnown) ? value.filter(isKnown) : isList ? value : undefined,
      ]
    }
    if (records.test(name) && !isRecord(value)) return [name, undefined]
    if (name !== 'customRpcUrls') return [name, value]
    return [
      name,
      Object.fromEntries(Object.entries(value as object).filter(([, urls]) => Array.isArray(urls))),
    ]
  }
  // From JSON it may be an own name, which would become the prototype of every later copy.
  const named = Object.entries(given).filter(([name]) => name !== '__proto__')
  return Object.fromEntries(named.map(read)) as options
}

const isText = (value: unknown) => typeof value === 'string'
const isRecord = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
