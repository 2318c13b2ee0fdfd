import { sendOf } from '@foyer/core/send'
import { useState } from 'react'
import { replace, useFeature, useStore, useWhileOnScreen } from '../../../feature/FeatureContext.ts'
import { useWords } from '../../../feature/words.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Icon } from '../../../ui/images/Icon.tsx'
import { AddressBlock } from '../../../ui/text/AddressBlock.tsx'
import { messages as words } from '../messages.ts'

/** The recipient passes for another one: both side by side, before anything else. */
export function LookAlikeView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const send = sendOf(foyer)
  const { lookAlike, recipient, status } = useStore(send.store)
  const [isArmed, arm] = useState(false)
  useWhileOnScreen(() => {
    if (!lookAlike || status !== 'editing') foyer.router.back()
  }, [lookAlike === null, status])
  if (!lookAlike || !recipient) return null
  const { known } = lookAlike
  return (
    <div className="send-check" role="alert">
      <span className="send-sign" data-tone="warn">
        <Icon name="warning" size={28} />
      </span>
      <h2>{messages.notKnown}</h2>
      <p>{known === null ? messages.bait : messages.onlyEnds}</p>
      <div className="send-compare">
        {known !== null && (
          <div>
            <span>{messages.known}</span>
            <AddressBlock address={known} against={recipient.address} />
          </div>
        )}
        <div data-tone="warn">
          <span>{messages.entered}</span>
          <AddressBlock address={recipient.address} against={known ?? undefined} />
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
          {known === null ? messages.clear : messages.useKnown}
        </Button>
        <Button
          full
          onClick={() => {
            if (!isArmed) return arm(true)
            send.acceptLookAlike()
            void send.preview()
            replace(foyer, 'WalletSendPreview')
          }}
        >
          <span className="send-danger">{isArmed ? messages.pressAgain : messages.useEntered}</span>
        </Button>
      </div>
    </div>
  )
}
