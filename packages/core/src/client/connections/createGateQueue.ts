import type { Connection } from '../../adapter/ChainAdapter.ts'
import type { SignInParameters } from '../../adapter/SignIn.ts'
import type { Clock } from '../../platform/Platform.ts'
import { abortable } from '../../primitives/abortable.ts'
import { lazy } from '../../primitives/lazy.ts'
import type { Foyer } from '../contract/Foyer.ts'
import type { ReportingPort } from '../contract/FoyerInternals.ts'
import type { Gate } from '../contract/Gate.ts'
import { codeUnavailable } from '../errors.ts'
import { isUsers } from './attempts.ts'
import type { Attempt } from './createAttempts.ts'

/** The gates of a client, and who waits before them. */
export interface GateQueue {
  /** What a wallet may sign in the same prompt as connecting. */
  ask(namespace: string, signal: AbortSignal): Promise<SignInParameters | undefined>
  /** Resolves when the connection may pass. @throws what a gate rejected with, or the signal's reason */
  pass(connection: Connection, attempt: Attempt): Promise<void>
}

/** The code of gates is fetched with the first connection that has to pass one. */
export function createGateQueue({
  gates,
  clock,
  track,
  open,
}: Pick<ReportingPort, 'track'> & {
  readonly gates: readonly Gate[]
  readonly clock: Clock
  readonly open: Foyer['open']
}): GateQueue {
  const load = lazy(() => import('./passGates.ts'), codeUnavailable)
  let turn = Promise.resolve()
  return {
    ask: async (namespace, signal) => abortable((await load()).askGates(gates, namespace), signal),
    async pass(connection, attempt) {
      const { signal } = attempt
      attempt.show('authenticating')
      const code = await abortable(load(), signal)
      const isResumed = !isUsers(attempt)
      const pass = () =>
        code.passGates({ gates, clock, track, connection, signal, isResumed, open })
      if (isResumed) return pass()
      // A gate shows one connection at a time: those of a wallet on several families pass one by one.
      const passing = abortable(turn, signal).then(pass)
      turn = passing.catch(() => {
        // The caller gets the error; the next call goes on regardless.
      })
      return passing
    },
  }
}
