import { AccountButton, ConnectButton, FoyerModal, FoyerProvider } from '@foyer/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeFoyer, place } from './surroundings.ts'

/** `?frame=`: the modal as a part of the page, or as a dialog in a place that the host chose. */
export function startEmbedded() {
  const isDialog = new URLSearchParams(location.search).get('frame') === 'dialog'
  const foyer = makeFoyer(isDialog ? { disableAppend: true } : { enableEmbedded: true })
  Object.assign(window, { foyer })
  createRoot(place()).render(
    <StrictMode>
      <FoyerProvider foyer={foyer}>
        <input ref={(input) => input?.focus()} aria-label="Coupon" />
        <ConnectButton />
        <AccountButton />
        <section aria-label="Wallet">
          <FoyerModal />
        </section>
      </FoyerProvider>
    </StrictMode>,
  )
}
