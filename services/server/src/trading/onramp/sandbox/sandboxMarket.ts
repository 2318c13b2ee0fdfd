import type { Chain } from '../../../chain-data/chains/Chain.ts'
import type { OnrampOffer } from '../OnrampProvider.ts'

const limits = (card: string, bank: string) => [
  { id: 'card', min: '10.00', max: card },
  { id: 'ach_bank_account', min: '10.00', max: bank },
]

const native = (name: string, display_name: string, chain_id: string) => ({
  name,
  display_name,
  chain_id,
  contract_address: '',
})

const token = (name: string, display_name: string, chain_id: string, contract_address: string) => ({
  name,
  display_name,
  chain_id,
  contract_address,
})

/**
 * What the sandbox pretends to sell, in the limits that users know from the real ones.
 *
 * @param chains on which it really pays, in what they count in
 */
export function sandboxOffer(chains: readonly Chain[]): OnrampOffer {
  const paysOn = (namespace: string) =>
    chains
      .filter((chain) => chain.namespace === namespace)
      .map(({ namespace, reference, name }) => native(`${namespace}-${reference}`, name, reference))
  return {
    ...market,
    purchaseCurrencies: market.purchaseCurrencies.map((currency) => ({
      ...currency,
      networks: [
        ...currency.networks,
        ...(currency.id === 'eth' ? paysOn('eip155') : []),
        ...(currency.id === 'sol' ? paysOn('solana') : []),
      ],
    })),
  }
}

const market: OnrampOffer = {
  paymentCurrencies: [
    { id: 'USD', payment_method_limits: limits('7500.00', '25000.00') },
    { id: 'EUR', payment_method_limits: limits('7500.00', '25000.00') },
  ],
  purchaseCurrencies: [
    {
      id: 'eth',
      name: 'Ethereum',
      symbol: 'ETH',
      networks: [
        native('ethereum', 'Ethereum', '1'),
        native('base', 'Base', '8453'),
        native('arbitrum', 'Arbitrum', '42161'),
        native('optimism', 'Optimism', '10'),
      ],
    },
    {
      id: 'usdc',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [
        token('ethereum', 'Ethereum', '1', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
        token('base', 'Base', '8453', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'),
        token('polygon', 'Polygon', '137', '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'),
        token(
          'solana',
          'Solana',
          '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
          'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
        ),
      ],
    },
    {
      id: 'sol',
      name: 'Solana',
      symbol: 'SOL',
      networks: [native('solana', 'Solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')],
    },
  ],
}

/** What one costs in the sandbox, in whole units of any payment currency: round, and plainly made up. */
export const sandboxPrices: Readonly<Record<string, { price: bigint; decimals: number }>> = {
  eth: { price: 2_000n, decimals: 18 },
  usdc: { price: 1n, decimals: 6 },
  sol: { price: 100n, decimals: 9 },
}
