import { DisplayName } from '@foyer/core/primitives'
import {
  decodeAbiParameters,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToString,
  isHex,
  keccak256,
  parseAbi,
  toHex,
  zeroAddress,
} from 'viem'
import type { Resilient } from '../../platform/outgoing/createResilient.ts'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'
import type { Chain, Chains } from '../chains/Chain.ts'
import { type Read, type ReadableChain, readMany, readOf } from '../chains/readMany.ts'
import { createBatches } from './createBatches.ts'
import { formatTokenId, parseTokenId, type Token, type TokenId } from './TokenId.ts'

/** What a token says of itself. */
export interface TokenFacts {
  /** Safe to show, and chosen by the maker of the token. */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Whether it takes signatures in place of approvals. */
  readonly hasPermit: boolean
}

export interface TokenReader {
  /**
   * @returns `null` for what is no ERC-20, and on chains without a node
   * @throws `upstream/unavailable`, within 3 s, when no node answers and nothing is known from before
   */
  facts(token: TokenId): Promise<TokenFacts | null>
}

/** Names change so rarely that hours do not matter. */
const freshMs = 6 * 3_600_000
const staleMs = 48 * 3_600_000

/** Below the 3 s in which every answer is due. */
const timeoutMs = 2_600

const maxSymbolLength = 32

/** Reads names, symbols and decimals from the chain, and remembers them. */
export function createTokenFacts({
  chains,
  outgoing,
}: {
  chains: Pick<Chains, 'find'>
  outgoing: Pick<Outgoing, 'cache' | 'resilient'>
}): TokenReader {
  const cache = outgoing.cache<TokenFacts | null>({
    name: 'token-facts',
    freshMs,
    staleMs,
    maxEntries: 10_000,
  })
  const policies = new Map<Chain, Resilient>()
  const policyOf = (chain: Chain) => {
    const { caipNetworkId } = chain
    const known =
      policies.get(chain) ??
      outgoing.resilient({ name: `token-facts ${caipNetworkId}`, timeoutMs, retries: 0 })
    policies.set(chain, known)
    return known
  }
  const batches = createBatches<Token, TokenFacts | null>({
    groupOf: ({ caipNetworkId }) => caipNetworkId,
    load: async (tokens) => {
      const chain = chains.find(tokens[0]?.caipNetworkId ?? '')
      return chain?.client
        ? policyOf(chain).run(() => readAll(chain, tokens))
        : tokens.map(() => null)
    },
  })
  return {
    async facts(id) {
      const token = parseTokenId(id)
      if (!token) return null
      if (token.isNative) {
        const native = chains.find(token.caipNetworkId)?.nativeCurrency
        return native ? { ...native, hasPermit: false } : null
      }
      const { value } = await cache.get(formatTokenId(token), () => batches.load(token))
      return value
    },
  }
}

const permitAbi = parseAbi([
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function nonces(address) view returns (uint256)',
  'function PERMIT_TYPEHASH() view returns (bytes32)',
])

const permitTypehash = keccak256(
  toHex('Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'),
)

async function readAll(
  chain: ReadableChain,
  tokens: readonly Token[],
): Promise<(TokenFacts | null)[]> {
  const reads: Read<unknown>[] = tokens.flatMap((token) => {
    const address = token.address as Hex
    return [
      readText(address, 'name'),
      readText(address, 'symbol'),
      readOf({ abi: erc20Abi, address, functionName: 'decimals' }),
      readOf({ abi: permitAbi, address, functionName: 'DOMAIN_SEPARATOR' }),
      readOf({ abi: permitAbi, address, functionName: 'nonces', args: [zeroAddress] }),
      readOf({ abi: permitAbi, address, functionName: 'PERMIT_TYPEHASH' }),
    ]
  })
  const each = reads.length / tokens.length
  const answers = await readMany(chain, reads)
  return tokens.map((_token, index) => {
    const [name, symbol, decimals, domain, nonce, typehash] = answers.slice(
      index * each,
      (index + 1) * each,
    )
    if (typeof decimals !== 'number') return null
    const shownSymbol = DisplayName.clean(symbol, maxSymbolLength)
    if (shownSymbol === '') return null
    return {
      name: DisplayName.clean(name) || shownSymbol,
      symbol: shownSymbol,
      decimals,
      // DAI's own kind of permit has another type, and a signature made for ours would be refused.
      hasPermit:
        isHex(domain) &&
        typeof nonce === 'bigint' &&
        (typehash ?? permitTypehash) === permitTypehash,
    }
  })
}

/** Tokens from before ERC-20 was settled answer 32 bytes where a text is due. */
function readText(address: Hex, functionName: 'name' | 'symbol'): Read<string> {
  return {
    to: address,
    data: encodeFunctionData({ abi: erc20Abi, functionName }),
    decode: (data) => {
      if (data.length !== 66) return decodeFunctionResult({ abi: erc20Abi, functionName, data })
      const [bytes] = decodeAbiParameters([{ type: 'bytes32' }], data)
      return hexToString(bytes, { size: 32 })
    },
  }
}
