import type { Address, Chain as ViemChain } from 'viem'
import type { ChainDescription } from '../../platform/settings/parseRpcUrls.ts'
import type { Chain } from './Chain.ts'
import { chainUnknown } from './errors.ts'

/** What is known of a chain without asking it. */
export type KnownChain = Pick<Chain, 'name' | 'nativeCurrency' | 'isTestnet'> & {
  readonly multicall3: Address | null
  /** Contracts of names, formatters: what viem does differently there. */
  readonly viem: ViemChain | null
}

/** @see https://namespaces.chainagnostic.org/solana/caip2 */
const solanaChains: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'Solana Devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSKkY3z': 'Solana Testnet',
}

/**
 * Name and currency of a chain: what the operator says, else what viem's list says. Nothing is guessed.
 *
 * @throws `chains/unknown` with the setting that helps
 */
export async function describeChain(
  caipNetworkId: string,
  descriptions: readonly ChainDescription[],
): Promise<KnownChain> {
  const [namespace = '', reference = ''] = caipNetworkId.split(':')
  const described = descriptions.find((each) => each.caipNetworkId === caipNetworkId)
  const viem = namespace === 'eip155' ? await findInViem(Number(reference)) : null
  const multicall3 = viem?.contracts?.multicall3
  const known = {
    viem,
    multicall3: multicall3 && 'address' in multicall3 ? multicall3.address : null,
  }
  if (described) {
    const { name, symbol, decimals, isTestnet } = described
    return { ...known, name, nativeCurrency: { name: symbol, symbol, decimals }, isTestnet }
  }
  if (viem) {
    const { name, nativeCurrency, testnet = false } = viem
    return { ...known, name, nativeCurrency, isTestnet: testnet }
  }
  const solana = namespace === 'solana' ? solanaChains[reference] : undefined
  if (solana !== undefined) {
    return {
      ...known,
      name: solana,
      nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
      isTestnet: solana !== 'Solana',
    }
  }
  throw chainUnknown(caipNetworkId)
}

async function findInViem(chainId: number): Promise<ViemChain | null> {
  // Hundreds of small files, which a server without chains need not read.
  const chains: readonly ViemChain[] = Object.values(await import('viem/chains'))
  return chains.find(({ id }) => id === chainId) ?? null
}
