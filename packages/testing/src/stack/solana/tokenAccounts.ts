import { type Address, getAddressDecoder } from '@solana/kit'
import type { LiteSVM } from 'litesvm'

/** Token and Token-2022. @see https://www.solana-program.com/docs/token */
export const tokenPrograms: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/** A plain token account has this many bytes; with extensions one more says what it is. */
const accountBytes = 165
const accountKind = 2

export interface TokenAccount {
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly atomic: bigint
  readonly decimals: number
}

const addressAt = (data: Uint8Array, at: number) => getAddressDecoder().decode(data, at)
const numberAt = (data: Uint8Array, at: number) =>
  new DataView(data.buffer, data.byteOffset).getBigUint64(at, true)

/** Whether these are the bytes of an account that holds tokens, and not of a mint. */
export const isTokenAccount = (data: Uint8Array) =>
  data.length === accountBytes || (data.length > accountBytes && data[accountBytes] === accountKind)

/** What an account holds of a token; `null` when it is no token account. */
export function readTokenAccount(svm: LiteSVM, account: Address): TokenAccount | null {
  const found = svm.getAccount(account)
  if (!found.exists || !tokenPrograms.includes(found.programAddress)) return null
  const data = new Uint8Array(found.data)
  if (!isTokenAccount(data)) return null
  const mint = addressAt(data, 0)
  return {
    mint,
    owner: addressAt(data, 32),
    programId: found.programAddress,
    atomic: numberAt(data, 64),
    decimals: readMint(svm, mint)?.decimals ?? 0,
  }
}

/** Supply and decimals of a mint; `null` when there is none. */
export function readMint(svm: LiteSVM, mint: Address): { supply: bigint; decimals: number } | null {
  const found = svm.getAccount(mint)
  if (!found.exists || !tokenPrograms.includes(found.programAddress)) return null
  const data = new Uint8Array(found.data)
  if (data.length < 82 || isTokenAccount(data)) return null
  return { supply: numberAt(data, 36), decimals: data[44] ?? 0 }
}

/** An amount as nodes write it. */
export function tokenAmount(atomic: bigint, decimals: number) {
  const digits = atomic.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const uiAmountString = fraction ? `${whole}.${fraction}` : whole
  return { amount: atomic.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}
