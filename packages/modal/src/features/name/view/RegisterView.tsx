import { getName, type NameState } from '@foyer/core/names'
import { AddressBlock, Avatar, Button, useWords } from '@foyer/ui'
import {
  useFeature,
  useFoyerState,
  useStore,
  useWalletPrompt,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { useLast } from '../../../money/useLast.ts'
import { messages as words } from '../messages.ts'
import { NameNotice } from './NameNotice.tsx'
import { useNameView } from './useNameView.ts'

type Asked = Extract<NameState, { status: 'signing' | 'registering' | 'stopped' }>

/** The name that the wallet signs for, and what it signs. */
export function RegisterView() {
  const { foyer } = useFeature()
  const flow = getName(foyer)
  const state = useStore(flow.store)
  const isAsked = state.status !== 'choosing' && state.status !== 'registered'
  const asked = useLast<Asked>(isAsked ? state : null)
  useNameView('RegisterAccountName')
  // Leaving is no answer to the wallet; what it signs then is not used.
  useWhileOnScreen(() => () => flow.edit())
  return asked && <Request asked={asked} />
}

function Request({ asked }: { asked: Asked }) {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const flow = getName(foyer)
  const { status, request } = asked
  const { name, address, network, namespace, message } = request
  const wallet = useFoyerState(({ chains }) => chains[namespace]?.connector?.name ?? '')
  const isWaiting = status !== 'stopped'
  useWalletPrompt(status === 'signing')
  return (
    <div className="money">
      <div className="money-panel">
        <div className="money-line">
          <Avatar seed={address} size={40} />
          <div className="money-who">
            <strong>
              <bdi dir="ltr">{name}</bdi>
            </strong>
            <span>
              <bdi>{messages.leadsTo(network.name)}</bdi>
            </span>
          </div>
        </div>
        <AddressBlock address={address} />
      </div>
      <details className="name-message">
        <summary>{messages.signed}</summary>
        <bdi dir="ltr">{message}</bdi>
      </details>
      <p className="name-intro">{messages.free}</p>
      <NameNotice notice={status === 'stopped' ? asked.notice : null} />
      <div className="money-actions">
        <Button variant="primary" full busy={isWaiting} onClick={flow.register}>
          {status === 'signing'
            ? messages.confirmIn(wallet)
            : status === 'registering'
              ? messages.registering
              : messages.register}
        </Button>
        {status === 'stopped' && (
          <Button full onClick={flow.edit}>
            {messages.back}
          </Button>
        )}
      </div>
    </div>
  )
}
