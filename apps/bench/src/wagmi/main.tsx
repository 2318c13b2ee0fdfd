import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createConfig, http, useConnect, useConnection, useConnectors, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'

const config = createConfig({
  chains: [mainnet],
  multiInjectedProviderDiscovery: true,
  transports: { [mainnet.id]: http() },
})

/** The least that an application with wagmi can show: its connectors as plain buttons. */
function Page() {
  const [open, setOpen] = useState(false)
  const { isConnected } = useConnection()
  const { mutate: connect } = useConnect()
  const connectors = useConnectors()
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Connect wallet
      </button>
      {isConnected ? (
        <h2>Connected</h2>
      ) : (
        open &&
        connectors.map((connector) => (
          <button key={connector.uid} type="button" onClick={() => connect({ connector })}>
            <img src={connector.icon} alt="" width="36" height="36" />
            {connector.name}
          </button>
        ))
      )}
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
