import type { Network } from '../../primitives/Network.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'

/** Of the specification, those that are looked for first in front. */
const symbols = [
  ...['ETH', 'UNI', '1INCH', 'AAVE', 'SOL', 'ADA', 'AVAX', 'DOT', 'LINK', 'NITRO', 'GAIA', 'MILK'],
  ...['TRX', 'NEAR', 'GNO', 'WBTC', 'DAI', 'WETH', 'USDC', 'USDT', 'ARB', 'BAL', 'BICO', 'CRV'],
  ...['ENS', 'MATIC', 'OP'],
]
/** Where another one counts as the dollar that users look for. */
const more: Readonly<Record<string, readonly string[]>> = { 'eip155:42161': ['USD₮0'] }
const mostShown = 8

/**
 * A few tokens that users look for most, of those that are listed.
 *
 * @param tokens the list of the server: a symbol means only what stands there first under it
 */
export function suggestedTokens(
  tokens: readonly HeldAsset[],
  { caipNetworkId }: Pick<Network, 'caipNetworkId'>,
): readonly HeldAsset[] {
  return [...symbols, ...(more[caipNetworkId] ?? [])]
    .flatMap((wanted) => tokens.find(({ symbol }) => symbol === wanted) ?? [])
    .slice(0, mostShown)
}
