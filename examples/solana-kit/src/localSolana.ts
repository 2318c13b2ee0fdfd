import type { NetworkInput } from '@foyer/core'

export const rpcUrl = 'http://127.0.0.1:8899'

/** The chain that `npm start` of Foyer's repository starts; `solanaDevnet` of `@foyer/core/networks` is another. */
export const localSolana: NetworkInput = {
  id: 'FoyerLoca1Chain11111111111111111',
  chainNamespace: 'solana',
  name: 'Solana local',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [rpcUrl] } },
  testnet: true,
}
