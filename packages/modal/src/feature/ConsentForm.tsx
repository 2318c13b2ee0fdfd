import { SafeLink } from '@foyer/core/wallets'
import { useConsent } from './Consent.tsx'
import styles from './consent.css?inline'
import { useFeature } from './FeatureContext.ts'
import { messages as words } from './messages.ts'
import { Sentence } from './Sentence.tsx'
import { useWords } from './words.ts'

export const consentStyles: string = styles

export const readLink = SafeLink.https

/**
 * What a user agrees to by connecting, or by ticking a box first.
 *
 * @contacts link — terms and privacy policy — when a user follows them — `termsConditionsUrl`,
 * `privacyPolicyUrl`
 */
export function ConsentForm() {
  const messages = useWords(words)
  const { wallets } = useFeature()
  const { terms, privacy, asked, consented } = useConsent()
  const links = [
    [messages.terms, terms],
    [messages.privacy, privacy],
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
