import type { IndexChains } from '../../platform/settings/parseIndexChains.ts'
import type { ChainNodes } from '../../platform/settings/parseRpcUrls.ts'

/**
 * The chains to read: never one whose nodes are elsewhere, unless the operator named it. A public chain
 * is much to read, and most operators have its history from an explorer.
 */
export function chooseIndexedChains({
  indexChains,
  rpcUrls,
}: {
  indexChains: IndexChains
  rpcUrls: readonly ChainNodes[]
}): string[] {
  const readable = rpcUrls.filter(({ caipNetworkId }) => caipNetworkId.startsWith('eip155:'))
  const chosen = indexChains.isLocal
    ? readable.filter(({ urls }) => urls.every(isLocal))
    : readable.filter(({ caipNetworkId }) => indexChains.chainIds.includes(caipNetworkId))
  return chosen.map(({ caipNetworkId }) => caipNetworkId)
}

function isLocal(url: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)
}
