import type { Network } from '@foyer/core/adapter'
import { getSwap, type SwapState } from '@foyer/core/swap'
import { Icon, Notice, swapIcon, useWords } from '@foyer/ui'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import {
  push,
  useFeature,
  useNotes,
  useParameters,
  useStore,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { useRepeatedly } from '../../../feature/laterHooks.ts'
import { AmountField } from '../../../money/AmountField.tsx'
import { feeText } from '../../../money/feeText.ts'
import { messages as moneyWords } from '../../../money/messages.ts'
import { NoNetwork } from '../../../money/NothingHere.tsx'
import { useOrderView } from '../../../money/useOrderView.ts'
import { messages as words } from '../messages.ts'
import { ReceivePanel } from './ReceivePanel.tsx'
import { Slippage } from './Slippage.tsx'
import { SwapNotice } from './SwapNotice.tsx'
import { highPercent, impactPercent, percent, rateOf } from './swapFigures.ts'
import { swapViews as views } from './swapViews.ts'

/** Of the specification, while the form is on screen. */
const quoteEveryMs = 10_000

/** What is paid, and what that brings. */
export function SwapView() {
  const messages = useWords(words)
  const money = useWords(moneyWords)
  const { foyer, locale } = useFeature()
  const parameters = useParameters('Swap')
  const notes = useNotes(() => ({ isStarted: false }))
  const swap = getSwap(foyer)
  const state = useStore(swap.store)
  const { network, pay, get, button, quote, amountAtomic, feeAtomic } = state
  const unpriced = useFailureText(quote.status === 'failed' && quote.error)
  useWhileOnScreen(() => {
    if (notes.isStarted) return
    notes.isStarted = true
    swap.start(parameters)
  })
  useRepeatedly(quoteEveryMs, (isFirst) => {
    if (!isFirst) swap.refreshQuote()
  })
  useOrderView(swap.store, { views, here: 'Swap' })

  if (!network) return <NoNetwork />
  const isReady = button === 'reviewSwap' && quote.status === 'ready' && !state.isPreparing
  const isMaxNative = state.isMax && pay?.asset.kind === 'native' && feeAtomic !== null
  const select = (target: 'pay' | 'get') => {
    foyer.internals.track('CLICK_SELECT_TOKEN_TO_SWAP')
    push(foyer, 'SwapSelectToken', { target })
  }
  return (
    <form
      className="money"
      onSubmit={(event) => {
        event.preventDefault()
        if (button === 'selectToken') return select(pay ? 'get' : 'pay')
        if (isReady) void swap.preview()
      }}
    >
      <SwapNotice notice={state.notice} />
      <AmountField
        title={messages.youPay}
        label={messages.youPay}
        tokenLabel={messages.payWith}
        network={network}
        asset={pay}
        text={state.amountText}
        unit={state.unit}
        amountAtomic={amountAtomic}
        hint={
          isMaxNative ? money.maxLeaves(feeText(feeAtomic, network.nativeCurrency, locale)) : null
        }
        onText={swap.writeAmount}
        onUnit={swap.chooseUnit}
        onMax={swap.writeMax}
        onReadBalance={() => void swap.readBalance()}
        onSelectToken={() => select('pay')}
      />
      <button
        type="button"
        className="swap-switch"
        aria-label={messages.switchTokens}
        onClick={swap.switchTokens}
      >
        <Icon name={swapIcon} size={16} />
      </button>
      <ReceivePanel
        network={network}
        asset={get}
        quote={quote}
        onSelectToken={() => select('get')}
      />
      {pay && get && amountAtomic !== null && amountAtomic > 0n && quote.status === 'ready' && (
        <Facts state={{ ...state, network, pay, get, amountAtomic, toAtomic: quote.toAtomic }} />
      )}
      {unpriced && <Notice tone="warn">{unpriced}</Notice>}
      <Slippage bps={state.slippageBps} onChange={swap.setSlippage} />
      <div className="money-actions">
        <button
          type="submit"
          className="button"
          data-variant="primary"
          data-full
          aria-disabled={button === 'selectToken' ? undefined : !isReady}
          aria-busy={state.isPreparing || undefined}
        >
          {messages.buttons[button]}
        </button>
      </div>
    </form>
  )
}

function Facts({
  state,
}: {
  state: Pick<SwapState, 'feeAtomic'> & { network: Network } & Parameters<typeof rateOf>[0]
}) {
  const messages = useWords(words)
  const { locale } = useFeature()
  const money = useWords(moneyWords)
  const { feeAtomic, network } = state
  const impact = impactPercent(state)
  const isHigh = impact !== null && impact >= highPercent
  return (
    <>
      <dl className="money-facts swap-facts">
        <dt>{messages.rate}</dt>
        <dd>
          <bdi dir="ltr">{rateOf(state, locale)}</bdi>
        </dd>
        {feeAtomic !== null && (
          <>
            <dt>{money.fee}</dt>
            <dd>
              <bdi dir="ltr">
                {money.feeAtMost(feeText(feeAtomic, network.nativeCurrency, locale))}
              </bdi>
            </dd>
          </>
        )}
        {impact !== null && (
          <>
            <dt>{messages.impact}</dt>
            <dd data-tone={isHigh ? 'danger' : undefined}>
              <bdi dir="ltr">{percent(impact, locale)}</bdi>
            </dd>
          </>
        )}
      </dl>
      {isHigh && <Notice tone="warn">{messages.impactHigh}</Notice>}
    </>
  )
}
