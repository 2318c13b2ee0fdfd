import { expect, test, vi } from 'vitest'
import { chainUnavailable, RpcFailure } from '../chains/errors.ts'
import { createTracer } from './createTracer.ts'

const { signal } = new AbortController()
const hash = `0x${'1'.repeat(64)}`
const [user, router, token, pool] = ['a', 'b', 'c', 'd'].map((letter) => `0x${letter.repeat(40)}`)
const call = (from: unknown, to: unknown, value: string, more: object = {}) => ({
  ...{ type: 'CALL', from, to, value, input: '0x', gas: '0x0', gasUsed: '0x0' },
  ...more,
})
const traced = (result: unknown) =>
  createTracer({ request: async () => [{ txHash: hash, result }] })({ hash, signal })

test('behavior: what contracts paid is read, in its order, and what failed is not', async () => {
  const transfers = await traced(
    call(user, router, '0x5', {
      calls: [
        call(router, token, '0x0', { calls: [call(token, pool, '0x1')] }),
        call(router, pool, '0x7', { error: 'reverted', calls: [call(pool, user, '0x7')] }),
        call(router, user, '0x9', { type: 'DELEGATECALL' }),
        call(router, user?.toUpperCase().replace('X', 'x'), '0xde0b6b3a7640000'),
      ],
    }),
  )
  expect(
    transfers.get(hash)?.map(({ sender, recipient, amount }) => [sender, recipient, amount]),
  ).toEqual([
    [token, pool, 1n],
    [router, user, 10n ** 18n],
  ])
})

test('error: whatever a node says instead is nothing that was paid', async () => {
  for (const answer of [
    null,
    {},
    call(user, router, '0x1', { calls: [null, 7, { type: 'CALL' }, []] }),
  ])
    expect(await traced(answer)).toEqual(new Map())
  expect(await createTracer({ request: async () => 'no' })({ hash, signal })).toEqual(new Map())
})

test('behavior: a million calls, deep or wide, are read in part and in little time', async () => {
  let deep: object = call(router, user, '0x1')
  for (let depth = 0; depth < 200_000; depth++) deep = call(router, pool, '0x0', { calls: [deep] })
  const wide = call(user, router, '0x0', { calls: Array(300_000).fill(call(router, user, '0x1')) })
  const startMs = performance.now()
  expect(await traced(deep)).toEqual(new Map())
  expect((await traced(wide)).get(hash)).toHaveLength(200)
  expect(performance.now() - startMs).toBeLessThan(5_000)
})

test('behavior: a node that does not trace, or not in time, is not asked for ten minutes', async () => {
  for (const failure of [
    new RpcFailure({ code: -32601, message: 'no such method' }),
    chainUnavailable({ chain: 'eip155:1', cause: new Error('slow') }),
  ]) {
    const request = vi.fn(() => Promise.reject(failure))
    const trace = createTracer({ request })
    for (let asked = 0; asked < 3; asked++) expect(await trace({ hash, signal })).toEqual(new Map())
    expect(request).toHaveBeenCalledTimes(1)
  }
})
