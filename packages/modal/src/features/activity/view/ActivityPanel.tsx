import { paidIn, type SentTransfer, sentOf } from '@foyer/core/holdings'
import { Button, clockIcon, Notice, PanelState, Skeleton, useWords } from '@foyer/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  useFeature,
  useOnScreen,
  useStore,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { useActiveChain, useRepeatedly } from '../../../feature/laterHooks.ts'
import { groupOf } from '../figures.ts'
import { messages as words } from '../messages.ts'
import { OwnRow } from './OwnRow.tsx'
import { TransactionRow } from './TransactionRow.tsx'
import { useHistory } from './useHistory.ts'

const lookAgainMs = 2_000
const maxTries = 15

/** So many rows stay in the document; older ones take the place of newer ones, and make room for them again. */
const maxRows = 200
const rowsPerStep = 100

/** What the account did, newest first, with what this page sent and no block has yet. */
export function ActivityPanel() {
  const messages = useWords(words)
  const { foyer, locale, focusHeading } = useFeature()
  const chain = useActiveChain()
  const onScreen = useOnScreen()
  const sent = useStore(sentOf(foyer).store)
  useWhileOnScreen(() => sentOf(foyer).resume())
  const { pages, read } = useHistory()
  /** Where the rows in the document end; `null`: with the oldest that was read. */
  const [end, setEnd] = useState<number | null>(null)
  const nowMs = foyer.internals.platform.clock.now()
  const { address, network } = chain ?? {}
  const known = useMemo(
    () => pages.transactions.flatMap((transaction) => paidIn(transaction, address ?? '')),
    [pages.transactions, address],
  )
  // What was sent is in the history once a block has it.
  const mined = sent.filter(isMined).length
  useEffect(() => {
    if (onScreen && mined > 0) void read('newest')
  }, [mined, onScreen, read])
  // Indexers take a moment; one that never tells is not asked for ever.
  const ofAccount = (all: readonly SentTransfer[]) =>
    all.filter(
      (one) => one.from === address && one.network.caipNetworkId === network?.caipNetworkId,
    )
  const tries = useRef(0)
  useRepeatedly(lookAgainMs, () => {
    const missing = ofAccount(sentOf(foyer).store.getState()).some(
      (one) => isMined(one) && !latest.current.some(({ hash }) => hash === one.hash),
    )
    if (!missing || tries.current >= maxTries) return
    tries.current++
    void read('newest')
  })
  const latest = useRef(pages.transactions)
  latest.current = pages.transactions
  if (!chain || !address || !network) return null
  const { transactions, status, next, isIncomplete } = pages
  // Of a network that nobody reads it is not known that nothing happened.
  const isUnknown = status === 'unsupported' || (isIncomplete && transactions.length === 0)
  // Until the history has them; what nothing became of stays for as long as the page.
  const own = ofAccount(sent)
    .filter(({ hash }) => !transactions.some((one) => one.hash === hash))
    .reverse()

  const retry = {
    label: messages.tryAgain,
    onClick() {
      void read('again')
      focusHeading()
    },
  }
  if (status === 'failed' && transactions.length === 0)
    return (
      <PanelState icon="warning" title={messages.failed} text={messages.failedHint} retry={retry} />
    )
  if (status === 'loading')
    return (
      <div className="list" aria-busy="true">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} width={328} height={56} radius={18} index={index} />
        ))}
      </div>
    )
  if (transactions.length === 0 && own.length === 0)
    return (
      <PanelState
        icon={clockIcon}
        title={isUnknown ? messages.title : messages.emptyTitle}
        text={isUnknown ? messages.unsupported : messages.empty}
      />
    )
  const last = Math.min(end ?? transactions.length, transactions.length)
  const first = Math.max(0, last - maxRows)
  let group = ''
  return (
    <div className="activity">
      {first > 0 && (
        <Button full onClick={() => setEnd(Math.max(maxRows, last - rowsPerStep))}>
          {messages.newer}
        </Button>
      )}
      {own.map((one) => (
        <OwnRow key={one.hash} sent={one} />
      ))}
      {isUnknown ? (
        <p>{messages.unsupported}</p>
      ) : (
        isIncomplete && (
          <Notice tone="warn">
            <p>{messages.incomplete}</p>
            <Button onClick={retry.onClick}>{retry.label}</Button>
          </Notice>
        )
      )}
      {transactions.slice(first, last).map((transaction) => {
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
      {(next !== null || status === 'failed' || last < transactions.length) && (
        <Button
          full
          busy={status === 'more'}
          onClick={() => {
            if (last < transactions.length) {
              const next = last + rowsPerStep
              return setEnd(next < transactions.length ? next : null)
            }
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

const isMined = ({ outcome }: SentTransfer) =>
  outcome?.status === 'confirmed' || outcome?.status === 'failed'
