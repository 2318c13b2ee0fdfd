import { type DevtoolsOptions, openDevtools } from '@foyer/devtools'
import { evm } from '@foyer/evm'
import { AccountButton, ConnectButton, FoyerProvider } from '@foyer/react'
import { solana } from '@foyer/solana'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeFoyer, networks, place } from './surroundings.ts'

/** An application with the panel open. Its query says where: `place`, `tab` and `dir` of the page. */
export function startDevtools() {
  const query = new URLSearchParams(location.search)
  document.documentElement.dir = query.get('dir') ?? 'ltr'
  const foyer = makeFoyer({
    networks: [
      ...networks(),
      {
        ...{ id: 'local', chainNamespace: 'solana', name: 'Solana local' },
        nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
        rpcUrls: { default: { http: [] } },
      },
    ],
    adapters: [evm(), solana()],
  })
  const options = {
    place: query.get('place') ?? 'bottom',
    tab: query.get('tab') ?? 'state',
  } as DevtoolsOptions
  Object.assign(window, { foyer, devtools: openDevtools(foyer, options) })
  createRoot(place()).render(
    <StrictMode>
      <FoyerProvider foyer={foyer}>
        <main>
          <h1>Shop</h1>
          <ConnectButton />
          <AccountButton />
          <button
            type="button"
            onClick={() => {
              const [message, address] = ['Hello', foyer.getState().chains.eip155?.address]
              // What the user declines is seen in the panel.
              foyer
                .getProvider('eip155')
                .request({ method: 'personal_sign', params: [message, address] })
                .catch(() => {})
            }}
          >
            Sign
          </button>
        </main>
      </FoyerProvider>
    </StrictMode>,
  )
}
