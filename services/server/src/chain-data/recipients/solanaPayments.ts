import { getBase58Encoder, getU32Decoder, getU64Decoder } from '@solana/codecs'
import * as z from 'zod/mini'

const index = z.int().check(z.nonnegative(), z.maximum(255))
const address = z.string().check(z.maxLength(44))
const tokenBalance = z.object({ accountIndex: index, owner: z.optional(address) })

/** As much of a transaction as tells whom its signers paid. Nodes write it in the encoding `json`. */
export const SolanaTransaction = z.object({
  transaction: z.object({
    message: z.object({
      accountKeys: z.array(address).check(z.maxLength(256)),
      header: z.object({ numRequiredSignatures: index }),
      instructions: z
        .array(
          z.object({
            programIdIndex: index,
            accounts: z.array(index),
            data: z.string().check(z.maxLength(2_000)),
          }),
        )
        .check(z.maxLength(256)),
    }),
  }),
  meta: z.object({
    err: z.unknown(),
    loadedAddresses: z.optional(
      z.object({ writable: z.array(address), readonly: z.array(address) }),
    ),
    preTokenBalances: z.optional(z.nullable(z.array(tokenBalance))),
    postTokenBalances: z.optional(z.nullable(z.array(tokenBalance))),
  }),
})

const systemProgram = '11111111111111111111111111111111'
const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/**
 * Whom an account paid with a transaction that it signed: SOL, or a token. Of a token it is who owns the account that
 * got it. What a program that it called moved further is a trade and no payment.
 *
 * @see https://docs.rs/solana-system-interface — Transfer
 * @see https://docs.rs/spl-token-2022-interface — Transfer, TransferChecked, TransferCheckedWithFee
 */
export function solanaPayments(
  { transaction: { message }, meta }: z.infer<typeof SolanaTransaction>,
  account: string,
): readonly string[] {
  const keys = [
    ...message.accountKeys,
    ...(meta.loadedAddresses?.writable ?? []),
    ...(meta.loadedAddresses?.readonly ?? []),
  ]
  const isSigner = keys.slice(0, message.header.numRequiredSignatures).includes(account)
  if (meta.err !== null || !isSigner) return []
  const ownerOf = new Map<string, string>()
  for (const { accountIndex, owner } of [
    ...(meta.preTokenBalances ?? []),
    ...(meta.postTokenBalances ?? []),
  ]) {
    const key = keys[accountIndex]
    if (key !== undefined && owner !== undefined) ownerOf.set(key, owner)
  }
  return message.instructions.flatMap(({ programIdIndex, accounts, data }) => {
    const program = keys[programIdIndex] ?? ''
    const transfer = readTransfer(program, data)
    if (!transfer) return []
    const [from, to] = [transfer.from, transfer.to].map((at) => keys[accounts[at] ?? -1])
    const payer = keys[accounts[transfer.payer] ?? -1]
    if (from === undefined || to === undefined || payer !== account) return []
    // A token has an owner here; an account that was closed at once is nobody's.
    const payee = ownerOf.get(to) ?? (program === systemProgram ? to : account)
    return payee === account ? [] : [payee]
  })
}

/** Places of accounts in an instruction that moves something of worth; `null` for every other one. */
function readTransfer(
  program: string,
  data: string,
): { from: number; to: number; payer: number } | null {
  const bytes = readBase58(data)
  if (program === systemProgram) {
    const isTransfer = bytes.length === 12 && getU32Decoder().decode(bytes) === 2
    return isTransfer && getU64Decoder().decode(bytes, 4) > 0n ? { from: 0, to: 1, payer: 0 } : null
  }
  if (!tokenPrograms.includes(program)) return null
  const [kind, more] = bytes
  // With a fee it is an extension of its own.
  const start = kind === 26 && more === 1 ? 2 : 1
  if (bytes.length < start + 8 || getU64Decoder().decode(bytes, start) === 0n) return null
  if (kind === 3) return { from: 0, to: 1, payer: 2 }
  return kind === 12 || start === 2 ? { from: 0, to: 2, payer: 3 } : null
}

function readBase58(text: string): Uint8Array {
  try {
    return new Uint8Array(getBase58Encoder().encode(text))
  } catch {
    return new Uint8Array()
  }
}
