import { noEstimate } from '../adapter/TransferError.ts'
import { type Flow, type FlowDefinition, startFlow } from '../flow/startFlow.ts'
import type { Clock } from '../platform/Platform.ts'
import { AppError } from '../primitives/AppError.ts'
import type { Intent } from './Intent.ts'
import type { OrderEvent, OrderState } from './OrderState.ts'
import { readAnswer } from './readAnswer.ts'
import { transition } from './transition.ts'

/** A wallet that has not answered by then may have sent it all the same. */
export const answerTimeoutMs = 120_000
const costTimeoutMs = 15_000

/** What an order tells beside its state. A hash is told however late it comes, also when nobody waits any more. */
export interface OrderListener<request> {
  onAsked?(request: request): void
  onHash?(request: request, hash: string): void
  onRefused?(request: request, error: unknown): void
}

/** An order of one intent. What it sent is watched by who listens, and comes back as `outcomeRead`. */
export interface Order<draft, request>
  extends Flow<OrderState<draft, request>, OrderEvent<draft, request>> {
  /** Resolves when the wallet that was asked last has answered, and the state says so. */
  answered(): Promise<void>
  /** Resolves when the cost of what is reviewed is known, or the review is over. */
  costRead(): Promise<void>
}

/**
 * Starts an order: the user confirms, a wallet is asked once, the chain tells.
 *
 * @param draft what the form holds at first
 */
export function createOrder<draft, request extends object>({
  intent,
  clock,
  draft,
  ...listener
}: OrderListener<request> & {
  readonly intent: Intent<request>
  readonly clock: Pick<Clock, 'after' | 'deadline'>
  readonly draft: draft
}): Order<draft, request> {
  /** What wallets were asked and have not answered, also where the state has gone on. */
  const answers = new WeakMap<request, Promise<string>>()
  const ask = (request: request): Promise<string> => {
    listener.onAsked?.(request)
    // In this turn; what throws in it is an answer, too.
    const asked = new Promise<string>((resolve) => resolve(intent.ask(request)))
    const answer = asked.then(
      (hash) => {
        listener.onHash?.(request, hash)
        return hash
      },
      (error) => {
        listener.onRefused?.(request, error)
        throw error
      },
    )
    answers.set(request, answer)
    lastAnswer = answer
    return answer
  }
  type State = OrderState<draft, request>
  type Event = OrderEvent<draft, request>
  let lastAnswer: Promise<unknown> = Promise.resolve()
  const take = (answer: Promise<string> | undefined, send: (event: Event) => void) =>
    answer?.then(
      (hash) => send({ type: 'hashGiven', hash }),
      (thrown) => send(readAnswer(thrown)),
    )
  const definition: FlowDefinition<State, Event, null> = {
    initial: { status: 'editing', draft, notice: null },
    transition,
    // Only the cost is read by an effect that may throw.
    failure: (thrown) => ({
      type: 'costUnread',
      error: AppError.is(thrown) ? thrown : noEstimate(thrown),
    }),
    effects: {
      async reviewing({ state: { request }, send, signal }) {
        const estimate = await intent.prepare(request, {
          signal: AbortSignal.any([signal, clock.deadline(costTimeoutMs)]),
        })
        send({ type: 'costRead', estimate })
      },
      signing({ state: { request }, send, signal }) {
        void take(ask(request), send)
        const cancel = clock.after(answerTimeoutMs, () => send({ type: 'unanswered' }))
        signal.addEventListener('abort', cancel, { once: true })
      },
      outcomeUnknown: ({ state: { request }, send }) => void take(answers.get(request), send),
    },
  }
  const flow = startFlow(definition, null)
  return {
    ...flow,
    answered: () =>
      lastAnswer.then(
        () => {},
        () => {},
      ),
    costRead: () =>
      new Promise((resolve) => {
        const isOver = () => {
          const state = flow.getState()
          return state.status !== 'reviewing' || !state.cost.isReading
        }
        if (isOver()) return resolve()
        const stop = flow.subscribe(() => {
          if (!isOver()) return
          stop()
          resolve()
        })
      }),
  }
}
