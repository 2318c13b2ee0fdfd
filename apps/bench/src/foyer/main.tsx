import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './evaluationStarts.ts'
import { mainnet } from '@foyer/core/networks'
import { evm } from '@foyer/evm'
import { ConnectButton, createFoyer, FoyerProvider } from '@foyer/react'

queueMicrotask(performance.mark.bind(performance, 'foyer-goes-on'))
const foyer = createFoyer({
  projectId: 'bench',
  networks: [mainnet],
  adapters: [evm()],
  ...(benchBackend && { backend: benchBackend }),
})
// For the budgets of what opens later.
Object.assign(window, { foyer })
performance.measure('foyer', 'foyer-starts')
// Between these two microtasks run those that Foyer left: it reads its storage there. Bound, because
// functions of the page's own would stay in the memory that is measured.
queueMicrotask(performance.measure.bind(performance, 'foyer-microtasks', 'foyer-goes-on'))

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <FoyerProvider foyer={foyer}>
      <ConnectButton />
    </FoyerProvider>
  </StrictMode>,
)
