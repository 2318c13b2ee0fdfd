import type { ChainNodes, Mistake } from '../chains/parseRpcUrls.ts'

/** Which chains the operator wants read: those with local nodes, or these. */
export type IndexChains = { isLocal: true } | { isLocal: false; chainIds: readonly string[] }

/**
 * Reads `INDEX_CHAINS`.
 *
 * @example
 * parseIndexChains('eip155:1,eip155:8453') // { isLocal: false, chainIds: ['eip155:1', 'eip155:8453'] }
 */
export function parseIndexChains(text: string): IndexChains | Mistake {
  if (text === 'local') return { isLocal: true }
  if (text === 'none') return { isLocal: false, chainIds: [] }
  const ids = text.split(/[\s,]+/).filter((part) => part !== '')
  return ids.every((id) => /^eip155:[1-9]\d{0,14}$/.test(id))
    ? { isLocal: false, chainIds: [...new Set(ids)] }
    : { mistake: 'Write local, none, or chains such as eip155:1,eip155:8453.' }
}

/**
 * The chains to read: never one whose nodes are elsewhere, unless the operator named it. A public chain
 * is much to read, and most operators have its history from somebody else.
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
