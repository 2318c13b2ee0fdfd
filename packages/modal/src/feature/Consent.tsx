import type { ReactNode } from 'react'
import { useFeature, useStore, useWhileOnScreen } from './FeatureContext.ts'

/** Whether the application names what a user agrees to, and whether they must say so before they connect. */
export function useConsent() {
  const { foyer, wallets, consentForm } = useFeature()
  const code = useStore(consentForm.loaded)
  const { features, termsConditionsUrl, privacyPolicyUrl } = useStore(foyer.internals.options)
  const { consented } = useStore(wallets.store)
  // Until the code that reads them is here, whatever the application named counts.
  const given = [termsConditionsUrl, privacyPolicyUrl].some(code?.readLink ?? Boolean)
  const asked = features?.legalCheckbox === true && given
  return { given, asked, withheld: asked && !consented }
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
  const { given, asked } = useConsent()
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
  if (Form) return <Form before={before}>{children}</Form>
  return asked ? <fieldset disabled>{children}</fieldset> : children
}
