import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import type { Node } from './createNode.ts'
import { createNodePool } from './createNodePool.ts'
import { RpcFailure, wrongChain } from './errors.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const silent = { warn() {}, debug() {} }
const hang: Node['ask'] = () => new Promise(() => {})
const refuse: Node['ask'] = () => Promise.reject(new Error('ECONNREFUSED'))
const rpcError =
  (code: number, message = 'no'): Node['ask'] =>
  () =>
    Promise.reject(new RpcFailure({ code, message }))

function createPool(asks: readonly Node['ask'][], verify: () => Promise<void> = async () => {}) {
  const outgoing = createOutgoing()
  const asked = asks.map((ask) => vi.fn(ask))
  const verified = asks.map(() => vi.fn(verify))
  const isVerified = new Set<number>()
  const pool = createNodePool({
    chain: 'eip155:1',
    log: silent,
    nodes: asked.map((ask, index) => ({
      node: { host: `node${index}`, ask },
      resilient: outgoing.resilient({ name: `node${index}`, timeoutMs: 5_000, retries: 0 }),
      isVerified: () => isVerified.has(index),
      async verify() {
        await (verified[index] ?? verify)()
        isVerified.add(index)
      },
      doubt: () => void isVerified.delete(index),
    })),
  })
  return {
    ...{ pool, asked },
    counts: () => asked.map(({ mock }) => mock.calls.length),
    checks: () => verified.map(({ mock }) => mock.calls.length),
  }
}

/** How a request ends, and after how long by the clock of the test. */
async function settle(request: Promise<unknown>) {
  const startedAtMs = performance.now()
  let durationMs = -1
  const settled = request.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  void settled.then(() => {
    durationMs = performance.now() - startedAtMs
  })
  await vi.advanceTimersByTimeAsync(30_000)
  return { ...(await settled), durationMs }
}

test('behavior: the first that answers counts, and the others are left in peace', async () => {
  const { pool, counts } = createPool([async () => '0x1', async () => '0x2'])
  expect(await pool.request({ method: 'eth_blockNumber' })).toBe('0x1')
  expect(counts()).toEqual([1, 0])
})

test('behavior: one that refuses costs no time, one that hangs five seconds', async () => {
  const refusing = createPool([refuse, async () => '0x2'])
  expect(await settle(refusing.pool.request({ method: 'eth_blockNumber' }))).toEqual({
    value: '0x2',
    durationMs: 0,
  })
  const hanging = createPool([hang, async () => '0x2'])
  expect(await settle(hanging.pool.request({ method: 'eth_blockNumber' }))).toEqual({
    value: '0x2',
    durationMs: 5_000,
  })
})

test('behavior: after five failures in a row a node is not asked for ten seconds', async () => {
  const { pool, counts } = createPool([refuse, async () => '0x2'])
  for (let asked = 0; asked < 20; asked++) await pool.request({ method: 'eth_blockNumber' })
  expect(counts()).toEqual([5, 20])
  await vi.advanceTimersByTimeAsync(10_001)
  for (let asked = 0; asked < 20; asked++) await pool.request({ method: 'eth_blockNumber' })
  expect(counts()).toEqual([6, 40])
})

test('behavior: all of them are asked once more before they are given up', async () => {
  let failures = 2
  const { pool, counts } = createPool([
    async () => {
      if (failures-- > 0) throw new Error('restarting')
      return '0x1'
    },
  ])
  expect(await settle(pool.request({ method: 'eth_blockNumber' }))).toMatchObject({
    error: { code: 'chains/unavailable', kind: 'unavailable' },
  })
  expect(await settle(pool.request({ method: 'eth_blockNumber' }))).toMatchObject({ value: '0x1' })
  expect(counts()).toEqual([3])
})

test('error: ten seconds and no more, however many hang', async () => {
  const { pool } = createPool([hang, hang, hang])
  const { error, durationMs } = (await settle(
    pool.request({ method: 'eth_blockNumber' }),
  )) as unknown as { error: { code: string }; durationMs: number }
  expect(error.code).toBe('chains/unavailable')
  expect(durationMs).toBe(10_000)
})

test('behavior: an error about the question is the answer, one about the node is not', async () => {
  for (const code of [3, -32000, -32602]) {
    const { pool, counts } = createPool([rpcError(code), async () => '0x2'])
    await expect(pool.request({ method: 'eth_call' })).rejects.toMatchObject({
      code: 'chains/rpc-error',
      error: { code, message: 'no' },
    })
    expect(counts()).toEqual([1, 0])
  }
  for (const code of [-32601, -32603, -32002, -32005]) {
    const { pool } = createPool([rpcError(code), async () => '0x2'])
    expect(await pool.request({ method: 'eth_call' })).toBe('0x2')
    const alone = createPool([rpcError(code, 'mine')])
    await expect(alone.pool.request({ method: 'eth_call' })).rejects.toMatchObject({
      error: { code, message: 'mine' },
    })
  }
})

test('error: a node of another chain is not asked', async () => {
  const { pool, counts } = createPool([async () => '0x1'], async () => {
    throw wrongChain({ expected: '1', actual: 5 })
  })
  expect(await settle(pool.request({ method: 'eth_blockNumber' }))).toMatchObject({
    error: { code: 'chains/unavailable' },
  })
  expect(counts()).toEqual([0])
})

test('behavior: a failure that its caller risked does not make a node prove its chain again', async () => {
  let isAway = false
  const { pool, checks } = createPool([
    async () => {
      if (isAway) throw new Error('ECONNRESET')
      return '0x1'
    },
  ])
  const request = (isAskersRisk: boolean) =>
    settle(pool.request({ method: 'eth_call', isAskersRisk }))
  await request(false)
  isAway = true
  await request(true)
  isAway = false
  await request(false)
  expect(checks()).toEqual([1])

  isAway = true
  await request(false)
  isAway = false
  await request(false)
  expect(checks()[0]).toBeGreaterThan(1)
})

test('behavior: a caller who leaves waits no longer', async () => {
  const { pool } = createPool([hang, hang])
  const leaving = new AbortController()
  const request = pool.request({ method: 'eth_call', signal: leaving.signal })
  leaving.abort(new Error('left'))
  await expect(request).rejects.toThrow('left')
})

test('behavior: a node that takes 3 s for each answer is of use from the first question on', async () => {
  const slowly = <value>(value: value) =>
    new Promise<value>((resolve) => setTimeout(() => resolve(value), 3_000))
  const { pool } = createPool([() => slowly('0x1')], () => slowly(undefined))
  const request = () => settle(pool.request({ method: 'eth_blockNumber' }))
  expect(await request()).toEqual({ value: '0x1', durationMs: 6_000 })
  expect(await request()).toEqual({ value: '0x1', durationMs: 3_000 })
})
