import type { Network, TransferDifference, TransferOutcome } from '@foyer/core/adapter'
import { SafeLink } from '@foyer/core/wallets'
import { AddressBlock, Button, Icon, ThreadRing, useWords } from '@foyer/ui'
import type { ReactNode } from 'react'
import { messages as words } from './messages.ts'
import { ReadBack } from './ReadBack.tsx'

/** What the receipt is rendered with. */
export interface OrderReceiptProps {
  network: Network
  /** `outcomeUnknown`: the wallet gave no answer that can be read. */
  status: 'outcomeUnknown' | 'sent'
  /** `null` until the wallet gave it. */
  hash: string | null
  /** `null` until a node was asked. */
  outcome: TransferOutcome | null
  image: ReactNode
  /** What is said while it is on its way, and once a block has it: a title, and what it means. */
  texts: Readonly<Record<'pending' | 'confirmed', readonly [title: string, hint: string]>>
  /** Less arrived than was sent: a title, and how much. */
  less?: readonly [title: string, hint: string] | null
  /** Whom it went to. */
  children?: ReactNode
  /** The user has read it. */
  onDone(): void
}

/**
 * What became of it, as nodes say that are not the wallet's.
 *
 * @contacts link — the transaction at the block explorer of its network — when a user presses it —
 * `blockExplorers` of the network
 */
export function OrderReceipt({
  network,
  status,
  hash,
  outcome,
  image,
  texts,
  less = null,
  children,
  onDone,
}: OrderReceiptProps) {
  const messages = useWords(words)
  if (status === 'outcomeUnknown')
    return (
      <div className="money-check" role="alert">
        <span className="money-sign" data-tone="warn">
          <Icon name="warning" size={28} />
        </span>
        <h2>{messages.unknown}</h2>
        <p>{messages.unknownHint}</p>
        <div className="money-actions">
          <Button variant="primary" full onClick={onDone}>
            {messages.looked}
          </Button>
        </div>
      </div>
    )
  if (outcome?.differences && outcome.differences.length > 0)
    return <Alarm differences={outcome.differences} onRead={onDone} />
  const [title, hint] = headline(outcome, { messages, texts, less })
  const isFailed = outcome?.status === 'failed' || outcome?.status === 'dropped' || less !== null
  const ring = isFailed ? 'danger' : outcome?.status === 'confirmed' ? 'done' : 'waiting'
  const explorer = explorerLink(network, hash)
  return (
    <div className="money-check">
      <ThreadRing state={ring}>{image}</ThreadRing>
      <div role="status">
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <p>
          <bdi>{hint}</bdi>
        </p>
      </div>
      <ReadBack outcome={outcome} isLess={less !== null} />
      {children}
      <div className="money-actions">
        <Button variant="primary" full onClick={onDone}>
          {messages.done}
        </Button>
        {explorer && (
          <a
            className="button"
            data-variant="ghost"
            data-full
            href={explorer}
            target="_blank"
            rel="noreferrer noopener"
          >
            {messages.explorer}
          </a>
        )}
      </div>
    </div>
  )
}

function headline(
  outcome: TransferOutcome | null,
  {
    messages,
    texts,
    less,
  }: { messages: typeof words } & Pick<Required<OrderReceiptProps>, 'texts' | 'less'>,
): readonly [string, string] {
  switch (outcome?.status) {
    case 'confirmed':
      return less ?? texts.confirmed
    case 'failed':
      return [messages.chainFailed, messages.chainFailedHint]
    case 'dropped':
      return [messages.dropped, messages.droppedHint]
    case 'replaced':
      return [messages.replaced, messages.replacedHint]
    default:
      return texts.pending
  }
}

/** What was sent is not what was confirmed. It stays until it was read. */
function Alarm({
  differences,
  onRead,
}: {
  differences: readonly TransferDifference[]
  onRead(): void
}) {
  const messages = useWords(words)
  return (
    <div className="money-check" role="alert">
      <span className="money-sign" data-tone="danger">
        <Icon name="warning" size={28} />
      </span>
      <h2>{messages.alarm}</h2>
      <p>{messages.alarmHint}</p>
      {differences.map(({ part, confirmed, sent }) => (
        <section key={part} className="money-compare" aria-label={messages.parts[part]}>
          <div>
            <span>
              {messages.youConfirmed}: {messages.parts[part]}
            </span>
            <Whole text={confirmed} against={sent} />
          </div>
          <div data-tone="danger">
            <span>{messages.onChain}</span>
            <Whole text={sent} against={confirmed} />
          </div>
        </section>
      ))}
      <div className="money-actions">
        <Button variant="primary" full onClick={onRead}>
          {messages.read}
        </Button>
      </div>
    </div>
  )
}

function Whole({ text, against }: { text: string; against: string }) {
  return /^0x[\da-f]{40}$/i.test(text) ? (
    <AddressBlock address={text} against={against} />
  ) : (
    <bdi className="money-text">{text}</bdi>
  )
}

function explorerLink({ blockExplorers }: Network, hash: string | null): string | null {
  const url = blockExplorers?.default.url
  return url && hash ? SafeLink.https(`${url.replace(/\/$/, '')}/tx/${hash}`) : null
}
