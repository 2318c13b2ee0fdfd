import { Address, Amount } from '@foyer/core'
import { getSend, heldAssets, type SendState } from '@foyer/core/send'
import { Avatar, Notice, roundedAmount, useWords } from '@foyer/ui'
import {
  useFeature,
  useFoyerState,
  useStore,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { useRepeatedly } from '../../../feature/laterHooks.ts'
import { FeeRows } from '../../../money/FeeRows.tsx'
import { feeText } from '../../../money/feeText.ts'
import { messages as moneyWords } from '../../../money/messages.ts'
import { NothingToConfirm } from '../../../money/NothingHere.tsx'
import { OrderNotice } from '../../../money/OrderNotice.tsx'
import { OrderReview } from '../../../money/OrderReview.tsx'
import { useLast } from '../../../money/useLast.ts'
import { useOrderView } from '../../../money/useOrderView.ts'
import { WholeAddress } from '../../../money/WholeAddress.tsx'
import { messages as words } from '../messages.ts'
import { sendViews as views } from './sendViews.ts'

/** Fees move with every block. */
const feeEveryMs = 10_000

/** Everything that a user confirms, whole, before the wallet is asked. */
export function PreviewView() {
  const messages = useWords(words)
  const money = useWords(moneyWords)
  const { foyer, toast } = useFeature()
  const send = getSend(foyer)
  const state = useStore(send.store)
  const reviewed = useLast(state.status === 'editing' ? null : state)
  const { status, notice, namespace, outcome } = state
  useRepeatedly(feeEveryMs, (isFirst) => {
    if (!isFirst) void send.refreshFee()
  })
  useWhileOnScreen(() => {
    if (status === 'sent' && outcome === null) toast({ role: 'status', text: messages.started })
  }, [status])
  useWhileOnScreen(() => {
    if (notice?.kind !== 'failed') return
    const isSolana = namespace === 'solana'
    toast({ role: 'alert', text: isSolana ? messages.failedOnSolana : money.somethingWrong })
  }, [notice])
  useOrderView(send.store, { views, here: 'WalletSendPreview' })
  // Leaving the review is no answer: a wallet that was asked goes on being asked.
  useWhileOnScreen(() => () => send.edit())
  const leave = () => foyer.router.back()
  return reviewed ? (
    <Review state={reviewed} onConfirm={() => void send.confirm()} onCancel={leave} />
  ) : (
    <NothingToConfirm onBack={leave} />
  )
}

function Review({
  state,
  onConfirm,
  onCancel,
}: {
  state: Exclude<SendState, { status: 'editing' }>
  onConfirm(): void
  onCancel(): void
}) {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const { asset, amountAtomic, arrivesAtomic, recipient, network, notice, namespace } = state
  const wallet = useFoyerState(({ chains }) => chains[namespace]?.connector?.name ?? '')
  const isRefused = notice?.kind === 'wouldFail'
  const decimal = (atomic: bigint) => Amount.toDecimal({ atomic, decimals: asset.decimals })
  const { address, name } = recipient
  const refusal = isRefused ? messages.refusals(notice.error) : null
  return (
    <OrderReview
      network={network}
      moves={[
        { direction: 'leaves', title: messages.leaves, asset, amountAtomic },
        {
          direction: 'arrives',
          title: messages.arrives(name ?? Address.shorten(address)),
          ...{ asset, amountAtomic: arrivesAtomic ?? amountAtomic },
          image: <Avatar seed={address} size={40} />,
        },
      ]}
      status={state.status}
      wallet={wallet}
      waitsFor={state.counterparts === 'reading' ? messages.comparing : null}
      isRefused={isRefused}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <WholeAddress recipient={recipient} canCopy />
      <FeeRows
        network={network}
        feeAtomic={state.feeAtomic}
        extraCosts={state.extraCosts}
        priceUsd={heldAssets(foyer, namespace)[0]?.priceUsd ?? null}
        leavesUsd={asset.priceUsd === null ? null : Number(decimal(amountAtomic)) * asset.priceUsd}
      />
      {arrivesAtomic !== null && arrivesAtomic < amountAtomic && (
        <Notice tone="warn">
          {messages.keepsPart(
            `${roundedAmount(decimal(amountAtomic - arrivesAtomic), locale, asset.decimals)} ${asset.symbol || asset.name}`,
          )}
        </Notice>
      )}
      {state.counterparts === 'failed' && <Notice tone="warn">{messages.notCompared}</Notice>}
      {state.isContract && state.isFirstTime !== false && (
        <Notice tone="warn">{messages.contract}</Notice>
      )}
      {state.isFirstTime && !state.isContract && <Notice>{messages.firstTime}</Notice>}
      {state.isReserveMissing && state.reserveAtomic !== null && !isRefused && (
        <Notice tone="warn">
          {messages.reserve(feeText(state.reserveAtomic, network.nativeCurrency, locale))}
        </Notice>
      )}
      <OrderNotice
        notice={notice}
        texts={{ ...messages.notices, ...(refusal && { wouldFail: refusal }) }}
      />
    </OrderReview>
  )
}
