import { createFakeClock } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { TransferError, WalletError } from '../adapter.ts'
import { answerTimeoutMs, createOrder } from './createOrder.ts'
import type { Intent } from './Intent.ts'

const gift = { to: 'friend', amountAtomic: 3n }
const estimate = { feeAtomic: 21n }

type Deferred<value> = ReturnType<typeof deferred<value>>

/** Node 20 has no `Promise.withResolvers`. */
function deferred<value>() {
  let resolve!: (value: value) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<value>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  return { promise, resolve, reject }
}

function setUp({ prepare }: { prepare?: Intent<typeof gift>['prepare'] } = {}) {
  const clock = createFakeClock()
  const answers: Deferred<string>[] = []
  const ask = vi.fn(() => {
    const answer = deferred<string>()
    answers.push(answer)
    return answer.promise
  })
  const listener = { onAsked: vi.fn(), onHash: vi.fn(), onRefused: vi.fn() }
  const order = createOrder({
    intent: {
      kind: 'gift',
      ask,
      prepare: prepare ?? (async () => estimate),
      describe: () => {
        throw new Error('No view is here.')
      },
      digest: async () => '',
      find: async () => null,
      outcome: async () => ({ status: 'confirmed', differences: [], seen: null }),
    },
    ...{ clock, draft: 'three', ...listener },
  })
  const settle = () => clock.advance(0)
  const confirm = async () => {
    order.send({ type: 'reviewed', request: gift, estimate: null })
    await settle()
    order.send({ type: 'confirmed' })
  }
  return { order, clock, ask, answers, listener, confirm, settle }
}

test('default: a wallet is asked in the turn of the press, once, and its hash is what was sent', async () => {
  const { order, ask, answers, listener, confirm, settle } = setUp()
  await confirm()
  expect(order.getState().status).toBe('signing')
  expect(ask).toHaveBeenCalledTimes(1)
  order.send({ type: 'confirmed' })
  order.send({ type: 'left', draft: 'four' })
  expect([ask.mock.calls.length, order.getState().status]).toEqual([1, 'signing'])
  answers[0]?.resolve('0x1')
  await settle()
  expect(order.getState()).toEqual({ status: 'sent', request: gift, hash: '0x1', outcome: null })
  expect(listener.onHash).toHaveBeenCalledExactlyOnceWith(gift, '0x1')
})

test('behavior: a user who declines is back in the review, and may confirm again', async () => {
  const { order, ask, answers, confirm, settle } = setUp()
  await confirm()
  answers[0]?.reject(WalletError.from({ code: 4001 }))
  await settle()
  expect(order.getState()).toMatchObject({ status: 'reviewing', notice: { kind: 'declined' } })
  order.send({ type: 'confirmed' })
  expect(ask).toHaveBeenCalledTimes(2)
})

test('behavior: who does not answer leaves the outcome unknown, and a late answer is taken in', async () => {
  const { order, clock, ask, answers, confirm, settle } = setUp()
  await confirm()
  await clock.advance(answerTimeoutMs)
  expect(order.getState().status).toBe('outcomeUnknown')
  // Nothing is asked twice while nobody knows.
  order.send({ type: 'reviewed', request: { ...gift }, estimate: null })
  order.send({ type: 'confirmed' })
  expect(ask).toHaveBeenCalledTimes(1)
  answers[0]?.resolve('0x1')
  await settle()
  expect(order.getState()).toMatchObject({ status: 'sent', hash: '0x1' })
})

test('behavior: a hash that comes when its user has gone on is told, and changes nothing', async () => {
  const { order, clock, answers, listener, confirm, settle } = setUp()
  await confirm()
  await clock.advance(answerTimeoutMs)
  order.send({ type: 'acknowledged', draft: 'four' })
  answers[0]?.resolve('0x1')
  await settle()
  expect(order.getState()).toEqual({ status: 'editing', draft: 'four', notice: null })
  expect(listener.onHash).toHaveBeenCalledExactlyOnceWith(gift, '0x1')
})

