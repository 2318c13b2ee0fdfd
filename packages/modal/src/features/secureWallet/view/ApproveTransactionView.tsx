import { useWords } from '@foyer/ui'
import { useFrame } from '../../../login/useFrame.ts'
import { messages as words } from '../messages.ts'

/** Lends its place to the frame, which shows what is asked for: nothing of the page is in it. */
export function ApproveTransactionView() {
  const messages = useWords(words)
  useFrame()
  return <p className="email-hint">{messages.inFrame}</p>
}
