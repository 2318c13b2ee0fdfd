import { evm } from '@foyer/evm'
import { createFoyer, type FoyerOptions } from '@foyer/react'

/** The local chains, as the server of this page names them. */
export function networks() {
  const { parts } = JSON.parse(document.getElementById('foyer-stack')?.textContent ?? '') as {
    parts: { name: string; url: string }[]
  }
  const network = (id: number, name: string, part: string) => ({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [parts.find((it) => it.name === part)?.url ?? ''] } },
    testnet: false,
  })
  return [network(31337, 'Anvil A', 'evm-a'), network(31338, 'Anvil B', 'evm-b')] as const
}

export const makeFoyer = (options: Partial<FoyerOptions> = {}) =>
  createFoyer({ projectId: 'host', networks: networks(), adapters: [evm()], ...options })

export function place(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  return root
}
