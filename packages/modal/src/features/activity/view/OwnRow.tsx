import { Amount } from '@foyer/core'
import type { SentTransfer } from '@foyer/core/holdings'
import { roundedAmount, Thread, useWords } from '@foyer/ui'
import { push, useFeature } from '../../../feature/FeatureContext.ts'
import { TokenImage } from '../../../feature/TokenImage.tsx'
import { messages as words } from '../messages.ts'

/** What this page sent, until the history has it. */
export function OwnRow({ sent }: { sent: SentTransfer }) {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const { asset, network, amountAtomic, outcome, isRead, isUnmatched = false } = sent
  const { asset: what } = asset
  const contract =
    what.kind === 'native' ? null : what.kind === 'token' ? what.address : what.contract
  const text = Amount.toDecimal({ atomic: amountAtomic, decimals: asset.decimals })
  const amount = `${roundedAmount(text, locale, asset.decimals)} ${asset.symbol || asset.name}`
  const differs = (outcome?.differences?.length ?? 0) > 0
  const { verb, end, ring } = rowOf(outcome?.status, { messages, differs, isUnmatched })
  const content = (
    <>
      <span className="row-image activity-image">
        <Thread state={ring} size={40} radius={14} />
        <span className="activity-sending">
          <TokenImage
            address={contract && `${network.caipNetworkId}:${contract}`}
            iconUrl={asset.iconUrl}
            network={network}
            size={30}
          />
        </span>
      </span>
      <span className="row-text">
        <span className="row-title">{verb}</span>
        <span className="row-note">
          <bdi dir="ltr">{amount}</bdi>
        </span>
      </span>
      <span className="row-end activity-pending" data-tone={ring === 'danger' ? ring : undefined}>
        {end}
      </span>
    </>
  )
  const name = `${verb}, ${amount}, ${end}`
  // The alarm is on the screen of the transfer, until it was read there.
  return differs && !isRead && foyer.internals.navigation.has('WalletSend') ? (
    <button
      type="button"
      className="row"
      aria-label={name}
      onClick={() => push(foyer, 'WalletSend')}
    >
      {content}
    </button>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a row that leads nowhere is one group of words
    <div className="row" role="group" aria-label={name}>
      {content}
    </div>
  )
}

type Status = NonNullable<SentTransfer['outcome']>['status']

function rowOf(
  status: Status | undefined,
  {
    messages,
    differs,
    isUnmatched,
  }: { messages: typeof words; differs: boolean; isUnmatched: boolean },
) {
  const row = (verb: string, end: string, ring: 'waiting' | 'done' | 'danger') => ({
    ...{ verb, end, ring },
  })
  if (differs) return row(messages.verbs.send, messages.differs, 'danger')
  // Of an earlier visit, and not what this browser remembers: the wallet, or somebody who changed that.
  if (isUnmatched) return row(messages.verbs.send, messages.unmatched, 'danger')
  switch (status) {
    case 'confirmed':
      return row(messages.verbs.send, messages.justNow, 'done')
    case 'failed':
      return row(messages.verbs.send, messages.failedTag, 'danger')
    case 'dropped':
      return row(messages.sending, messages.dropped, 'danger')
    case 'replaced':
      return row(messages.sending, messages.replaced, 'danger')
    default:
      return row(messages.sending, messages.pending, 'waiting')
  }
}
