import type { NodeRequest } from '@foyer/transactions'
import { expect, test, vi } from 'vitest'
import { Refusal, userRejected } from '../channel/failures.ts'
import { handOver } from './chain.ts'

const call = { method: 'eth_sendRawTransaction', params: ['0x12'] }
const { signal } = new AbortController()
const answering =
  (error: unknown): NodeRequest =>
  async () => {
    throw error
  }

test('behavior: what nobody answered may be on its way', async () => {
  for (const error of [
    new Refusal(-32_000, 'The network does not answer.'),
    new SyntaxError('No JSON'),
    Object.assign(new Refusal(-32_002, 'no node answers'), { data: {} }),
  ])
    await expect(handOver(answering(error), call, { signal })).resolves.toBeUndefined()
})

test('error: what was refused was not sent, and neither what no node was there for', async () => {
  const refused = Object.assign(new Refusal(-32_000, 'nonce too low'), { data: {} })
  for (const error of [refused, new Refusal(4901, 'no node')])
    await expect(handOver(answering(error), call, { signal })).rejects.toBe(error)
})

test('behavior: nothing stops it once it was handed over, and nothing is handed over after that', async () => {
  const stopped = new AbortController()
  const node = vi.fn<NodeRequest>(async (_call, { signal }) => {
    stopped.abort(userRejected())
    signal.throwIfAborted()
    return '0x34'
  })
  await handOver(node, call, { signal: stopped.signal })
  await expect(handOver(node, call, { signal: stopped.signal })).rejects.toMatchObject({
    code: 4001,
  })
  expect(node).toHaveBeenCalledOnce()
})
