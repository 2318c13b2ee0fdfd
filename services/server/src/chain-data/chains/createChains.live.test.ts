import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type EvmChain, startEvmChain } from '@foyer/testing/stack'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { noBundlers } from '../../../test/createTestServer.ts'
import type { App } from '../../http/App.ts'
import { sendFailure } from '../../http/answers/failures.ts'
import { gasPrice } from '../../http/routes/gasPrice.ts'
import { rpc } from '../../http/routes/rpc.ts'
import { supportedChains } from '../../http/routes/supportedChains.ts'
import { createLog } from '../../platform/log/createLog.ts'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { parseChainDescriptions, parseRpcUrls } from '../../platform/settings/parseRpcUrls.ts'
import { createChains } from './createChains.ts'

const closers: (() => Promise<void>)[] = []
let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain({ chainId: 31337 })
})
afterAll(() => chain.stop())
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

interface Question {
  readonly id: number
  readonly method: string
}

/** A node that answers as it is told, and counts how often it is asked. */
async function startNode(
  answer: (question: Question, response: ServerResponse) => void,
): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request: IncomingMessage, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const question = JSON.parse(body) as Question
      asked.push(question.method)
      answer(question, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  )
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

/** Answers as one of our chain, but for one method. */
const startOddNode = (method: string, body: (id: number) => string, status = 200) =>
  startNode((question, response) => {
    const isOdd = question.method === method
    response.statusCode = isOdd ? status : 200
    response.end(
      isOdd
        ? body(question.id)
        : JSON.stringify({ jsonrpc: '2.0', id: question.id, result: '0x7a69' }),
    )
  })

async function readThrough(...urls: string[]) {
  const lines: string[] = []
  const outgoing = createOutgoing()
  const chains = await createChains({
    rpcUrls: parseRpcUrls(`eip155:31337=${urls.join()}`) as [],
    chainDescriptions: parseChainDescriptions('eip155:31337=Local|ETH|18|testnet') as [],
    outgoing,
    log: createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } }),
  })
  const app: App = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendFailure)
  for (const register of [supportedChains, rpc, gasPrice])
    register(app, { chains, outgoing, bundlers: noBundlers })
  const ask = async (method: string, params: unknown[] = [], id: unknown = 1) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/rpc?chainId=eip155:31337',
      payload: { jsonrpc: '2.0', id, method, params },
    })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  return { app, ask, chains, lines }
}

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('a chain', () => {
  test('behavior: is read through the route, call by call and many at once', async () => {
    const { app, ask } = await readThrough(chain.url)
    expect(await ask('eth_chainId')).toEqual({ jsonrpc: '2.0', id: 1, result: '0x7a69' })
    expect(await ask('eth_getBalance', [account, 'latest'], 'a')).toEqual({
      jsonrpc: '2.0',
      id: 'a',
      result: '0x21e19e0c9bab2400000',
    })
    expect((await ask('eth_getBlockByNumber', ['latest', true])).result).toMatchObject({
      number: expect.stringMatching(/^0x/),
    })
    const batch = await app.inject({
      method: 'POST',
      url: '/v1/rpc?chainId=eip155:31337&projectId=p&st=foyer&sv=js-1.0.0',
      payload: [
        { jsonrpc: '2.0', id: 7, method: 'eth_chainId' },
        { jsonrpc: '2.0', id: null, method: 'anvil_setBalance', params: [account, '0x1'] },
        { jsonrpc: '2.0', id: 9, method: 'eth_accounts' },
        { jsonrpc: '2.0', id: 9, method: 'eth_getCode', params: ['0x', 'latest'] },
      ],
    })
    expect(batch.json()).toEqual([
      { jsonrpc: '2.0', id: 7, result: '0x7a69' },
      {
        jsonrpc: '2.0',
        id: null,
        error: { code: -32601, message: 'Requested RPC call is not allowed' },
      },
      { jsonrpc: '2.0', id: 9, result: [] },
      {
        jsonrpc: '2.0',
        id: 9,
        error: { code: -32602, message: expect.stringContaining('write an address') },
      },
    ])
    expect(batch.headers['cache-control']).toBe('no-store')
    expect((await ask('eth_call', [{ to: account, data: 1 }, 'latest'])).error.code).toBeLessThan(0)
  })

  test('behavior: simulates what a page wants to send, with what the account has before and after', async () => {
    const { ask } = await readThrough(chain.url)
    const reader = '0x00000000000000000000000000000000f07e5000'
    const read = { from: account, to: reader, input: `0x${account.slice(2).padStart(64, '0')}` }
    const call = { from: account, to: reader.replace('5000', '5001'), value: '0x64' }
    const { result } = await ask('eth_simulateV1', [
      {
        blockStateCalls: [
          {
            stateOverrides: { [reader]: { code: '0x5f35315f5260205ff3' } },
            calls: [read, call, read],
          },
        ],
      },
      'latest',
    ])
    const calls = result[0].calls as { status: string; returnData: string }[]
    expect(calls.map(({ status }) => status)).toEqual(['0x1', '0x1', '0x1'])
    const [before, , after] = calls.map(({ returnData }) => BigInt(returnData.padEnd(3, '0')))
    expect((before as bigint) - (after as bigint)).toBeGreaterThanOrEqual(100n)
    // Nothing happened.
    expect((await ask('eth_getBalance', [call.to, 'latest'])).result).toBe('0x0')
  })

  test('behavior: tells what gas costs, and that it is there', async () => {
    const { app } = await readThrough(chain.url)
    const listed = await app.inject('/v1/supported-chains')
    expect(listed.json()).toEqual({ http: ['eip155:31337'], ws: [] })
    const answer = await app.inject('/v1/convert/gas-price?chainId=eip155:31337')
    expect(answer.statusCode).toBe(200)
    const { standard, fast, instant } = answer.json()
    expect(BigInt(fast)).toBeGreaterThan(BigInt(standard))
    expect(BigInt(instant)).toBeGreaterThan(BigInt(fast))
    for (const url of ['/v1/convert/gas-price', '/v1/rpc']) {
      const unknown = await app.inject({
        method: url.endsWith('rpc') ? 'POST' : 'GET',
        url: `${url}?chainId=eip155:5`,
        ...(url.endsWith('rpc') && { payload: { jsonrpc: '2.0', id: 1, method: 'eth_chainId' } }),
      })
      expect(unknown.statusCode).toBe(404)
      expect(unknown.json().message).toContain('/v1/supported-chains')
    }
  })

  test('behavior: is read by viem, which understands why a call failed', async () => {
    const { chains } = await readThrough(chain.url)
    const local = chains.find('eip155:31337')
    expect(local).toMatchObject({
      name: 'Local',
      nativeCurrency: { symbol: 'ETH', decimals: 18 },
      isTestnet: true,
      namespace: 'eip155',
      reference: '31337',
    })
    expect(await local?.client?.getChainId()).toBe(31_337)
    expect(await local?.client?.getBalance({ address: account })).toBe(10_000n * 10n ** 18n)
    // PUSH0 PUSH0 REVERT
    const call = local?.client?.call({ data: '0x5f5ffd' })
    await expect(call).rejects.toThrow(/revert/i)
  })
})

