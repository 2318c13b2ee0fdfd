import { SafeLink } from '@foyer/core/wallets'
import { Fragment, type ReactNode } from 'react'
import { useRoom, useStore } from '../../../room/RoomContext.ts'
import { useWords } from '../../../room/words.ts'
import { messages as words } from '../messages.ts'

/** Where the application asks for it, nothing can be used before the person agreed to its terms. */
export function Consent({ children }: { children: ReactNode }) {
  const messages = useWords(words)
  const { foyer, wallets } = useRoom()
  const { features, termsConditionsUrl, privacyPolicyUrl } = useStore(foyer.internals.options)
  const { consented } = useStore(wallets.store)
  const links = [
    [messages.terms, SafeLink.https(termsConditionsUrl)],
    [messages.privacy, SafeLink.https(privacyPolicyUrl)],
  ] as const
  const given = links.filter(([, href]) => href !== null)
  if (given.length === 0) return children
  const terms = given.map(([text, href], index) => (
    <Fragment key={text}>
      {index > 0 && messages.and}
      <a className="link" href={href ?? undefined} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    </Fragment>
  ))
  if (!features?.legalCheckbox)
    return (
      <>
        {children}
        <p className="legal">
          {messages.agreeByConnecting} {terms}
        </p>
      </>
    )
  return (
    <>
      <fieldset className="bare" disabled={!consented}>
        {children}
      </fieldset>
      <label className="legal">
        <input
          type="checkbox"
          checked={consented}
          onChange={({ currentTarget }) => wallets.consent(currentTarget.checked)}
        />
        <span>
          {messages.agree} {terms}
        </span>
      </label>
    </>
  )
}
