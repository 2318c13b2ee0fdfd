import { Amount } from '@foyer/core'
import type { SendState } from '@foyer/core/send'
import { useFeature } from '../../../feature/FeatureContext.ts'
import { roundedAmount } from '../../../feature/figures.ts'
import { useWords } from '../../../feature/words.ts'
import { Icon } from '../../../ui/images/Icon.tsx'
import { sendIcon } from '../../../ui/images/laterIcons.ts'
import { Thread } from '../../../ui/progress/Thread.tsx'
import { messages as words } from '../messages.ts'

/** What this page sent, until the history has it. */
export function OwnRow({ state }: { state: SendState }) {
  const messages = useWords(words)
  const { locale } = useFeature()
  const { asset, amountAtomic, outcome, network } = state
  if (!asset || amountAtomic === null || !network) return null
  const text = Amount.toDecimal({ atomic: amountAtomic, decimals: asset.decimals })
  const amount = `${roundedAmount(text, locale)} ${asset.symbol || asset.name}`
  const end =
    outcome?.status === 'dropped'
      ? messages.dropped
      : outcome?.status === 'replaced'
        ? messages.replaced
        : messages.pending
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row that leads nowhere is one group of words
    <div className="row" role="group" aria-label={`${messages.sending}, ${amount}, ${end}`}>
      <span className="row-image activity-image">
        <Thread state={end === messages.pending ? 'waiting' : 'danger'} size={40} radius={14} />
        <span className="activity-sending">
          <Icon name={sendIcon} size={16} />
        </span>
      </span>
      <span className="row-text">
        <span className="row-title">{messages.sending}</span>
        <span className="row-note">
          <bdi dir="ltr">{amount}</bdi>
        </span>
      </span>
      <span className="row-end activity-pending">{end}</span>
    </div>
  )
}
