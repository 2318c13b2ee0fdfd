import { base, mainnet } from '@foyer/core/networks'
import { evm } from '@foyer/evm'
import { createFoyer } from '@foyer/react'

export const foyer = createFoyer({
  projectId: 'my-application',
  networks: [mainnet, base],
  adapters: [evm()],
})
