import { alreadyPending, rejected } from './providerErrors.ts'

/**
 * What a scripted wallet does when it is asked.
 *
 * - `approve`, `reject`: the user answers at once.
 * - `pending`: an earlier prompt is still open, so the wallet refuses with -32002.
 * - `hang`: no answer, ever.
 * - `throws`, `throwsAtOnce`: rejects with any value, or throws it before there is a promise.
 * - `answers`: resolves with any value, however malformed.
 * - `late`: as the inner behaviour, once the test calls `answerLate()`.
 * - `decides`: as whatever it resolves with for a method, for wallets that somebody answers as they are asked.
 */
export type WalletBehaviour =
  | 'approve'
  | 'reject'
  | 'pending'
  | 'hang'
  | { readonly throws: unknown }
  | { readonly throwsAtOnce: unknown }
  | { readonly answers: unknown }
  | { readonly late: WalletBehaviour }
  | { readonly decides: (method: string) => Promise<WalletBehaviour> }

/** Plays behaviours, and holds the late answers back. */
export interface Performer {
  perform(parameters: {
    method: string
    behaviour: WalletBehaviour
    approve: () => unknown
  }): Promise<unknown>
  /** Lets everything answer that was held back so far. */
  answerLate(): void
}

export function createPerformer(): Performer {
  const held: (() => void)[] = []

  const perform: Performer['perform'] = ({ method, behaviour, approve }) => {
    if (behaviour === 'approve') return attempt(approve)
    if (behaviour === 'reject') return Promise.reject(rejected())
    if (behaviour === 'pending') return Promise.reject(alreadyPending(method))
    if (behaviour === 'hang') return new Promise(() => {})
    if ('throwsAtOnce' in behaviour) throw behaviour.throwsAtOnce
    if ('throws' in behaviour) return Promise.reject(behaviour.throws)
    if ('answers' in behaviour) return Promise.resolve(behaviour.answers)
    if ('decides' in behaviour)
      return behaviour
        .decides(method)
        .then((decided) => perform({ method, behaviour: decided, approve }))
    return new Promise<void>((release) => held.push(release)).then(() =>
      perform({ method, behaviour: behaviour.late, approve }),
    )
  }

  return {
    perform,
    answerLate: () => {
      for (const release of held.splice(0)) release()
    },
  }
}

/** Runs at once, like a wallet's page script, yet turns what it throws into a rejection. */
async function attempt(approve: () => unknown): Promise<unknown> {
  return approve()
}
