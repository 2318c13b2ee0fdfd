import { AccountButton, ConnectButton, FoyerProvider } from '@foyer/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeFoyer, place } from './surroundings.ts'

/** Two clients that do not know of each other. */
export function startTwo() {
  const one = makeFoyer()
  const two = makeFoyer({ storageKey: 'two' })
  Object.assign(window, { foyer: one, one, two })
  createRoot(place()).render(
    <StrictMode>
      <section aria-label="One">
        <FoyerProvider foyer={one}>
          <ConnectButton />
          <AccountButton />
        </FoyerProvider>
      </section>
      <section aria-label="Two">
        <FoyerProvider foyer={two}>
          <ConnectButton />
          <AccountButton />
        </FoyerProvider>
      </section>
    </StrictMode>,
  )
}
