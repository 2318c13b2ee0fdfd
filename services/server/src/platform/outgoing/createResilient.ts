import { AppError } from '@foyer/core/primitives'
import { createBreaker } from './createBreaker.ts'
import { createDeadline } from './createDeadline.ts'
import { createLimiter, type Limiter } from './createLimiter.ts'
import { upstreamUnavailable } from './errors.ts'
import type { OutgoingObserver, UpstreamOutcome } from './OutgoingObserver.ts'
import { pause } from './pause.ts'

/** One thing outside, and the manners with which it is asked. */
export interface Resilient {
  readonly name: string
  /**
   * Calls `task` until it succeeds, as often as was agreed.
   *
   * An `AppError` of kind `invalid` is an answer and no failure: it is thrown on at once. Everything
   * else is tried again and counts against the other side.
   *
   * @param task ends soon after its signal aborts; if it does not, it is left alone
   * @throws `upstream/unavailable` with the last failure as its cause
   * @throws the reason of `signal` when that aborts
   */
  run<value>(
    task: (signal: AbortSignal) => Promise<value>,
    options?: {
      signal?: AbortSignal | undefined
      /** The time it takes is the asker's choice: too long does not count against the other side. */
      isAskersRisk?: boolean
      /** A check beforehand: that it succeeds says nothing about whether questions are answered. */
      isCheck?: boolean
    },
  ): Promise<value>
}

export interface ResilientOptions {
  /** Few and fixed, such as `prices`: it is a label of the metrics and stands in messages. */
  name: string
  /** For one try; waiting for a free place may take as long again. */
  timeoutMs: number
  /** Tries after the first; 0 for what must not happen twice. */
  retries: number
  /** Calls at once; 16 when left out. */
  maxInFlight?: number
  /** Shared with others that ask the same machine. */
  limiter?: Limiter
}

/** Before the second try, half of it to all of it, so that clients do not come back in step. */
const firstPauseMs = 150

/** A deadline for each try, a breaker, a limit of calls at once, and tries again after a pause. */
export function createResilient(
  {
    name,
    timeoutMs,
    retries,
    maxInFlight = 16,
    limiter = createLimiter(maxInFlight),
  }: ResilientOptions,
  observer: OutgoingObserver,
): Resilient {
  const breaker = createBreaker((state) => observer.breaker({ name, state }))

  async function attempt<value>(
    task: (signal: AbortSignal) => Promise<value>,
    signal: AbortSignal | undefined,
    { isAskersRisk, isCheck }: { isAskersRisk: boolean; isCheck: boolean },
  ): Promise<value> {
    const startedAtMs = performance.now()
    const report = (outcome: UpstreamOutcome) =>
      observer.upstream({ name, outcome, durationMs: performance.now() - startedAtMs })
    if (!breaker.enter()) {
      report('skipped')
      throw upstreamUnavailable({ name, reason: 'failed too often just now' })
    }
    const waiting = createDeadline(timeoutMs, signal)
    let done: (() => void) | undefined
    let deadline = waiting
    try {
      done = await limiter.take(waiting.signal)
      // Only now: who waited long says nothing about the other side.
      deadline = createDeadline(timeoutMs, signal)
      const value = await Promise.race([task(deadline.signal), deadline.passed])
      if (isCheck) breaker.abandon()
      else breaker.succeed()
      report('ok')
      return value
    } catch (error) {
      if (signal?.aborted) {
        breaker.abandon()
        report('abandoned')
        throw signal.reason
      }
      if (!done) {
        breaker.abandon()
        report('skipped')
        throw upstreamUnavailable({ name, reason: 'is asked too much at once', cause: error })
      }
      if (error instanceof AppError && error.kind === 'invalid') {
        breaker.succeed()
        report('refused')
        throw error
      }
      if (isAskersRisk && deadline.signal.aborted) breaker.abandon()
      else breaker.fail()
      report(deadline.signal.aborted ? 'timeout' : 'failed')
      throw error
    } finally {
      done?.()
      waiting.end()
      deadline.end()
    }
  }

  return {
    name,
    async run(task, { signal, isAskersRisk = false, isCheck = false } = {}) {
      for (let tried = 0; ; tried++) {
        signal?.throwIfAborted()
        try {
          return await attempt(task, signal, { isAskersRisk, isCheck })
        } catch (error) {
          if (signal?.aborted) throw signal.reason
          if (error instanceof AppError && error.kind === 'invalid') throw error
          const isSkipped = error instanceof AppError && error.code === 'upstream/unavailable'
          if (isSkipped) throw error
          if (tried >= retries) {
            throw upstreamUnavailable({ name, reason: reasonOf(error), cause: error })
          }
          const pauseMs = firstPauseMs * 2 ** tried * (0.5 + Math.random() / 2)
          await pause(pauseMs, signal)
        }
      }
    },
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.name === 'TimeoutError'
    ? 'did not answer in time'
    : 'did not answer'
}
