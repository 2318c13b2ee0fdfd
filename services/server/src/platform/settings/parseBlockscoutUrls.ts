import type { Mistake } from './parseRpcUrls.ts'

/** Where the history of a chain comes from. */
export interface BlockscoutUrl {
  readonly chainId: string
  /** Without a slash at the end, and without `/api`. */
  readonly url: string
}

/**
 * Reads `BLOCKSCOUT_URLS`: chains and their explorer, separated by spaces.
 *
 * @example
 * parseBlockscoutUrls('eip155:10=https://explorer.optimism.io')
 */
export function parseBlockscoutUrls(text: string): readonly BlockscoutUrl[] | Mistake {
  const found: BlockscoutUrl[] = []
  for (const entry of text.split(/\s+/).filter((part) => part !== '')) {
    const [, chainId, url] = /^(eip155:[1-9]\d{0,14})=(https?:\/\/\S+)$/i.exec(entry) ?? []
    if (!chainId || !url || !URL.canParse(url)) {
      return { mistake: 'Write chains as eip155:10=https://explorer.example, separated by spaces.' }
    }
    if (found.some((each) => each.chainId === chainId)) {
      return { mistake: `${chainId} stands there twice; leave one.` }
    }
    found.push({ chainId, url: url.replace(/\/+$/, '') })
  }
  return found
}
