import type { RelayLoss, WalletOffer } from '@foyer/core/client'
import { Button, IconButton, type Translate } from '@foyer/ui'
import type { Toasts } from '../toasts.ts'
import { messages as words } from './messages.ts'
import styles from './wallet-offer.css?inline'

/** Shows one more request that waits in a wallet, or that its relay is away. */
export type WalletOffers = (news: WalletOffer | RelayLoss) => void

/**
 * Offers to open the wallet in which requests wait: a browser opens an app in a press alone. One
 * button serves all requests, and goes with the last of them.
 *
 * @param adopt adds a style sheet to the modal
 */
export function createWalletOffers({
  toasts,
  add,
  translate,
}: {
  toasts: Pick<Toasts, 'offer'>
  add(styles: string): void
  translate: Translate
}): WalletOffers {
  add(styles)
  const messages = translate(words)
  let offers: readonly WalletOffer[] = []
  let loss: RelayLoss | null = null
  const show = () => {
    const newest = offers.at(-1)
    const dismiss = () => {
      offers = []
      show()
    }
    toasts.offer(
      newest || loss ? (
        <>
          {loss && (
            <div className="wallet-offer" role="status">
              <p>{loss.isRefused ? messages.relayRefused : messages.relayLost}</p>
            </div>
          )}
          {newest && (
            <div className="wallet-offer" role="status">
              <p>{messages.waiting(newest.wallet)}</p>
              <Button
                onClick={() => {
                  newest.open()
                  dismiss()
                }}
              >
                {messages.open(newest.wallet)}
              </Button>
              <IconButton icon="close" label={messages.dismiss} onClick={dismiss} />
            </div>
          )}
        </>
      ) : null,
    )
  }
  return (news) => {
    if (news.over.aborted) return
    news.over.addEventListener('abort', () => {
      offers = offers.filter((one) => one !== news)
      if (loss === news) loss = null
      show()
    })
    if ('open' in news) offers = [...offers, news]
    else loss = news
    show()
  }
}
