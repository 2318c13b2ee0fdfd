/** The nodes of one chain, in the order they are asked. */
export interface ChainNodes {
  /** Such as `eip155:1`. */
  readonly caipNetworkId: string
  readonly urls: readonly string[]
}

/** What an operator says of a chain. */
export interface ChainDescription {
  readonly caipNetworkId: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly isTestnet: boolean
}

/** What is wrong, and its fix. */
export interface Mistake {
  readonly mistake: string
}

const networkId = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/
/** An EIP-155 id that is a number in JavaScript too. */
const eip155 = /^eip155:[1-9]\d{0,14}$/

/**
 * Reads `RPC_URLS`: chains separated by spaces, the nodes of a chain by commas.
 *
 * @example
 * parseRpcUrls('eip155:1=https://a.example,https://b.example eip155:31337=http://127.0.0.1:8545')
 */
export function parseRpcUrls(text: string): readonly ChainNodes[] | Mistake {
  const chains: ChainNodes[] = []
  for (const entry of text.split(/\s+/).filter((part) => part !== '')) {
    const [id, list] = splitOnce(entry, '=')
    const fault = faultOfId(id, chains)
    if (fault) return fault
    const urls = list.split(',').filter((url) => url !== '')
    // Addresses hold keys, so only their place is said.
    const wrong = urls.findIndex((url) => !isNodeAddress(url))
    if (urls.length === 0) return { mistake: `${id} has no node: write ${id}=https://…` }
    if (wrong >= 0) {
      return {
        mistake: `Node ${wrong + 1} of ${id} is no address: write http:// or https:// and a host.`,
      }
    }
    chains.push({ caipNetworkId: id, urls: [...new Set(urls)] })
  }
  return chains
}

/**
 * Reads `CHAINS`: chains separated by commas, each with its name and, behind bars, the symbol of its
 * currency, the decimals of that and the word testnet.
 *
 * @example
 * parseChainDescriptions('eip155:31337=Anvil A|ETH|18|testnet')
 */
export function parseChainDescriptions(text: string): readonly ChainDescription[] | Mistake {
  const chains: ChainDescription[] = []
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const [id, words] = splitOnce(entry, '=')
    const fault = faultOfId(id, chains)
    if (fault) return fault
    const [name = '', symbol = '', decimals = '18', kind = '', ...more] = words
      .split('|')
      .map((word) => word.trim())
    const isReadable =
      /^[^\p{Cc}\p{Cf}]{1,64}$/u.test(name) &&
      /^[^\s\p{Cc}\p{Cf}]{1,16}$/u.test(symbol) &&
      /^([0-9]|[12]\d|3[0-6])$/.test(decimals) &&
      (kind === '' || kind === 'testnet') &&
      more.length === 0
    if (!isReadable) {
      return {
        mistake:
          `${id} is not described: write ${id}=Name|SYMBOL, and if need be its decimals and the ` +
          `word testnet, as in ${id}=Name|SYMBOL|18|testnet.`,
      }
    }
    chains.push({
      caipNetworkId: id,
      name,
      symbol,
      decimals: Number(decimals),
      isTestnet: kind === 'testnet',
    })
  }
  return chains
}

function faultOfId(
  id: string,
  known: readonly { readonly caipNetworkId: string }[],
): Mistake | null {
  if (!networkId.test(id) || (id.startsWith('eip155:') && !eip155.test(id))) {
    return {
      mistake: `${JSON.stringify(id.slice(0, 48))} is no chain: write eip155: and the number of the chain.`,
    }
  }
  return known.some(({ caipNetworkId }) => caipNetworkId === id)
    ? { mistake: `${id} is there twice.` }
    : null
}

function isNodeAddress(text: string): boolean {
  if (!/^https?:\/\/./i.test(text) || !URL.canParse(text)) return false
  return new URL(text).hash === ''
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)]
}
