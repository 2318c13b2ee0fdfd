import { foyerConnector, syncWagmi } from '@foyer/evm/wagmi'
import { createFoyer, FoyerProvider } from '@foyer/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Chain } from 'viem'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { App } from '../App.tsx'
import { offerDevtools } from '../devtools.ts'
import { preparePage } from '../page.ts'
import { useWagmiWallet } from './useWagmiWallet.ts'

/** The demo as an application that knows its wallet through wagmi. */
export function start() {
  const { options, networks, hasPlace, place } = preparePage()
  const foyer = createFoyer(options)
  const chains = networks as unknown as readonly [Chain, ...Chain[]]
  const config = createConfig({
    chains,
    connectors: [foyerConnector(foyer)],
    // The wallets are Foyer's to find.
    multiInjectedProviderDiscovery: false,
    transports: Object.fromEntries(chains.map(({ id }) => [id, http()])),
  })
  syncWagmi(foyer, config)
  Object.assign(window, { foyer })
  offerDevtools(foyer)
  document.documentElement.dataset.host = 'wagmi'
  createRoot(place).render(
    <StrictMode>
      <WagmiProvider config={config} reconnectOnMount={false}>
        <QueryClientProvider client={new QueryClient()}>
          <FoyerProvider foyer={foyer}>
            <App useWallet={useWagmiWallet} hasPlace={hasPlace} />
          </FoyerProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
}
