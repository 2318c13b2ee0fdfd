import type { WalletBehaviour } from '@foyer/testing/wallet'

/** How a simulated wallet answers what its user is asked. */
export type Answer = 'approve' | 'reject' | 'ask' | 'hang' | 'busy' | 'error' | 'malformed'

/** Something that a simulated wallet was asked, and has not answered. */
export interface WaitingPrompt {
  readonly number: number
  readonly method: string
  answer(decision: 'approve' | 'reject'): void
}

const behaviours: Readonly<Record<Exclude<Answer, 'ask' | 'hang'>, WalletBehaviour>> = {
  approve: 'approve',
  reject: 'reject',
  busy: 'pending',
  error: { throws: Object.assign(new Error('Internal error.'), { code: -32603 }) },
  malformed: { answers: 42 },
}

/** How one wallet answers: at once, as its developer decides, or never. */
export function createAnswers({
  changed,
  onUnlocked,
}: {
  changed(): void
  /** A prompt that asks for the password was approved. */
  onUnlocked(): void
}) {
  let answer: Answer = 'approve'
  let count = 0
  let waiting: readonly WaitingPrompt[] = []
  const hanging: (() => void)[] = []

  const decide = (method: string): Promise<WalletBehaviour> => {
    if (answer === 'hang') return new Promise((resolve) => hanging.push(() => resolve('reject')))
    if (answer !== 'ask') return Promise.resolve(behaviours[answer])
    return new Promise((resolve) => {
      count += 1
      const prompt: WaitingPrompt = {
        ...{ number: count, method },
        answer(decision) {
          waiting = waiting.filter((other) => other !== prompt)
          resolve(decision)
          changed()
        },
      }
      waiting = [...waiting, prompt]
      changed()
    })
  }
  return {
    /** For a scripted wallet. */
    behaviour: {
      async decides(method: string) {
        const decided = await decide(method)
        if (decided === 'approve' && /connect|account|permission|signIn/i.test(method)) onUnlocked()
        changed()
        return decided
      },
    },
    get answer() {
      return answer
    },
    setAnswer(next: Answer) {
      answer = next
      changed()
    },
    get waiting() {
      return waiting
    },
    /** No request is left waiting for a panel that is gone. */
    end() {
      answer = 'reject'
      for (const prompt of waiting) prompt.answer('reject')
      for (const decline of hanging.splice(0)) decline()
    },
  }
}
