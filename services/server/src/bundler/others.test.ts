import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../platform/log/createLog.ts'
import { createOutgoing } from '../platform/outgoing/createOutgoing.ts'
import { openBundlers } from './openBundlers.ts'

const chainId = 'eip155:1'
const { signal } = new AbortController()

/** A bundler of somebody else, and what it was asked. */
async function setUp(answer: (method: string) => object) {
  const asked: unknown[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const { id, method, params } = JSON.parse(body)
      asked.push({ method, params })
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer(method) }))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const bundlers = openBundlers({
    settings: {
      ...{ bundlerKeys: [], sponsors: [] },
      bundlerUrls: [
        {
          caipNetworkId: chainId,
          urls: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`],
        },
      ],
    },
    chains: { find: () => null },
    store: {} as never,
    outgoing: createOutgoing(),
    log: createLog({ level: 'silent' }),
  })
  return { asked, bundlers, bundler: bundlers.find(chainId) }
}

test('behavior: another bundler is asked what a bundler is asked, and what it refuses is told as it says', async () => {
  const { asked, bundler, bundlers } = await setUp((method) =>
    method === 'eth_sendUserOperation'
      ? { error: { code: -32_507, message: 'AA24 signature error', data: '0x12' } }
      : { result: ['0x0000000071727De22E5E9d8BAf0edAc6f37da032'] },
  )
  const ask = (method: string) => bundler?.request({ method, params: ['x'], signal })
  expect(await ask('eth_supportedEntryPoints')).toEqual([
    '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  ])
  await expect(ask('eth_sendUserOperation')).rejects.toMatchObject({
    ...{ code: -32_507, message: 'AA24 signature error', data: '0x12' },
  })
  // Not what else it may answer.
  for (const method of ['debug_bundler_dumpMempool', 'eth_sendTransaction', 'pm_getPaymasterData'])
    await expect(ask(method)).rejects.toMatchObject({ code: -32_601 })
  expect(asked).toEqual([
    ...[{ method: 'eth_supportedEntryPoints', params: ['x'] }],
    ...[{ method: 'eth_sendUserOperation', params: ['x'] }],
  ])
  // Without a node of the operator nobody knows whether accounts are there.
  expect(bundlers.accountNetworks()).toEqual([])
  expect([bundlers.find('eip155:5'), bundlers.findSponsor(chainId)]).toEqual([null, null])
})

test('error: who is to pay is asked on public addresses alone, for what pays', async () => {
  const { bundlers } = await setUp(() => ({ result: {} }))
  const ask = (url: string, method = 'pm_getPaymasterData') =>
    bundlers.sponsorAt(url).request({ method, params: [], signal })
  for (const url of [
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'http://1.1.1.1/',
  ])
    await expect(ask(url)).rejects.toMatchObject({
      ...{ code: -32_000, message: expect.stringContaining('cannot be reached') },
    })
  await expect(ask('https://pay.example/', 'eth_sendUserOperation')).rejects.toMatchObject({
    code: -32_601,
  })
})
