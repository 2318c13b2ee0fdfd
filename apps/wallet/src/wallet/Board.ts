import type { Note, Question, WalletState } from './Wallet.ts'

/** More than anybody reads. */
const keptNotes = 8

/** What answering a question does; both tell the other side. */
interface Answers {
  approve(choice: { address: string } | undefined): Promise<string>
  reject(): Promise<string>
}

/** The state of the wallet as it is rendered, and the questions that wait in it. */
export interface Board {
  getState(): WalletState
  subscribe(listener: () => void): () => void
  set(change: Partial<Pick<WalletState, 'isRelayConnected' | 'sessions'>>): void
  note(kind: Note['kind'], text: string): void
  /** Puts a question on the board, once: a key that was there before is ignored for good. */
  ask(question: Question, answers: Answers): void
  /** Takes a question away that needs no answer any more. */
  withdraw(key: string): void
  approve(key: string, choice?: { address: string }): Promise<void>
  reject(key: string): Promise<void>
}

/** Makes an empty board. */
export function createBoard({ onError }: { onError(error: unknown): void }): Board {
  let state: WalletState = { isRelayConnected: false, sessions: [], questions: [], notes: [] }
  let notesMade = 0
  const listeners = new Set<() => void>()
  const asked = new Map<string, Answers>()

  const update = (change: Partial<WalletState>) => {
    state = { ...state, ...change }
    for (const listener of [...listeners]) listener()
  }
  const note = (kind: Note['kind'], text: string) => {
    notesMade++
    update({ notes: [{ id: notesMade, kind, text }, ...state.notes].slice(0, keptNotes) })
  }
  const withdraw = (key: string) => {
    if (state.questions.some((question) => question.key === key))
      update({ questions: state.questions.filter((question) => question.key !== key) })
  }
  const answer = async (
    key: string,
    { kind, by }: { kind: 'done' | 'declined'; by(answers: Answers): Promise<string> },
  ) => {
    const answers = asked.get(key)
    // Gone already: answered in the same moment, or withdrawn.
    if (!answers || !state.questions.some((question) => question.key === key)) return
    withdraw(key)
    try {
      note(kind, await by(answers))
    } catch (error) {
      onError(error)
      note('failed', error instanceof Error ? error.message : String(error))
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: update,
    note,
    ask(question, answers) {
      if (asked.has(question.key)) return
      asked.set(question.key, answers)
      update({ questions: [...state.questions, question] })
    },
    withdraw,
    approve: (key, choice) =>
      answer(key, { kind: 'done', by: (answers) => answers.approve(choice) }),
    reject: (key) => answer(key, { kind: 'declined', by: (answers) => answers.reject() }),
  }
}
