import { expect, test } from 'vitest'
import { createSolanaProvider } from './createSolanaProvider.ts'

const address = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const [mainnet, devnet] = [
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
]

function setUp({ signedIn = true } = {}) {
  const asked: unknown[] = []
  const provider = createSolanaProvider({
    address: () => (signedIn ? address : null),
    networks: () => [mainnet, devnet],
    async sign(call) {
      asked.push(call)
      return { signature: 'signed' }
    },
  })
  const ask = (method: string, chain?: string) =>
    provider
      .request({ method, params: { message: 'x' }, ...(chain && { chain }) })
      .catch((error: { code: number }) => error.code)
  return { provider, ask, asked }
}

test('behavior: what signs goes to the frame, on the chain that is meant', async () => {
  const { provider, ask, asked } = setUp()
  expect(provider.accounts()).toEqual([`${mainnet}:${address}`])
  expect([provider.chain(), provider.chains()]).toEqual([mainnet, [mainnet, devnet]])
  expect(await ask('solana_signMessage')).toEqual({ signature: 'signed' })
  await ask('solana_signAndSendTransaction', devnet)
  expect(asked).toEqual([
    { method: 'solana_signMessage', params: { message: 'x' }, chainId: mainnet, address },
    { method: 'solana_signAndSendTransaction', params: { message: 'x' }, chainId: devnet, address },
  ])
})

test('error: other networks and methods are refused, and without anybody signed in everything is', async () => {
  const { ask, asked } = setUp()
  expect(await ask('solana_signMessage', 'solana:another')).toBe(4901)
  expect(await ask('solana_getAccounts')).toBe(4200)
  const nobody = setUp({ signedIn: false })
  expect(await nobody.ask('solana_signMessage')).toBe(4900)
  expect([nobody.provider.accounts(), asked, nobody.asked]).toEqual([[], [], []])
})
