import { Amount } from '@foyer/core'
import { heldAssets } from '@foyer/core/holdings'
import { getSwap, type SwapState } from '@foyer/core/swap'
import { Notice, useWords } from '@foyer/ui'
import {
  useFeature,
  useFoyerState,
  useStore,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { useRepeatedly } from '../../../feature/laterHooks.ts'
import { FeeRows } from '../../../money/FeeRows.tsx'
import { NothingToConfirm } from '../../../money/NothingHere.tsx'
import { OrderReview } from '../../../money/OrderReview.tsx'
import { useLast } from '../../../money/useLast.ts'
import { useOrderView } from '../../../money/useOrderView.ts'
import { messages as words } from '../messages.ts'
import { SwapNotice } from './SwapNotice.tsx'
import { figure, highPercent, impactPercent, percent, rateOf } from './swapFigures.ts'
import { swapViews as views } from './swapViews.ts'

/** Fees move with every block. */
const feeEveryMs = 10_000

/** Everything that a user confirms, whole, before the wallet is asked: for the approval, then for the swap. */
export function PreviewView() {
  const messages = useWords(words)
  const { foyer, toast } = useFeature()
  const swap = getSwap(foyer)
  const state = useStore(swap.store)
  const reviewed = useLast(state.status === 'editing' ? null : state)
  const { status, outcome } = state
  useRepeatedly(feeEveryMs, (isFirst) => {
    if (!isFirst) swap.refreshFee()
  })
  useWhileOnScreen(() => {
    if (status === 'sent' && outcome === null) toast({ role: 'status', text: messages.started })
  }, [status])
  useOrderView(swap.store, { views, here: 'SwapPreview' })
  // Leaving the review is no answer: a wallet that was asked goes on being asked.
  useWhileOnScreen(() => () => swap.edit())
  const leave = () => foyer.router.back()
  return reviewed ? (
    <Review state={reviewed} onConfirm={() => void swap.confirm()} onCancel={leave} />
  ) : (
    <NothingToConfirm onBack={leave} />
  )
}

function Review({
  state,
  onConfirm,
  onCancel,
}: {
  state: Exclude<SwapState, { status: 'editing' }>
  onConfirm(): void
  onCancel(): void
}) {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const { network, pay, get, amountAtomic, toAtomic, minimumAtomic, step, namespace } = state
  const wallet = useFoyerState(({ chains }) => chains[namespace]?.connector?.name ?? '')
  const impact = impactPercent(state)
  const isHigh = impact !== null && impact >= highPercent
  const paid = Number(Amount.toDecimal({ atomic: amountAtomic, decimals: pay.decimals }))
  return (
    <OrderReview
      network={network}
      moves={[
        { direction: 'leaves', title: messages.pays, asset: pay, amountAtomic },
        {
          ...{ direction: 'arrives', title: messages.gets, asset: get, amountAtomic: toAtomic },
          text: figure(get, toAtomic, locale),
        },
      ]}
      status={state.status}
      wallet={wallet}
      confirm={
        step === 'batch'
          ? messages.approveAndSwap
          : step === 'approve'
            ? messages.approve(pay.symbol)
            : step === 'reset'
              ? messages.reset(pay.symbol)
              : messages.swap
      }
      waitsFor={state.isPreparing ? messages.approving(pay.symbol) : null}
      isRefused={state.notice?.kind === 'wouldFail'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <FeeRows
        network={network}
        feeAtomic={state.feeAtomic}
        extraCosts={[]}
        priceUsd={heldAssets(foyer, namespace)[0]?.priceUsd ?? null}
        leavesUsd={pay.priceUsd === null ? null : paid * pay.priceUsd}
      >
        <dt>{messages.minimum}</dt>
        <dd>
          <bdi dir="ltr">{figure(get, minimumAtomic, locale)}</bdi>
        </dd>
        <dt>{messages.rate}</dt>
        <dd>
          <bdi dir="ltr">{rateOf(state, locale)}</bdi>
        </dd>
        {impact !== null && (
          <>
            <dt>{messages.impact}</dt>
            <dd>
              <bdi dir="ltr">{percent(impact, locale)}</bdi>
            </dd>
          </>
        )}
      </FeeRows>
      {(step === 'approve' || step === 'reset' || step === 'batch') && (
        <Notice>{messages.steps[step]}</Notice>
      )}
      {!state.isTried && <Notice tone="warn">{messages.untried}</Notice>}
      {isHigh && (
        <Notice tone="warn" role="alert">
          {messages.impactHigh}
        </Notice>
      )}
      <SwapNotice notice={state.notice} />
    </OrderReview>
  )
}
