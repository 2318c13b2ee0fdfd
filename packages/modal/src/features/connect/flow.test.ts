import { AppError } from '@foyer/core'
import { startFlow } from '@foyer/core/client'
import { createFakeClock } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import {
  type ConnectEnvironment,
  type ConnectEvent,
  type ConnectState,
  createConnectFlow,
} from './flow.ts'

const declined = new AppError('wallet/declined', 'The request was declined in the wallet.', {
  kind: 'declined',
})

/** A running flow and what it asked of its surroundings, one entry for each attempt. */
function setUp(
  environment: Partial<ConnectEnvironment> = {},
  begun?: Parameters<typeof createConnectFlow>[0],
) {
  const clock = createFakeClock()
  const attempts: {
    signal: AbortSignal
    onAlreadyPending(): void
    approve(): void
    fail(error: unknown): void
  }[] = []
  const finish = vi.fn()
  const remember = vi.fn()
  const flow = startFlow(createConnectFlow(begun), {
    connect: (parameters) =>
      new Promise((approve, fail) => void attempts.push({ ...parameters, approve, fail })),
    remember,
    finish,
    elapsedMs: clock.elapsed,
    after: clock.after,
    celebrationMs: 600,
    ...environment,
  })
  return { clock, attempts, finish, remember, flow, settle: () => clock.advance(0) }
}

const waiting = { status: 'waiting', attempt: 0, alreadyPending: false } as const
const pending = { ...waiting, alreadyPending: true } as const
const states: ConnectState[] = [
  waiting,
  pending,
  { status: 'connected' },
  { status: 'declined', attempt: 0 },
  { status: 'failed', attempt: 0, message: 'no' },
]
const events: ConnectEvent[] = [
  { type: 'alreadyPending' },
  { type: 'connected' },
  { type: 'declined' },
  { type: 'failed', message: 'no' },
  { type: 'retry' },
]

test('behavior: every transition there is', () => {
  const { transition } = createConnectFlow()
  const name = (state: ConnectState) =>
    state.status === 'waiting'
      ? `${state.alreadyPending ? 'pending' : 'waiting'} ${state.attempt}`
      : state.status
  expect(
    states.flatMap((state) =>
      events.map((event) => {
        const next = transition(state, event)
        return `${name(state)} + ${event.type} = ${next === state ? 'same' : name(next)}`
      }),
    ),
  ).toMatchInlineSnapshot(`
    [
      "waiting 0 + alreadyPending = pending 0",
      "waiting 0 + connected = connected",
      "waiting 0 + declined = declined",
      "waiting 0 + failed = failed",
      "waiting 0 + retry = same",
      "pending 0 + alreadyPending = pending 0",
      "pending 0 + connected = connected",
      "pending 0 + declined = declined",
      "pending 0 + failed = failed",
      "pending 0 + retry = same",
      "connected + alreadyPending = same",
      "connected + connected = same",
      "connected + declined = same",
      "connected + failed = same",
      "connected + retry = same",
      "declined + alreadyPending = same",
      "declined + connected = same",
      "declined + declined = same",
      "declined + failed = same",
      "declined + retry = waiting 1",
      "failed + alreadyPending = same",
      "failed + connected = same",
      "failed + declined = same",
      "failed + failed = same",
      "failed + retry = waiting 1",
    ]
  `)
})

test('behavior: the wallet is asked in the turn of the press', () => {
  expect(setUp().attempts).toHaveLength(1)
})

test.each([600, 0])(
  'behavior: success is celebrated for %i ms, then the errand ends once',
  async (ms) => {
    const { clock, attempts, finish, flow, settle } = setUp({ celebrationMs: ms })
    attempts[0]?.approve()
    await settle()
    expect(flow.getState()).toEqual({ status: 'connected' })
    if (ms > 0) {
      await clock.advance(ms - 1)
      expect(finish).not.toHaveBeenCalled()
      await clock.advance(1)
    }
    expect([finish.mock.calls.length, clock.pending()]).toEqual([1, 0])
  },
)

