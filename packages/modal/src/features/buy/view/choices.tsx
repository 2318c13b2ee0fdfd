import { type BuyForm, getBuy } from '@foyer/core/buy'
import { Icon, Row, useWords } from '@foyer/ui'
import { useFeature, useStore, useWhileOnScreen } from '../../../feature/FeatureContext.ts'
import { TokenImage } from '../../../feature/TokenImage.tsx'
import { NothingToConfirm } from '../../../money/NothingHere.tsx'
import { useLast } from '../../../money/useLast.ts'
import { messages as words } from '../messages.ts'

/** What is bought. */
export function TokenView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const buy = getBuy(foyer)
  const form = useForm()
  const { network } = form ?? {}
  if (!form || !network || form.assets.length === 0) return <Nothing />
  return (
    <ul className="list" aria-label={messages.tokenTitle}>
      {form.assets.map((asset) => (
        <li key={asset.id}>
          <Row
            title={asset.name}
            description={<bdi>{asset.symbol}</bdi>}
            image={
              <TokenImage
                address={
                  asset.contractAddress && `${network.caipNetworkId}:${asset.contractAddress}`
                }
                iconUrl={null}
                network={network}
                size={36}
              />
            }
            trailing={asset.id === form.asset?.id && <Icon name="check" size={18} />}
            aria-current={asset.id === form.asset?.id || undefined}
            onClick={() => {
              buy.chooseAsset(asset)
              foyer.router.back()
            }}
          />
        </li>
      ))}
    </ul>
  )
}

/** What it is paid with. */
export function CurrencyView() {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const buy = getBuy(foyer)
  const form = useForm()
  if (!form || form.currencies.length === 0) return <Nothing />
  return (
    <ul className="list" aria-label={messages.currencyTitle}>
      {form.currencies.map(({ id }) => (
        <li key={id}>
          <Row
            title={id}
            description={<bdi>{nameOf(id, locale)}</bdi>}
            trailing={id === form.currency && <Icon name="check" size={18} />}
            aria-current={id === form.currency || undefined}
            onClick={() => {
              buy.chooseCurrency(id)
              foyer.router.back()
            }}
          />
        </li>
      ))}
    </ul>
  )
}

function useForm(): BuyForm | null {
  const { foyer } = useFeature()
  const buy = getBuy(foyer)
  const state = useStore(buy.store)
  useWhileOnScreen(() => {
    // Opened by itself: what is sold has not been asked.
    const { stack } = foyer.internals.navigation.routes.getState()
    if (stack.at(-2)?.view !== 'OnRampProviders') buy.start()
  })
  return useLast<BuyForm>(state.status === 'choosing' ? state : null)
}

function Nothing() {
  const { foyer } = useFeature()
  return <NothingToConfirm onBack={() => foyer.router.replace('OnRampProviders')} />
}

/** As its readers call it. */
function nameOf(currency: string, locale: string | undefined): string {
  try {
    return new Intl.DisplayNames(locale ?? 'en', { type: 'currency' }).of(currency) ?? currency
  } catch {
    return currency
  }
}
