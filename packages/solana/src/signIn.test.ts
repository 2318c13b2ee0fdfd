import type { SignInParameters } from '@foyer/core/adapter'
import { expect, test } from 'vitest'
import { signInInput } from './signIn.ts'

test('behavior: a wallet is told the chain by its reference, as CAIP-122 writes it', () => {
  const network = {
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    chainNamespace: 'solana',
  } as SignInParameters['network']
  const input = signInInput({
    ...{ domain: 'shop.example', uri: 'https://shop.example', nonce: '0123456789abcdef', network },
  })
  expect(input.chainId).toBe('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
})
