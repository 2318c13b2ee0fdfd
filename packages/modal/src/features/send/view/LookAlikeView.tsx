import { getSend } from '@foyer/core/send'
import { AddressBlock, Button, Icon, useWords } from '@foyer/ui'
import { useState } from 'react'
import { useFeature, useStore, useWhileOnScreen } from '../../../feature/FeatureContext.ts'
import { messages as moneyWords } from '../../../money/messages.ts'
import { NothingToConfirm } from '../../../money/NothingHere.tsx'
import { useLast } from '../../../money/useLast.ts'
import { useOrderView } from '../../../money/useOrderView.ts'
import { messages as words } from '../messages.ts'
import { sendViews as views } from './sendViews.ts'

/** The recipient passes for another one: both side by side, before anything else. */
export function LookAlikeView() {
  const messages = useWords(words)
  const money = useWords(moneyWords)
  const { foyer } = useFeature()
  const send = getSend(foyer)
  const { lookAlike, recipient } = useStore(send.store)
  const found = useLast(lookAlike)
  const entered = useLast(lookAlike && recipient)
  const [isArmed, arm] = useState(false)
  useWhileOnScreen(() => {
    if (!lookAlike) foyer.router.back()
  }, [lookAlike === null])
  useOrderView(send.store, { views, here: 'WalletSendLookAlike', of: 'WalletSend' })
  if (!found || !entered) return <NothingToConfirm onBack={() => foyer.router.back()} />
  const { known } = found
  const { address } = entered
  return (
    <div className="money-check" role="alert">
      <span className="money-sign" data-tone="warn">
        <Icon name="warning" size={28} />
      </span>
      <h2>{messages.notKnown}</h2>
      <p>{known === null ? messages.bait : messages.onlyEnds}</p>
      <div className="money-compare">
        {known !== null && (
          <div>
            <span>{messages.known}</span>
            <AddressBlock address={known} against={address} />
          </div>
        )}
        <div data-tone="warn">
          <span>{messages.entered}</span>
          <AddressBlock address={address} against={known ?? undefined} />
        </div>
      </div>
      <div className="money-actions">
        <Button
          variant="primary"
          full
          onClick={() => {
            send.writeRecipient(known ?? '')
            foyer.router.back()
          }}
        >
          {known === null ? money.clear : messages.useKnown}
        </Button>
        <Button
          full
          onClick={() => {
            if (!isArmed) return arm(true)
            send.acceptLookAlike()
            void send.preview()
          }}
        >
          <span className="money-danger">
            {isArmed ? messages.pressAgain : messages.useEntered}
          </span>
        </Button>
      </div>
    </div>
  )
}
