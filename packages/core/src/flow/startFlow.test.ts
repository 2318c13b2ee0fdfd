import { expect, test, vi } from 'vitest'
import { type FlowDefinition, startFlow } from './startFlow.ts'

type State =
  | { readonly status: 'asking'; readonly notes: number; readonly round?: number }
  | { readonly status: 'done'; readonly answer: string }
  | { readonly status: 'failed'; readonly message: string }
type Event =
  | { readonly type: 'answered'; readonly answer: string }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'again' | 'noted' | 'anew' | 'meaningless' }
type Effects = FlowDefinition<State, Event, null>['effects']

const define = (effects: Effects): FlowDefinition<State, Event, null> => ({
  initial: { status: 'asking', notes: 1 },
  transition(state, event) {
    if (state.status === 'asking') {
      if (event.type === 'answered') return { status: 'done', answer: event.answer }
      if (event.type === 'failed') return { status: 'failed', message: event.message }
      if (event.type === 'anew') return { ...state, round: (state.round ?? 0) + 1 }
      if (event.type === 'noted') return { ...state, notes: state.notes + 1 }
      return state
    }
    return event.type === 'again' ? { status: 'asking', notes: 1 } : state
  },
  failure: (error) => ({ type: 'failed', message: String(error) }),
  effects,
})
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('behavior: the effect of the first status starts in the same turn', () => {
  const asking = vi.fn()
  startFlow(define({ asking }), null)
  expect(asking).toHaveBeenCalledTimes(1)
})

test('behavior: an effect may answer before it returns', () => {
  const flow = startFlow(
    define({ asking: ({ send }) => send({ type: 'answered', answer: 'yes' }) }),
    null,
  )
  expect(flow.getState()).toEqual({ status: 'done', answer: 'yes' })
})

test('behavior: leaving a status ends its effect, and its late event changes nothing', () => {
  const scopes: { send(event: Event): void; signal: AbortSignal }[] = []
  const flow = startFlow(define({ asking: (scope) => void scopes.push(scope) }), null)
  flow.send({ type: 'failed', message: 'no' })
  expect(scopes[0]?.signal.aborted).toBe(true)
  flow.send({ type: 'again' })
  scopes[0]?.send({ type: 'answered', answer: 'from an older attempt' })
  expect(flow.getState()).toEqual({ status: 'asking', notes: 1 })
  scopes[1]?.send({ type: 'answered', answer: 'yes' })
  expect(flow.getState()).toEqual({ status: 'done', answer: 'yes' })
})

test('behavior: data of the same status changes without starting the effect again', () => {
  const asking = vi.fn()
  const flow = startFlow(define({ asking }), null)
  flow.send({ type: 'noted' })
  expect([flow.getState(), asking.mock.calls.length]).toEqual([{ status: 'asking', notes: 2 }, 1])
})

test('behavior: another round of the same status ends the effect and starts it again', () => {
  const signals: AbortSignal[] = []
  const flow = startFlow(define({ asking: ({ signal }) => void signals.push(signal) }), null)
  flow.send({ type: 'anew' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test.each<[string, Effects['asking']]>([
  [
    'throws at once',
    () => {
      throw new Error('broken')
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
])('error: an effect that %s becomes an event', async (_name, asking) => {
  const flow = startFlow(define({ ...(asking && { asking }) }), null)
  await settle()
  expect(flow.getState()).toEqual({ status: 'failed', message: 'Error: broken' })
})

test('behavior: an effect that fails after it was left is not heard', async () => {
  let fail = () => {}
  const flow = startFlow(
    define({
      asking: () =>
        new Promise((_resolve, reject) => {
          fail = () => reject(new Error('late'))
        }),
    }),
    null,
  )
  flow.send({ type: 'answered', answer: 'yes' })
  fail()
  await settle()
  expect(flow.getState()).toEqual({ status: 'done', answer: 'yes' })
})

test('behavior: listeners hear changes only, until they leave', () => {
  const flow = startFlow(define({}), null)
  const received = vi.fn()
  const stop = flow.subscribe(received)
  flow.send({ type: 'meaningless' })
  expect(received).not.toHaveBeenCalled()
  flow.send({ type: 'noted' })
  expect(received).toHaveBeenCalledTimes(1)
  stop()
  flow.send({ type: 'noted' })
  expect(received).toHaveBeenCalledTimes(1)
})

test('behavior: a stopped flow ends its effect and never changes again', () => {
  const signals: AbortSignal[] = []
  const flow = startFlow(define({ asking: ({ signal }) => void signals.push(signal) }), null)
  flow.stop()
  flow.send({ type: 'answered', answer: 'yes' })
  expect([signals[0]?.aborted, flow.getState().status]).toEqual([true, 'asking'])
})
