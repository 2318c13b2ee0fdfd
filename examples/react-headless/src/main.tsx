// Of core: a client without a modal, so that the build has none either.
import { createFoyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { evm } from '@foyer/evm'
import { FoyerProvider } from '@foyer/react'
import { createRoot } from 'react-dom/client'
import { App } from './App'

const foyer = createFoyer({ projectId: 'headless', networks: [mainnet], adapters: [evm()] })
const root = document.querySelector('#root')

if (root)
  createRoot(root).render(
    <FoyerProvider foyer={foyer}>
      <App />
    </FoyerProvider>,
  )
