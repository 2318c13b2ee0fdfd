import { type BuyState, getBuy } from '@foyer/core/buy'
import { SafeLink } from '@foyer/core/wallets'
import { AddressBlock, Button, CopyButton, Notice, ThreadRing, useWords } from '@foyer/ui'
import { push, useFeature, useStore } from '../../../feature/FeatureContext.ts'
import { useRepeatedly } from '../../../feature/laterHooks.ts'
import { TokenImage } from '../../../feature/TokenImage.tsx'
import { NothingToConfirm } from '../../../money/NothingHere.tsx'
import { useLast } from '../../../money/useLast.ts'
import { copyText } from '../../../platform/copyText.ts'
import { messages as words } from '../messages.ts'
import { coinText } from './buyFigures.ts'
import { useBuyView } from './useBuyView.ts'

const askEveryMs = 4_000

type Bought = Exclude<BuyState, { status: 'choosing' }>

/** What became of the purchase. */
export function ProgressView() {
  const { foyer } = useFeature()
  const buy = getBuy(foyer)
  const state = useStore(buy.store)
  const bought = useLast<Bought>(state.status === 'choosing' ? null : state)
  useRepeatedly(askEveryMs, () => void buy.refresh())
  useBuyView('BuyInProgress')
  if (!bought) return <NothingToConfirm onBack={() => foyer.router.replace('OnRampProviders')} />
  return <Progress state={bought} />
}

/**
 * Whom it goes to, and how far it is.
 *
 * @contacts link — the page of the provider or of the backend, where a user pays — when a user presses it — `backend`
 */
function Progress({ state }: { state: Bought }) {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const buy = getBuy(foyer)
  const { request, status } = state
  const { seller, network, address, asset, quote } = request
  const provider = seller.name || messages.tile
  const [title, hint] = textsOf(state, {
    messages,
    provider,
    amount: coinText(
      status === 'delivered' ? { amount: state.amount, currency: asset.symbol } : quote.purchase,
      locale,
    ),
  })
  const link = status === 'waiting' ? (SafeLink.https(state.url) ?? ownLink(state.url)) : null
  const isOver = status === 'delivered' || status === 'failed'
  return (
    <div className="money-check">
      <ThreadRing
        state={status === 'delivered' ? 'done' : status === 'failed' ? 'danger' : 'waiting'}
      >
        <TokenImage
          address={asset.contractAddress && `${network.caipNetworkId}:${asset.contractAddress}`}
          iconUrl={null}
          network={network}
          size={64}
        />
      </ThreadRing>
      <div role="status">
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <p>
          <bdi>{hint}</bdi>
        </p>
      </div>
      <dl className="money-facts">
        <dt>{messages.goesTo}</dt>
        <dd>
          <bdi>{network.name}</bdi>
        </dd>
      </dl>
      <AddressBlock address={address} />
      {seller.isSandbox && <Notice>{messages.sandbox}</Notice>}
      {status === 'waiting' && state.isBlocked && (
        <Notice tone="warn" role="alert">
          {messages.blocked}
        </Notice>
      )}
      <div className="money-actions">
        {link && !(status === 'waiting' && state.isPaid) && (
          <>
            <a
              className="button"
              data-variant={status === 'waiting' && state.isBlocked ? 'primary' : 'ghost'}
              data-full
              href={link}
              target="_blank"
              rel="noreferrer noopener"
            >
              {messages.open(provider)}
              <span className="visually-hidden">{messages.opensNewTab}</span>
            </a>
            {status === 'waiting' && state.isBlocked && (
              <div className="buy-copy">
                <CopyButton
                  value={link}
                  label={messages.copyLink}
                  copiedLabel={messages.copied}
                  onCopy={copyText}
                  showLabel
                />
              </div>
            )}
          </>
        )}
        {isOver && (
          <Button variant="primary" full onClick={() => foyer.router.reset('Account')}>
            {messages.done}
          </Button>
        )}
        {status === 'delivered' && foyer.internals.navigation.has('Transactions') && (
          <Button
            full
            onClick={() => {
              foyer.router.reset('Account')
              push(foyer, 'Transactions')
            }}
          >
            {messages.activity}
          </Button>
        )}
        {status !== 'delivered' && status !== 'opening' && (
          <Button full onClick={buy.edit}>
            {messages.again}
          </Button>
        )}
      </div>
    </div>
  )
}

function textsOf(
  state: Bought,
  { messages, provider, amount }: { messages: typeof words; provider: string; amount: string },
): readonly [title: string, hint: string] {
  switch (state.status) {
    case 'opening':
      return [messages.opening(provider), messages.leaves]
    case 'waiting':
      if (state.isPaid) return [messages.paid, messages.paidHint(amount)]
      return [
        messages.waiting(provider),
        state.purchaseId === null ? messages.waitingUnknown : messages.waitingHint,
      ]
    case 'delivered':
      return [messages.delivered(amount), messages.deliveredHint]
    case 'failed':
      return [messages.notDelivered, state.reason ?? messages.notDeliveredHint]
  }
}

/** A backend on this machine has no https; the flow let it pass as the application's own. */
const ownLink = (url: string) => (/^http:\/\//.test(url) ? url : null)
