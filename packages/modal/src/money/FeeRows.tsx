import { Amount } from '@foyer/core'
import type { Network, TransferCost } from '@foyer/core/adapter'
import { costOf } from '@foyer/core/holdings'
import { dollars, useWords } from '@foyer/ui'
import { Fragment, type ReactNode, useState } from 'react'
import { useFeature } from '../feature/FeatureContext.ts'
import { NetworkImage } from '../feature/NetworkImage.tsx'
import { feeText } from './feeText.ts'
import { messages as words } from './messages.ts'

/** A user who has read the fee has to see that it is another one now. */
const farShare = 10n

function isFarFrom(before: bigint | null, now: bigint): boolean {
  if (before === null) return false
  const by = now > before ? now - before : before - now
  return by * farShare > before
}

/** What fee rows are rendered with. */
export interface FeeRowsProps {
  network: Network
  /** At most, in what the chain counts in; `null` while nobody knows. */
  feeAtomic: bigint | null
  extraCosts: readonly TransferCost[]
  /** One of what the chain counts in, in dollars; `null` when nobody knows. */
  priceUsd: number | null
  /** In the review: a fee that changed by far pulses once. `null` where it cannot be told. */
  leavesUsd?: number | null
  /** What else is known of the price. */
  children?: ReactNode
}

/** On which network, and what that takes at most. */
export function FeeRows({
  network,
  feeAtomic,
  extraCosts,
  priceUsd,
  leavesUsd,
  children,
}: FeeRowsProps) {
  const messages = useWords(words)
  const { locale } = useFeature()
  const { nativeCurrency } = network
  const isReview = leavesUsd !== undefined
  const [last, setLast] = useState({ feeAtomic, pulses: 0 })
  // A fee that cannot be read for a moment is no other fee.
  if (feeAtomic !== null && feeAtomic !== last.feeAtomic)
    setLast({
      feeAtomic,
      pulses: last.pulses + Number(isReview && isFarFrom(last.feeAtomic, feeAtomic)),
    })
  const usdOf = (atomic: bigint | null) =>
    atomic === null || priceUsd === null
      ? null
      : Number(Amount.toDecimal({ atomic, decimals: nativeCurrency.decimals })) * priceUsd
  /** At most, in dollars where that says something. */
  const atMost = (atomic: bigint) => {
    const usd = usdOf(atomic)
    return messages.feeAtMost(
      usd !== null && usd >= 0.01 ? dollars(usd, locale) : feeText(atomic, nativeCurrency, locale),
    )
  }
  const costUsd = usdOf(costOf({ feeAtomic, extraCosts }))
  return (
    <dl className="money-facts">
      <dt>{messages.network}</dt>
      <dd>
        <NetworkImage network={network} size={18} />
        <bdi>{network.name}</bdi>
      </dd>
      <dt>{messages.feePaidIn(nativeCurrency.symbol)}</dt>
      <dd key={last.pulses} data-pulse={last.pulses > 0 || undefined}>
        <bdi dir="ltr">{feeAtomic === null ? messages.feeUnread : atMost(feeAtomic)}</bdi>
      </dd>
      {extraCosts.map(({ kind, atomic }) => (
        <Fragment key={kind}>
          <dt>{messages.costs[kind]}</dt>
          <dd>
            <bdi dir="ltr">{atMost(atomic)}</bdi>
          </dd>
        </Fragment>
      ))}
      {children}
      {costUsd !== null && typeof leavesUsd === 'number' && (
        <>
          <dt>{messages.total}</dt>
          <dd>
            <bdi dir="ltr">{dollars(costUsd + leavesUsd, locale)}</bdi>
          </dd>
        </>
      )}
    </dl>
  )
}
