import { Address, type PublicRoutes } from '@foyer/core'
import { costOf, type HeldAsset } from '@foyer/core/holdings'
import { getSend, heldAssets } from '@foyer/core/send'
import { Icon, Notice, receiveIcon, useWords } from '@foyer/ui'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import {
  push,
  useFeature,
  useNotes,
  useParameters,
  useStore,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { useHolding } from '../../../feature/useHolding.ts'
import { AmountField } from '../../../money/AmountField.tsx'
import { FeeRows } from '../../../money/FeeRows.tsx'
import { feeText } from '../../../money/feeText.ts'
import { messages as moneyWords } from '../../../money/messages.ts'
import { NoNetwork } from '../../../money/NothingHere.tsx'
import { OrderNotice } from '../../../money/OrderNotice.tsx'
import { RecipientField } from '../../../money/RecipientField.tsx'
import { useOrderView } from '../../../money/useOrderView.ts'
import { messages as words } from '../messages.ts'
import { sendViews as views } from './sendViews.ts'
import { useRecipientProblem } from './useRecipientProblem.ts'

/** What, how much and to whom. */
export function SendView() {
  const messages = useWords(words)
  const money = useWords(moneyWords)
  const { foyer, locale } = useFeature()
  const parameters = useParameters('WalletSend')
  const notes = useNotes(() => ({ isStarted: false }))
  const send = getSend(foyer)
  const state = useStore(send.store)
  const { namespace, network, asset, button } = state
  const holding = useHolding(namespace)
  const unread = useFailureText(holding.status === 'stale' && holding.error)
  const { problem, elsewhere } = useRecipientProblem(state)
  useWhileOnScreen(() => {
    if (notes.isStarted) return
    notes.isStarted = true
    if (parameters.begun) return
    const { amount, collectible, ...how } = parameters
    send.start({
      ...how,
      asset: collectible && assetOf(collectible),
      // What is no collectible leaves the choice to the user, rather than to send something else.
      assetAddress: collectible ? '' : how.assetAddress,
      amount: amount === undefined ? undefined : String(amount),
    })
  })
  useOrderView(send.store, { views, here: 'WalletSend' })

  if (!network) return <NoNetwork />
  const native = network.nativeCurrency
  const isUnknown = asset?.isBalanceUnknown === true
  const cost = state.reserveAtomic ?? costOf(state) ?? 0n
  const isMaxNative = state.isMax && asset?.asset.kind === 'native' && state.feeAtomic !== null
  return (
    <form
      className="money"
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <OrderNotice notice={state.notice} texts={messages.notices} />
      <AmountField
        title={messages.youSend}
        network={network}
        asset={asset}
        text={state.amountText}
        unit={state.unit}
        amountAtomic={state.amountAtomic}
        error={state.isFeeMissing ? messages.noFee(native.symbol) : null}
        hint={isMaxNative ? money.maxLeaves(feeText(cost, native, locale)) : null}
        onText={send.writeAmount}
        onUnit={send.chooseUnit}
        onMax={() => void send.writeMax()}
        onReadBalance={() => void send.readBalance()}
        onSelectToken={() => push(foyer, 'WalletSendSelectToken')}
      />
      <span className="money-arrow" aria-hidden="true">
        <Icon name={receiveIcon} size={16} />
      </span>
      <RecipientField
        title={messages.to}
        recipient={state.recipient}
        text={state.recipientText}
        isLookingUp={state.isLookingUp}
        problem={problem}
        recent={state.recent}
        nameOf={(address) =>
          send.sent.getState().find(({ recipient }) => Address.equals(recipient.address, address))
            ?.recipient.name
        }
        onText={send.writeRecipient}
      />
      {state.feeAtomic !== null && (
        <FeeRows
          network={network}
          feeAtomic={state.feeAtomic}
          extraCosts={state.extraCosts}
          priceUsd={heldAssets(foyer, namespace)[0]?.priceUsd ?? null}
        />
      )}
      {isUnknown && holding.status !== 'loading' && (
        <Notice tone="warn">{messages.balanceUnknown}</Notice>
      )}
      {unread && <Notice tone="warn">{unread}</Notice>}
      <div className="money-actions">
        <button
          type="submit"
          className="button"
          data-variant="primary"
          data-full
          aria-disabled={button !== 'previewSend' && !elsewhere}
        >
          {elsewhere ? messages.switchTo(elsewhere.name) : messages.buttons[button]}
        </button>
      </div>
    </form>
  )

  function go() {
    if (elsewhere) {
      // The form waits below, whatever the wallet answers.
      foyer.router.begin({ success: { to: 'back' }, cancel: { to: 'back' } })
      return push(foyer, 'SwitchNetwork', { network: elsewhere.caipNetworkId })
    }
    if (button === 'selectToken') return push(foyer, 'WalletSendSelectToken')
    if (button !== 'previewSend') return
    const { lookAlike, isLookAlikeAccepted } = send.store.getState()
    if (lookAlike && !isLookAlikeAccepted) return push(foyer, 'WalletSendLookAlike')
    void send.preview()
  }
}

/** What an account or an application names in texts; `undefined` for what is no collectible. */
function assetOf({
  contract,
  tokenId,
  standard,
  name,
  pieces,
  imageUrl,
}: NonNullable<PublicRoutes['WalletSend']['collectible']>): HeldAsset | undefined {
  if (![tokenId, pieces].every((digits) => /^\d{1,78}$/.test(digits))) return undefined
  return {
    asset: { kind: 'collectible', contract, standard, tokenId: BigInt(tokenId) },
    ...{ name, symbol: name, decimals: 0, atomic: BigInt(pieces) },
    ...{ priceUsd: null, iconUrl: imageUrl },
  }
}
