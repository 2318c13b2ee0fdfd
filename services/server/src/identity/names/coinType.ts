const ethereum = 60
const evmFlag = 0x8000_0000

/**
 * The EVM chain that a coin type of ENSIP-11 stands for.
 *
 * @returns `null` when it stands for none. Ethereum has 60 and nothing else.
 * @see https://docs.ens.domains/ensip/11
 * @example
 * chainIdOf(60) // 1
 * chainIdOf(0x80002105) // 8453
 */
export function chainIdOf(coinType: number): number | null {
  if (coinType === ethereum) return 1
  const chainId = coinType - evmFlag
  return Number.isInteger(coinType) && chainId > 1 && chainId < evmFlag ? chainId : null
}

/**
 * The coin type of ENSIP-11 for a chain by its CAIP-2 id.
 *
 * @returns `null` for one that is no EVM chain
 * @example
 * coinTypeOf('eip155:1') // 60
 * coinTypeOf('eip155:8453') // 0x80002105
 */
export function coinTypeOf(caipNetworkId: string): number | null {
  const [, chainId] = /^eip155:(\d{1,10})$/.exec(caipNetworkId) ?? []
  const id = Number(chainId)
  if (chainId === undefined || id >= evmFlag) return null
  return id === 1 ? ethereum : evmFlag + id
}
