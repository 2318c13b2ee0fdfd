import type {} from '@foyer/elements/types/svelte'
import { mount } from 'svelte'
import App from './App.svelte'
import { foyer } from './foyer'
import './style.css'

const target = document.querySelector('#app')
if (target) mount(App, { target })

// In development alone: Foyer's devtools with a simulated wallet. The condition keeps both out of every build.
if (import.meta.env.DEV)
  import('@foyer/devtools').then(({ openDevtools }) =>
    openDevtools(foyer, { isCollapsed: true, isWalletAnnounced: true }),
  )
