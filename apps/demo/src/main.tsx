import { createFoyer, FoyerProvider } from '@foyer/react'
import { announceDemoWallet } from '@foyer/testing/wallet'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './demo.css'
import { readSettings } from './settings.ts'
import { networksOf, readStack } from './stack.ts'

const stack = readStack(document)
const { options, wallet, geist } = readSettings(location, stack)
if (geist) void import('./geist.ts').then(({ loadGeist }) => loadGeist(document))

announceDemoWallet({
  window,
  chains: networksOf(stack).map(({ id, rpcUrls }) => ({
    chainId: Number(id),
    rpcUrl: rpcUrls.default.http[0] ?? '',
  })),
  // One to connect and one to send to; a real wallet rarely shows more.
  accounts: stack.accounts.slice(0, 2),
  answer: wallet,
})

const foyer = createFoyer(options)
Object.assign(window, { foyer })

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the demo.')
createRoot(place).render(
  <StrictMode>
    <FoyerProvider foyer={foyer}>
      <App />
    </FoyerProvider>
  </StrictMode>,
)
