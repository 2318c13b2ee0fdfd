import { mainnet } from '@foyer/core/networks'
import { createFoyer, type FoyerOpenerElement } from '@foyer/elements'
import { evm } from '@foyer/evm'

export const foyer = createFoyer({ projectId: 'types', networks: [mainnet], adapters: [evm()] })

const button = document.querySelector<FoyerOpenerElement>('foyer-button')
if (button) button.foyer = foyer
button?.addEventListener('foyer-connected', ({ detail }) => console.log(detail.caipAddress))
