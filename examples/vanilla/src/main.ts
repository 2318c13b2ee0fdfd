import { base, mainnet } from '@foyer/core/networks'
import { createFoyer } from '@foyer/elements'
import { evm } from '@foyer/evm'

const foyer = createFoyer({
  projectId: 'vanilla',
  networks: [mainnet, base],
  adapters: [evm()],
})

const output = document.querySelector('output')
foyer.subscribe(({ chains }) => {
  if (output) output.textContent = chains.eip155?.caipAddress ?? ''
})
