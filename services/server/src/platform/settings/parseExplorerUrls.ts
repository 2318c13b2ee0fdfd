import type { Mistake } from './parseRpcUrls.ts'

/** Where what happened on a chain is told. */
export interface ExplorerUrl {
  readonly chainId: string
  /** Without a slash at the end. */
  readonly url: string
}

/**
 * Reads chains and their explorers, separated by spaces.
 *
 * @param options.chain what their CAIP-2 ids look like
 * @param options.example of one entry, for who wrote it otherwise
 * @example
 * parseExplorerUrls('eip155:10=https://explorer.optimism.io', {
 *   chain: /^eip155:[1-9]\d{0,14}$/,
 *   example: 'eip155:10=https://explorer.example',
 * })
 */
export function parseExplorerUrls(
  text: string,
  { chain, example }: { chain: RegExp; example: string },
): readonly ExplorerUrl[] | Mistake {
  const found: ExplorerUrl[] = []
  for (const entry of text.split(/\s+/).filter((part) => part !== '')) {
    const [chainId = '', ...rest] = entry.split('=')
    const url = rest.join('=')
    if (!chain.test(chainId) || !/^https?:\/\//i.test(url) || !URL.canParse(url)) {
      return { mistake: `Write chains as ${example}, separated by spaces.` }
    }
    if (found.some((each) => each.chainId === chainId)) {
      return { mistake: `${chainId} stands there twice; leave one.` }
    }
    found.push({ chainId, url: url.replace(/\/+$/, '') })
  }
  return found
}
