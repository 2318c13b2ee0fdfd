import { Address, Amount } from '@foyer/core'
import { type SendState, sendOf } from '@foyer/core/send'
import { SafeLink } from '@foyer/core/wallets'
import { replace, useFeature, useStore, useWhileOnScreen } from '../../../feature/FeatureContext.ts'
import { roundedAmount } from '../../../feature/figures.ts'
import { useWords } from '../../../feature/words.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Icon } from '../../../ui/images/Icon.tsx'
import { ThreadRing } from '../../../ui/progress/ThreadRing.tsx'
import { AddressBlock } from '../../../ui/text/AddressBlock.tsx'
import { messages as words } from '../messages.ts'
import { AssetImage } from './AssetImage.tsx'
import { ReadBack } from './ReadBack.tsx'

/**
 * What became of it, as nodes say that are not the wallet's.
 *
 * @contacts link — the transaction at the block explorer of its network — when a user presses it —
 * `blockExplorers` of the network
 */
export function ConfirmedView() {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const send = sendOf(foyer)
  const state = useStore(send.store)
  const { status, asset, amountAtomic, recipient, network, outcome, hash } = state
  useWhileOnScreen(() => {
    if (status === 'editing' || status === 'reviewing') replace(foyer, 'WalletSend')
  }, [status])
  const done = () => {
    send.acknowledge()
    foyer.router.reset('Account')
  }
  if (!asset || amountAtomic === null || !recipient || !network) return null
  if (status === 'outcomeUnknown')
    return (
      <div className="send-check" role="alert">
        <span className="send-sign" data-tone="warn">
          <Icon name="warning" size={28} />
        </span>
        <h2>{messages.unknown}</h2>
        <p>{messages.unknownHint}</p>
        <div className="money-actions">
          <Button variant="primary" full onClick={done}>
            {messages.looked}
          </Button>
        </div>
      </div>
    )
  if (outcome?.differences && outcome.differences.length > 0)
    return <Alarm state={state} onRead={done} />

  const figure = (atomic: bigint) => {
    const text = Amount.toDecimal({ atomic, decimals: asset.decimals })
    return `${roundedAmount(text, locale)} ${asset.symbol || asset.name}`
  }
  const amount = figure(amountAtomic)
  const { arrivedAtomic } = outcome ?? {}
  const less =
    arrivedAtomic !== undefined && arrivedAtomic < amountAtomic ? figure(arrivedAtomic) : null
  const who = recipient.name ?? Address.shorten(recipient.address)
  const [title, hint] = headline(state, { messages, amount, who, less })
  const isFailed = outcome?.status === 'failed' || outcome?.status === 'dropped' || less !== null
  const ring = isFailed ? 'danger' : outcome?.status === 'confirmed' ? 'done' : 'waiting'
  const explorer = explorerLink(network.blockExplorers?.default.url, hash)
  return (
    <div className="send-check">
      <ThreadRing state={ring}>
        <AssetImage asset={asset} network={network} size={64} />
      </ThreadRing>
      <div role="status">
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <p>
          <bdi>{hint}</bdi>
        </p>
      </div>
      <ReadBack outcome={outcome} isLess={less !== null} />
      <div className="send-panel">
        <span>
          {recipient.name ? messages.wholeAddressOf(recipient.name) : messages.wholeAddress}
        </span>
        <AddressBlock address={recipient.address} />
      </div>
      <div className="money-actions">
        <Button variant="primary" full onClick={done}>
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
  { outcome }: SendState,
  {
    messages,
    amount,
    who,
    less,
  }: { messages: typeof words; amount: string; who: string; less: string | null },
): readonly [string, string] {
  switch (outcome?.status) {
    case 'confirmed':
      if (less !== null) return [messages.lessArrived, messages.lessArrivedHint(less, amount)]
      return [messages.sent(amount), messages.confirmed(who)]
    case 'failed':
      return [messages.chainFailed, messages.chainFailedHint]
    case 'dropped':
      return [messages.dropped, messages.droppedHint]
    case 'replaced':
      return [messages.replaced, messages.replacedHint]
    default:
      return [messages.sent(amount), messages.pending]
  }
}

/** What was sent is not what was confirmed. It stays until it was read. */
function Alarm({ state, onRead }: { state: SendState; onRead: () => void }) {
  const messages = useWords(words)
  return (
    <div className="send-check" role="alert">
      <span className="send-sign" data-tone="danger">
        <Icon name="warning" size={28} />
      </span>
      <h2>{messages.alarm}</h2>
      <p>{messages.alarmHint}</p>
      {state.outcome?.differences?.map(({ part, confirmed, sent }) => (
        <section key={part} className="send-compare" aria-label={messages.parts[part]}>
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
    <bdi className="send-text">{text}</bdi>
  )
}

function explorerLink(url: string | undefined, hash: string | null): string | null {
  if (!url || !hash) return null
  return SafeLink.https(`${url.replace(/\/$/, '')}/tx/${hash}`)
}
