import type { Mistake } from './parseRpcUrls.ts'

/** A key that the server has on a chain. */
export interface ChainKey {
  /** Such as `eip155:31337`. */
  readonly caipNetworkId: string
  /** 32 bytes: of an EVM account the private key, of a Solana account the seed. */
  readonly key: `0x${string}`
}

/**
 * Reads chains separated by spaces, each with its key. A key is never repeated in a message.
 *
 * @param family of chains that may be named; any when left out
 * @example
 * parseChainKeys('eip155:31337=0xac09…ff80')
 */
export function parseChainKeys(text: string, family?: 'eip155'): readonly ChainKey[] | Mistake {
  const keys: ChainKey[] = []
  for (const [index, entry] of text.split(/\s+/).filter(Boolean).entries()) {
    const [, caipNetworkId, key] =
      /^((?:eip155|solana):[-_a-zA-Z0-9]{1,32})=(0x[\da-f]{64})$/i.exec(entry) ?? []
    if (!caipNetworkId || !key || (family && !caipNetworkId.startsWith(`${family}:`)))
      return {
        mistake: `Entry ${index + 1} is no chain with its key: write eip155:31337=0x and 64 hexadecimal digits.`,
      }
    if (keys.some((one) => one.caipNetworkId === caipNetworkId))
      return { mistake: `${caipNetworkId} is there twice.` }
    keys.push({ caipNetworkId, key: key as `0x${string}` })
  }
  return keys
}
