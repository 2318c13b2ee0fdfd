import { mainnet } from '@foyer/core/networks'
import { createFoyer } from '@foyer/elements'
import type {} from '@foyer/elements/types/vue'
import { evm } from '@foyer/evm'
import { createApp } from 'vue'
import App from './App.vue'
import { foyerPlugin } from './foyer'

const foyer = createFoyer({ projectId: 'vue', networks: [mainnet], adapters: [evm()] })

createApp(App).use(foyerPlugin(foyer)).mount('#app')
