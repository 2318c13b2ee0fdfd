import {
  AccountRole,
  type Address,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getAddressDecoder,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionDecoder,
  type ReadonlyUint8Array,
} from '@solana/kit'
import { decodeInstruction } from './decodeInstruction.ts'
import type { SolanaMeaning } from './SolanaMeaning.ts'

/** The largest transaction there is. */
const mostBytes = 1_232
const addressBytes = 32
/** What a lookup table has before its addresses. @see https://docs.solanalabs.com/proposals/versioned-transactions */
const tableHeadBytes = 56

/** An account that a transaction names. */
export interface SolanaAccount {
  /** `null`: it stands in a lookup table that was not read. */
  readonly address: string | null
  readonly isSigner: boolean
  readonly isWritable: boolean
}

/** A transaction of Solana, as far as its bytes say. */
export interface SolanaTransaction {
  /** What is signed. */
  readonly message: Uint8Array<ArrayBuffer>
  /** The networks that know it carry the transaction out, while they do; or the value of a durable nonce. In base58. */
  readonly blockhash: string
  /** Those who sign, in the order of the signatures; the first one pays the fee. */
  readonly signers: readonly string[]
  readonly accounts: readonly SolanaAccount[]
  /** Tables whose addresses it uses. Their contents have to be read to know all accounts. */
  readonly lookupTables: readonly string[]
  readonly instructions: readonly SolanaMeaning[]
}

/**
 * Reads a transaction.
 *
 * @param tables the data of lookup tables, by address
 * @returns `null` when the bytes are none
 * @see https://solana.com/docs/core/transactions
 */
export function decodeSolanaTransaction(
  bytes: Uint8Array,
  tables: ReadonlyMap<string, Uint8Array> = new Map(),
): SolanaTransaction | null {
  if (bytes.length > mostBytes) return null
  try {
    const { messageBytes, signatures } = getTransactionDecoder().decode(bytes)
    const read = readMessage(messageBytes, tables)
    const signers = Object.keys(signatures)
    // More or fewer signatures than the message wants make no transaction.
    return read && read.signers.join() === signers.join() ? read : null
  } catch {
    // No transaction.
    return null
  }
}

/** Whether bytes are what a transaction signs: who signs them as a message signs that transaction. */
export function isSolanaMessage(bytes: Uint8Array): boolean {
  try {
    return readMessage(bytes, new Map()) !== null
  } catch {
    return false
  }
}

function readMessage(
  bytes: ReadonlyUint8Array,
  tables: ReadonlyMap<string, Uint8Array>,
): SolanaTransaction | null {
  const message = getCompiledTransactionMessageDecoder().decode(bytes)
  if (!('staticAccounts' in message) || !('instructions' in message)) return null
  // Bytes that are written otherwise, cut off say, are read as something that no chain reads.
  const written = getCompiledTransactionMessageEncoder().encode(message)
  if (written.length !== bytes.length || written.some((byte, at) => byte !== bytes[at])) return null
  const accounts = accountsOf(message, tables)
  const { numSignerAccounts } = message.header
  if (numSignerAccounts === 0 || numSignerAccounts > message.staticAccounts.length) return null
  return {
    message: new Uint8Array(bytes),
    blockhash: message.lifetimeToken,
    signers: message.staticAccounts.slice(0, numSignerAccounts),
    accounts,
    lookupTables: lookupsOf(message).map(({ lookupTableAddress }) => lookupTableAddress),
    instructions: message.instructions.map(({ programAddressIndex, accountIndices, data }) => {
      const program = accounts[programAddressIndex]?.address ?? 'unknown'
      const used = (accountIndices ?? []).map((index) => accounts[index])
      // Nobody can say what an instruction does to accounts that nobody knows.
      if (used.some((one) => !one?.address)) return { kind: 'unknown', program }
      return decodeInstruction({
        programAddress: program as Address,
        accounts: used.map((one) => ({
          address: one?.address as Address,
          role: roleOf(one as SolanaAccount),
        })),
        data: data ?? new Uint8Array(),
      })
    }),
  }
}

type Message = CompiledTransactionMessage & CompiledTransactionMessageWithLifetime

const lookupsOf = (message: Message) =>
  'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []

/** In the order in which instructions number them. */
function accountsOf(
  message: Message,
  tables: ReadonlyMap<string, Uint8Array>,
): readonly SolanaAccount[] {
  const { header, staticAccounts } = message
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  const fixed = staticAccounts.map((address, index): SolanaAccount => {
    const isSigner = index < numSignerAccounts
    const isWritable = isSigner
      ? index < numSignerAccounts - numReadonlySignerAccounts
      : index < staticAccounts.length - numReadonlyNonSignerAccounts
    return { address, isSigner, isWritable }
  })
  const looked = (isWritable: boolean) =>
    lookupsOf(message).flatMap(({ lookupTableAddress, writableIndexes, readonlyIndexes }) =>
      (isWritable ? writableIndexes : readonlyIndexes).map((index) => ({
        address: entryOf(tables.get(lookupTableAddress), index),
        isSigner: false,
        isWritable,
      })),
    )
  return [...fixed, ...looked(true), ...looked(false)]
}

function entryOf(table: Uint8Array | undefined, index: number): string | null {
  const at = tableHeadBytes + index * addressBytes
  return table && table.length >= at + addressBytes ? getAddressDecoder().decode(table, at) : null
}

const roleOf = ({ isSigner, isWritable }: SolanaAccount) =>
  isSigner
    ? isWritable
      ? AccountRole.WRITABLE_SIGNER
      : AccountRole.READONLY_SIGNER
    : isWritable
      ? AccountRole.WRITABLE
      : AccountRole.READONLY
