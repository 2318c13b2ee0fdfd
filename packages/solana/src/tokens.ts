import { getAddressDecoder, getU16Decoder, getU64Decoder } from '@solana/kit'

/** Token and Token-2022. @see https://www.solana-program.com/docs/token */
export const tokenPrograms = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
} as const

/** An account of the chain, as far as it is read. */
export interface ChainAccount {
  readonly owner: string
  readonly data: Uint8Array
  readonly isExecutable: boolean
}

/** What Token-2022 keeps of a transfer, until an epoch and from it on. */
interface TransferFee {
  readonly fromEpoch: bigint
  readonly maxAtomic: bigint
  readonly basisPoints: bigint
}

/** A token, as its mint says. */
export interface Mint {
  readonly program: string
  readonly decimals: number
  /** Older first; empty when all of a transfer arrives. */
  readonly fees: readonly TransferFee[]
  /** What this package does not know how to send: a hook of a third party runs in each transfer, say. */
  readonly refuses: boolean
}

const mintBytes = 82
const accountBytes = 165
const extensionsStart = 166
const transferFeeConfig = 1
/** Nothing may be sent (9), it is closed by a hook of a third party (14), or by its issuer, who paused it (26). */
const refusing = [9, 14, 26]

/** Reads a mint; `null` when the account is none. */
export function readMint({ owner, data }: ChainAccount): Mint | null {
  const isProgram = Object.values<string>(tokenPrograms).includes(owner)
  const isMint =
    data.length === mintBytes || (data.length > extensionsStart && data[accountBytes] === 1)
  if (!isProgram || !isMint) return null
  const extensions = [...readExtensions(data)]
  const config = extensions.find(({ kind }) => kind === transferFeeConfig)
  return {
    program: owner,
    decimals: data[44] ?? 0,
    // Behind two authorities and what was withheld.
    fees: config && config.length >= 108 ? [72, 90].map((at) => readFee(data, config.at + at)) : [],
    refuses: extensions.some(
      ({ kind }) => refusing.includes(kind) && !isEmptyHook(data, kind, extensions),
    ),
  }
}

const hook = 14

/** A hook without a program runs nothing. */
function isEmptyHook(
  data: Uint8Array,
  kind: number,
  extensions: readonly { kind: number; at: number; length: number }[],
): boolean {
  const found = kind === hook ? extensions.find((one) => one.kind === hook) : undefined
  return found !== undefined && data.slice(found.at + 32, found.at + 64).every((byte) => byte === 0)
}

function* readExtensions(data: Uint8Array) {
  for (let at = extensionsStart; at + 4 <= data.length; ) {
    const kind = getU16Decoder().decode(data, at)
    const length = getU16Decoder().decode(data, at + 2)
    if (kind === 0) return
    yield { kind, at: at + 4, length }
    at += 4 + length
  }
}

const readFee = (data: Uint8Array, at: number): TransferFee => ({
  fromEpoch: getU64Decoder().decode(data, at),
  maxAtomic: getU64Decoder().decode(data, at + 8),
  basisPoints: BigInt(getU16Decoder().decode(data, at + 16)),
})

/** What the token keeps of an amount: rounded up, as the program does. */
export function transferFee({ fees }: Mint, amountAtomic: bigint, epoch: bigint): bigint {
  const fee = fees.findLast(({ fromEpoch }) => fromEpoch <= epoch) ?? fees[0]
  if (!fee || fee.basisPoints === 0n) return 0n
  const kept = (amountAtomic * fee.basisPoints + 9_999n) / 10_000n
  return kept < fee.maxAtomic ? kept : fee.maxAtomic
}

/** What an account holds of a token; `null` when it is no token account. */
export function readTokenAccount({ owner, data }: ChainAccount): {
  mint: string
  owner: string
  atomic: bigint
  /** Its issuer lets nothing go. */
  isFrozen: boolean
} | null {
  const isProgram = Object.values<string>(tokenPrograms).includes(owner)
  const isAccount =
    data.length === accountBytes || (data.length > accountBytes && data[accountBytes] === 2)
  if (!isProgram || !isAccount) return null
  return {
    mint: getAddressDecoder().decode(data, 0),
    owner: getAddressDecoder().decode(data, 32),
    atomic: getU64Decoder().decode(data, 64),
    isFrozen: data[108] === 2,
  }
}

/** How long a new account for a token is: an account of Token-2022 says that its owner stays, and what it withholds. */
export const newAccountBytes = ({ program, fees }: Mint): number =>
  program === tokenPrograms.token ? accountBytes : fees.length > 0 ? 182 : 170
