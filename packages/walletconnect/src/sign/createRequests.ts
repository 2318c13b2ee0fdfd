import type { SessionRecord } from '../storage/Records.ts'
import { noResult, notAnswered, notConnected, tooManyRequests, WalletRpcError } from './errors.ts'
import type { Response } from './JsonRpc.ts'
import { ask } from './message.ts'
import type { Method } from './methods.ts'
import type { SignContext } from './SignContext.ts'

/** Questions of this page that the wallet has not answered yet. */
export interface Requests {
  /**
   * Asks, and waits for the answer.
   *
   * @throws {@link WalletRpcError}, the signal's reason, or `relay/refused`
   */
  send(question: Question): Promise<unknown>
  /** Takes the answer to a question of this page; any other answer belongs to another page. */
  settle(topic: string, response: Response): void
  /** The session ended: nobody will answer. */
  fail(topic: string): void
}

/** One question in a session. */
interface Question {
  readonly session: Pick<SessionRecord, 'topic' | 'symKey'>
  readonly method: Method
  readonly params: unknown
  readonly expirySeconds: number
  readonly signal?: AbortSignal | undefined
  /** The relay has it. `over` fires when the request is answered, has failed or was given up. */
  sent?(id: number, over: AbortSignal): void
  /** Whether an answer without a result is no answer. */
  readonly needsResult?: boolean
}

/** A page that asks more at once is broken, or wants to break the wallet. */
const mostWaiting = 64

/** Keeps what waits for an answer, by id; an id is answered once. */
export function createRequests({ clock, relay, nextId }: SignContext): Requests {
  const waiting = new Map<number, { topic: string; settle(response: Response | Error): void }>()
  return {
    send({ session, method, params, expirySeconds, signal, sent, needsResult = false }) {
      const { topic, symKey } = session
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        if (waiting.size >= mostWaiting) return reject(tooManyRequests())
        const id = nextId()
        const unsent = new AbortController()
        const end = () => {
          waiting.delete(id)
          stopTimer()
          signal?.removeEventListener('abort', abandon)
          // What the relay has not taken by now is never sent.
          unsent.abort()
        }
        const fail = (reason: unknown) => {
          end()
          reject(reason)
        }
        const abandon = () => fail(signal?.reason)
        const stopTimer = clock.after(expirySeconds * 1_000, () => fail(notAnswered()))
        signal?.addEventListener('abort', abandon, { once: true })
        waiting.set(id, {
          topic,
          settle(response) {
            if (response instanceof Error) return fail(response)
            if ('result' in response) {
              if (needsResult && response.result === undefined) return fail(noResult())
              end()
              return resolve(response.result ?? null)
            }
            const { code, message, data } = response.error
            fail(new WalletRpcError(code, message || 'The wallet gave no reason.', data))
          },
        })
        relay
          .publish({
            ...ask({ topic, symKey, id, method, params }),
            ttlSeconds: expirySeconds,
            signal: unsent.signal,
          })
          .then(
            () => waiting.has(id) && sent?.(id, unsent.signal),
            (reason) => waiting.has(id) && fail(reason),
          )
      })
    },
    settle(topic, response) {
      const question = waiting.get(response.id)
      if (question?.topic === topic) question.settle(response)
    },
    fail(topic) {
      for (const question of [...waiting.values()])
        if (question.topic === topic) question.settle(notConnected())
    },
  }
}
