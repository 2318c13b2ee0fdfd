import { Address, Amount, type PublicRoutes } from '@foyer/core'
import { costOf, dollarsOf, readTyped, type SendAsset, sendOf } from '@foyer/core/send'
import { useId } from 'react'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import {
  push,
  replace,
  useFeature,
  useNotes,
  useParameters,
  useStore,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { dollars, heldAmount, roundedAmount } from '../../../feature/figures.ts'
import { useHolding } from '../../../feature/useHolding.ts'
import { useWords } from '../../../feature/words.ts'
import { pasteText } from '../../../platform/pasteText.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { Avatar } from '../../../ui/images/Avatar.tsx'
import { Icon } from '../../../ui/images/Icon.tsx'
import { receiveIcon, swapIcon } from '../../../ui/images/laterIcons.ts'
import { Notice } from '../../../ui/messages/Notice.tsx'
import { Thread } from '../../../ui/progress/Thread.tsx'
import { AddressBlock } from '../../../ui/text/AddressBlock.tsx'
import { messages as words } from '../messages.ts'
import { AssetImage } from './AssetImage.tsx'
import { FeeRows } from './FeeRows.tsx'
import { feeText } from './feeText.ts'
import { NoticeOf } from './NoticeOf.tsx'
import { useFocusKept } from './useFocusKept.ts'

/** What, how much and to whom. */
export function SendView() {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const parameters = useParameters('WalletSend')
  const notes = useNotes(() => ({ isStarted: false }))
  const send = sendOf(foyer)
  const state = useStore(send.store)
  const { namespace, network, asset, amountText, button, recipient } = state
  const holding = useHolding(namespace)
  const unread = useFailureText(holding.status === 'stale' && holding.error)
  const fieldId = useId()
  const panel = useFocusKept(recipient !== null)
  useWhileOnScreen(() => {
    if (
      state.status === 'outcomeUnknown' ||
      state.status === 'sent' ||
      state.status === 'signing'
    ) {
      if (
        notes.isStarted ||
        state.status !== 'sent' ||
        (state.outcome?.differences?.length ?? 0) > 0
      )
        return replace(
          foyer,
          state.status === 'signing' ? 'WalletSendPreview' : 'WalletSendConfirmed',
        )
    }
    // A wallet that declined after its silence leaves a review that nobody looks at.
    send.edit()
    if (notes.isStarted) return
    notes.isStarted = true
    if (parameters.begun) return
    const { amount, collectible, ...how } = parameters
    const asset = collectible && assetOf(collectible)
    send.start({
      ...how,
      asset,
      // What is no collectible leaves the choice to the user, rather than to send something else.
      assetAddress: collectible ? '' : how.assetAddress,
      amount: amount === undefined ? undefined : String(amount),
    })
  })

  // What an earlier transfer did differently is told before another one is made.
  const isAlarm = state.status === 'sent' && (state.outcome?.differences?.length ?? 0) > 0
  useWhileOnScreen(() => {
    if (isAlarm) replace(foyer, 'WalletSendConfirmed')
  }, [isAlarm])

  if (!network) return null
  const native = network.nativeCurrency
  const symbol = asset?.symbol ?? ''
  const figure = (atomic: bigint) =>
    `${heldAmount({ atomic, decimals: asset?.decimals ?? 0 }, locale)} ${symbol}`
  const price = asset?.priceUsd ?? null
  const isAmountBad = amountText.trim() !== '' && asset !== null && state.amountAtomic === null
  const isUnknown = asset?.isBalanceUnknown === true
  const isTooMuch = asset !== null && !isUnknown && (state.amountAtomic ?? 0n) > asset.atomic
  const error = isAmountBad
    ? readTyped(amountText) === null &&
      /^\s*\p{Nd}{1,3}[.,\uFF0E\uFF0C]\p{Nd}{3}\s*$/u.test(amountText)
      ? messages.twoReadings
      : messages.badAmount(asset.decimals)
    : isTooMuch
      ? messages.have(figure(asset.atomic))
      : state.isFeeMissing
        ? messages.noFee(native.symbol)
        : null
  const inDollars = state.unit === 'dollars'
  const shown = amountText
  const worth =
    asset && state.amountAtomic !== null
      ? dollarsOf({ atomic: state.amountAtomic, decimals: asset.decimals }, price)
      : null
  const other = !inDollars
    ? worth === null
      ? null
      : dollars(Number(worth), locale)
    : state.amountAtomic === null || !asset
      ? null
      : `${roundedAmount(Amount.toDecimal({ atomic: state.amountAtomic, decimals: asset.decimals }), locale)} ${symbol}`
  /** As the user knows whom they sent to; the whole address stands above once it is chosen. */
  const nameOf = (address: string) =>
    send.sent.getState().find(({ recipient }) => Address.equals(recipient.address, address))
      ?.recipient.name
  const problem = state.recipientProblem
  const wantedName =
    foyer
      .getState()
      .chains[namespace]?.requestedNetworks.find(
        ({ caipNetworkId }) => caipNetworkId === state.wantedNetwork,
      )?.name ?? messages.unknownNetwork
  const explanation = problem
    ? problem === 'otherNetwork'
      ? messages.otherNetwork(wantedName)
      : messages.problems[problem]
    : null

  return (
    <form
      className="send"
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <NoticeOf notice={state.notice} />
      <div className="send-panel">
        <span>{messages.youSend}</span>
        <div className="send-line">
          <input
            className="send-amount"
            data-size={shown.length <= 9 ? 30 : shown.length <= 14 ? 24 : 20}
            aria-label={messages.amount}
            aria-invalid={error !== null}
            aria-describedby={`${fieldId}e`}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            placeholder="0"
            value={inDollars ? `$${shown}` : shown}
            onChange={({ currentTarget }) =>
              send.writeAmount(currentTarget.value.replace(/^\$/, ''))
            }
          />
          <button
            type="button"
            className="send-token"
            aria-label={asset ? messages.changeToken(symbol) : messages.selectToken}
            onClick={() => push(foyer, 'WalletSendSelectToken')}
          >
            {asset && <AssetImage asset={asset} network={network} size={24} />}
            <bdi>{asset ? symbol : messages.selectToken}</bdi>
            <Icon name="chevron" size={14} />
          </button>
        </div>
        <div className="send-line send-under">
          {price === null ? (
            <span />
          ) : (
            <button
              type="button"
              className="send-unit"
              aria-label={inDollars ? messages.inToken(symbol) : messages.inDollars}
              onClick={() => send.chooseUnit(inDollars ? 'token' : 'dollars')}
            >
              <Icon name={swapIcon} size={14} />
              <bdi dir="ltr">{other ?? (inDollars ? symbol : '$')}</bdi>
            </button>
          )}
          {isUnknown && (
            <button type="button" className="send-max" onClick={() => void send.readBalance()}>
              {messages.tryAgain}
            </button>
          )}
          {asset && !isUnknown && (
            <button
              type="button"
              className="send-max"
              aria-label={messages.max}
              onClick={() => void send.writeMax()}
            >
              <bdi>{messages.maxAmount(figure(asset.atomic))}</bdi>
            </button>
          )}
        </div>
        <p id={`${fieldId}e`} className="send-error" role={error ? 'alert' : undefined}>
          {error ??
            (state.isMax && asset?.asset.kind === 'native' && state.feeAtomic !== null
              ? messages.maxLeaves(
                  feeText(state.reserveAtomic ?? costOf(state) ?? 0n, native, locale),
                )
              : null)}
        </p>
      </div>
      <span className="send-arrow" aria-hidden="true">
        <Icon name={receiveIcon} size={16} />
      </span>
      <div className="send-panel" ref={panel} tabIndex={-1}>
        <span>{messages.to}</span>
        {recipient ? (
          <div className="send-line">
            <Avatar seed={recipient.address} size={40} />
            <div className="send-who">
              {recipient.name && <bdi>{recipient.name}</bdi>}
              <AddressBlock address={recipient.address} />
            </div>
            <IconButton
              icon="close"
              label={messages.clear}
              onClick={() => send.writeRecipient('')}
            />
          </div>
        ) : (
          <div className="send-line">
            <input
              className="send-recipient"
              aria-label={messages.recipient}
              aria-invalid={problem !== null}
              aria-describedby={`${fieldId}p`}
              placeholder={messages.addressOrName}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              dir="ltr"
              value={state.recipientText}
              onChange={({ currentTarget }) => send.writeRecipient(currentTarget.value)}
            />
            {state.isLookingUp ? (
              <span role="status" aria-label={messages.looking}>
                <Thread size={20} radius={10} state="waiting" />
              </span>
            ) : (
              state.recipientText === '' && (
                <Button
                  onClick={() => {
                    void pasteText().then((text) => text !== null && send.writeRecipient(text))
                  }}
                >
                  {messages.paste}
                </Button>
              )
            )}
          </div>
        )}
        <p id={`${fieldId}p`} className="send-error" role={explanation ? 'alert' : undefined}>
          {explanation}
        </p>
        {!recipient && state.recipientText === '' && state.recent.length > 0 && (
          <div className="send-recents">
            <span>{messages.recentLabel}</span>
            <ul aria-label={messages.recent}>
              {state.recent.map((address) => {
                const short = nameOf(address) ?? Address.shorten(address)
                return (
                  <li key={address}>
                    <button
                      type="button"
                      aria-label={`${short}, ${address}`}
                      onClick={() => send.writeRecipient(address)}
                    >
                      <Avatar seed={address} size={24} />
                      <bdi>{short}</bdi>
                    </button>
                  </li>
                )
              })}
            </ul>
          </div>
        )}
      </div>
      {state.feeAtomic !== null && <FeeRows state={state} />}
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
          aria-disabled={button !== 'previewSend'}
        >
          {messages.buttons[button]}
        </button>
      </div>
    </form>
  )

  function go() {
    if (button === 'selectToken') return push(foyer, 'WalletSendSelectToken')
    if (button !== 'previewSend') return
    const { lookAlike, isLookAlikeAccepted } = send.store.getState()
    if (lookAlike && !isLookAlikeAccepted) return push(foyer, 'WalletSendLookAlike')
    void send.preview()
    push(foyer, 'WalletSendPreview')
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
}: NonNullable<PublicRoutes['WalletSend']['collectible']>): SendAsset | undefined {
  if (![tokenId, pieces].every((digits) => /^\d{1,78}$/.test(digits))) return undefined
  return {
    asset: { kind: 'collectible', contract, standard, tokenId: BigInt(tokenId) },
    ...{ name, symbol: name, decimals: 0, atomic: BigInt(pieces) },
    ...{ priceUsd: null, iconUrl: imageUrl },
  }
}
