import { Refusal } from './Refusal.ts'

/** The networks of `@foyer/core/networks`, by the package that connects wallets on them. */
const networksOf = {
  evm: [
    ...['mainnet', 'optimism', 'bsc', 'polygon', 'base', 'arbitrum', 'avalanche', 'gnosis'],
    ...['fantom', 'zksync', 'kaia', 'aurora', 'sepolia'],
  ],
  solana: ['solana', 'solanaDevnet'],
  bitcoin: ['bitcoin', 'bitcoinTestnet'],
} as const

/** A chain family, by the name of its package and of its adapter. */
export type Family = keyof typeof networksOf

const families = Object.keys(networksOf) as Family[]

/** Every name that `--networks` takes. */
export const networkNames: readonly string[] = Object.values(networksOf).flat()

/**
 * Reads names of networks, separated by commas.
 *
 * @throws `Refusal` for a name that there is not, and without a network of EVM
 */
export function readNetworks(text: string): readonly string[] {
  const names = [
    ...new Set(
      text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ]
  const unknown = names.filter((name) => !networkNames.includes(name))
  if (unknown.length > 0)
    throw new Refusal(
      `There is no network ${unknown.join(', ')}. Choose from ${networkNames.join(', ')}.`,
    )
  firstEvmOf(names)
  return names
}

/** @throws `Refusal` when there is none: the test of an application connects a wallet there */
export function firstEvmOf(names: readonly string[]): string {
  const name = names.find((it) => networksOf.evm.some((other) => other === it))
  if (!name)
    throw new Refusal(
      "The application's test connects a wallet on an EVM network. Name one as well, such as mainnet.",
    )
  return name
}

/** The chain families of some networks. */
export function familiesOf(names: readonly string[]): readonly Family[] {
  return families.filter((family) => networksOf[family].some((name) => names.includes(name)))
}
