import { Address, Amount } from '@foyer/core'
import { sendOf } from '@foyer/core/send'
import {
  push,
  useFeature,
  useFoyerState,
  useStore,
  useWalletPrompt,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { dollars, localNumber, roundedAmount } from '../../../feature/figures.ts'
import { useRepeatedly } from '../../../feature/laterHooks.ts'
import { useWords } from '../../../feature/words.ts'
import { copyText } from '../../../platform/copyText.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { CopyButton } from '../../../ui/controls/CopyButton.tsx'
import { Avatar } from '../../../ui/images/Avatar.tsx'
import { Notice } from '../../../ui/messages/Notice.tsx'
import { AddressBlock } from '../../../ui/text/AddressBlock.tsx'
import { messages as words } from '../messages.ts'
import { AssetImage } from './AssetImage.tsx'
import { FeeRows } from './FeeRows.tsx'
import { feeText } from './feeText.ts'
import { NoticeOf } from './NoticeOf.tsx'

/** Fees move with every block. */
const feeEveryMs = 10_000

/** Everything that a user confirms, whole, before the wallet is asked. */
export function PreviewView() {
  const messages = useWords(words)
  const { foyer, locale, toast } = useFeature()
  const send = sendOf(foyer)
  const state = useStore(send.store)
  const {
    status,
    asset,
    amountAtomic,
    arrivesAtomic,
    recipient,
    network,
    notice,
    namespace,
    outcome,
  } = state
  const wallet = useFoyerState(({ chains }) => chains[namespace]?.connector?.name ?? '')
  const isAsking = status === 'signing'
  const isComparing = state.counterparts === 'reading'
  useWalletPrompt(isAsking)
  useRepeatedly(feeEveryMs, (isFirst) => {
    if (!isFirst) void send.refreshFee()
  })
  useWhileOnScreen(() => {
    if (status === 'editing') foyer.router.back()
    if (status !== 'outcomeUnknown' && status !== 'sent') return
    if (status === 'sent' && outcome === null) toast({ role: 'status', text: messages.started })
    // Nothing leads back to what was confirmed already.
    foyer.router.reset('Account')
    push(foyer, 'WalletSendConfirmed')
  }, [status])
  useWhileOnScreen(() => {
    if (notice?.kind !== 'failed') return
    const isSolana = namespace === 'solana'
    toast({ role: 'alert', text: isSolana ? messages.failedOnSolana : messages.somethingWrong })
  }, [notice])
  // Leaving the review is no answer: a wallet that was asked goes on being asked.
  useWhileOnScreen(() => () => send.edit())
  if (!asset || amountAtomic === null || !recipient || !network) return null

  const figures = (atomic: bigint) => {
    const text = Amount.toDecimal({ atomic, decimals: asset.decimals })
    const unit = asset.symbol || asset.name
    const { whole, fraction } = localNumber(text, locale)
    return {
      amount: `${roundedAmount(text, locale)} ${unit}`,
      // What rounding hides is said, too: this is what the wallet is asked for.
      exact: (text.split('.')[1]?.length ?? 0) > 3 ? `${whole}${fraction} ${unit}` : null,
      value: asset.priceUsd === null ? null : dollars(Number(text) * asset.priceUsd, locale),
    }
  }
  const leaving = figures(amountAtomic)
  const arriving = figures(arrivesAtomic ?? amountAtomic)
  const who = recipient.name ?? Address.shorten(recipient.address)
  return (
    <div className="send">
      <div className="send-panel send-moves">
        <div className="send-line">
          <AssetImage asset={asset} network={network} size={40} />
          <div className="send-who">
            <span>{messages.leaves}</span>
            <strong>
              <bdi dir="ltr">-{leaving.amount}</bdi>
            </strong>
            {leaving.exact && <bdi>{messages.exactly(leaving.exact)}</bdi>}
          </div>
          {leaving.value && <bdi dir="ltr">{leaving.value}</bdi>}
        </div>
        <div className="send-line">
          <Avatar seed={recipient.address} size={40} />
          <div className="send-who">
            <span>
              <bdi>{messages.arrives(who)}</bdi>
            </span>
            <strong>
              <bdi dir="ltr">+{arriving.amount}</bdi>
            </strong>
          </div>
          {arriving.value && <bdi dir="ltr">{arriving.value}</bdi>}
        </div>
      </div>
      <div className="send-panel">
        <span>
          {recipient.name ? messages.wholeAddressOf(recipient.name) : messages.wholeAddress}
        </span>
        <div className="send-line">
          <AddressBlock address={recipient.address} />
          <CopyButton
            value={recipient.address}
            label={messages.copyAddress}
            copiedLabel={messages.copied}
            onCopy={copyText}
          />
        </div>
      </div>
      <FeeRows state={state} withTotal />
      {arrivesAtomic !== null && arrivesAtomic < amountAtomic && (
        <Notice tone="warn">
          {messages.keepsPart(figures(amountAtomic - arrivesAtomic).amount)}
        </Notice>
      )}
      {state.counterparts === 'failed' && <Notice tone="warn">{messages.notCompared}</Notice>}
      {state.isContract && state.isFirstTime !== false && (
        <Notice tone="warn">{messages.contract}</Notice>
      )}
      {state.isFirstTime && !state.isContract && <Notice>{messages.firstTime}</Notice>}
      {state.isReserveMissing && state.reserveAtomic !== null && notice?.kind !== 'wouldFail' && (
        <Notice tone="warn">
          {messages.reserve(feeText(state.reserveAtomic, network.nativeCurrency, locale))}
        </Notice>
      )}
      <NoticeOf notice={notice} />
      <div className="money-actions">
        <Button
          variant="primary"
          full
          busy={isAsking || isComparing}
          aria-disabled={notice?.kind === 'wouldFail'}
          onClick={() => void send.confirm()}
        >
          {isAsking
            ? messages.confirmIn(wallet)
            : isComparing
              ? messages.comparing
              : messages.confirm}
        </Button>
        {!isAsking && (
          <Button full onClick={() => foyer.router.back()}>
            {messages.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}
