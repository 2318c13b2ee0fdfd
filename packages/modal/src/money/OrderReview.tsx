import { Amount } from '@foyer/core'
import type { Network } from '@foyer/core/adapter'
import type { HeldAsset } from '@foyer/core/holdings'
import type { OrderState } from '@foyer/core/orders'
import { Button, dollars, localNumber, roundedAmount, useWords } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useFeature, useWalletPrompt } from '../feature/FeatureContext.ts'
import { AssetImage } from './AssetImage.tsx'
import { messages as words } from './messages.ts'

/** What leaves the account, or arrives somewhere. */
interface Move {
  readonly direction: 'leaves' | 'arrives'
  /** Such as "Leaves your account". */
  readonly title: string
  readonly asset: HeldAsset
  readonly amountAtomic: bigint
  /** How the amount is written, with its unit; rounded, when absent. */
  readonly text?: string
  /** In place of the asset's own. */
  readonly image?: ReactNode
}

/** What the review is rendered with. */
export interface OrderReviewProps {
  network: Network
  moves: readonly Move[]
  status: OrderState<unknown, unknown>['status']
  /** The wallet that is asked. */
  wallet: string
  /** What the button says; "Confirm" when absent. */
  confirm?: string
  /** What is still looked at, in words; nothing can be confirmed meanwhile. */
  waitsFor?: string | null
  /** Something speaks against it; what, stands among the children. */
  isRefused: boolean
  /** Whom it goes to, what it costs, and whatever a user has to know. */
  children: ReactNode
  onConfirm(): void
  onCancel(): void
}

/** Everything that a user confirms, whole, before a wallet is asked. */
export function OrderReview({
  network,
  moves,
  status,
  wallet,
  confirm,
  waitsFor = null,
  isRefused,
  children,
  onConfirm,
  onCancel,
}: OrderReviewProps) {
  const messages = useWords(words)
  const isAsking = status === 'signing'
  useWalletPrompt(isAsking)
  return (
    <div className="money money-review">
      <div className="money-panel">
        {moves.map((move) => (
          <MoveLine key={`${move.direction} ${move.title}`} move={move} network={network} />
        ))}
      </div>
      {children}
      <div className="money-actions">
        <Button
          variant="primary"
          full
          busy={isAsking || waitsFor !== null}
          aria-disabled={isRefused}
          onClick={onConfirm}
        >
          {isAsking ? messages.confirmIn(wallet) : (waitsFor ?? confirm ?? messages.confirm)}
        </Button>
        {!isAsking && (
          <Button full onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}

function MoveLine({
  move: { direction, title, asset, amountAtomic, text: given, image },
  network,
}: {
  move: Move
  network: Network
}) {
  const messages = useWords(words)
  const { locale } = useFeature()
  const text = Amount.toDecimal({ atomic: amountAtomic, decimals: asset.decimals })
  const unit = asset.symbol || asset.name
  const { whole, fraction } = localNumber(text, locale)
  const isLeaving = direction === 'leaves'
  return (
    <div className="money-line">
      {image ?? <AssetImage asset={asset} network={network} size={40} />}
      <div className="money-who">
        <span>
          <bdi>{title}</bdi>
        </span>
        <strong>
          <bdi dir="ltr">
            {isLeaving ? '-' : '+'}
            {given ?? `${roundedAmount(text, locale, asset.decimals)} ${unit}`}
          </bdi>
        </strong>
        {/* What rounding hides is said, too: this is what the wallet is asked for. */}
        {isLeaving && (text.split('.')[1]?.length ?? 0) > 3 && (
          <bdi>{messages.exactly(`${whole}${fraction} ${unit}`)}</bdi>
        )}
      </div>
      {asset.priceUsd !== null && (
        <bdi dir="ltr">{dollars(Number(text) * asset.priceUsd, locale)}</bdi>
      )}
    </div>
  )
}
