import { DisplayName } from '@foyer/core/primitives'
import {
  address,
  getAddressDecoder,
  getAddressEncoder,
  getProgramDerivedAddress,
} from '@solana/addresses'
import {
  addDecoderSizePrefix,
  getBase64Encoder,
  getU8Decoder,
  getU16Decoder,
  getU32Decoder,
  getU64Decoder,
  getUtf8Decoder,
} from '@solana/codecs'
import type { Chain, ChainRpc } from '../chains/Chain.ts'
import type { Icons } from '../tokens/createIcons.ts'
import { isSpam } from '../tokens/isSpam.ts'
import { balancesUnavailable } from './errors.ts'
import type { Holding } from './Holding.ts'

/**
 * The programs whose accounts hold tokens: Token and Token-2022.
 *
 * @see https://www.solana-program.com/docs/token
 */
const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/**
 * Keeps names of tokens that do not carry their own.
 *
 * @see https://developers.metaplex.com/token-metadata
 */
const metadataProgram = address('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')

/** Anybody can send an account as many kinds as they like. */
const maxTokens = 1_000
/** More in one question are refused by nodes. */
const maxAccountsPerCall = 100
/** Enough of a mint for its decimals and of its extensions for a name; longer ones stay nameless. */
const maxMintBytes = 4_096
/** A longer one is a message and no symbol. */
const maxSymbolLength = 24

/**
 * Reads what an account has on Solana: its SOL, and what its token accounts hold, added up by mint.
 * What is one of a kind (no decimals and a supply of one) is no token but a collectible and left out.
 *
 * @throws `balances/unavailable`, `chains/unavailable`, or the signal's reason
 */
export async function readSolanaHoldings({
  chain,
  account,
  icons,
  signal,
}: {
  chain: Chain
  account: string
  icons: Icons
  signal: AbortSignal
}): Promise<Holding[]> {
  const { rpc, caipNetworkId: chainId } = chain
  if (!rpc) throw balancesUnavailable(new Error('The chain has no node'))
  const [native, ...owned] = await Promise.all([
    readNative({ rpc, account, signal }),
    ...tokenPrograms.map((programId) => readOwned({ rpc, account, programId, signal })),
  ])
  const atomicOf = new Map<string, bigint>()
  for (const { mint, atomic } of owned.flat()) {
    if (atomic > 0n) atomicOf.set(mint, (atomicOf.get(mint) ?? 0n) + atomic)
  }
  const mints = [...atomicOf.keys()].slice(0, maxTokens)
  const places = await Promise.all(mints.map(metadataAddress))
  const [accounts, metadata] = await Promise.all([
    readAccounts({ rpc, addresses: mints, maxBytes: maxMintBytes, signal }),
    readAccounts({ rpc, addresses: places, maxBytes: metadataBytes, signal }),
  ])
  return [
    { address: null, atomic: native, ...chain.nativeCurrency, isSpam: false },
    ...mints.flatMap((mint, index) => {
      const facts = readMint(accounts[index] ?? null)
      if (!facts || (facts.decimals === 0 && facts.supply === 1n)) return []
      const { decimals, named = readMetadata(metadata[index] ?? null) } = facts
      const name = DisplayName.clean(named?.name ?? '')
      const symbol = DisplayName.clean(named?.symbol ?? '', maxSymbolLength)
      if (name === '' && symbol === '') return []
      const isKnown = icons.find({ chainId, address: mint }) !== null
      const spam = isSpam({ isWanted: false, isKnown, names: [name, symbol] })
      const shown = { name: name || symbol, symbol: symbol || name }
      const atomic = atomicOf.get(mint) ?? 0n
      return [{ address: mint, atomic, ...shown, decimals, isSpam: spam }]
    }),
  ]
}

/** What the chain has seen two thirds of its validators vote for; wallets show the same. */
const commitment = 'confirmed'

async function readNative({ rpc, account, signal }: Question): Promise<bigint> {
  const answer = await rpc.request({
    method: 'getBalance',
    params: [account, { commitment }],
    signal,
  })
  const value = (answer as { value?: unknown } | null)?.value
  // Beyond nine million SOL JavaScript rounds the number that the node writes, by a few lamports.
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return BigInt(value)
  throw balancesUnavailable(new Error('The node answered no balance'))
}

interface Question {
  readonly rpc: ChainRpc
  readonly account: string
  readonly signal: AbortSignal
}

/** Mint, owner and amount, which every token account begins with. */
const tokenAccountBytes = 72

