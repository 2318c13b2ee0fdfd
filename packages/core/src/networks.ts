/**
 * Presets of well-known networks, for the option `networks`.
 *
 * @packageDocumentation
 */
import { type NetworkInput, publicRpcUrls } from './primitives/Network.ts'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/*
 * Public urls and explorers: facts published at https://chainid.network. They are handed to wallets
 * that do not know the chain yet; Foyer itself never contacts them.
 */

/** Ethereum mainnet. */
export const mainnet: NetworkInput = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: ether,
  rpcUrls: publicRpcUrls('https://cloudflare-eth.com'),
  blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
}

/** OP Mainnet. */
export const optimism: NetworkInput = {
  id: 10,
  name: 'OP Mainnet',
  nativeCurrency: ether,
  rpcUrls: publicRpcUrls('https://mainnet.optimism.io'),
  blockExplorers: { default: { name: 'OP Explorer', url: 'https://optimistic.etherscan.io' } },
}

/** BNB Smart Chain. */
export const bsc: NetworkInput = {
  id: 56,
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: publicRpcUrls('https://bsc-dataseed.bnbchain.org'),
  blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } },
}

/** Polygon PoS. */
export const polygon: NetworkInput = {
  id: 137,
  name: 'Polygon',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: publicRpcUrls('https://polygon-rpc.com'),
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://polygonscan.com' } },
}

/** Base. */
export const base: NetworkInput = {
  id: 8453,
  name: 'Base',
  nativeCurrency: ether,
  rpcUrls: publicRpcUrls('https://mainnet.base.org'),
  blockExplorers: { default: { name: 'BaseScan', url: 'https://basescan.org' } },
}

/** Arbitrum One. */
export const arbitrum: NetworkInput = {
  id: 42161,
  name: 'Arbitrum One',
  nativeCurrency: ether,
  rpcUrls: publicRpcUrls('https://arb1.arbitrum.io/rpc'),
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://arbiscan.io' } },
}

/** Avalanche C-Chain. */
export const avalanche: NetworkInput = {
  id: 43114,
  name: 'Avalanche',
  nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  rpcUrls: publicRpcUrls('https://api.avax.network/ext/bc/C/rpc'),
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://snowtrace.io' } },
}

/** Gnosis Chain. */
export const gnosis: NetworkInput = {
  id: 100,
  name: 'Gnosis',
  nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
  rpcUrls: publicRpcUrls('https://rpc.gnosischain.com'),
  blockExplorers: { default: { name: 'Gnosisscan', url: 'https://gnosisscan.io' } },
}

/** Fantom Opera. */
export const fantom: NetworkInput = {
  id: 250,
  name: 'Fantom',
  nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
  rpcUrls: publicRpcUrls('https://rpcapi.fantom.network'),
  blockExplorers: { default: { name: 'FTMScan', url: 'https://ftmscan.com' } },
}

/** ZKsync Era. */
export const zksync: NetworkInput = {
  id: 324,
  name: 'ZKsync Era',
  nativeCurrency: ether,
  rpcUrls: publicRpcUrls('https://mainnet.era.zksync.io'),
  blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io' } },
}

/** Kaia, which was Klaytn. */
export const kaia: NetworkInput = {
  id: 8217,
  name: 'Kaia',
  nativeCurrency: { name: 'Kaia', symbol: 'KAIA', decimals: 18 },
  rpcUrls: publicRpcUrls('https://public-en.node.kaia.io'),
  blockExplorers: { default: { name: 'KaiaScan', url: 'https://kaiascan.io' } },
}

/** Aurora, on Near. */
export const aurora: NetworkInput = {
  id: 1313161554,
  name: 'Aurora',
  nativeCurrency: ether,
  rpcUrls: publicRpcUrls('https://mainnet.aurora.dev'),
  blockExplorers: { default: { name: 'Aurorascan', url: 'https://aurorascan.dev' } },
}

/** Sepolia, Ethereum's test network for applications. */
export const sepolia: NetworkInput = {
  id: 11155111,
  name: 'Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: publicRpcUrls('https://rpc.sepolia.org'),
  blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' } },
  testnet: true,
}

/** Bitcoin, by the first block of its chain. */
export const bitcoin: NetworkInput = {
  id: '000000000019d6689c085ae165831e93',
  chainNamespace: 'bip122',
  name: 'Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: publicRpcUrls(),
  blockExplorers: { default: { name: 'Mempool', url: 'https://mempool.space' } },
}

/** Bitcoin's third test network. */
export const bitcoinTestnet: NetworkInput = {
  id: '000000000933ea01ad0ee984209779ba',
  chainNamespace: 'bip122',
  name: 'Bitcoin Testnet',
  nativeCurrency: { name: 'Test Bitcoin', symbol: 'tBTC', decimals: 8 },
  rpcUrls: publicRpcUrls(),
  blockExplorers: { default: { name: 'Mempool', url: 'https://mempool.space/testnet' } },
  testnet: true,
}

const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 }

/** Solana. */
export const solana: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: sol,
  rpcUrls: publicRpcUrls('https://api.mainnet-beta.solana.com'),
  blockExplorers: { default: { name: 'Solana Explorer', url: 'https://explorer.solana.com' } },
}

/** Solana Devnet, its test network for applications. */
export const solanaDevnet: NetworkInput = {
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  chainNamespace: 'solana',
  name: 'Solana Devnet',
  nativeCurrency: sol,
  rpcUrls: publicRpcUrls('https://api.devnet.solana.com'),
  blockExplorers: { default: { name: 'Solana Explorer', url: 'https://explorer.solana.com' } },
  testnet: true,
}
