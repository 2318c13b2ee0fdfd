/**
 * @typedef {{ id: string, filePath: string, caip2id?: string, nativeCoinId?: string }} IconNetwork
 * @typedef {{ art: Record<string, string>, ids: Record<string, string> }} Art
 */

/**
 * Chains that web3icons has art for and gives no EVM id: Kava's and Manta's are known by their number
 * alone.
 */
const knownIds = new Map([
  ['kava', ['eip155-2222']],
  ['manta-pacific', ['eip155-169']],
])

/** Names users use that are not web3icons' own. */
const aliases = new Map([
  ['arbitrum', 'arbitrum-one'],
  ['bnb', 'binance-smart-chain'],
  ['bsc', 'binance-smart-chain'],
])

/**
 * Which drawing belongs to which network: by its slug, and by CAIP-2 id with a hyphen for the colon
 * where that is made of small letters and digits.
 *
 * @param {object} source
 * @param {IconNetwork[]} source.networks
 * @param {(filePath: string) => Promise<string | undefined>} source.draw
 * @returns {Promise<Art>}
 */
export async function gatherNetworks({ networks, draw }) {
  /** @type {Art} */
  const found = { art: {}, ids: {} }
  for (const { id, filePath, caip2id = '' } of networks) {
    const svg = await draw(filePath)
    if (!svg) continue
    found.art[id] = svg
    const plain = caip2id.replace(':', '-')
    const isId = /^(eip155|bip122)-[a-z0-9]{1,57}$/.test(plain)
    for (const imageId of [id, ...(isId ? [plain] : []), ...(knownIds.get(id) ?? [])]) {
      // Where two claim a chain, the one listed first was there first; the other is its new name.
      found.ids[imageId] ??= id
    }
  }
  for (const [alias, id] of aliases) if (found.art[id]) found.ids[alias] ??= id
  return found
}
