/**
 * @typedef {object} IconToken
 * @property {string} id
 * @property {string} filePath
 * @property {Record<string, string | undefined>} addresses by the source's name of the chain
 *
 * @typedef {object} ListedToken one of a token list
 * @property {number} chainId
 * @property {string} address
 * @property {{ opTokenId?: string }} [extensions]
 */

/** The chains users swap on, by the name web3icons has for them. */
const chainIds = new Map([
  ['ethereum', 1],
  ['optimistic-ethereum', 10],
  ['binance-smart-chain', 56],
  ['xdai', 100],
  ['polygon-pos', 137],
  ['fantom', 250],
  ['zksync', 324],
  ['klay-token', 8217],
  ['base', 8453],
  ['arbitrum-one', 42161],
  ['avalanche', 43114],
  ['aurora', 1313161554],
])

/** What fees are paid in. A native token has no address to match, so its drawing is named here. */
const natives = new Map([
  ['eip155-1-native', 'token:ETH'],
  ['eip155-10-native', 'token:ETH'],
  ['eip155-56-native', 'token:BNB'],
  // xDAI is DAI that came over the bridge.
  ['eip155-100-native', 'token:DAI'],
  ['eip155-137-native', 'token:POL'],
  ['eip155-250-native', 'token:FTM'],
  ['eip155-324-native', 'token:ETH'],
  // Klaytn's new name; the token has a drawing under the old one only.
  ['eip155-8217-native', 'network:kaia'],
  ['eip155-8453-native', 'token:ETH'],
  ['eip155-42161-native', 'token:ETH'],
  ['eip155-43114-native', 'token:AVAX'],
  ['eip155-1313161554-native', 'token:ETH'],
  ['solana-native', 'token:SOL'],
  ['bip122-native', 'token:BTC'],
])

/**
 * Which drawing belongs to which token: by chain and address, never by symbol. An address that two
 * artworks claim gets neither. A list that says which addresses are one token across chains adds
 * those that the artworks' own source does not know.
 *
 * @param {object} source
 * @param {IconToken[]} source.tokens
 * @param {ListedToken[]} source.listed
 * @param {(filePath: string) => Promise<string | undefined>} source.draw
 * @returns {Promise<import('./networkArt.mjs').Art & { ambiguous: number }>}
 */
export async function gatherTokens({ tokens, listed, draw }) {
  /** @type {Map<string, Set<string>>} file paths by image id */
  const claims = new Map()
  const claim = (/** @type {string} */ imageId, /** @type {string} */ filePath) =>
    claims.set(imageId, (claims.get(imageId) ?? new Set()).add(filePath))
  for (const { addresses, filePath } of tokens) {
    for (const [chain, address] of Object.entries(addresses)) {
      const imageId = toImageId(chainIds.get(chain), address)
      if (imageId) claim(imageId, filePath)
    }
  }
  for (const [imageId, filePath] of spread({ claims, listed })) claim(imageId, filePath)
  const ambiguous = [...claims].filter(([, paths]) => paths.size > 1)
  for (const [imageId] of ambiguous) claims.delete(imageId)

  for (const [imageId, filePath] of natives) claims.set(imageId, new Set([filePath]))

  /** @type {import('./networkArt.mjs').Art} */
  const found = { art: {}, ids: {} }
  for (const [imageId, [filePath = '']] of claims) {
    const slug = toSlug(filePath)
    found.art[slug] ??= (await draw(filePath)) ?? ''
    if (found.art[slug]) found.ids[imageId] = slug
    else delete found.art[slug]
  }
  return { ...found, ambiguous: ambiguous.length }
}

/**
 * @param {{ claims: Map<string, Set<string>>, listed: ListedToken[] }} known
 * @returns {[imageId: string, filePath: string][]}
 */
function spread({ claims, listed }) {
  /** @type {Map<string, string[]>} */
  const groups = new Map()
  for (const { chainId, address, extensions } of listed) {
    const imageId = toImageId(
      [...chainIds.values()].find((id) => id === chainId),
      address,
    )
    const group = extensions?.opTokenId
    if (imageId && group) groups.set(group, [...(groups.get(group) ?? []), imageId])
  }
  return [...groups.values()].flatMap((imageIds) => {
    const paths = new Set(imageIds.flatMap((imageId) => [...(claims.get(imageId) ?? [])]))
    // Where the two sources disagree, neither is believed about what the other does not know.
    const [path] = paths
    if (!path || paths.size > 1) return []
    return imageIds
      .filter((imageId) => !claims.has(imageId))
      .map((imageId) => /** @type {[string, string]} */ ([imageId, path]))
  })
}

/** @param {number | undefined} chainId @param {string | undefined} address */
function toImageId(chainId, address) {
  const plain = address?.toLowerCase() ?? ''
  // The zero address and forty e stand for the native token, which is named so.
  if (!chainId || !/^0x[0-9a-f]{40}$/.test(plain) || /^0x(0{40}|e{40})$/.test(plain))
    return undefined
  return `eip155-${chainId}-${plain}`
}

/** @param {string} filePath such as `token:USDC` */
function toSlug(filePath) {
  return filePath
    .replace(/^\w+:/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
