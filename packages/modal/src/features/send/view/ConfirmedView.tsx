import { Address, Amount } from '@foyer/core'
import { getSend } from '@foyer/core/send'
import { roundedAmount, useWords } from '@foyer/ui'
import { useFeature, useStore } from '../../../feature/FeatureContext.ts'
import { AssetImage } from '../../../money/AssetImage.tsx'
import { NothingToConfirm } from '../../../money/NothingHere.tsx'
import { OrderReceipt } from '../../../money/OrderReceipt.tsx'
import { useLast } from '../../../money/useLast.ts'
import { useOrderView } from '../../../money/useOrderView.ts'
import { WholeAddress } from '../../../money/WholeAddress.tsx'
import { messages as words } from '../messages.ts'
import { sendViews as views } from './sendViews.ts'

/** What became of it. */
export function ConfirmedView() {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const send = getSend(foyer)
  const state = useStore(send.store)
  const isOver = state.status === 'sent' || state.status === 'outcomeUnknown'
  const last = useLast(isOver ? state : null)
  useOrderView(send.store, { views, here: 'WalletSendConfirmed' })
  const done = () => {
    send.acknowledge()
    foyer.router.reset('Account')
  }
  if (!last) return <NothingToConfirm onBack={() => foyer.router.replace('WalletSend')} />
  const { status, asset, amountAtomic, recipient, network, outcome, hash } = last
  const figure = (atomic: bigint) => {
    const text = Amount.toDecimal({ atomic, decimals: asset.decimals })
    return `${roundedAmount(text, locale, asset.decimals)} ${asset.symbol || asset.name}`
  }
  const { address, name } = recipient
  const amount = figure(amountAtomic)
  const { arrivedAtomic = amountAtomic } = outcome ?? {}
  return (
    <OrderReceipt
      network={network}
      status={status}
      hash={hash}
      outcome={outcome}
      image={<AssetImage asset={asset} network={network} size={64} />}
      texts={{
        pending: [messages.sent(amount), messages.pending],
        confirmed: [messages.sent(amount), messages.confirmed(name ?? Address.shorten(address))],
      }}
      less={
        arrivedAtomic < amountAtomic
          ? [messages.lessArrived, messages.lessArrivedHint(figure(arrivedAtomic), amount)]
          : null
      }
      onDone={done}
    >
      <WholeAddress recipient={recipient} />
    </OrderReceipt>
  )
}
