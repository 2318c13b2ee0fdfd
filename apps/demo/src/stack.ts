import type { NetworkInput } from '@foyer/core'

/** What the server that sent this page says of the stack around it. */
export interface Stack {
  readonly parts: readonly { readonly name: string; readonly url: string }[]
  readonly accounts: readonly {
    readonly address: `0x${string}`
    readonly privateKey: `0x${string}`
  }[]
  readonly contracts: Readonly<Record<string, string>>
  readonly solana?: {
    readonly caipNetworkId: string
    readonly accounts: readonly { readonly address: string; readonly privateKey: string }[]
  }
  readonly bitcoin?: {
    readonly caipNetworkId: string
    readonly accounts: readonly {
      readonly privateKey: string
      readonly payment: string
      readonly ordinals: string
    }[]
  }
}

/** Reads the stack's description from the page; an empty one when the page was built without. */
export function readStack(document: Document): Stack {
  try {
    return JSON.parse(document.getElementById('foyer-stack')?.textContent ?? '')
  } catch {
    return { parts: [], accounts: [], contracts: {} }
  }
}

/** The two local chains as networks of an application. */
export function networksOf({ parts }: Stack): [NetworkInput, NetworkInput] {
  const network = (name: string, id: number, part: string, port: number): NetworkInput => ({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: {
      default: {
        http: [parts.find((known) => known.name === part)?.url ?? `http://127.0.0.1:${port}`],
      },
    },
    testnet: false,
  })
  return [network('Anvil A', 31337, 'evm-a', 8545), network('Anvil B', 31338, 'evm-b', 8546)]
}

/** The local Solana chain as a network; none where the stack has none. */
export function solanaNetworkOf({ parts, solana }: Stack): NetworkInput[] {
  const url = parts.find(({ name }) => name === 'solana')?.url
  if (!solana || !url) return []
  return [
    {
      id: solana.caipNetworkId.split(':')[1] ?? '',
      chainNamespace: 'solana',
      caipNetworkId: solana.caipNetworkId,
      name: 'Solana local',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: [url] } },
      testnet: false,
    },
  ]
}

/** The local Bitcoin chain as a network; none where the stack has none. */
export function bitcoinNetworkOf({ bitcoin }: Stack): NetworkInput[] {
  if (!bitcoin) return []
  return [
    {
      id: bitcoin.caipNetworkId.split(':')[1] ?? '',
      chainNamespace: 'bip122',
      caipNetworkId: bitcoin.caipNetworkId,
      name: 'Bitcoin local',
      nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
      rpcUrls: { default: { http: [] } },
      testnet: false,
    },
  ]
}
