import { signInOf } from '@foyer/core/sign-in'
import { useWords } from '@foyer/ui'
import { useFeature, useStore } from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'
import { Joined } from './Joined.tsx'

/** The wallet has signed, and the keeper of sessions checks that. */
export function CheckingView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const state = useStore(signInOf(foyer).store)
  return (
    <div className="sign-in sign-in-checking">
      <Joined state={state} />
      <div role="status">
        <h2>{messages.checking}</h2>
        <p>{messages.checkingText}</p>
      </div>
    </div>
  )
}
