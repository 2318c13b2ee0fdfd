import { mainnet } from '@foyer/core/networks'
import { createFoyer } from '@foyer/elements'
import { evm } from '@foyer/evm'
import { bindFoyer } from './bindFoyer'

export const foyer = bindFoyer(
  createFoyer({ projectId: 'svelte', networks: [mainnet], adapters: [evm()] }),
)