test('behavior: an attempt that is on its way is joined, and asked anew only for the next', async () => {
  const answers: ((error?: unknown) => void)[] = []
  const join = vi.fn(
    () =>
      new Promise<void>((approve, fail) =>
        answers.push((error) => (error === undefined ? approve() : fail(error))),
      ),
  )
  const { attempts, flow, settle, clock } = setUp({}, { isConnected: false, join })
  expect([join.mock.calls.length, attempts.length, flow.getState()]).toEqual([1, 0, waiting])
  answers[0]?.(declined)
  await settle()
  expect(flow.getState()).toEqual({ status: 'declined', attempt: 0 })
  flow.send({ type: 'retry' })
  await clock.advance(1_000)
  expect([join.mock.calls.length, attempts.length]).toEqual([1, 1])
})

test('behavior: an attempt that had ended well begins with the celebration', async () => {
  const join = vi.fn()
  const { attempts, flow, finish, remember, clock } = setUp({}, { isConnected: true, join })
  expect(flow.getState()).toEqual({ status: 'connected' })
  expect([remember.mock.calls.length, join.mock.calls.length, attempts.length]).toEqual([1, 0, 0])
  await clock.advance(600)
  expect(finish).toHaveBeenCalledTimes(1)
})

test('behavior: leaving during the celebration finishes nothing', async () => {
  const { clock, attempts, finish, flow, settle } = setUp()
  attempts[0]?.approve()
  await settle()
  flow.stop()
  await clock.advance(1_000)
  expect([finish.mock.calls, clock.pending()]).toEqual([[], 0])
})

test('behavior: a busy wallet is said, and its answer still counts', async () => {
  const { attempts, flow, settle } = setUp()
  attempts[0]?.onAlreadyPending()
  expect(flow.getState()).toEqual(pending)
  attempts[0]?.approve()
  await settle()
  expect(flow.getState().status).toBe('connected')
})

test.each<[string, unknown, ConnectState]>([
  ['a refusal', declined, { status: 'declined', attempt: 0 }],
  [
    'a failure with words',
    new AppError('wallet/failed', 'Ledger is locked', { kind: 'unavailable' }),
    { status: 'failed', attempt: 0, message: 'Ledger is locked' },
  ],
  ['a failure without', 'nothing', { status: 'failed', attempt: 0, message: 'Unknown error' }],
])('behavior: %s is a state that offers another try', async (_what, error, state) => {
  const { attempts, flow, settle } = setUp()
  attempts[0]?.fail(error)
  await settle()
  expect(flow.getState()).toEqual(state)
  flow.send({ type: 'retry' })
  expect(flow.getState()).toEqual({ ...waiting, attempt: 1 })
})

test('behavior: a wallet that fails at once is asked at most once a second', async () => {
  const { clock, attempts, flow, settle } = setUp()
  attempts[0]?.fail(declined)
  await settle()
  flow.send({ type: 'retry' })
  flow.send({ type: 'retry' })
  await clock.advance(999)
  expect([attempts.length, flow.getState().status]).toEqual([1, 'waiting'])
  await clock.advance(1)
  expect([attempts.length, clock.pending()]).toEqual([2, 0])
})

test('behavior: trying again after a while asks in the turn of the press', async () => {
  const { clock, attempts, flow, settle } = setUp()
  attempts[0]?.fail(declined)
  await settle()
  await clock.advance(1_000)
  flow.send({ type: 'retry' })
  expect(attempts).toHaveLength(2)
})

test('behavior: leaving while the second is not over asks nobody', async () => {
  const { clock, attempts, flow, settle } = setUp()
  attempts[0]?.fail(declined)
  await settle()
  flow.send({ type: 'retry' })
  flow.stop()
  await clock.advance(5_000)
  expect([attempts.length, clock.pending()]).toEqual([1, 0])
})

test('behavior: leaving abandons the attempt, and a late answer changes nothing', async () => {
  const { attempts, finish, flow, settle } = setUp()
  flow.stop()
  expect(attempts[0]?.signal.aborted).toBe(true)
  attempts[0]?.approve()
  await settle()
  expect([flow.getState(), finish.mock.calls]).toEqual([waiting, []])
})
