import { Network } from '@foyer/core'
import { createFakePlatform } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { moveWallet } from './moveWallet.ts'

const network = Network.from({
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
})
const rejected = { code: 4001, message: 'User rejected the request.' }

/** A wallet that answers as told, and is where it is. */
function setUp(request: (method: string, move: () => void) => Promise<unknown>) {
  const { clock } = createFakePlatform()
  let reference = '1'
  const moved = moveWallet({
    ...{ network, signal: new AbortController().signal, isRemote: false },
    after: clock.after,
    request: (method) =>
      request(method, () => {
        reference = '31337'
      }),
    look: async () => reference,
  })
  const settled = vi.fn()
  moved.then(
    () => settled('moved'),
    (error) => settled(error.code),
  )
  return { clock, settled }
}

test('behavior: a wallet that moves and never answers has moved', async () => {
  const { clock, settled } = setUp((_, move) => {
    move()
    return new Promise(() => {})
  })
  await clock.advance(3_000)
  expect(settled.mock.calls).toEqual([['moved']])
})

test('behavior: adding moved it, and the second question is refused: it is there', async () => {
  let asked = 0
  const { clock, settled } = setUp(async (method, move) => {
    if (method === 'wallet_addEthereumChain') return move()
    if (asked++ === 0) throw { code: 4902 }
    throw rejected
  })
  await clock.advance(3_000)
  expect(settled.mock.calls).toEqual([['moved']])
})

test('error: a wallet that refuses and stays where it was has refused', async () => {
  const { clock, settled } = setUp(async () => {
    throw rejected
  })
  await clock.advance(3_000)
  expect(settled.mock.calls).toEqual([['wallet/declined']])
})
