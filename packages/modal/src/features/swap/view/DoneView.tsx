import { getSwap } from '@foyer/core/swap'
import { useWords } from '@foyer/ui'
import { useFeature, useStore } from '../../../feature/FeatureContext.ts'
import { AssetImage } from '../../../money/AssetImage.tsx'
import { NothingToConfirm } from '../../../money/NothingHere.tsx'
import { OrderReceipt } from '../../../money/OrderReceipt.tsx'
import { useLast } from '../../../money/useLast.ts'
import { useOrderView } from '../../../money/useOrderView.ts'
import { messages as words } from '../messages.ts'
import { figure } from './swapFigures.ts'
import { swapViews as views } from './swapViews.ts'

/** What became of it. */
export function DoneView() {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const swap = getSwap(foyer)
  const state = useStore(swap.store)
  const isOver = state.status === 'sent' || state.status === 'outcomeUnknown'
  const last = useLast(isOver ? state : null)
  useOrderView(swap.store, { views, here: 'SwapDone' })
  if (!last) return <NothingToConfirm onBack={() => foyer.router.replace('Swap')} />
  const { status, network, pay, get, amountAtomic, minimumAtomic, hash, outcome } = last
  const title = messages.swapped(figure(pay, amountAtomic, locale))
  const least = figure(get, minimumAtomic, locale)
  return (
    <OrderReceipt
      network={network}
      status={status}
      hash={hash}
      outcome={outcome}
      image={<AssetImage asset={get} network={network} size={64} />}
      texts={{
        pending: [title, messages.pending(least)],
        confirmed: [title, messages.confirmed(least)],
      }}
      onDone={() => {
        swap.acknowledge()
        foyer.router.reset('Account')
      }}
    />
  )
}
