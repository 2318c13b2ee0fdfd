import { type BuyForm, type BuyProblem, type BuyQuote, getBuy } from '@foyer/core/buy'
import {
  Button,
  cardIcon,
  Glyph,
  Icon,
  Notice,
  PanelState,
  Row,
  Skeleton,
  Tag,
  useWords,
} from '@foyer/ui'
import { useId } from 'react'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import {
  push,
  useFeature,
  useNotes,
  useStore,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { TokenImage } from '../../../feature/TokenImage.tsx'
import { useLast } from '../../../money/useLast.ts'
import { openPage } from '../../../platform/openPage.ts'
import { messages as words } from '../messages.ts'
import { coinText, moneyText, percentText } from './buyFigures.ts'
import { useBuyView } from './useBuyView.ts'

/** How much of what, and whom to buy it from. */
export function ProvidersView() {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const buy = getBuy(foyer)
  const state = useStore(buy.store)
  const form = useLast<BuyForm>(state.status === 'choosing' ? state : null)
  const notes = useNotes(() => ({ isStarted: false }))
  useWhileOnScreen(() => {
    if (notes.isStarted) return
    notes.isStarted = true
    buy.start()
  })
  useBuyView('OnRampProviders')
  if (!form) return null
  const { offer, network, sellers, quotes } = form
  if (offer === 'unsupported')
    return (
      <PanelState
        icon="wallet"
        title={messages.nothingSold(network?.name ?? '')}
        text={messages.nothingSoldHint}
        action={
          foyer.internals.navigation.has('Networks')
            ? { label: messages.networks, onClick: () => push(foyer, 'Networks') }
            : undefined
        }
      />
    )
  const best = bestOf(quotes)
  const sample = quotes['']?.status === 'sample' ? quotes[''].quote : null
  return (
    <div className="money">
      <PayPanel form={form} onText={buy.writeAmount} />
      <div className="money-panel">
        <span>{messages.receiveTitle}</span>
        <div className="money-line">
          <output className="money-amount buy-amount" data-waits={best === null || undefined}>
            <bdi dir="ltr">{best ? coinText(best.purchase, locale) : '0'}</bdi>
          </output>
          {form.asset && (
            <button
              type="button"
              className="money-token"
              aria-label={messages.receive(form.asset.symbol)}
              onClick={() => push(foyer, 'OnRampTokenSelect')}
            >
              {network && (
                <TokenImage
                  address={
                    form.asset.contractAddress &&
                    `${network.caipNetworkId}:${form.asset.contractAddress}`
                  }
                  iconUrl={null}
                  network={network}
                  size={24}
                />
              )}
              <bdi>{form.asset.symbol}</bdi>
              <Icon name="chevron" size={14} />
            </button>
          )}
        </div>
      </div>
      {offer === 'sample' && (
        <Notice tone="warn" role="alert">
          <p>{messages.sample}</p>
          {sample && <p>{messages.sampleFee(moneyText(sample.fee, locale))}</p>}
          <Button icon={<Icon name="refresh" size={18} />} onClick={buy.retry}>
            {messages.tryAgain}
          </Button>
        </Notice>
      )}
      <FormNotice form={form} />
      {offer === 'loading' ? (
        <div role="status" aria-label={messages.loading}>
          <Skeleton width="100%" height={56} />
        </div>
      ) : (
        sellers.length > 0 && (
          <ul className="list" aria-label={messages.providers}>
            {sellers.map(({ id, name, fee, isSandbox }) => {
              const quote = quotes[id]
              return (
                <li key={id}>
                  <Row
                    title={name || messages.tile}
                    image={<Glyph name={cardIcon} />}
                    description={
                      <>
                        {fee && (
                          <bdi>
                            {messages.fee(
                              percentText(fee.min, locale),
                              percentText(fee.max, locale),
                            )}
                          </bdi>
                        )}
                        {quote && (
                          <>
                            {fee && ' · '}
                            <bdi>
                              {quote.status === 'ready'
                                ? messages.gives(coinText(quote.quote.purchase, locale))
                                : quote.status === 'asking'
                                  ? messages.asking
                                  : messages.noQuote}
                            </bdi>
                          </>
                        )}
                      </>
                    }
                    trailing={isSandbox ? <Tag>Sandbox</Tag> : <Icon name="chevron" size={18} />}
                    aria-disabled={quote?.status !== 'ready'}
                    onClick={() => buy.begin(id, openPage)}
                  />
                </li>
              )
            })}
          </ul>
        )
      )}
      {sellers.some(({ isSandbox }) => isSandbox) && <Notice>{messages.sandbox}</Notice>}
      {sellers.length > 0 && <p className="buy-hint">{messages.leaves}</p>}
    </div>
  )
}

function PayPanel({ form, onText }: { form: BuyForm; onText(text: string): void }) {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const errorId = useId()
  const { amountText: text, currency, problem } = form
  const error = problem && problemText(problem, { currency, locale, messages })
  return (
    <div className="money-panel">
      <span>{messages.youPay}</span>
      <div className="money-line">
        <input
          className="money-amount"
          data-size={text.length <= 9 ? 30 : text.length <= 14 ? 24 : 20}
          aria-label={messages.youPay}
          aria-invalid={error !== null}
          aria-describedby={errorId}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          placeholder="0"
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
        <button
          type="button"
          className="money-token"
          onClick={() => push(foyer, 'OnRampFiatSelect')}
        >
          <bdi>{currency}</bdi>
          <Icon name="chevron" size={14} />
        </button>
      </div>
      <p id={errorId} className="money-error" role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  )
}

function problemText(
  problem: BuyProblem,
  {
    currency,
    locale,
    messages,
  }: { currency: string; locale: string | undefined; messages: typeof words },
): string | null {
  switch (problem.kind) {
    case 'badAmount':
      return messages.badAmount
    case 'tooLittle':
    case 'tooMuch':
      return messages[problem.kind](moneyText({ amount: problem.limit, currency }, locale))
    default:
      return null
  }
}

/** Why nothing was bought. */
function FormNotice({ form: { notice } }: { form: BuyForm }) {
  const messages = useWords(words)
  const reason = useFailureText(notice?.kind === 'failed' && notice.error)
  if (!notice) return null
  return (
    <Notice tone="warn" role="alert">
      <bdi>
        {notice.kind === 'failed' ? messages.failed(reason) : messages.foreignPage(notice.host)}
      </bdi>
    </Notice>
  )
}

/** The quote that brings most; a sample brings nothing. */
function bestOf(quotes: BuyForm['quotes']) {
  return (
    Object.values(quotes)
      .flatMap((quote: BuyQuote) => (quote.status === 'ready' ? [quote.quote] : []))
      .sort((a, b) => Number(b.purchase.amount) - Number(a.purchase.amount))[0] ?? null
  )
}
