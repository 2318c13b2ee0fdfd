import { Amount } from '@foyer/core'
import type { Network } from '@foyer/core/adapter'
import { dollarsOf, type HeldAsset, readTyped } from '@foyer/core/holdings'
import { dollars, heldAmount, Icon, roundedAmount, swapIcon, useWords } from '@foyer/ui'
import { useId } from 'react'
import { useFeature } from '../feature/FeatureContext.ts'
import { AssetImage } from './AssetImage.tsx'
import { messages as words } from './messages.ts'

/** What an amount is typed in. */
type Unit = 'token' | 'dollars'

/** What the field is rendered with. */
export interface AmountFieldProps {
  /** What the amount does, such as "You send". */
  title: string
  /** Names the field; "Amount" when absent. */
  label?: string
  /** Names the button with the token; that it changes it, when absent. */
  tokenLabel?(symbol: string): string
  network: Network
  asset: HeldAsset | null
  /** As it was typed, in `unit`. */
  text: string
  unit: Unit
  /** `null` while the text is no amount of this asset, or has two readings. */
  amountAtomic: bigint | null
  /** What else is wrong with the amount. */
  error?: string | null
  /** Stands below while nothing is wrong. */
  hint?: string | null
  onText(text: string): void
  onUnit(unit: Unit): void
  onMax(): void
  /** Reads again how much there is. */
  onReadBalance(): void
  onSelectToken(): void
}

/** How much of what: typed with any digits and either separator, in tokens or in dollars. */
export function AmountField({
  title,
  label,
  tokenLabel,
  network,
  asset,
  text,
  unit,
  amountAtomic,
  error: otherError = null,
  hint = null,
  onText,
  onUnit,
  onMax,
  onReadBalance,
  onSelectToken,
}: AmountFieldProps) {
  const messages = useWords(words)
  const { locale } = useFeature()
  const fieldId = useId()
  const symbol = asset?.symbol ?? ''
  const decimals = asset?.decimals ?? 0
  const held = asset && !asset.isBalanceUnknown ? `${heldAmount(asset, locale)} ${symbol}` : null
  const isBad = text.trim() !== '' && asset !== null && amountAtomic === null
  const isTooMuch = asset !== null && held !== null && (amountAtomic ?? 0n) > asset.atomic
  const error = isBad
    ? hasTwoReadings(text)
      ? messages.twoReadings
      : messages.badAmount(decimals)
    : isTooMuch
      ? messages.have(held)
      : otherError
  const inDollars = unit === 'dollars'
  const other = asset && otherUnit({ asset, amountAtomic, inDollars, locale })
  return (
    <div className="money-panel">
      <span>{title}</span>
      <div className="money-line">
        <input
          className="money-amount"
          data-size={text.length <= 9 ? 30 : text.length <= 14 ? 24 : 20}
          aria-label={label ?? messages.amount}
          aria-invalid={error !== null}
          aria-describedby={`${fieldId}e`}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          placeholder="0"
          value={inDollars ? `$${text}` : text}
          onChange={({ currentTarget }) => onText(currentTarget.value.replace(/^\$/, ''))}
        />
        <button
          type="button"
          className="money-token"
          aria-label={asset ? (tokenLabel ?? messages.changeToken)(symbol) : messages.selectToken}
          onClick={onSelectToken}
        >
          {asset && <AssetImage asset={asset} network={network} size={24} />}
          <bdi>{asset ? symbol : messages.selectToken}</bdi>
          <Icon name="chevron" size={14} />
        </button>
      </div>
      <div className="money-line money-under">
        {asset && asset.priceUsd !== null ? (
          <button
            type="button"
            className="money-unit"
            aria-label={inDollars ? messages.inToken(symbol) : messages.inDollars}
            onClick={() => onUnit(inDollars ? 'token' : 'dollars')}
          >
            <Icon name={swapIcon} size={14} />
            <bdi dir="ltr">{other ?? (inDollars ? symbol : '$')}</bdi>
          </button>
        ) : (
          <span />
        )}
        {asset && held === null && (
          <button type="button" className="money-max" onClick={onReadBalance}>
            {messages.tryAgain}
          </button>
        )}
        {held !== null && (
          <button type="button" className="money-max" aria-label={messages.max} onClick={onMax}>
            <bdi>{messages.maxAmount(held)}</bdi>
          </button>
        )}
      </div>
      <p id={`${fieldId}e`} className="money-error" role={error ? 'alert' : undefined}>
        {error ?? hint}
      </p>
    </div>
  )
}

/** `1.000` is a thousand to some and one to others. */
const hasTwoReadings = (text: string) =>
  readTyped(text) === null && /^\s*\p{Nd}{1,3}[.,\uFF0E\uFF0C]\p{Nd}{3}\s*$/u.test(text)

/** The amount in the unit that it was not written in; `null` where that cannot be told. */
function otherUnit({
  asset,
  amountAtomic,
  inDollars,
  locale,
}: {
  asset: HeldAsset
  amountAtomic: bigint | null
  inDollars: boolean
  locale: string | undefined
}): string | null {
  if (amountAtomic === null) return null
  const amount = { atomic: amountAtomic, decimals: asset.decimals }
  if (inDollars)
    return `${roundedAmount(Amount.toDecimal(amount), locale, asset.decimals)} ${asset.symbol}`
  const worth = dollarsOf(amount, asset.priceUsd)
  return worth === null ? null : dollars(Number(worth), locale)
}
