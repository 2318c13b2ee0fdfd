import { SafeLink } from '@foyer/core/wallets'
import { Sentence, useWords } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useConsent } from './Consent.tsx'
import styles from './consent.css?inline'
import { useFeature, useStore } from './FeatureContext.ts'
import { messages as words } from './messages.ts'

export const consentStyles: string = styles

export const readLink = SafeLink.https

/** A list with what a user agrees to by connecting, or by ticking a box first. */
export function ConsentForm({ before, children }: { before: boolean; children: ReactNode }) {
  const { asked, withheld } = useConsent()
  const form = <Terms />
  return (
    <>
      {before && form}
      {asked ? (
        <fieldset className="bare" disabled={withheld}>
          {children}
        </fieldset>
      ) : (
        children
      )}
      {!before && form}
    </>
  )
}

/**
 * @contacts link — terms and privacy policy — when a user follows them — `termsConditionsUrl`,
 * `privacyPolicyUrl`
 */
function Terms() {
  const messages = useWords(words)
  const { foyer, wallets } = useFeature()
  const { asked } = useConsent()
  const { consented } = useStore(wallets.store)
  const { termsConditionsUrl, privacyPolicyUrl } = useStore(foyer.internals.options)
  const links = [
    [messages.terms, readLink(termsConditionsUrl)],
    [messages.privacy, readLink(privacyPolicyUrl)],
  ] as const
  const given = links
    .filter(([, href]) => href !== null)
    .map(([text, href]) => (
      <a
        key={text}
        className="link"
        href={href ?? undefined}
        target="_blank"
        rel="noopener noreferrer"
      >
        {text}
      </a>
    ))
  const sentence = (
    <Sentence
      text={(first = '', second) =>
        messages[asked ? 'agree' : 'agreeByConnecting'](
          second ? messages.both(first, second) : first,
        )
      }
      parts={given}
    />
  )
  if (!asked) return <p className="legal">{sentence}</p>
  return (
    <label className="legal">
      <input
        type="checkbox"
        checked={consented}
        onChange={({ currentTarget }) => wallets.consent(currentTarget.checked)}
      />
      <span>{sentence}</span>
    </label>
  )
}
