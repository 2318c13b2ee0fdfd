import type {} from '@foyer/elements/types/vue'
import { createApp } from 'vue'
import App from './App.vue'
import { foyer } from './foyer'
import './style.css'

createApp(App).mount('#app')

// In development alone: Foyer's devtools with a simulated wallet. The condition keeps both out of every build.
if (import.meta.env.DEV)
  import('@foyer/devtools').then(({ openDevtools }) =>
    openDevtools(foyer, { isCollapsed: true, isWalletAnnounced: true }),
  )
