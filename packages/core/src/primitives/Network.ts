import { format } from './Caip2.ts'

/** A family of chains, by its CAIP-2 namespace. */
export type ChainNamespace = 'eip155' | 'solana' | 'bip122' | (string & {})

/** What a host may give for a network: a Foyer preset or any viem-shaped chain. */
export interface NetworkInput {
  readonly id: number | string
  readonly name: string
  readonly nativeCurrency: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
  }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?:
    | { readonly default: { readonly name: string; readonly url: string } }
    | null
    | undefined
  readonly testnet?: boolean | undefined
  readonly assets?:
    | {
        readonly imageId?: string | null | undefined
        readonly imageUrl?: string | null | undefined
      }
    | null
    | undefined
  /** Derived from `chainNamespace` and `id` when absent. */
  readonly caipNetworkId?: string | undefined
  /** `eip155` when absent. */
  readonly chainNamespace?: ChainNamespace | undefined
}

/** A network as the store holds it: complete, frozen and JSON-serialisable. */
export interface Network {
  readonly id: number | string
  readonly caipNetworkId: string
  readonly chainNamespace: ChainNamespace
  readonly name: string
  readonly testnet: boolean
  readonly nativeCurrency: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
  }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers: {
    readonly default: { readonly name: string; readonly url: string }
  } | null
  readonly assets: { readonly imageId: string | null; readonly imageUrl: string | null } | null
}

/**
 * Marks urls that only a wallet may be given (through `wallet_addEthereumChain`). It sits on the
 * `rpcUrls` object, so a host that spreads a preset and brings its own `rpcUrls` loses the mark.
 */
const forWalletsOnly: unique symbol = Symbol.for('foyer.rpcUrls.forWalletsOnly')

/**
 * Completes what a host gave to a network of the store.
 *
 * @example
 * import { Network } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 *
 * Network.from(mainnet).caipNetworkId // 'eip155:1'
 */
export function from(input: NetworkInput): Network {
  const chainNamespace = input.chainNamespace ?? input.caipNetworkId?.split(':')[0] ?? 'eip155'
  const { name, symbol, decimals } = input.nativeCurrency
  const explorer = input.blockExplorers?.default
  return Object.freeze({
    id: input.id,
    caipNetworkId:
      input.caipNetworkId ?? format({ namespace: chainNamespace, reference: String(input.id) }),
    chainNamespace,
    name: input.name,
    testnet: input.testnet === true,
    nativeCurrency: Object.freeze({ name, symbol, decimals }),
    rpcUrls: Object.freeze({
      default: Object.freeze({ http: Object.freeze([...input.rpcUrls.default.http]) }),
      ...(forWalletsOnly in input.rpcUrls && { [forWalletsOnly]: true }),
    }),
    blockExplorers: explorer
      ? Object.freeze({ default: Object.freeze({ name: explorer.name, url: explorer.url }) })
      : null,
    assets: input.assets
      ? Object.freeze({
          imageId: input.assets.imageId ?? null,
          imageUrl: input.assets.imageUrl ?? null,
        })
      : null,
  })
}

/**
 * The urls of a network that Foyer itself may read from: none for our presets, whose public urls
 * belong to third parties, and the host's own otherwise.
 *
 * @example
 * import { Network } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 *
 * Network.ownRpcUrls(Network.from(mainnet)) // []
 */
export function ownRpcUrls(network: Network): readonly string[] {
  return forWalletsOnly in network.rpcUrls ? [] : network.rpcUrls.default.http
}

/**
 * The urls a network is read from, best first: those that the application gave for it, else its own.
 *
 * @example
 * import { mainnet } from '@foyer/core/networks'
 *
 * readableUrls({ customRpcUrls: { 'eip155:1': ['https://rpc.example'] } }, from(mainnet))
 */
export function readableUrls(
  options: {
    readonly customRpcUrls?: { readonly [caipNetworkId: string]: readonly string[] } | undefined
  },
  network: Network,
): readonly string[] {
  const urls = options.customRpcUrls?.[network.caipNetworkId]
  return Array.isArray(urls) ? urls : ownRpcUrls(network)
}

/** Public urls of a preset: handed to wallets, never contacted by Foyer. */
export function publicRpcUrls(...http: string[]): NetworkInput['rpcUrls'] {
  return { default: { http }, [forWalletsOnly]: true } as NetworkInput['rpcUrls']
}

/**
 * Stands in for a network that the wallet is on and the application does not know.
 *
 * @example
 * import { Network } from '@foyer/core'
 *
 * Network.unsupported({ namespace: 'eip155', reference: '56' }).caipNetworkId // 'eip155:56'
 */
export function unsupported({
  namespace,
  reference,
}: {
  namespace: ChainNamespace
  reference: string
}): Network {
  return from({
    id: /^\d{1,15}$/.test(reference) ? Number(reference) : reference,
    chainNamespace: namespace,
    name: 'Unsupported network',
    nativeCurrency: { name: '', symbol: '', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
}
