import type { AdapterHost, ChainRead } from '@foyer/core/adapter'
import { solana as mainnet } from '@foyer/core/networks'
import { createFakePlatform } from '@foyer/testing'
import { expect, test } from 'vitest'
import { readNode } from './readNode.ts'

const id = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const network = { ...mainnet, caipNetworkId: id } as unknown as ChainRead['network']

/** Asks through nodes of the application. */
function setUp(...urls: string[]) {
  const platform = createFakePlatform()
  const ask = (at = urls, signal: AbortSignal = AbortSignal.timeout(60_000)) => {
    const options = { customRpcUrls: { [id]: at } } as unknown as AdapterHost['options']
    return readNode({
      host: { platform, options, readThroughBackend: () => Promise.resolve(null) },
      ...{ network, signal, method: 'getSlot', params: [], parse: (result) => result },
    })
  }
  return { platform, ask }
}

test('error: a node that answers another request makes room for the next', async () => {
  const { platform, ask } = setUp('https://mixed.example', 'https://node.example')
  platform.http.answer('https://mixed.example', { json: { jsonrpc: '2.0', id: 2, result: 9 } })
  platform.http.answer('https://node.example', { json: { jsonrpc: '2.0', id: 1, result: 5 } })
  expect(await ask()).toBe(5)
})

test('behavior: a host has two requests at a time, whatever becomes of them, and others do not wait', async () => {
  const [slow = '', samePlace = '', quick = '', own = ''] = [
    ...['https://slow.example/a', 'https://slow.example/b?key=1'],
    ...['https://quick.example', '/rpc'],
  ]
  const { platform, ask } = setUp()
  const answer = { jsonrpc: '2.0', id: 1, result: 5 }
  platform.http.answer('https://slow.example', { afterMs: 3_000, json: answer })
  platform.http.answer('https://quick.example', { json: answer })
  platform.http.answer('/rpc', { json: answer })
  const asked = () => platform.http.requests.filter(({ url }) => url.includes('slow')).length
  const leaving = new AbortController()
  const left = ask([slow], leaving.signal).catch(() => 'left')
  const answers = [slow, samePlace, slow, samePlace].map((url) => ask([url]))
  expect(await Promise.all([ask([quick]), ask([own])])).toEqual([5, 5])
  expect(asked()).toBe(2)
  // One that nobody waits for any more makes room, on its way as well as in the queue.
  const second = new AbortController()
  const queued = ask([slow], second.signal).catch(() => 'left')
  second.abort()
  leaving.abort()
  expect(await Promise.all([left, queued])).toEqual(['left', 'left'])
  await platform.clock.advance(0)
  expect(asked()).toBe(3)
  await platform.clock.advance(3_000)
  expect(asked()).toBe(5)
  await platform.clock.advance(3_000)
  expect(await Promise.all(answers)).toEqual([5, 5, 5, 5])
  // So does one that fails.
  platform.http.answer('https://slow.example', new TypeError('Refused'))
  for (let round = 0; round < 4; round++) await expect(ask([slow])).rejects.toThrow('Refused')
  expect(platform.clock.pending()).toBe(0)
})
