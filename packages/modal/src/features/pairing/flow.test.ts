import { AppError } from '@foyer/core'
import { startFlow } from '@foyer/core/client'
import { createFakeClock } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { createPairingFlow, type PairingEvent, type PairingState } from './flow.ts'

const declined = new AppError('wallet/declined', 'The request was declined in the wallet.', {
  kind: 'declined',
})

function setUp({ celebrationMs = 600 } = {}) {
  const clock = createFakeClock()
  const attempts: {
    signal: AbortSignal
    isFirst: boolean
    approve(): void
    fail(error: unknown): void
  }[] = []
  const finish = vi.fn()
  const flow = startFlow(createPairingFlow(), {
    connect: (parameters) =>
      new Promise((approve, fail) => void attempts.push({ ...parameters, approve, fail })),
    finish,
    elapsedMs: clock.elapsed,
    after: clock.after,
    celebrationMs,
  })
  return { clock, attempts, finish, flow, settle: () => clock.advance(0) }
}

const states: PairingState[] = [
  { status: 'waiting', attempt: 0 },
  { status: 'connected' },
  { status: 'declined', attempt: 0 },
  { status: 'failed', attempt: 0, message: 'no' },
]
const events: PairingEvent[] = [
  { type: 'connected' },
  { type: 'declined' },
  { type: 'failed', message: 'no' },
  { type: 'retry' },
]

test('behavior: every transition there is', () => {
  const { transition } = createPairingFlow()
  expect(
    states.flatMap((state) =>
      events.map((event) => {
        const next = transition(state, event)
        return `${state.status} + ${event.type} = ${next === state ? 'same' : next.status}`
      }),
    ),
  ).toMatchInlineSnapshot(`
    [
      "waiting + connected = connected",
      "waiting + declined = declined",
      "waiting + failed = failed",
      "waiting + retry = same",
      "connected + connected = same",
      "connected + declined = same",
      "connected + failed = same",
      "connected + retry = same",
      "declined + connected = same",
      "declined + declined = same",
      "declined + failed = same",
      "declined + retry = waiting",
      "failed + connected = same",
      "failed + declined = same",
      "failed + failed = same",
      "failed + retry = waiting",
    ]
  `)
})

test('behavior: the first attempt takes the link at hand, a later one a link of its own', async () => {
  const { attempts, flow, clock, settle } = setUp()
  attempts[0]?.fail(declined)
  await settle()
  expect(flow.getState()).toEqual({ status: 'declined', attempt: 0 })
  await clock.advance(1_000)
  flow.send({ type: 'retry' })
  expect(attempts.map(({ isFirst }) => isFirst)).toEqual([true, false])
})

test('behavior: a second attempt within a second waits for the rest of it', async () => {
  const { attempts, flow, clock, settle } = setUp()
  attempts[0]?.fail(new Error('The relay is down'))
  await settle()
  expect(flow.getState()).toEqual({ status: 'failed', attempt: 0, message: 'The relay is down' })
  flow.send({ type: 'retry' })
  await clock.advance(999)
  expect(attempts).toHaveLength(1)
  await clock.advance(1)
  expect(attempts).toHaveLength(2)
})

test('behavior: a clock that is set back makes nobody wait longer', async () => {
  const { attempts, flow, clock, settle } = setUp()
  attempts[0]?.fail(declined)
  await settle()
  clock.set(-3_600_000)
  flow.send({ type: 'retry' })
  await clock.advance(1_000)
  expect(attempts).toHaveLength(2)
})

test.each([600, 0])('behavior: success is seen for %i ms, then it ends once', async (ms) => {
  const { clock, attempts, finish, settle } = setUp({ celebrationMs: ms })
  attempts[0]?.approve()
  await settle()
  if (ms > 0) {
    await clock.advance(ms - 1)
    expect(finish).not.toHaveBeenCalled()
    await clock.advance(1)
  }
  expect([finish.mock.calls.length, clock.pending()]).toEqual([1, 0])
})

test('behavior: leaving abandons the attempt, and a late answer changes nothing', async () => {
  const { attempts, finish, flow, settle } = setUp()
  flow.stop()
  expect(attempts[0]?.signal.aborted).toBe(true)
  attempts[0]?.approve()
  await settle()
  expect([flow.getState().status, finish.mock.calls]).toEqual(['waiting', []])
})
