/** What networks are called and count in. No page is asked for it. */
const known: Readonly<Record<string, { readonly name: string; readonly symbol: string }>> = {
  'eip155:1': { name: 'Ethereum', symbol: 'ETH' },
  'eip155:10': { name: 'OP Mainnet', symbol: 'ETH' },
  'eip155:56': { name: 'BNB Smart Chain', symbol: 'BNB' },
  'eip155:100': { name: 'Gnosis', symbol: 'xDAI' },
  'eip155:137': { name: 'Polygon', symbol: 'POL' },
  'eip155:250': { name: 'Fantom', symbol: 'FTM' },
  'eip155:324': { name: 'ZKsync Era', symbol: 'ETH' },
  'eip155:8217': { name: 'Kaia', symbol: 'KAIA' },
  'eip155:8453': { name: 'Base', symbol: 'ETH' },
  'eip155:42161': { name: 'Arbitrum One', symbol: 'ETH' },
  'eip155:43114': { name: 'Avalanche', symbol: 'AVAX' },
  'eip155:1313161554': { name: 'Aurora', symbol: 'ETH' },
  'eip155:31337': { name: 'Local chain A', symbol: 'ETH' },
  'eip155:31338': { name: 'Local chain B', symbol: 'ETH' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { name: 'Solana', symbol: 'SOL' },
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': { name: 'Solana Devnet', symbol: 'SOL' },
}

/** @param caipNetworkId of CAIP-2 @returns the id where it has no name here */
export const networkName = (caipNetworkId: string): string =>
  known[caipNetworkId]?.name ?? caipNetworkId

/** What an EVM chain counts in; `null` where that is not known here. */
export const evmSymbol = (chainId: number): string | null =>
  known[`eip155:${chainId}`]?.symbol ?? null
