import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './evaluationStarts.ts'
import { mainnet } from '@foyer/core/networks'
import { evm } from '@foyer/evm'
import { ConnectButton, createFoyer, FoyerProvider } from '@foyer/react'

const foyer = createFoyer({
  projectId: 'bench',
  networks: [mainnet],
  adapters: [evm()],
  ...(benchBackend && { backend: benchBackend }),
})
performance.measure('foyer', 'foyer-starts')

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <FoyerProvider foyer={foyer}>
      <ConnectButton />
    </FoyerProvider>
  </StrictMode>,
)
