import { foyer } from './foyer'
import './style.css'

const output = document.querySelector('output')

function showAccount() {
  const { activeNamespace, chains } = foyer.getState()
  if (output) output.textContent = chains[activeNamespace ?? '']?.caipAddress ?? 'Not connected'
}

foyer.subscribe(showAccount)
showAccount()

// In development alone: Foyer's devtools with a simulated wallet. The condition keeps both out of every build.
if (import.meta.env.DEV)
  import('@foyer/devtools').then(({ openDevtools }) =>
    openDevtools(foyer, { isCollapsed: true, isWalletAnnounced: true }),
  )
