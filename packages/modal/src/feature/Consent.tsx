import { SafeLink } from '@foyer/core/wallets'
import { Fragment, type ReactNode } from 'react'
import { useFeature, useStore } from './FeatureContext.ts'
import { messages as words } from './messages.ts'
import { useWords } from './words.ts'

/** What the application asks a person to agree to before they connect. */
export function useConsent() {
  const { foyer, wallets } = useFeature()
  const { features, termsConditionsUrl, privacyPolicyUrl } = useStore(foyer.internals.options)
  const { consented } = useStore(wallets.store)
  const terms = SafeLink.https(termsConditionsUrl)
  const privacy = SafeLink.https(privacyPolicyUrl)
  const asked = features?.legalCheckbox === true && (terms !== null || privacy !== null)
  return { terms, privacy, asked, consented, withheld: asked && !consented }
}

/**
 * Where the application asks for it, nothing can be used before the person agreed to its terms.
 *
 * @contacts link — terms and privacy policy — when a person follows them — `termsConditionsUrl`,
 * `privacyPolicyUrl`
 */
export function Consent({
  before = false,
  children,
}: {
  /** In front of a list that may be long, and only where there is something to tick. */
  before?: boolean
  children: ReactNode
}) {
  const messages = useWords(words)
  const { wallets } = useFeature()
  const { terms, privacy, asked, consented, withheld } = useConsent()
  const links = [
    [messages.terms, terms],
    [messages.privacy, privacy],
  ] as const
  const given = links.filter(([, href]) => href !== null)
  const said = given.map(([text, href], index) => (
    <Fragment key={text}>
      {index > 0 && messages.and}
      <a className="link" href={href ?? undefined} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    </Fragment>
  ))
  if (given.length === 0 || (before && !asked)) return children
  if (!asked)
    return (
      <>
        {children}
        <p className="legal">
          {messages.agreeByConnecting} {said}
        </p>
      </>
    )
  const box = (
    <label className="legal">
      <input
        type="checkbox"
        checked={consented}
        onChange={({ currentTarget }) => wallets.consent(currentTarget.checked)}
      />
      <span>
        {messages.agree} {said}
      </span>
    </label>
  )
  return (
    <>
      {before && box}
      <fieldset className="bare" disabled={withheld}>
        {children}
      </fieldset>
      {!before && box}
    </>
  )
}
