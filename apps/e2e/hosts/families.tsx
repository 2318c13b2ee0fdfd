import { evm } from '@foyer/evm'
import { AccountButton, ConnectButton, FoyerProvider, NetworkButton } from '@foyer/react'
import { createFakeWallet, fakeAdapter } from '@foyer/testing'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeFoyer, networks, place } from './surroundings.ts'

const other = (id: string, name: string, chainNamespace: string) => ({
  id,
  name,
  chainNamespace,
  nativeCurrency: { name, symbol: name.slice(0, 3).toUpperCase(), decimals: 9 },
  rpcUrls: { default: { http: [] } },
})
const wallet = (id: string, name: string, reference: string) =>
  createFakeWallet({
    id,
    name,
    reference,
    accounts: ['4Nd1mYwHq8rQkX3eUuFQqMbcW1q1Hq8rQkX3eUuFQqMb'],
  })

/** Several chain families on one page. Only EVM's wallets are real; the others answer at once. */
export function startFamilies() {
  const families = ['solana', 'bip122', 'sui', 'ton'] as const
  const names = { solana: 'Ember', bip122: 'Cedar', sui: 'Maple', ton: 'Rowan' }
  const fake = Object.fromEntries(
    families.map((family) => [
      family,
      {
        network: other('main', `${names[family]} chain`, family),
        wallet: wallet(names[family].toLowerCase(), names[family], 'main'),
      },
    ]),
  )
  // The same wallet as an EVM wallet of this name that a test announces: one row in the list.
  const groves = {
    solana: wallet('grove', 'Grove', 'main'),
    bip122: wallet('grove', 'Grove', 'main'),
  }
  const foyer = makeFoyer({
    networks: [...networks(), ...Object.values(fake).map(({ network }) => network)],
    adapters: [
      evm(),
      ...Object.entries(fake).map(([namespace, { wallet }]) =>
        fakeAdapter({
          namespace,
          name: `${wallet.name} family`,
          wallets: [wallet, ...(namespace in groves ? [groves[namespace as 'solana']] : [])],
        }),
      ),
    ],
  })
  Object.assign(window, { foyer, groves })
  createRoot(place()).render(
    <StrictMode>
      <FoyerProvider foyer={foyer}>
        <ConnectButton />
        <AccountButton />
        <NetworkButton />
      </FoyerProvider>
    </StrictMode>,
  )
}
