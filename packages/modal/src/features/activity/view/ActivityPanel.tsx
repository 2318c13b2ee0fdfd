import { Address, Amount } from '@foyer/core'
import type { HistoryTransaction } from '@foyer/core/client'
import { type SendState, sendOf, sharesEnds } from '@foyer/core/send'
import { SafeLink } from '@foyer/core/wallets'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  useActiveChain,
  useFeature,
  useOnScreen,
  useRepeatedly,
  useStore,
} from '../../../feature/FeatureContext.ts'
import { roundedAmount } from '../../../feature/figures.ts'
import { TokenImage } from '../../../feature/TokenImage.tsx'
import { useWords } from '../../../feature/words.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Icon, type IconName } from '../../../ui/images/Icon.tsx'
import {
  clockIcon,
  confirmedIcon,
  receiveIcon,
  sendIcon,
  swapIcon,
} from '../../../ui/images/laterIcons.ts'
import { PanelState } from '../../../ui/messages/PanelState.tsx'
import { Skeleton } from '../../../ui/progress/Skeleton.tsx'
import { Thread } from '../../../ui/progress/Thread.tsx'
import { amountOf, groupOf, merged, timeOf } from '../figures.ts'
import { messages as words } from '../messages.ts'

const lookAgainMs = 2_000
const maxTries = 15

/** So many rows stay in the document; older pages take the place of newer ones in memory, too. */
const maxRows = 200

interface Pages {
  readonly status: 'loading' | 'ready' | 'failed' | 'unsupported' | 'more'
  readonly transactions: readonly HistoryTransaction[]
  readonly next: string | null
}

const nothing: Pages = { status: 'loading', transactions: [], next: null }

/** What the account did, newest first, with what this page sent and no block has yet. */
export function ActivityPanel() {
  const messages = useWords(words)
  const { foyer, locale, focusHeading } = useFeature()
  const chain = useActiveChain()
  const onScreen = useOnScreen()
  const sent = useStore(sendOf(foyer).store)
  const { pages, read } = useHistory()
  const nowMs = foyer.internals.platform.clock.now()
  const { address, network } = chain ?? {}
  const known = useMemo(
    () =>
      pages.transactions.flatMap(({ operationType, sentTo, transfers }) =>
        operationType === 'send' &&
        sentTo &&
        transfers.some(({ quantity }) => /[1-9]/.test(quantity))
          ? [sentTo]
          : [],
      ),
    [pages.transactions],
  )
  // What was sent is in the history once a block has it.
  const { outcome, stage } = sent
  const isMined = outcome?.status === 'confirmed' || outcome?.status === 'failed'
  useEffect(() => {
    if (onScreen && isMined) void read('newest')
  }, [isMined, onScreen, read])
  // Indexers take a moment; one that never tells is not asked for ever.
  const tries = useRef(0)
  useRepeatedly(lookAgainMs, () => {
    const missing = sendOf(foyer)
      .sentHashes()
      .some((hash) => !latest.current.some((one) => one.hash === hash))
    if (!missing || tries.current >= maxTries) return
    tries.current++
    void read('newest')
  })
  const latest = useRef(pages.transactions)
  latest.current = pages.transactions
  if (!chain || !address || !network) return null
  const { transactions, status, next } = pages
  const own = ownRow(sent, transactions)

  if (status === 'failed' && transactions.length === 0)
    return (
      <PanelState
        icon="warning"
        title={messages.failed}
        text={messages.failedHint}
        retry={{
          label: messages.tryAgain,
          onClick() {
            void read('again')
            focusHeading()
          },
        }}
      />
    )
  if (status === 'loading')
    return (
      <div className="list" aria-busy="true">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} width={328} height={56} radius={18} index={index} />
        ))}
      </div>
    )
  if (transactions.length === 0 && !own)
    return (
      <PanelState
        icon={clockIcon}
        title={messages.emptyTitle}
        text={status === 'unsupported' ? messages.unsupported : messages.empty}
      />
    )
  let group = ''
  return (
    <div className="activity">
      {own && stage === 'sent' && <OwnRow state={sent} />}
      {transactions.slice(-maxRows).map((transaction) => {
        const { id, minedAtMs } = transaction
        const title = minedAtMs === null ? '' : groupOf(minedAtMs, { nowMs, locale, messages })
        const heading = title !== group && title
        group = title
        return (
          <div key={id}>
            {heading && <h2>{heading}</h2>}
            <TransactionRow
              transaction={transaction}
              known={known}
              nowMs={nowMs}
              account={address}
            />
          </div>
        )
      })}
      {(next !== null || status === 'failed') && (
        <Button
          full
          busy={status === 'more'}
          onClick={() => {
            foyer.internals.track('LOAD_MORE_TRANSACTIONS')
            void read('more')
          }}
        >
          {status === 'failed' ? messages.tryAgain : messages.more}
        </Button>
      )}
    </div>
  )
}

