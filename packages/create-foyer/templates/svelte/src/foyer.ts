import { base, mainnet } from '@foyer/core/networks'
import { createFoyer } from '@foyer/elements'
import { evm } from '@foyer/evm'

export const foyer = createFoyer({
  projectId: 'my-application',
  networks: [mainnet, base],
  adapters: [evm()],
})
