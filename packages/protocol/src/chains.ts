import * as z from 'zod/mini'
import { ClientQuery } from './query.ts'

const evmChainId = z.string().check(z.regex(/^eip155:[1-9]\d{0,31}$/, 'write eip155:<chain>'))

/** The answer of `GET /v1/supported-chains`: CAIP-2 ids, by how they can be asked. */
export const SupportedChains = z.object({
  http: z.array(z.string()),
  ws: z.array(z.string()),
})
export type SupportedChains = z.infer<typeof SupportedChains>

/** The query of what is asked about one EVM chain. */
export const ChainQuery = z.extend(ClientQuery, {
  /** CAIP-2, such as `eip155:1`. */
  chainId: evmChainId,
})
export type ChainQuery = z.infer<typeof ChainQuery>

/** The query of what is asked of a chain in its own words: an EVM chain, or one of Solana. */
export const RpcQuery = z.extend(ClientQuery, {
  /** CAIP-2, such as `eip155:1`. */
  chainId: z
    .string()
    .check(
      z.regex(
        /^(eip155:[1-9]\d{0,31}|solana:[1-9A-HJ-NP-Za-km-z]{1,32})$/,
        'write eip155:<chain> or solana:<chain>',
      ),
    ),
})
export type RpcQuery = z.infer<typeof RpcQuery>

/** The query of what is asked of a bundler, and of who pays for operations. */
export const BundlerQuery = z.extend(ClientQuery, {
  /** CAIP-2, such as `eip155:1`. */
  chainId: evmChainId,
  /** Who pays instead of the server, as a page names them (ERC-7677). */
  url: z.optional(
    z.string().check(
      z.maxLength(2_000),
      z.refine(
        (url) => URL.canParse(url) && new URL(url).protocol === 'https:',
        'write an address on https',
      ),
    ),
  ),
})
export type BundlerQuery = z.infer<typeof BundlerQuery>

const wei = z.string().check(z.regex(/^(0|[1-9]\d{0,77})$/))

/** The answer of `GET /v1/convert/gas-price`: wei for one unit of gas, by how soon it should be in. */
export const GasPrice = z.object({
  /** The next block or one soon after. */
  standard: wei,
  /** Although the next block is full. */
  fast: wei,
  /** Although the next two blocks are full. */
  instant: wei,
})
export type GasPrice = z.infer<typeof GasPrice>
