import { useSyncExternalStore } from 'react'
import type { ChainFamily } from '../families/ChainFamily.ts'
import type { Answer } from '../page/settings.ts'
import type { Wallet } from '../wallet/Wallet.ts'
import { Accounts } from './Accounts.tsx'
import { PairForm } from './PairForm.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { SessionCard } from './SessionCard.tsx'

/** The wallet: a place for links, what it is connected to, and what waits for an answer. */
export function App({
  wallet,
  answer,
  relayUrl,
  families,
}: {
  wallet: Wallet
  answer: Answer
  relayUrl: string
  families: readonly ChainFamily[]
}) {
  const { isRelayConnected, sessions, questions, notes } = useSyncExternalStore(
    wallet.subscribe,
    wallet.getState,
  )
  const [question] = questions
  return (
    <>
      <title>{question ? `(${questions.length}) Development wallet` : 'Development wallet'}</title>
      <header className="top">
        <Mark />
        <div>
          <h1>Development wallet</h1>
          <p className="quiet" title={relayUrl}>
            {isRelayConnected ? 'Connected to the relay' : 'Not connected to the relay'}
          </p>
        </div>
      </header>
      <main>
        <p className="warning">
          <b>Public test keys.</b> Everybody knows them. Never send them anything of value.
          {answer !== 'ask' && <b> Every question is answered with “{answer}”, without asking.</b>}
        </p>
        <PairForm wallet={wallet} />
        <section aria-labelledby="sessions">
          <h2 id="sessions">Connected applications</h2>
          {sessions.length === 0 ? (
            <p className="empty">
              None yet. Copy the link of a code, or scan it, and an application appears here.
            </p>
          ) : (
            <ul className="cards">
              {sessions.map((session) => (
                <SessionCard key={session.topic} session={session} wallet={wallet} />
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="notes">
          <h2 id="notes">What happened</h2>
          <div role="log" aria-labelledby="notes">
            <ol className="notes">
              {notes.map(({ id, kind, text }) => (
                <li key={id} data-kind={kind}>
                  <b>{words[kind]}</b> {text}
                </li>
              ))}
            </ol>
          </div>
          {notes.length === 0 && <p className="empty">Nothing since this page was opened.</p>}
        </section>
        <Accounts families={families} />
      </main>
      {question && (
        <QuestionDialog
          key={question.key}
          question={question}
          waiting={questions.length - 1}
          wallet={wallet}
        />
      )}
    </>
  )
}

/** Meaning is never told by colour alone. */
const words = { done: 'Done', declined: 'Declined', failed: 'Failed' }

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true">
      <rect width="32" height="32" rx="9" className="mark-ground" />
      <path d="M7 12h18v12H7zM7 12l12-4v4M20 18h5" className="mark-line" />
    </svg>
  )
}
