import { Button, Glyph, useWords } from '@foyer/ui'
import { push, useFeature } from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'

/** A permission was given, and where it is found again. */
export function SmartSessionCreatedView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  return (
    <div className="permissions">
      <div className="permissions-granted">
        <Glyph name="check" size={48} />
        <p role="status">{messages.granted}</p>
      </div>
      <Button variant="primary" full onClick={() => foyer.close()}>
        {messages.done}
      </Button>
      <Button variant="secondary" full onClick={() => push(foyer, 'SmartSessionList')}>
        {messages.showAll}
      </Button>
    </div>
  )
}
