import type { Network } from '@foyer/core/adapter'
import { dollarsOf, type HeldAsset } from '@foyer/core/holdings'
import type { SwapQuote } from '@foyer/core/swap'
import { dollars, heldAmount, Icon, useWords } from '@foyer/ui'
import { useFeature } from '../../../feature/FeatureContext.ts'
import { AssetImage } from '../../../money/AssetImage.tsx'
import { messages as moneyWords } from '../../../money/messages.ts'
import { messages as words } from '../messages.ts'
import { cutAmount } from './swapFigures.ts'

/** What would arrive now. It is an estimate, and says so. */
export function ReceivePanel({
  network,
  asset,
  quote,
  onSelectToken,
}: {
  network: Network
  asset: HeldAsset | null
  quote: SwapQuote
  onSelectToken(): void
}) {
  const messages = useWords(words)
  const money = useWords(moneyWords)
  const { locale } = useFeature()
  const toAtomic = asset && quote.status === 'ready' ? quote.toAtomic : null
  const amount = asset && toAtomic !== null ? { atomic: toAtomic, decimals: asset.decimals } : null
  const text = asset && toAtomic !== null ? cutAmount(asset, toAtomic, locale) : ''
  const worth = amount && asset ? dollarsOf(amount, asset.priceUsd) : null
  const status = quote.status === 'reading' ? messages.reading : amount ? messages.estimate : ''
  return (
    <div className="money-panel">
      <span>{messages.youReceive}</span>
      <div className="money-line">
        <input
          className="money-amount"
          data-size={text.length <= 9 ? 30 : text.length <= 14 ? 24 : 20}
          data-waits={quote.status === 'reading' || undefined}
          aria-label={messages.youReceive}
          readOnly
          dir="ltr"
          placeholder="0"
          value={text}
        />
        <button
          type="button"
          className="money-token"
          aria-label={asset ? messages.receive(asset.symbol) : money.selectToken}
          onClick={onSelectToken}
        >
          {asset && <AssetImage asset={asset} network={network} size={24} />}
          <bdi>{asset ? asset.symbol : money.selectToken}</bdi>
          <Icon name="chevron" size={14} />
        </button>
      </div>
      <div className="money-line money-under">
        <span role="status">
          {worth === null ? '' : <bdi dir="ltr">{dollars(Number(worth), locale)}</bdi>}
          {worth !== null && status ? ', ' : ''}
          {status}
        </span>
        {asset && !asset.isBalanceUnknown && (
          <bdi>{`${heldAmount(asset, locale)} ${asset.symbol}`}</bdi>
        )}
      </div>
    </div>
  )
}
