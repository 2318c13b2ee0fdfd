import { DisplayName } from '@foyer/core/primitives'
import { and, eq, inArray } from 'drizzle-orm'
import { decodeAbiParameters, type Hex, toFunctionSelector } from 'viem'
import type { Database } from '../../platform/database/Database.ts'
import { tokens } from '../../platform/database/schema.ts'
import type { Log } from '../../platform/log/createLog.ts'
import type { Chains } from '../chains/Chain.ts'
import { callMany } from '../chains/callMany.ts'
import type { TokenFacts, TokenRepository } from './TokenFacts.ts'

const nameOf = toFunctionSelector('name()')
const symbolOf = toFunctionSelector('symbol()')
const decimalsOf = toFunctionSelector('decimals()')

/** A longer one is a message and no symbol. */
const maxSymbolLength = 24
/** Some hundred bytes each. */
const maxRemembered = 20_000

/**
 * Reads tokens from their chain the first time and from the database ever after, as none of it can
 * change in an honest contract.
 *
 */
export function createTokenRepository({
  database,
  chains,
  log,
}: {
  database: Database
  chains: Pick<Chains, 'find'>
  log: Pick<Log, 'debug'>
}): TokenRepository {
  const remembered = new Map<string, TokenFacts>()
  const remember = (chainId: string, address: string, facts: TokenFacts) => {
    const [oldest] = remembered.keys()
    if (remembered.size >= maxRemembered && oldest !== undefined) remembered.delete(oldest)
    remembered.set(`${chainId}:${address}`, facts)
  }

  async function readStored(chainId: string, addresses: readonly string[]) {
    const rows = await database.run((queries) =>
      queries
        .select()
        .from(tokens)
        .where(and(eq(tokens.chainId, chainId), inArray(tokens.address, [...addresses]))),
    )
    for (const { address, name, symbol, decimals } of rows) {
      remember(chainId, address, { name, symbol, decimals })
    }
  }

  async function readFromChain({
    chainId,
    addresses,
    signal,
  }: {
    chainId: string
    addresses: readonly string[]
    signal: AbortSignal | undefined
  }) {
    const chain = chains.find(chainId)
    if (!chain) return
    const calls = addresses.flatMap((to) =>
      [nameOf, symbolOf, decimalsOf].map((data) => ({ to, data })),
    )
    const answers = await callMany({ chain, calls, signal })
    const rows = addresses.flatMap((address, index) => {
      const [name, symbol, decimals] = answers.slice(3 * index, 3 * index + 3)
      // What is not known is not written down as nothing, for good.
      if (name === undefined || symbol === undefined || decimals === undefined) return []
      return {
        chainId,
        address,
        name: DisplayName.clean(readText(name)),
        symbol: DisplayName.clean(readText(symbol), maxSymbolLength),
        decimals: readDecimals(decimals),
      }
    })
    if (rows.length === 0) return
    await database.run((queries) => queries.insert(tokens).values(rows).onConflictDoNothing())
    for (const { address, ...facts } of rows) remember(chainId, address, facts)
  }

  return {
    async read({ chainId, addresses, signal }) {
      const isMissing = (address: string) => !remembered.has(`${chainId}:${address}`)
      const wanted = [...new Set(addresses)]
      const unknown = wanted.filter(isMissing)
      if (unknown.length > 0) await readStored(chainId, unknown)
      const unread = unknown.filter(isMissing)
      if (unread.length > 0) {
        await readFromChain({ chainId, addresses: unread, signal }).catch((error: unknown) => {
          if (signal?.aborted) throw error
          // What is known is still worth an answer, and the rest is asked for the next time.
          log.debug({ chainId, err: error }, 'Tokens could not be read')
        })
      }
      return new Map(
        wanted.flatMap((address) => {
          const facts = remembered.get(`${chainId}:${address}`)
          return facts ? [[address, facts] as const] : []
        }),
      )
    },
  }
}

/** Text as the standard has it, or 32 bytes filled up with zeros as before there was one. */
function readText(answer: Hex | null): string {
  if (answer === null || answer.length > maxAnswerLength) return ''
  if (answer.length === 66) return fromBytes(answer.slice(2).replace(/(00)+$/, ''))
  try {
    const [text] = decodeAbiParameters([{ type: 'bytes' }], answer)
    return fromBytes(text.slice(2))
  } catch {
    // It answers with something else, which is as good as no name.
    return ''
  }
}

/** More is no name. */
const maxAnswerLength = 8_192

function fromBytes(hex: string): string {
  // What is no UTF-8 becomes U+FFFD, and NUL goes with the other control characters.
  return new TextDecoder().decode(Buffer.from(hex, 'hex'))
}

/** `null` unless it is a number from 0 to 255. */
function readDecimals(answer: Hex | null): number | null {
  if (answer === null || answer.length !== 66) return null
  const decimals = BigInt(answer)
  return decimals <= 255n ? Number(decimals) : null
}
