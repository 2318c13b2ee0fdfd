import { createFoyer, FoyerProvider } from '@foyer/react'
import { StrictMode, version } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { offerDevtools } from '../devtools.ts'
import { preparePage } from '../page.ts'
import { useFoyerWallet } from '../useFoyerWallet.ts'

/** The demo as a React application: 19 in the main build; 18, and Preact, in those beside it. */
export function start() {
  const { options, hasPlace, place } = preparePage()
  const foyer = createFoyer(options)
  Object.assign(window, { foyer })
  offerDevtools(foyer)
  document.documentElement.dataset.host = `${import.meta.env.VITE_RENDERER ?? 'react'} ${version}`
  createRoot(place).render(
    <StrictMode>
      <FoyerProvider foyer={foyer}>
        <App useWallet={useFoyerWallet} hasPlace={hasPlace} />
      </FoyerProvider>
    </StrictMode>,
  )
}