/** The pages that were read, for the active account. */
function useHistory() {
  const messages = useWords(words)
  const { foyer, toast } = useFeature()
  const chain = useActiveChain()
  const onScreen = useOnScreen()
  const key = chain?.caipAddress ?? ''
  const [state, setState] = useState<{ key: string; pages: Pages }>({ key, pages: nothing })
  const latest = useRef(key)
  latest.current = key
  const pages = state.key === key ? state.pages : nothing
  const newest = useRef(pages)
  newest.current = pages
  const read = useMemo(
    () =>
      async (what: 'newest' | 'more' | 'again'): Promise<void> => {
        const before = newest.current
        const { address, network } = chain ?? {}
        if (!address || !network) return
        const isCurrent = () => latest.current === key
        const set = (pages: Pages) => isCurrent() && setState({ key, pages })
        const cursor = what === 'more' ? (before.next ?? undefined) : undefined
        if (what === 'more') set({ ...before, status: 'more' })
        try {
          const resources = await foyer.internals.resources()
          const reading = await resources?.history({
            ...{ account: address, network, cursor, retry: what !== 'newest' },
            force: what === 'newest',
            signal: AbortSignal.timeout(15_000),
          })
          if (!reading || reading.status === 'unsupported')
            return void set({ ...nothing, status: 'unsupported' })
          const { transactions, next } = reading.value
          const seen = new Set(transactions.map(({ id }) => id))
          set({
            status: 'ready',
            transactions:
              what === 'more'
                ? [...before.transactions.filter(({ id }) => !seen.has(id)), ...transactions]
                : transactions,
            next,
          })
        } catch {
          if (!isCurrent()) return
          set({ ...before, status: 'failed' })
          foyer.internals.track('ERROR_FETCH_TRANSACTIONS')
          toast({ role: 'alert', text: messages.failed })
        }
      },
    [foyer, chain, key, toast, messages],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each account, and each time it is looked at
  useEffect(() => {
    if (onScreen && key) void read('newest')
  }, [key, onScreen])
  return { pages, read }
}

/**
 * One transaction.
 *
 * @contacts backend:blockchain — pictures of collectibles, through the backend — when they are rendered —
 * without it there are none
 * @contacts link — the transaction at the block explorer of its network — when a user presses it —
 * `blockExplorers` of the network
 */
function TransactionRow({
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
  const chain = useActiveChain()
  const { operationType, status, minedAtMs, sentFrom, hash } = transaction
  const transfers = merged(transaction.transfers)
  const verb = messages.verbs[operationType]
  const time = minedAtMs === null ? '' : timeOf(minedAtMs, { nowMs, locale, messages })
  const amounts = transfers.slice(0, 2).map((transfer) => amountOf(operationType, transfer, locale))
  const other = Address.equals(sentFrom, account) ? transaction.sentTo : sentFrom
  const imitated =
    operationType === 'receive' && other ? known.find((one) => sharesEnds(one, other)) : undefined
  const first = transfers[0]
  const network = chain?.network
  if (!network) return null
  const explorer = explorerLink(network.blockExplorers?.default.url, hash)
  const content = (
    <>
      <span className="row-image activity-image">
        {first?.nft?.previewUrl ? (
          <img src={first.nft.previewUrl} alt="" width={40} height={40} />
        ) : (
          <TokenImage
            address={
              first?.fungible ? symbolKey(first.fungible.symbol, network.nativeCurrency.symbol) : ''
            }
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
            {messages.lookAlikeHint(Address.shorten(imitated))}
          </span>
        )}
      </span>
      <span className="row-end activity-time">{time}</span>
    </>
  )
  const name = [verb, status === 'failed' && messages.failedTag, amounts.join(', '), time]
    .filter(Boolean)
    .join(', ')
  return explorer ? (
    <a
      className="row"
      data-imitation={imitated !== undefined || undefined}
      href={explorer}
      target="_blank"
      rel="noreferrer noopener"
      aria-label={name}
    >
      {content}
    </a>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a row that leads nowhere is one group of words
    <div
      className="row"
      role="group"
      data-imitation={imitated !== undefined || undefined}
      aria-label={name}
    >
      {content}
    </div>
  )
}

/** What this page sent, until the history has it. */
function OwnRow({ state }: { state: SendState }) {
  const messages = useWords(words)
  const { locale } = useFeature()
  const { asset, amountAtomic, outcome, network } = state
  if (!asset || amountAtomic === null || !network) return null
  const text = Amount.toDecimal({ atomic: amountAtomic, decimals: asset.decimals })
  const amount = `${roundedAmount(text, locale)} ${asset.symbol || asset.name}`
  const end =
    outcome?.status === 'dropped'
      ? messages.dropped
      : outcome?.status === 'replaced'
        ? messages.replaced
        : messages.pending
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row that leads nowhere is one group of words
    <div className="row" role="group" aria-label={`${messages.sending}, ${amount}, ${end}`}>
      <span className="row-image activity-image">
        <Thread state={end === messages.pending ? 'waiting' : 'danger'} size={40} radius={14} />
        <span className="activity-sending">
          <Icon name={sendIcon} size={16} />
        </span>
      </span>
      <span className="row-text">
        <span className="row-title">{messages.sending}</span>
        <span className="row-note">
          <bdi dir="ltr">{amount}</bdi>
        </span>
      </span>
      <span className="row-end activity-pending">{end}</span>
    </div>
  )
}

function ownRow(
  { hash, outcome }: SendState,
  transactions: readonly HistoryTransaction[],
): boolean {
  const isOver = outcome?.status === 'confirmed' || outcome?.status === 'failed'
  return hash !== null && !isOver && !transactions.some((one) => one.hash === hash)
}

const symbolKey = (symbol: string, native: string) => (symbol === native ? null : symbol)

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
