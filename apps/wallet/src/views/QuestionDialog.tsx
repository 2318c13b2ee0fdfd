import { useState } from 'react'
import type { Question, Wallet } from '../wallet/Wallet.ts'
import { Dialog } from './Dialog.tsx'
import { shorten } from './shorten.ts'

/** What an application wants of the user. Escape means no. */
export function QuestionDialog({
  question,
  waiting,
  wallet,
}: {
  question: Question
  /** How many more come after it. */
  waiting: number
  wallet: Wallet
}) {
  const { key, title, facts, text, warning, canApprove, accounts } = question
  const [address, setAddress] = useState(accounts[0]?.address)
  return (
    <Dialog title={title} onCancel={() => wallet.reject(key)}>
      {warning && <p className="warning">{warning}</p>}
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {accounts.length > 0 && (
        <label className="choice">
          Account
          <select value={address} onChange={(event) => setAddress(event.target.value)}>
            {accounts.map((account) => (
              <option key={account.address} value={account.address}>
                {account.name}, {shorten(account.address)}
              </option>
            ))}
          </select>
        </label>
      )}
      {text !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <section className="text" tabIndex={0} aria-label="What is signed">
          <pre>{text}</pre>
        </section>
      )}
      {waiting > 0 && <p className="quiet">{waiting} more waiting</p>}
      <footer>
        <button type="button" onClick={() => wallet.reject(key)}>
          Reject
        </button>
        <button
          type="button"
          className="primary"
          disabled={!canApprove}
          onClick={() => wallet.approve(key, address === undefined ? undefined : { address })}
        >
          Approve
        </button>
      </footer>
    </Dialog>
  )
}