async function readOwned({
  rpc,
  account,
  programId,
  signal,
}: Question & { programId: string }): Promise<{ mint: string; atomic: bigint }[]> {
  const answer = await rpc.request({
    method: 'getTokenAccountsByOwner',
    params: [
      account,
      { programId },
      { commitment, encoding: 'base64', dataSlice: { offset: 0, length: tokenAccountBytes } },
    ],
    signal,
  })
  const rows = (answer as { value?: unknown } | null)?.value
  if (!Array.isArray(rows)) throw balancesUnavailable(new Error('The node answered no accounts'))
  return rows.flatMap((row: { account?: unknown } | null) => {
    const bytes = readBytes(row?.account)
    if (!bytes || bytes.length < tokenAccountBytes) return []
    // A node that mixes up owners must not make a user richer.
    if (getAddressDecoder().decode(bytes, 32) !== account) return []
    return { mint: getAddressDecoder().decode(bytes, 0), atomic: getU64Decoder().decode(bytes, 64) }
  })
}

/** In the order asked; `null` for an account that does not exist. */
async function readAccounts({
  rpc,
  addresses,
  maxBytes,
  signal,
}: Omit<Question, 'account'> & { addresses: readonly string[]; maxBytes: number }): Promise<
  readonly (Uint8Array | null)[]
> {
  const starts = Array.from(
    { length: Math.ceil(addresses.length / maxAccountsPerCall) },
    (_, index) => index * maxAccountsPerCall,
  )
  const parts = await Promise.all(
    starts.map(async (start) => {
      const asked = addresses.slice(start, start + maxAccountsPerCall)
      const answer = await rpc.request({
        method: 'getMultipleAccounts',
        params: [
          asked,
          { commitment, encoding: 'base64', dataSlice: { offset: 0, length: maxBytes } },
        ],
        signal,
      })
      const rows = (answer as { value?: unknown } | null)?.value
      if (!Array.isArray(rows) || rows.length !== asked.length) {
        throw balancesUnavailable(new Error('The node answered other accounts'))
      }
      return rows.map(readBytes)
    }),
  )
  return parts.flat()
}

function readBytes(account: unknown): Uint8Array | null {
  const [text, encoding] = (account as { data?: readonly unknown[] } | null)?.data ?? []
  if (typeof text !== 'string' || encoding !== 'base64') return null
  return new Uint8Array(getBase64Encoder().encode(text))
}

interface Named {
  readonly name: string
  readonly symbol: string
}

/** Authority, supply, decimals: 82 bytes. Token-2022 fills up to 165, says its kind, and extends. */
const mintBytes = 82
const extensionsStart = 166
const metadataExtension = 19

function readMint(
  bytes: Uint8Array | null,
): { supply: bigint; decimals: number; named?: Named | undefined } | null {
  if (!bytes || bytes.length < mintBytes) return null
  const supply = getU64Decoder().decode(bytes, 36)
  const decimals = getU8Decoder().decode(bytes, 44)
  for (let at = extensionsStart; at + 4 <= bytes.length; ) {
    const kind = getU16Decoder().decode(bytes, at)
    const length = getU16Decoder().decode(bytes, at + 2)
    // Behind the authority and the mint.
    if (kind === metadataExtension) {
      return { supply, decimals, named: readNames(bytes, at + 4 + 64) }
    }
    at += 4 + length
  }
  return { supply, decimals }
}

/** Kind, authority, mint, then names of at most 32 and 10 bytes with their lengths. */
const metadataBytes = 1 + 32 + 32 + (4 + 32) + (4 + 10)

function readMetadata(bytes: Uint8Array | null): Named | undefined {
  return bytes ? readNames(bytes, 1 + 32 + 32) : undefined
}

function readNames(bytes: Uint8Array, start: number): Named | undefined {
  const text = addDecoderSizePrefix(getUtf8Decoder(), getU32Decoder())
  try {
    const [name, next] = text.read(bytes, start)
    const [symbol] = text.read(bytes, next)
    // Shorter ones are filled up with NUL.
    return { name: name.replace(/\0+$/, ''), symbol: symbol.replace(/\0+$/, '') }
  } catch {
    // It was cut off, or is no metadata: as good as no name.
    return undefined
  }
}

async function metadataAddress(mint: string): Promise<string> {
  const encode = (text: string) => getAddressEncoder().encode(address(text))
  const [place] = await getProgramDerivedAddress({
    programAddress: metadataProgram,
    seeds: ['metadata', encode(metadataProgram), encode(mint)],
  })
  return place
}
