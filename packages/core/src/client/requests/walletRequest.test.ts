import { createFakeClock } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { AppError } from '../../primitives/AppError.ts'
import type { WalletRequestState } from '../contract/WalletRequests.ts'
import {
  createWalletRequestFlow,
  startWalletRequest,
  type WalletRequestEvent,
} from './walletRequest.ts'

const declined = new AppError('wallet/declined', 'The request was declined in the wallet.', {
  kind: 'declined',
})

/** A request under way and what it asked of the wallet, one entry for each attempt. */
function setUp({ celebrationMs = 600 } = {}) {
  const clock = createFakeClock()
  const attempts: {
    signal: AbortSignal
    isFirst: boolean
    onAlreadyPending(): void
    approve(): void
    fail(error: unknown): void
  }[] = []
  const finish = vi.fn()
  const requests = createStore<{ readonly [key: string]: WalletRequestState }>(() => ({}))
  const start = () =>
    startWalletRequest({
      ...{ requests, clock, key: 'connect acorn', finish, celebrationMs },
      ask: (attempt) =>
        new Promise((approve, fail) => void attempts.push({ ...attempt, approve, fail })),
    })
  const request = start()
  const state = () => requests.getState()['connect acorn']
  return {
    clock,
    attempts,
    finish,
    request,
    requests,
    start,
    state,
    settle: () => clock.advance(0),
  }
}

const waiting = { status: 'waiting', alreadyPending: false } as const
const pending = { status: 'waiting', alreadyPending: true } as const
const states: WalletRequestState[] = [
  waiting,
  pending,
  { status: 'done' },
  { status: 'declined' },
  { status: 'failed', error: 'no' },
]
const events: WalletRequestEvent[] = [
  { type: 'alreadyPending' },
  { type: 'done' },
  { type: 'declined' },
  { type: 'failed', error: 'no' },
  { type: 'retry' },
]

test('behavior: every transition there is', () => {
  const { transition } = createWalletRequestFlow(createFakeClock())
  const name = (state: WalletRequestState) =>
    state.status === 'waiting' && state.alreadyPending ? 'pending' : state.status
  expect(
    states.flatMap((state) =>
      events.map((event) => {
        const next = transition(state, event)
        return `${name(state)} + ${event.type} = ${next === state ? 'same' : name(next)}`
      }),
    ),
  ).toMatchInlineSnapshot(`
    [
      "waiting + alreadyPending = pending",
      "waiting + done = done",
      "waiting + declined = declined",
      "waiting + failed = failed",
      "waiting + retry = same",
      "pending + alreadyPending = pending",
      "pending + done = done",
      "pending + declined = declined",
      "pending + failed = failed",
      "pending + retry = same",
      "done + alreadyPending = same",
      "done + done = same",
      "done + declined = same",
      "done + failed = same",
      "done + retry = same",
      "declined + alreadyPending = same",
      "declined + done = same",
      "declined + declined = same",
      "declined + failed = same",
      "declined + retry = waiting",
      "failed + alreadyPending = same",
      "failed + done = same",
      "failed + declined = same",
      "failed + failed = same",
      "failed + retry = waiting",
    ]
  `)
})

test('behavior: the wallet is asked in the turn of the press', () => {
  const { attempts, state } = setUp()
  expect([attempts.length, state()]).toEqual([1, waiting])
})

test.each([600, 0])('behavior: success is seen for %i ms, then it ends once', async (ms) => {
  const { clock, attempts, finish, state, settle } = setUp({ celebrationMs: ms })
  attempts[0]?.approve()
  await settle()
  expect(state()).toEqual({ status: 'done' })
  if (ms > 0) {
    await clock.advance(ms - 1)
    expect(finish).not.toHaveBeenCalled()
    await clock.advance(1)
  }
  expect([finish.mock.calls.length, clock.pending()]).toEqual([1, 0])
})

test('behavior: leaving while success is shown finishes nothing', async () => {
  const { clock, attempts, finish, request, settle } = setUp()
  attempts[0]?.approve()
  await settle()
  request.stop()
  await clock.advance(1_000)
  expect([finish.mock.calls, clock.pending()]).toEqual([[], 0])
})

test('behavior: a busy wallet is said, and its answer still counts', async () => {
  const { attempts, state, settle } = setUp()
  attempts[0]?.onAlreadyPending()
  expect(state()).toEqual(pending)
  attempts[0]?.approve()
  await settle()
  expect(state()?.status).toBe('done')
})

const lockedLedger = new AppError('wallet/failed', 'Ledger is locked', { kind: 'unavailable' })

test.each<[string, unknown, WalletRequestState]>([
  ['a refusal', declined, { status: 'declined' }],
  ['a failure of ours', lockedLedger, { status: 'failed', error: lockedLedger }],
  ['any other', 'nothing', { status: 'failed', error: 'nothing' }],
])('behavior: %s is a state that offers another try', async (_what, error, outcome) => {
  const { attempts, request, state, settle } = setUp()
  attempts[0]?.fail(error)
  await settle()
  expect(state()).toEqual(outcome)
  request.retry()
  expect(state()).toEqual(waiting)
})

test('behavior: the first attempt takes the link at hand, a later one a link of its own', async () => {
  const { attempts, request, clock, settle } = setUp()
  attempts[0]?.fail(declined)
  await settle()
  await clock.advance(1_000)
  request.retry()
  expect(attempts.map(({ isFirst }) => isFirst)).toEqual([true, false])
})

test('behavior: a wallet that fails at once is asked at most once a second', async () => {
  const { clock, attempts, request, state, settle } = setUp()
  attempts[0]?.fail(declined)
  await settle()
  request.retry()
  request.retry()
  await clock.advance(999)
  expect([attempts.length, state()?.status]).toEqual([1, 'waiting'])
  await clock.advance(1)
  expect([attempts.length, clock.pending()]).toEqual([2, 0])
})

test('behavior: a clock that is set back makes nobody wait longer', async () => {
  const { attempts, request, clock, settle } = setUp()
  attempts[0]?.fail(declined)
  await settle()
  clock.set(-3_600_000)
  request.retry()
  await clock.advance(1_000)
  expect(attempts).toHaveLength(2)
})

test('behavior: trying again after a while asks in the turn of the press', async () => {
  const { clock, attempts, request, settle } = setUp()
  attempts[0]?.fail(declined)
  await settle()
  await clock.advance(1_000)
  request.retry()
  expect(attempts).toHaveLength(2)
})

test('behavior: leaving while the second is not over asks nobody', async () => {
  const { clock, attempts, request, settle } = setUp()
  attempts[0]?.fail(declined)
  await settle()
  request.retry()
  request.stop()
  await clock.advance(5_000)
  expect([attempts.length, clock.pending()]).toEqual([1, 0])
})

test('behavior: leaving abandons the attempt, and a late answer changes nothing', async () => {
  const { attempts, finish, request, state, settle } = setUp()
  request.stop()
  expect(attempts[0]?.signal.aborted).toBe(true)
  attempts[0]?.approve()
  await settle()
  expect([state(), finish.mock.calls]).toEqual([waiting, []])
})

test('behavior: the same request, started anew, takes the place of how an earlier one ended', async () => {
  const { attempts, request, start, state, settle } = setUp()
  attempts[0]?.fail(declined)
  await settle()
  request.stop()
  start()
  expect([attempts.length, state()]).toEqual([2, waiting])
})
