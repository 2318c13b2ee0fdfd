import { parseChainKeys } from './parseChainKeys.ts'
import type { Mistake } from './parseRpcUrls.ts'

/** Who pays for operations on a chain. */
export interface Sponsor {
  /** Such as `eip155:31337`. */
  readonly caipNetworkId: string
  /** A VerifyingPaymaster of EntryPoint 0.7. */
  readonly paymaster: `0x${string}`
  /** Of the account whose signature it takes. */
  readonly key: `0x${string}`
}

/**
 * Reads `SPONSORS`: chains separated by spaces, each with its paymaster and the key of whom that believes. A key is never
 * repeated in a message.
 *
 * @example
 * parseSponsors('eip155:31337=0x5FbD…0aa3,0xac09…ff80')
 */
export function parseSponsors(text: string): readonly Sponsor[] | Mistake {
  const sponsors: Sponsor[] = []
  for (const [index, entry] of text.split(/\s+/).filter(Boolean).entries()) {
    const [, chain = '', paymaster = '', key = ''] =
      /^([^=]{1,64})=(0x[\da-f]{40}),(0x[\da-f]{64})$/i.exec(entry) ?? []
    const read = parseChainKeys(`${chain}=${key}`, 'eip155')
    const [one] = 'mistake' in read ? [] : read
    if (!one)
      return {
        mistake: `Entry ${index + 1} is no chain with its paymaster and a key: write eip155:31337=0x…,0x….`,
      }
    if (sponsors.some(({ caipNetworkId }) => caipNetworkId === one.caipNetworkId))
      return { mistake: `${one.caipNetworkId} is there twice.` }
    sponsors.push({ ...one, paymaster: paymaster as `0x${string}` })
  }
  return sponsors
}
