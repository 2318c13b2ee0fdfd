import { Amount } from '@foyer/core'
import { type SendState, sendAssets } from '@foyer/core/send'
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
  const { network, feeAtomic, asset, amountAtomic, namespace } = state
  if (!network) return null
  const { nativeCurrency } = network
  const price = sendAssets(foyer, namespace)[0]?.priceUsd ?? null
  const inDollars = (atomic: bigint, decimals: number, priceUsd: number) =>
    Number(Amount.toDecimal({ atomic, decimals })) * priceUsd
  const feeUsd =
    feeAtomic !== null && price !== null
      ? inDollars(feeAtomic, nativeCurrency.decimals, price)
      : null
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
        <bdi dir="ltr">
          {feeAtomic === null
            ? messages.feeUnread
            : messages.feeAtMost(
                feeUsd !== null && feeUsd >= 0.01
                  ? dollars(feeUsd, locale)
                  : feeText(feeAtomic, nativeCurrency, locale),
              )}
        </bdi>
      </dd>
      {withTotal && feeUsd !== null && amountUsd !== null && (
        <>
          <dt>{messages.total}</dt>
          <dd>
            <bdi dir="ltr">{dollars(feeUsd + amountUsd, locale)}</bdi>
          </dd>
        </>
      )}
    </dl>
  )
}
