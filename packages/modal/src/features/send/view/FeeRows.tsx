import { Amount } from '@foyer/core'
import { costOf, type SendState, sendAssets } from '@foyer/core/send'
import { Fragment } from 'react'
import { useFeature } from '../../../feature/FeatureContext.ts'
import { dollars } from '../../../feature/figures.ts'
import { NetworkImage } from '../../../feature/NetworkImage.tsx'
import { useWords } from '../../../feature/words.ts'
import { messages as words } from '../messages.ts'
import { feeText } from './feeText.ts'

/** On which network, and what that takes at most. */
export function FeeRows({ state, withTotal }: { state: SendState; withTotal?: boolean }) {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const { network, feeAtomic, extraCosts, asset, amountAtomic, namespace } = state
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
      <dd>
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
