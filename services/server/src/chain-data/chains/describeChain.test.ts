import { expect, test } from 'vitest'
import { describeChain } from './describeChain.ts'

test('behavior: widely known chains need no description', async () => {
  expect(await describeChain('eip155:137', [])).toMatchObject({
    name: 'Polygon',
    nativeCurrency: { symbol: 'POL', decimals: 18 },
    isTestnet: false,
    multicall3: '0xca11bde05977b3631167028862be2a173976ca11',
  })
  expect(await describeChain('eip155:11155111', [])).toMatchObject({ isTestnet: true })
  expect(await describeChain('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', [])).toMatchObject({
    name: 'Solana',
    nativeCurrency: { symbol: 'SOL', decimals: 9 },
    viem: null,
  })
})

test('behavior: what the operator says comes first', async () => {
  const described = {
    caipNetworkId: 'eip155:1',
    name: 'Mine',
    symbol: 'ABC',
    decimals: 6,
    isTestnet: true,
  }
  expect(await describeChain('eip155:1', [described])).toMatchObject({
    name: 'Mine',
    nativeCurrency: { name: 'ABC', symbol: 'ABC', decimals: 6 },
    isTestnet: true,
  })
})

test('error: nothing is guessed of a chain nobody knows', async () => {
  await expect(describeChain('eip155:31338', [])).rejects.toMatchObject({
    code: 'chains/unknown',
    kind: 'invalid',
    message: expect.stringContaining('CHAINS'),
  })
})
