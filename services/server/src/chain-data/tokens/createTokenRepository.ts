import { DisplayName } from '@foyer/core/primitives'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { decodeAbiParameters, type Hex, toFunctionSelector } from 'viem'
import type { Database } from '../../platform/database/Database.ts'
import { tokens } from '../../platform/database/tables/tokens.ts'
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

/** Contracts behind proxies change what they say; rarely enough. */
const refreshMs = 7 * 86_400_000
/** A node that lags knows no contract yet, and says nothing in its place. */
const nothingMs = 60_000

/**
 * Reads tokens from their chain the first time and then from the database, for a week. What was read as nothing is not
 * kept: it may have been a node that had not seen the contract yet.
 */
export function createTokenRepository({
  database,
  chains,
  log,
  now = Date.now,
}: {
  database: Database
  chains: Pick<Chains, 'find'>
  log: Pick<Log, 'debug'>
  now?: () => number
}): TokenRepository {
  const remembered = new Map<string, { facts: TokenFacts; readAtMs: number }>()
  const remember = (
    chainId: string,
    address: string,
    { readAtMs, ...facts }: TokenFacts & { readAtMs: number },
  ) => {
    const [oldest] = remembered.keys()
    if (remembered.size >= maxRemembered && oldest !== undefined) remembered.delete(oldest)
    remembered.set(`${chainId}:${address}`, { facts, readAtMs })
  }

  async function readStored(chainId: string, addresses: readonly string[]) {
    const rows = await database.run((queries) =>
      queries
        .select()
        .from(tokens)
        .where(and(eq(tokens.chainId, chainId), inArray(tokens.address, [...addresses]))),
    )
    for (const { address, name, symbol, decimals, readAt } of rows)
      remember(chainId, address, { name, symbol, decimals, readAtMs: readAt.getTime() })
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
    const readAtMs = now()
    for (const { address, chainId: _, ...facts } of rows) {
      // Somebody who knew it before was told more.
      const known = remembered.get(`${chainId}:${address}`)?.facts
      remember(chainId, address, { ...(known && isNothing(facts) ? known : facts), readAtMs })
    }
    const kept = rows
      .filter((row) => !isNothing(row))
      .map((row) => ({ ...row, readAt: new Date(readAtMs) }))
    if (kept.length === 0) return
    await database.run((queries) =>
      queries
        .insert(tokens)
        .values(kept)
        .onConflictDoUpdate({
          target: [tokens.chainId, tokens.address],
          set: {
            name: sql`excluded.name`,
            symbol: sql`excluded.symbol`,
            decimals: sql`excluded.decimals`,
            readAt: sql`excluded.read_at`,
          },
        }),
    )
  }

  return {
    async read({ chainId, addresses, signal }) {
      const isMissing = (address: string) => !remembered.has(`${chainId}:${address}`)
      const wanted = [...new Set(addresses)]
      const unknown = wanted.filter(isMissing)
      if (unknown.length > 0) await readStored(chainId, unknown)
      const isOld = (address: string) => {
        const known = remembered.get(`${chainId}:${address}`)
        if (!known) return true
        const ageMs = now() - known.readAtMs
        return ageMs > (isNothing(known.facts) ? nothingMs : refreshMs)
      }
      const unread = wanted.filter(isOld)
      if (unread.length > 0) {
        await readFromChain({ chainId, addresses: unread, signal }).catch((error: unknown) => {
          if (signal?.aborted) throw error
          // What is known is still worth an answer, and the rest is asked for the next time.
          log.debug({ chainId, err: error }, 'Tokens could not be read')
        })
      }
      return new Map(
        wanted.flatMap((address) => {
          const known = remembered.get(`${chainId}:${address}`)
          return known ? [[address, known.facts] as const] : []
        }),
      )
    },
  }
}

/** As a node says it that does not know the contract. */
const isNothing = ({ name, symbol, decimals }: TokenFacts) =>
  name === '' && symbol === '' && decimals === null

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
