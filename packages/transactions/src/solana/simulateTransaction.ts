import { getAddressDecoder, getU64Decoder } from '@solana/kit'
import type { NodeRequest } from '../simulate/simulate.ts'
import type { SolanaTransaction } from './decodeTransaction.ts'

/** How much more or less of something an account has afterwards. */
export interface SolanaChange {
  /** `native`, or a token by its mint. */
  readonly money: string
  /** Atomic units; below zero it leaves. The network's fee is not in it. */
  readonly deltaAtomic: bigint
  /** `null` where its mint could not be read. */
  readonly decimals: number | null
}

/** What would happen if a transaction came into the next block. */
export type SolanaSimulation =
  | {
      readonly status: 'simulated'
      readonly changes: readonly SolanaChange[]
      /** An account of the user obeys somebody else afterwards, or somebody else may take from it. */
      readonly losesControl: boolean
      /** Every account that it writes to was read. */
      readonly isWhole: boolean
    }
  | { readonly status: 'fails'; readonly reason: string | null }
  /** The node cannot tell what moves: what is shown must say so. */
  | { readonly status: 'notSimulated' }

/** An account for a token. */
export interface SolanaTokenAccount {
  readonly mint: string
  readonly owner: string
  readonly atomic: bigint
  /** Who may take from it; `null`: nobody. */
  readonly delegate: string | null
}

interface Account {
  readonly lamports: bigint
  /** The program that it obeys. */
  readonly program: string
  readonly token: SolanaTokenAccount | null
}

const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
const mostAccounts = 64
const accountBytes = 165
/** No account that is read here is larger. */
const longestData = 90_000

/**
 * Tries a transaction, and compares what the account has before and after.
 *
 * @param account whose money is looked at
 * @returns `tokens`: the accounts for tokens that it writes to, as they are before
 * @throws the signal's reason
 */
export async function simulateSolana({
  bytes,
  transaction: { message, accounts, signers },
  account,
  request,
  signal,
}: {
  bytes: Uint8Array
  transaction: SolanaTransaction
  account: string
  request: NodeRequest
  signal: AbortSignal
}): Promise<{
  readonly simulation: SolanaSimulation
  readonly tokens: ReadonlyMap<string, SolanaTokenAccount>
  /** Of the network, in lamports; `null` where no node says. */
  readonly feeAtomic: bigint | null
  decimalsOf(mint: string): number | null
}> {
  const ask = (method: string, ...params: unknown[]) => request({ method, params }, { signal })
  const written = [
    ...new Set(
      accounts.flatMap(({ address, isWritable }) => (isWritable && address ? address : [])),
    ),
  ].slice(0, mostAccounts)
  const encoding = { encoding: 'base64', commitment: 'confirmed' }
  const [before, tried, fee] = await Promise.all([
    ask('getMultipleAccounts', written, encoding)
      .then(readAccounts)
      .catch(() => null),
    ask('simulateTransaction', toBase64(bytes), {
      ...{ ...encoding, sigVerify: false, replaceRecentBlockhash: true },
      accounts: { encoding: 'base64', addresses: written },
    }).catch(() => null),
    ask('getFeeForMessage', toBase64(message), { commitment: 'confirmed' }).catch(() => null),
  ])
  signal.throwIfAborted()
  const feeAtomic = readAmount((Object(fee) as { value?: unknown }).value)
  const { err, accounts: given } = Object((Object(tried) as { value?: unknown }).value) as {
    err?: unknown
    accounts?: unknown
  }
  const tokens = new Map(
    written.flatMap((address, index) => {
      const token = before?.[index]?.token
      return token ? [[address, token] as const] : []
    }),
  )
  if (tried !== null && err != null) {
    const simulation = { status: 'fails', reason: JSON.stringify(err).slice(0, 200) } as const
    const decimals = await readDecimals([...tokens.values()].map(({ mint }) => mint))
    return { simulation, tokens, feeAtomic, decimalsOf: (mint) => decimals.get(mint) ?? null }
  }
  const after = Array.isArray(given) ? readAccounts({ value: given }) : null
  const deltas = new Map<string, bigint>()
  let losesControl = false
  if (before && after)
    for (const [index, address] of written.entries()) {
      const [one, other] = [before[index] ?? null, after[index] ?? null]
      const add = (money: string, amount: bigint) =>
        deltas.set(money, (deltas.get(money) ?? 0n) + amount)
      if (address === account) {
        const paid = signers[0] === account ? (feeAtomic ?? 0n) : 0n
        add('native', (other?.lamports ?? 0n) - (one?.lamports ?? 0n) + paid)
        losesControl ||= one !== null && other !== null && one.program !== other.program
      }
      const [had, has] = [one?.token, other?.token]
      if (had?.owner === account) {
        add(had.mint, -had.atomic)
        losesControl ||=
          (has != null && has.owner !== account) ||
          (has?.delegate != null && has.delegate !== had.delegate)
      }
      if (has?.owner === account) {
        add(has.mint, has.atomic)
        losesControl ||= !had && has.delegate !== null
      }
    }
  const mints = [...[...tokens.values()].map(({ mint }) => mint), ...deltas.keys()]
  const decimals = await readDecimals(mints.filter((mint) => mint !== 'native'))
  signal.throwIfAborted()
  return {
    ...{ tokens, feeAtomic, decimalsOf: (mint) => decimals.get(mint) ?? null },
    simulation:
      before && after
        ? {
            ...{ status: 'simulated', losesControl },
            changes: [...deltas].flatMap(([money, deltaAtomic]) =>
              deltaAtomic === 0n
                ? []
                : [
                    {
                      ...{ money, deltaAtomic },
                      decimals: money === 'native' ? 9 : (decimals.get(money) ?? null),
                    },
                  ],
            ),
            isWhole:
              accounts.every(({ address, isWritable }) => !isWritable || address !== null) &&
              after.length === written.length,
          }
        : { status: 'notSimulated' },
  }

  /** Of mints that are there already. */
  async function readDecimals(mints: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const asked = [...new Set(mints)].slice(0, mostAccounts)
    if (asked.length === 0) return new Map()
    const slice = { dataSlice: { offset: 44, length: 1 } }
    const answer = await ask('getMultipleAccounts', asked, { ...encoding, ...slice }).catch(
      () => null,
    )
    const { value } = Object(answer) as { value?: unknown }
    return new Map(
      (Array.isArray(value) ? value : []).flatMap((one, index) => {
        const { data, owner } = Object(one) as { data?: unknown; owner?: unknown }
        const [byte] = bytesOf(data) ?? []
        const mint = asked[index]
        return mint && byte !== undefined && tokenPrograms.includes(String(owner))
          ? [[mint, byte] as const]
          : []
      }),
    )
  }
}

