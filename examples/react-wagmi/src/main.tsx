import { FoyerButton, FoyerProvider } from '@foyer/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { Account } from './Account'
import { config, foyer } from './config'

const queries = new QueryClient()
const root = document.querySelector('#root')

if (root)
  createRoot(root).render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queries}>
        <FoyerProvider foyer={foyer}>
          <FoyerButton />
          <Account />
        </FoyerProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
