/** The names that the Wallet Standard has for networks, by CAIP-2 reference. Any other is `localnet`. */
const names: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSKkY3z': 'testnet',
}

/**
 * Under which of its names a wallet serves a network, `null` when it does not. A wallet that serves a
 * local network does not know which, so every network that is not widely known is that one.
 */
export function servedName(chains: readonly string[], reference: string): string | null {
  const known = `solana:${names[reference] ?? 'localnet'}`
  return [`solana:${reference}`, known].find((name) => chains.includes(name)) ?? null
}

/** The network of a wallet's name, `null` for one that only the application knows, and for none. */
export function referenceOf(chain: string): string | null {
  const name = chain.startsWith('solana:') ? chain.slice('solana:'.length) : ''
  if (/^[1-9A-HJ-NP-Za-km-z]{32}$/.test(name)) return name
  return Object.keys(names).find((reference) => names[reference] === name) ?? null
}