/** The data of lookup tables, as far as a node tells. @throws the signal's reason */
export async function readLookupTables(
  addresses: readonly string[],
  { request, signal }: { request: NodeRequest; signal: AbortSignal },
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (addresses.length === 0) return new Map()
  const asked = addresses.slice(0, mostAccounts)
  const answer = await request(
    { method: 'getMultipleAccounts', params: [asked, { encoding: 'base64' }] },
    { signal },
  ).catch(() => null)
  signal.throwIfAborted()
  const { value } = Object(answer) as { value?: unknown }
  return new Map(
    (Array.isArray(value) ? value : []).flatMap((one, index) => {
      const data = bytesOf((Object(one) as { data?: unknown }).data)
      const address = asked[index]
      return data && address ? [[address, data] as const] : []
    }),
  )
}

/** @returns `null` where the answer is no list of accounts */
function readAccounts(answer: unknown): readonly (Account | null)[] | null {
  const { value } = Object(answer) as { value?: unknown }
  if (!Array.isArray(value)) return null
  return value.slice(0, mostAccounts).map((one) => {
    if (one === null) return null
    const { lamports, owner, data } = Object(one) as Record<string, unknown>
    const atomic = readAmount(lamports)
    if (atomic === null || typeof owner !== 'string') throw new Error('No account')
    const bytes = bytesOf(data)
    const token = bytes && tokenPrograms.includes(owner) ? readToken(bytes) : null
    return { lamports: atomic, program: owner, token }
  })
}

/** @see https://www.solana-program.com/docs/token */
function readToken(data: Uint8Array): SolanaTokenAccount | null {
  const isAccount =
    data.length === accountBytes || (data.length > accountBytes && data[accountBytes] === 2)
  if (!isAccount) return null
  return {
    mint: getAddressDecoder().decode(data, 0),
    owner: getAddressDecoder().decode(data, 32),
    atomic: getU64Decoder().decode(data, 64),
    delegate: data[72] === 1 ? getAddressDecoder().decode(data, 76) : null,
  }
}

function bytesOf(data: unknown): Uint8Array | null {
  const [text] = Array.isArray(data) ? (data as unknown[]) : []
  if (typeof text !== 'string' || text.length > longestData) return null
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

/** As JSON writes it; beyond 2^53 the last digits are lost, which no account here has. */
const readAmount = (value: unknown) =>
  typeof value === 'number' && value >= 0 && Number.isInteger(value) ? BigInt(value) : null

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
