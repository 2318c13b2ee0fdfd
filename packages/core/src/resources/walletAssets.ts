import type { TokenBalance } from './tokenBalances.ts'
import { decimals, isChainId, label, own, usd } from './wire.ts'

/** What a wallet says an account has, by chain (CAIP-2). */
export interface WalletAssets {
  readonly [caipNetworkId: string]: readonly TokenBalance[]
}

const maxAssets = 10_000
const maxChains = 256

/**
 * Reads a wallet's answer to `wallet_getAssets` (EIP-7811). It is accepted whole or not at all: every
 * asset has a text for address and balance, is `ERC20` or `NATIVE`, and names symbol, decimals, price
 * and icon. Of what was accepted, tokens without decimals are left out, and figures that are none
 * are unknown. Icons of a wallet lie on third parties' hosts and are not taken over: the backend's stand in
 * their place, where it has some.
 *
 * @returns `null` when it is not accepted.
 */
export function readWalletAssets(value: unknown, iconUrl: IconAddress): WalletAssets | null {
  try {
    return readChains(value, iconUrl)
  } catch {
    // The answer is a live object of the wallet's: a getter that throws makes it unreadable.
    return null
  }
}

/** Where the backend may have the icon of this id. */
type IconAddress = (id: string) => string

function readChains(value: unknown, iconUrl: IconAddress): WalletAssets | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const found: [string, readonly TokenBalance[]][] = []
  const entries = Object.entries(value)
  if (entries.length > maxChains) return null
  for (const [key, assets] of entries) {
    const caipNetworkId = chainOf(key)
    if (!caipNetworkId || !Array.isArray(assets) || assets.length > maxAssets) return null
    if (!assets.every(isAsset)) return null
    found.push([
      caipNetworkId,
      assets.flatMap((asset) => readAsset(asset, { caipNetworkId, iconUrl }) ?? []),
    ])
  }
  return Object.fromEntries(found)
}

interface Asset {
  readonly address: string
  readonly balance: string
  readonly type: 'ERC20' | 'NATIVE'
  readonly metadata: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly price: number
    readonly iconUrl: string
  }
}

/** EIP-7811 names EVM chains by their number in hexadecimal. */
function chainOf(key: string): string | null {
  if (/^0x[\da-f]{1,13}$/i.test(key)) return `eip155:${Number(key)}`
  return isChainId(key) ? key : null
}

function isAsset(value: unknown): value is Asset {
  const metadata = own(value, 'metadata')
  const is = (type: 'string' | 'number', ...names: string[]) =>
    names.every((name) => typeof own(metadata, name) === type)
  return (
    typeof own(value, 'address') === 'string' &&
    typeof own(value, 'balance') === 'string' &&
    ['ERC20', 'NATIVE'].includes(own(value, 'type') as string) &&
    is('string', 'name', 'symbol', 'iconUrl') &&
    is('number', 'decimals', 'price')
  )
}

function readAsset(
  asset: Asset,
  { caipNetworkId, iconUrl }: { caipNetworkId: string; iconUrl: IconAddress },
): TokenBalance | null {
  const { address, balance, type, metadata } = asset
  const places = decimals(metadata.decimals)
  const symbol = label(metadata.symbol, 24)
  if (!places || !symbol || !/^0x[\da-f]{1,64}$/i.test(balance)) return null
  if (type === 'ERC20' && !/^0x[\da-f]{40}$/i.test(address)) return null
  const atomic = BigInt(balance)
  const priceUsd = usd(metadata.price)
  return {
    atomic,
    decimals: places,
    name: label(metadata.name) ?? symbol,
    symbol,
    chainId: caipNetworkId,
    address: type === 'NATIVE' ? null : `${caipNetworkId}:${address}`,
    priceUsd,
    valueUsd: priceUsd === null ? null : usd((Number(atomic) / 10 ** places) * priceUsd),
    iconUrl: iconUrl(
      `${caipNetworkId.replace(':', '-')}-${type === 'NATIVE' ? 'native' : address.toLowerCase()}`,
    ),
    isSpam: false,
  }
}
