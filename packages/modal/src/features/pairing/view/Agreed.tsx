import { useWords } from '@foyer/ui'
import { type ReactNode, useState } from 'react'
import { Consent, useConsent } from '../../../feature/Consent.tsx'
import { useFeature } from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'

/** No link is made and no wallet offered before the user agreed to what the application asks for. */
export function Agreed({ children }: { children: ReactNode }) {
  const messages = useWords(words)
  const { device } = useFeature().wallets
  const { withheld } = useConsent()
  // A user who comes from a list has ticked it there.
  const [asks] = useState(withheld)
  if (!asks) return children
  return (
    <div className="pairing-agreed">
      {withheld && <p>{device === 'mobile' ? messages.agreeForWallet : messages.agreeForCode}</p>}
      <Consent before>{!withheld && children}</Consent>
    </div>
  )
}
