import type { Mistake } from './parseRpcUrls.ts'

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
