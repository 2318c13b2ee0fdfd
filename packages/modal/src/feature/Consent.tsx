import type { ReactNode } from 'react'
import { useFeature, useStore, useWhileOnScreen } from './FeatureContext.ts'

/** What the application asks a user to agree to before they connect. */
export function useConsent() {
  const { foyer, wallets, consentForm } = useFeature()
  const code = useStore(consentForm.loaded)
  const { features, termsConditionsUrl, privacyPolicyUrl } = useStore(foyer.internals.options)
  const { consented } = useStore(wallets.store)
  // Until the code that reads them is here, whatever the application named counts.
  const read = code?.readLink ?? ((link) => link || null)
  const terms = read(termsConditionsUrl)
  const privacy = read(privacyPolicyUrl)
  const given = terms !== null || privacy !== null
  const asked = features?.legalCheckbox === true && given
  return { terms, privacy, given, asked, consented, withheld: asked && !consented }
}

/** Where the application asks for it, nothing can be used before the user agreed to its terms. */
export function Consent({
  before = false,
  children,
}: {
  /** In front of a list that may be long, and only where there is something to tick. */
  before?: boolean
  children: ReactNode
}) {
  const { consentForm } = useFeature()
  const { given, asked, withheld } = useConsent()
  const Form = useStore(consentForm.loaded)?.ConsentForm
  const isDrawn = asked || (given && !before)
  // Options may name terms after the view was loaded.
  useWhileOnScreen(() => {
    if (isDrawn)
      consentForm.load().catch(() => {
        // What was asked for stays withheld; coming back to the view asks for its code again.
      })
  }, [isDrawn])
  if (!isDrawn) return children
  const form = Form && <Form />
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