describe('nodes that fail', () => {
  test('behavior: a node that refuses is passed over within a second', async () => {
    const gone = await startEvmChain({ chainId: 31337 })
    const { ask } = await readThrough(gone.url, chain.url)
    expect((await ask('eth_chainId')).result).toBe('0x7a69')
    await gone.stop()
    for (let asked = 0; asked < 12; asked++) {
      const startedAtMs = performance.now()
      expect((await ask('eth_blockNumber')).result).toBe('0x0')
      expect(performance.now() - startedAtMs).toBeLessThan(1_000)
    }
  })

  test('behavior: a node that hangs is passed over within ten seconds', async () => {
    const hanging = await startOddNode('never', () => '')
    const silent = await startNode(({ id, method }, response) => {
      if (method === 'eth_chainId') {
        response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x7a69' }))
      }
    })
    expect(hanging.asked).toEqual([])
    const { ask } = await readThrough(silent.url, chain.url)
    const { ask: askAlone } = await readThrough(silent.url)
    const startedAtMs = performance.now()
    const alone = askAlone('eth_blockNumber').then(({ error }) => ({
      error,
      durationMs: performance.now() - startedAtMs,
    }))
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask('eth_blockNumber')))
    expect(answers.every(({ result }) => result === '0x0')).toBe(true)
    expect(performance.now() - startedAtMs).toBeLessThan(7_000)
    // It is left alone by now.
    const againAtMs = performance.now()
    expect((await ask('eth_blockNumber')).result).toBe('0x0')
    expect(performance.now() - againAtMs).toBeLessThan(1_000)

    const { error, durationMs } = await alone
    expect(error).toEqual({
      code: -32002,
      message: expect.stringContaining('No node of eip155:31337 answers'),
    })
    expect(durationMs).toBeLessThan(10_500)
  })

  test('behavior: a node of another chain is never believed, and the log says which', async () => {
    const other = await startNode(({ id }, response) => {
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x1' }))
    })
    const { ask, lines } = await readThrough(other.url, chain.url)
    expect((await ask('eth_chainId')).result).toBe('0x7a69')
    expect((await ask('eth_getTransactionCount', [account, 'latest'])).result).toBe('0x0')
    expect(lines.join()).toContain('The node is of chain 1, not 31337')
    expect(other.asked.every((method) => method === 'eth_chainId')).toBe(true)

    const { app } = await readThrough(other.url)
    const answer = await app.inject('/v1/convert/gas-price?chainId=eip155:31337')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.body).not.toContain('127.0.0.1')
  })

  test('error: garbage is never passed on', async () => {
    const result = (value: unknown) => (id: number) =>
      JSON.stringify({ jsonrpc: '2.0', id, result: value })
    const garbage: ((id: number) => string)[] = [
      () => '<html>Welcome</html>',
      () => '',
      () => 'null',
      () => '[]',
      () => '{"jsonrpc":"2.0","id":1,"resu',
      (id) => JSON.stringify({ jsonrpc: '2.0', id }),
      (id) => result('0x1')(id + 1),
      () => '{"jsonrpc":"2.0","id":null,"result":"0x1"}',
      (id) => JSON.stringify({ jsonrpc: '2.0', id, error: 'no' }),
      (id) => JSON.stringify({ jsonrpc: '2.0', id, error: { code: 'x', message: 'no' } }),
      (id) => `{"jsonrpc":"2.0","id":${id},"result":1e999}`,
      (id) => `{"jsonrpc":"2.0","id":${id},"result":99999999999999999999999999}`,
      result(null),
      result(''),
      result('0x'),
      result('1'),
      result('0x01'),
      result('0xzz'),
      result(`0x${'f'.repeat(65)}`),
      result(true),
      result({}),
      result(['0x1']),
    ]
    for (const body of garbage) {
      const odd = await startOddNode('eth_getBalance', body)
      const alone = await readThrough(odd.url)
      expect((await alone.ask('eth_getBalance', [account, 'latest'])).error, body(1)).toEqual({
        code: -32002,
        message: expect.stringContaining('No node'),
      })
      const both = await readThrough(odd.url, chain.url)
      expect((await both.ask('eth_getBalance', [account, 'latest'])).result, body(1)).toBe(
        '0x21e19e0c9bab2400000',
      )
    }
    for (const status of [429, 500, 502, 401]) {
      const odd = await startOddNode('eth_getBalance', result('0x1'), status)
      const both = await readThrough(odd.url, chain.url)
      expect((await both.ask('eth_getBalance', [account, 'latest'])).result).toBe(
        '0x21e19e0c9bab2400000',
      )
    }
  })

  test('behavior: what one node cannot do another one may', async () => {
    const poor = await startOddNode('eth_blockNumber', (id) =>
      JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32601, message: 'not here' } }),
    )
    const { ask } = await readThrough(poor.url, chain.url)
    expect((await ask('eth_blockNumber')).result).toBe('0x0')
    const alone = await readThrough(poor.url)
    expect((await alone.ask('eth_blockNumber')).error).toEqual({
      code: -32601,
      message: 'not here',
    })
  })

  test('behavior: a transaction that a silent node took is told as sent', async () => {
    const forgetful = await startOddNode('eth_sendRawTransaction', (id) =>
      JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32000, message: 'already known' } }),
    )
    const { ask } = await readThrough(forgetful.url)
    expect((await ask('eth_sendRawTransaction', ['0x02'])).result).toBe(
      '0xf2ee15ea639b73fa3db9b34a245bdfa015c260c598b211bf05a1ecc4b3e3b4f2',
    )
  })

  test('error: an answer of more than the browser can take is refused', async () => {
    const long = await startOddNode('eth_getLogs', (id) =>
      JSON.stringify({
        jsonrpc: '2.0',
        id,
        result: Array.from({ length: 10 }, () => ({
          address: account,
          topics: [],
          data: `0x${'00'.repeat(250_000)}`,
          blockNumber: '0x1',
          blockHash: `0x${'00'.repeat(32)}`,
          transactionHash: `0x${'00'.repeat(32)}`,
          logIndex: '0x0',
        })),
      }),
    )
    const { ask } = await readThrough(long.url)
    expect((await ask('eth_getLogs', [{}])).error.code).toBe(-32005)
  })
})
