import { type ReactNode, useState } from 'react'
import { Consent, useConsent } from '../../../room/Consent.tsx'

/** No link is made and no wallet offered before the person agreed to what the application asks for. */
export function Agreed({ children }: { children: ReactNode }) {
  const { withheld } = useConsent()
  // Whoever comes from a list has ticked it there.
  const [asks] = useState(withheld)
  return asks ? <Consent before>{!withheld && children}</Consent> : children
}
