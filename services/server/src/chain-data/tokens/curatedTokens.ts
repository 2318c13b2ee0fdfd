/**
 * Which tokens are looked for on each chain, from the ids of their images: the catalogue is matched
 * by chain and address, and what has an image there is well known.
 *
 * @returns addresses in lower case by CAIP-2 id
 * @example
 * curatedTokens(['eip155-1-0xdac17f958d2ee523a2206206994597c13d831ec7', 'eip155-1-native'])
 */
export function curatedTokens(imageIds: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const tokens = new Map<string, string[]>()
  for (const id of imageIds) {
    const [, reference, address] = /^eip155-(\d+)-(0x[0-9a-f]{40})$/.exec(id) ?? []
    if (!reference || !address) continue
    const chainId = `eip155:${reference}`
    const known = tokens.get(chainId)
    if (known) known.push(address)
    else tokens.set(chainId, [address])
  }
  return tokens
}
