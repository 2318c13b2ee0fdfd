import { createRoot } from 'react-dom/client'
import { App } from './App'
import { foyer } from './foyer'
import './style.css'

const root = document.querySelector('#root')
if (root) createRoot(root).render(<App />)

// In development alone: Foyer's devtools with a simulated wallet. The condition keeps both out of every build.
if (import.meta.env.DEV)
  import('@foyer/devtools').then(({ openDevtools }) =>
    openDevtools(foyer, { isCollapsed: true, isWalletAnnounced: true }),
  )