test('error: an answer that cannot be read is no refusal', async () => {
  const { order, answers, confirm, settle } = setUp()
  await confirm()
  answers[0]?.reject(new Error('Socket closed'))
  await settle()
  expect(order.getState().status).toBe('outcomeUnknown')
})

test('error: a wallet that was not asked, or answered with an error, has sent nothing', async () => {
  const { order, answers, confirm, settle } = setUp()
  await confirm()
  const error = TransferError.unasked('No block.', null)
  answers[0]?.reject(error)
  await settle()
  const cost = { isReading: false, estimate, failure: null }
  expect(order.getState()).toEqual({ status: 'failed', draft: 'three', request: gift, cost, error })
  // The same may be confirmed again.
  order.send({ type: 'confirmed' })
  expect(order.getState().status).toBe('signing')
  answers[1]?.reject(error)
  await settle()
  order.send({ type: 'left', draft: 'four' })
  expect(order.getState().status).toBe('editing')
})

test('error: what the chain speaks against is not asked for', async () => {
  const { order, ask, confirm } = setUp({
    prepare: async () => {
      throw TransferError.refusedByChain('ERC20: insufficient allowance')
    },
  })
  await confirm()
  expect(order.getState()).toMatchObject({
    status: 'reviewing',
    cost: { failure: { code: 'transfer/refused-by-chain' } },
  })
  expect(ask).not.toHaveBeenCalled()
})

test('behavior: a cost is read anew while the last one stays, and one that is late changes nothing', async () => {
  const costs: Deferred<typeof estimate>[] = []
  const { order, settle } = setUp({
    prepare() {
      const cost = deferred<typeof estimate>()
      costs.push(cost)
      return cost.promise
    },
  })
  order.send({ type: 'reviewed', request: gift, estimate: null })
  costs[0]?.resolve(estimate)
  await settle()
  order.send({ type: 'refreshed' })
  expect(order.getState()).toMatchObject({ cost: { isReading: true, estimate } })
  order.send({ type: 'walletChanged', draft: 'none' })
  costs[1]?.resolve(estimate)
  await settle()
  expect(order.getState()).toEqual({
    ...{ status: 'editing', draft: 'none', notice: { kind: 'walletChanged' } },
  })
})

test('error: what the chain speaks against, though it tells the cost, is not asked for', async () => {
  const refusal = TransferError.refusedByChain('paused')
  const { order, ask, confirm } = setUp({ prepare: async () => ({ ...estimate, refusal }) })
  await confirm()
  expect(order.getState()).toMatchObject({ cost: { estimate, failure: refusal } })
  expect(ask).not.toHaveBeenCalled()
})

test('error: an alarm is shown over all that no wallet is asked for', async () => {
  const { order, answers, confirm, settle } = setUp()
  const outcome = { status: 'confirmed', differences: [], seen: null } as const
  const alarm = { type: 'alarmed', request: { ...gift }, hash: '0x0', outcome } as const
  await confirm()
  order.send(alarm)
  expect(order.getState().status).toBe('signing')
  answers[0]?.reject(WalletError.from({ code: 4001 }))
  await settle()
  order.send(alarm)
  expect(order.getState()).toMatchObject({ status: 'sent', hash: '0x0' })
})

test('behavior: what is learned stays with the form, and the review goes on', async () => {
  const { order, confirm } = setUp()
  order.send({ type: 'learned', draft: 'four' })
  expect(order.getState()).toMatchObject({ status: 'editing', draft: 'four' })
  order.send({ type: 'reviewed', request: gift, estimate: null })
  order.send({ type: 'edited', draft: 'none' })
  order.send({ type: 'learned', draft: 'five' })
  expect(order.getState()).toMatchObject({ status: 'reviewing', draft: 'five', request: gift })
  await confirm()
  expect(order.getState()).toMatchObject({ status: 'signing', draft: 'five' })
})
