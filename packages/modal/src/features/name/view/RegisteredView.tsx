import { getName } from '@foyer/core/names'
import { AddressBlock, Avatar, Button, ThreadRing, useWords } from '@foyer/ui'
import { useFeature, useStore } from '../../../feature/FeatureContext.ts'
import { useLast } from '../../../money/useLast.ts'
import { messages as words } from '../messages.ts'
import { useNameView } from './useNameView.ts'

/** The name is the account's. */
export function RegisteredView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const state = useStore(getName(foyer).store)
  const request = useLast(state.status === 'registered' ? state.request : null)
  useNameView('RegisterAccountNameSuccess')
  if (!request) return null
  const { name, address } = request
  return (
    <div className="money-check">
      <ThreadRing state="done">
        <Avatar seed={address} size={64} />
      </ThreadRing>
      <div role="status">
        <h2>
          <bdi>{messages.registered(name)}</bdi>
        </h2>
        <p>{messages.registeredHint}</p>
      </div>
      <AddressBlock address={address} />
      <div className="money-actions">
        <Button variant="primary" full onClick={() => foyer.router.reset('Account')}>
          {messages.done}
        </Button>
      </div>
    </div>
  )
}
