import { EvmAddress, SolanaAddress } from '@foyer/core/primitives'
import type { Address } from 'viem'

/**
 * A token as CAIP-10, such as `eip155:1:0xa0b8…`. EVM addresses may be in any case, and what a chain
 * itself counts in has the address `0xeeee…eeee`; on Solana that is `So1111…1111`.
 */
export type TokenId = string

/** A token in its parts. */
export interface Token {
  /** CAIP-2. */
  readonly caipNetworkId: string
  /** EVM: in lower case, so that one token has one address. */
  readonly address: string
  /** Whether it is what the chain itself counts in. */
  readonly isNative: boolean
}

/** Stands for what an EVM chain itself counts in. */
export const nativeEvmAddress: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Stands for SOL. */
export const nativeSolanaAddress = `So${'1'.repeat(41)}`

/**
 * Reads a token id.
 *
 * @returns `null` when it is no token of an EVM chain or of Solana
 * @example
 * parseTokenId('eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE')?.isNative // true
 */
export function parseTokenId(id: TokenId): Token | null {
  const parts = id.split(':')
  const [namespace = '', reference = '', written = ''] = parts
  if (parts.length !== 3 || reference === '') return null
  const caipNetworkId = `${namespace}:${reference}`
  if (namespace === 'eip155' && /^0x/i.test(written) && EvmAddress.is(written)) {
    const address = written.toLowerCase()
    return { caipNetworkId, address, isNative: address === nativeEvmAddress }
  }
  if (namespace === 'solana' && SolanaAddress.is(written)) {
    return { caipNetworkId, address: written, isNative: written === nativeSolanaAddress }
  }
  return null
}

/** Writes a token id; the same token gives the same text. */
export function formatTokenId({ caipNetworkId, address }: Omit<Token, 'isNative'>): TokenId {
  return `${caipNetworkId}:${address}`
}
