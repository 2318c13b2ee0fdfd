import type { AdapterHost, ChainRead } from '@foyer/core/adapter'
import { solana as mainnet } from '@foyer/core/networks'
import { createFakePlatform } from '@foyer/testing'
import { expect, test } from 'vitest'
import { readNode } from './readNode.ts'

test('error: a node that answers another request makes room for the next', async () => {
  const platform = createFakePlatform()
  const urls = ['https://mixed.example', 'https://node.example'] as const
  platform.http.answer(urls[0], { json: { jsonrpc: '2.0', id: 2, result: 9 } })
  platform.http.answer(urls[1], { json: { jsonrpc: '2.0', id: 1, result: 5 } })
  const options = {
    customRpcUrls: { 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [...urls] },
  } as unknown as AdapterHost['options']
  const network = {
    ...mainnet,
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  } as unknown as ChainRead['network']
  const slot = readNode({
    host: { platform, options, readThroughBackend: () => Promise.resolve(null) },
    network,
    method: 'getSlot',
    params: [],
    signal: AbortSignal.timeout(5_000),
    parse: (result) => result,
  })
  expect(await slot).toBe(5)
})
