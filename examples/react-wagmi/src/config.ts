import { mainnet } from '@foyer/core/networks'
import { evm } from '@foyer/evm'
import { foyerConnector, syncWagmi } from '@foyer/evm/wagmi'
import { createFoyer } from '@foyer/react'
import { createConfig, custom } from 'wagmi'
import { mainnet as wagmiMainnet } from 'wagmi/chains'

export const foyer = createFoyer({
  projectId: 'react-wagmi',
  networks: [mainnet],
  adapters: [evm()],
})

export const config = createConfig({
  chains: [wagmiMainnet],
  connectors: [foyerConnector(foyer)],
  // Foyer finds the wallets; with both, the same one connects twice.
  multiInjectedProviderDiscovery: false,
  // Reads through the connected wallet. `http('https://…')` names a node of yours.
  transports: { [wagmiMainnet.id]: custom(foyer.getProvider('eip155')) },
})
syncWagmi(foyer, config)
