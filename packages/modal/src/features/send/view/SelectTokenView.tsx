import { dollarsOf, type SendAsset, sendAssets, sendOf } from '@foyer/core/send'
import { useDeferredValue, useRef, useState } from 'react'
import { useFeature, useStore, useWhileOnScreen } from '../../../feature/FeatureContext.ts'
import { dollars, heldAmount } from '../../../feature/figures.ts'
import { TokenRow } from '../../../feature/TokenRow.tsx'
import { useHolding } from '../../../feature/useHolding.ts'
import { useWords } from '../../../feature/words.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SearchField } from '../../../ui/controls/SearchField.tsx'
import { topOfGrid, WindowedGrid } from '../../../ui/grid/WindowedGrid.tsx'
import { Notice } from '../../../ui/messages/Notice.tsx'
import { messages as words } from '../messages.ts'
import { AssetImage } from './AssetImage.tsx'

/** The tokens that the account has on the active network. */
export function SelectTokenView() {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const send = sendOf(foyer)
  const { namespace, network, status, asset: chosen } = useStore(send.store)
  const { tokens, missingChainIds } = useHolding(namespace)
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim().toLowerCase())
  const place = useRef(topOfGrid())
  const isOver = status !== 'editing'
  useWhileOnScreen(() => {
    if (isOver) foyer.router.back()
  }, [isOver])
  if (!network) return null
  const spam = new Set(
    tokens.flatMap(({ address, isSpam }) => (isSpam && address ? address.split(':')[2] : [])),
  )
  const found = sendAssets(foyer, namespace).filter(
    ({ asset, name, symbol }) =>
      !(asset.kind === 'token' && spam.has(asset.address)) &&
      (name.toLowerCase().includes(search) ||
        symbol.toLowerCase().includes(search) ||
        (asset.kind === 'token' && asset.address.toLowerCase() === search)),
  )
  const render = (index: number) => {
    const asset = found[index]
    if (!asset) return null
    return (
      <TokenRow
        name={asset.name}
        amount={
          asset.isBalanceUnknown
            ? messages.buttons.unknownBalance
            : `${heldAmount(asset, locale)} ${asset.symbol}`
        }
        value={worthOf(asset, locale)}
        isChosen={chosen?.asset.kind === asset.asset.kind && addressOf(chosen) === addressOf(asset)}
        image={<AssetImage asset={asset} network={network} size={40} />}
        onClick={() => {
          send.chooseAsset(asset)
          foyer.router.back()
        }}
      />
    )
  }
  return (
    <div className="send-select">
      <div className="send-search">
        <SearchField label={messages.search} value={text} onChange={setText} />
      </div>
      <h2>{messages.tokensOn(network.name)}</h2>
      {missingChainIds.includes(network.caipNetworkId) && (
        <Notice tone="warn">{messages.missing(network.name)}</Notice>
      )}
      {found.length === 0 ? (
        <div className="panel-state" role="status">
          <p>{messages.noToken(text.trim())}</p>
          <Button onClick={() => setText('')}>{messages.clearSearch}</Button>
        </div>
      ) : (
        <div className="long-list">
          <WindowedGrid
            key={search}
            label={messages.tokensOn(network.name)}
            count={found.length}
            pending={0}
            total={found.length}
            busy={false}
            place={place.current}
            render={render}
            renderPending={() => null}
            onPending={() => {}}
          />
        </div>
      )}
    </div>
  )
}

const addressOf = ({ asset }: SendAsset) => (asset.kind === 'token' ? asset.address : '')

function worthOf(asset: SendAsset, locale: string | undefined): string | null {
  const worth = asset.isBalanceUnknown ? null : dollarsOf(asset, asset.priceUsd)
  return worth === null ? null : dollars(Number(worth), locale)
}
