import { Amount } from '@foyer/core'
import { costOf, type SendState, sendAssets } from '@foyer/core/send'
import { Fragment, useState } from 'react'
import { useFeature } from '../../../feature/FeatureContext.ts'
import { dollars } from '../../../feature/figures.ts'
import { NetworkImage } from '../../../feature/NetworkImage.tsx'
import { useWords } from '../../../feature/words.ts'
import { messages as words } from '../messages.ts'
import { feeText } from './feeText.ts'

/** A user who has read the fee has to see that it is another one now. */
const farShare = 10n

function isFarFrom(before: bigint | null, now: bigint): boolean {
  if (before === null) return false
  const by = now > before ? now - before : before - now
  return by * farShare > before
}

/** On which network, and what that takes at most. In the review a fee that changed by far pulses once. */
export function FeeRows({ state, withTotal }: { state: SendState; withTotal?: boolean }) {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const { network, feeAtomic, extraCosts, asset, amountAtomic, namespace } = state
  const [last, setLast] = useState({ feeAtomic, pulses: 0 })
  // A fee that cannot be read for a moment is no other fee.
  if (feeAtomic !== null && feeAtomic !== last.feeAtomic)
    setLast({
      feeAtomic,
      pulses: last.pulses + Number(withTotal === true && isFarFrom(last.feeAtomic, feeAtomic)),
    })
  if (!network) return null
  const { nativeCurrency } = network
  const price = sendAssets(foyer, namespace)[0]?.priceUsd ?? null
  const inDollars = (atomic: bigint, decimals: number, priceUsd: number) =>
    Number(Amount.toDecimal({ atomic, decimals })) * priceUsd
  const usdOf = (atomic: bigint | null) =>
    atomic === null || price === null ? null : inDollars(atomic, nativeCurrency.decimals, price)
  /** At most, in dollars where that says something. */
  const atMost = (atomic: bigint) => {
    const usd = usdOf(atomic)
    return messages.feeAtMost(
      usd !== null && usd >= 0.01 ? dollars(usd, locale) : feeText(atomic, nativeCurrency, locale),
    )
  }
  const costUsd = usdOf(costOf(state))
  const amountUsd =
    asset?.priceUsd && amountAtomic !== null
      ? inDollars(amountAtomic, asset.decimals, asset.priceUsd)
      : null
  return (
    <dl className="send-facts">
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
      {withTotal && costUsd !== null && amountUsd !== null && (
        <>
          <dt>{messages.total}</dt>
          <dd>
            <bdi dir="ltr">{dollars(costUsd + amountUsd, locale)}</bdi>
          </dd>
        </>
      )}
    </dl>
  )
}
