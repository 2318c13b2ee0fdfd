import type { Network } from '@foyer/core/adapter'
import { dollarsOf, type HeldAsset } from '@foyer/core/holdings'
import {
  Button,
  dollars,
  heldAmount,
  Notice,
  SearchField,
  topOfGrid,
  useWords,
  WindowedGrid,
} from '@foyer/ui'
import { useDeferredValue, useRef, useState } from 'react'
import { useFeature } from '../feature/FeatureContext.ts'
import { TokenRow } from '../feature/TokenRow.tsx'
import { AssetImage } from './AssetImage.tsx'
import { messages as words } from './messages.ts'
import { UnlistedToken } from './UnlistedToken.tsx'

/** What the picker is rendered with. */
export interface TokenPickerProps {
  network: Network
  /** What the list is called; those of the account, when absent. */
  heading?: string
  assets: readonly HeldAsset[]
  /** A few of them, as a short way. */
  suggested?: readonly HeldAsset[]
  chosen: HeldAsset | null
  /** Not all of them could be read. */
  isIncomplete: boolean
  onChoose(asset: HeldAsset): void
  /** Asks the contract at an address that the list lacks. */
  onLookUp?(address: string): Promise<HeldAsset | null>
}

/** One of the tokens that the account has on a network; thousands of them, too. */
export function TokenPicker({
  network,
  heading: given,
  assets,
  suggested = [],
  chosen,
  isIncomplete,
  onChoose,
  onLookUp,
}: TokenPickerProps) {
  const messages = useWords(words)
  const heading = given ?? messages.tokensOn(network.name)
  const { locale } = useFeature()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim().toLowerCase())
  const place = useRef(topOfGrid())
  const found = assets.filter(
    ({ asset, name, symbol }) =>
      name.toLowerCase().includes(search) ||
      symbol.toLowerCase().includes(search) ||
      (asset.kind === 'token' && asset.address.toLowerCase() === search),
  )
  const render = (index: number) => {
    const asset = found[index]
    if (!asset) return null
    const worth = asset.isBalanceUnknown ? null : dollarsOf(asset, asset.priceUsd)
    return (
      <TokenRow
        name={asset.name}
        amount={
          asset.isBalanceUnknown
            ? messages.unknownBalance
            : `${heldAmount(asset, locale)} ${asset.symbol}`
        }
        value={worth === null ? null : dollars(Number(worth), locale)}
        isChosen={chosen?.asset.kind === asset.asset.kind && addressOf(chosen) === addressOf(asset)}
        image={<AssetImage asset={asset} network={network} size={40} />}
        onClick={() => onChoose(asset)}
      />
    )
  }
  return (
    <div className="money-select">
      <div className="money-search">
        <SearchField label={messages.search} value={text} onChange={setText} />
      </div>
      {suggested.length > 0 && (
        <div className="money-recents">
          <ul aria-label={messages.suggested}>
            {suggested.map((asset) => (
              <li key={`${asset.symbol} ${addressOf(asset)}`}>
                <button type="button" onClick={() => onChoose(asset)}>
                  <AssetImage asset={asset} network={network} size={24} />
                  <bdi>{asset.symbol}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <h2>{heading}</h2>
      {isIncomplete && <Notice tone="warn">{messages.missing(network.name)}</Notice>}
      {found.length === 0 && onLookUp && isContract.test(search) ? (
        <UnlistedToken
          key={search}
          address={text.trim()}
          network={network}
          onLookUp={onLookUp}
          onChoose={onChoose}
        />
      ) : found.length === 0 ? (
        <div className="panel-state" role="status">
          <p>{messages.noToken(text.trim())}</p>
          <Button onClick={() => setText('')}>{messages.clearSearch}</Button>
        </div>
      ) : (
        <div className="long-list">
          <WindowedGrid
            key={search}
            label={heading}
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

const isContract = /^0x[\da-f]{40}$/

const addressOf = ({ asset }: HeldAsset) => (asset.kind === 'token' ? asset.address : '')
