import { Address } from '@foyer/core'
import type { Network } from '@foyer/core/adapter'
import type { HistoryTransaction, HistoryTransfer } from '@foyer/core/client'
import { sharesEnds } from '@foyer/core/holdings'
import { SafeLink } from '@foyer/core/wallets'
import {
  AddressBlock,
  Artwork,
  Button,
  CopyButton,
  confirmedIcon,
  Glyph,
  Icon,
  type IconName,
  imageIcon,
  Notice,
  receiveIcon,
  sendIcon,
  swapIcon,
  useWords,
} from '@foyer/ui'
import { useId, useState } from 'react'
import { useFeature } from '../../../feature/FeatureContext.ts'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { TokenImage } from '../../../feature/TokenImage.tsx'
import { copyText } from '../../../platform/copyText.ts'
import { amountOf, merged, timeOf } from '../figures.ts'
import { messages as words } from '../messages.ts'

/**
 * One transaction.
 *
 * @contacts link — the transaction at the block explorer of its network — when a user presses it —
 * `blockExplorers` of the network
 */
export function TransactionRow({
  transaction,
  known,
  nowMs,
  account,
}: {
  transaction: HistoryTransaction
  known: readonly string[]
  nowMs: number
  account: string
}) {
  const messages = useWords(words)
  const { locale } = useFeature()
  const noteId = useId()
  const [isOpen, setOpen] = useState(false)
  const chain = useActiveChain()
  const { operationType, status, minedAtMs, sentFrom, hash } = transaction
  const transfers = merged(transaction.transfers)
  const verb = messages.verbs[operationType]
  const time = minedAtMs === null ? '' : timeOf(minedAtMs, { nowMs, locale, messages })
  const amounts = transfers.slice(0, 2).map((transfer) => amountOf(operationType, transfer, locale))
  // Of a token it is who gave or got it: what the transaction went to is its contract.
  const other = Address.equals(sentFrom, account)
    ? (transfers[0]?.to ?? transaction.sentTo)
    : (transfers[0]?.from ?? sentFrom)
  const isKnown = other !== null && known.some((one) => Address.equals(one, other))
  // Bait is received, or made to look as if the account had sent it: nothing, that is.
  const imitated =
    other && !isKnown ? [...known, account].find((one) => sharesEnds(one, other)) : undefined
  const first = transfers[0]
  const network = chain?.network
  if (!network) return null
  const explorer = explorerLink(network.blockExplorers?.default.url, hash)
  const content = (
    <>
      <span className="row-image activity-image">
        {first?.nft ? (
          <Artwork src={first.nft.previewUrl} fallback={<Glyph name={imageIcon} />} />
        ) : (
          <TokenImage
            address={isNative(first, network) ? null : (first?.fungible?.symbol ?? '')}
            iconUrl={first?.fungible?.iconUrl ?? null}
            network={network}
            size={40}
          />
        )}
        <span className="activity-badge" data-failed={status === 'failed' || undefined}>
          <Icon name={iconOf(operationType)} size={12} />
        </span>
      </span>
      <span className="row-text">
        <span className="row-title">
          {verb}{' '}
          {status === 'failed' && (
            <span className="activity-tag" data-tone="danger">
              {messages.failedTag}
            </span>
          )}
          {imitated && (
            <span className="activity-tag" data-tone="warn">
              {messages.lookAlike}
            </span>
          )}
        </span>
        <span className="row-note">
          <bdi dir="ltr">{amounts.join(' → ')}</bdi>
        </span>
        {imitated && (
          <span className="row-note activity-warning">
            {messages.lookAlikeHint(inOnePiece(Address.shorten(imitated)))}
          </span>
        )}
      </span>
      <span className="row-end activity-time">{time}</span>
    </>
  )
  const name = [verb, status === 'failed' && messages.failedTag, amounts.join(', '), time]
    .filter(Boolean)
    .join(', ')
  if (imitated && other)
    return (
      <>
        <button
          type="button"
          className="row"
          data-imitation
          aria-label={name}
          aria-expanded={isOpen}
          aria-controls={noteId}
          onClick={() => setOpen(!isOpen)}
        >
          {content}
        </button>
        <div id={noteId} hidden={!isOpen} ref={isOpen ? show : null}>
          <Imitation address={other} imitated={imitated} explorer={explorer} />
        </div>
      </>
    )
  return explorer ? (
    <a className="row" href={explorer} target="_blank" rel="noreferrer noopener" aria-label={name}>
      {content}
    </a>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a row that leads nowhere is one group of words
    <div className="row" role="group" aria-label={name}>
      {content}
    </div>
  )
}

/**
 * What stands between a user and the address of an imitation: it is copied, or looked up, only by
 * a user who asks for it twice.
 *
 * @contacts link — the transaction at the block explorer of its network — when a user presses it —
 * `blockExplorers` of the network
 */
function Imitation({
  address,
  imitated,
  explorer,
}: {
  address: string
  imitated: string
  explorer: string | null
}) {
  const messages = useWords(words)
  const [isAsked, setAsked] = useState(false)
  return (
    <Notice tone="danger">
      <p>{messages.imitates}</p>
      <AddressBlock address={imitated} />
      <p>{messages.imitation}</p>
      <AddressBlock address={address} against={imitated} />
      {isAsked ? (
        <>
          <p role="alert">{messages.copyWarning}</p>
          <CopyButton
            showLabel
            value={address}
            label={messages.copyAnyway}
            copiedLabel={messages.copied}
            onCopy={copyText}
          />
        </>
      ) : (
        <Button onClick={() => setAsked(true)}>{messages.copyAddress}</Button>
      )}
      {explorer && (
        <a href={explorer} target="_blank" rel="noreferrer noopener">
          {messages.explorer}
        </a>
      )}
    </Notice>
  )
}

/** What opens below the fold would be missed. */
const show = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' })

/** Lines may break behind an ellipsis, which would take an address apart. */
const inOnePiece = (short: string) => short.replace('…', '…\u2060')

/** Histories name no contracts. What is bait under the symbol of the chain's own money does not get its logo. */
const isNative = (transfer: HistoryTransfer | undefined, network: Network): boolean =>
  transfer?.fungible?.symbol === network.nativeCurrency.symbol && !transfer.fungible.isSpam

function iconOf(operation: HistoryTransaction['operationType']): IconName {
  if (operation === 'send') return sendIcon
  if (operation === 'trade') return swapIcon
  return operation === 'receive' || operation === 'claim' || operation === 'buy'
    ? receiveIcon
    : confirmedIcon
}

function explorerLink(url: string | undefined, hash: string): string | null {
  return url ? SafeLink.https(`${url.replace(/\/$/, '')}/tx/${hash}`) : null
}
