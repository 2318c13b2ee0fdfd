import {
  type Address,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  type EncodedAccount,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Transaction,
} from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import { invalidParams, RpcError } from './rpcJson.ts'
import { readTokenAccount } from './tokenAccounts.ts'
import { isRefusal, transactionError } from './transactionErrors.ts'

/** Nodes take transactions whose blockhash is one of the last 150. */
const recentBlockhashes = 150
/** A supermajority has voted for what came on top, so it cannot be undone. */
const finalizedAfterSlots = 32n
const lamportsPerSignature = 5_000n
const computeBudget = 'ComputeBudget111111111111111111111111111111'
const maxTransactionBytes = 1_232

/** What an account had of a token. */
export interface TokenBalance {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly atomic: bigint
  readonly decimals: number
}

/** A transaction that is in a block. */
export interface LandedTransaction {
  readonly signature: string
  readonly slot: bigint
  readonly blockTime: bigint
  readonly bytes: Uint8Array
  readonly message: Message
  /** `null` when it did what it was to do. */
  readonly error: unknown
  readonly feeAtomic: bigint
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  readonly before: Balances
  readonly after: Balances
}

/** What a node takes today: no transaction of the coming version. */
export type Message = Extract<CompiledTransactionMessage, { version: 'legacy' | 0 }> &
  CompiledTransactionMessageWithLifetime

interface Balances {
  readonly lamports: readonly bigint[]
  readonly tokens: readonly TokenBalance[]
}

/** A chain in memory: the real virtual machine, and slots, blockhashes and history around it. */
export interface Ledger {
  readonly svm: LiteSVM
  slot(): bigint
  blockhash(): { blockhash: string; lastValidBlockHeight: bigint }
  isRecent(blockhash: string): boolean
  /** Begins the next slot, with a blockhash of its own. */
  tick(): void
  send(bytes: Uint8Array, options?: { skipPreflight?: boolean }): string
  simulate(
    bytes: Uint8Array,
    options?: { verifies?: boolean; replacesBlockhash?: boolean },
  ): {
    error: unknown
    logs: readonly string[]
    unitsConsumed: bigint
    /** What it changes, as it is afterwards; nothing when it fails. */
    after: readonly EncodedAccount[]
  }
  feeOf(message: Message): bigint
  find(signature: string): LandedTransaction | undefined
  /** Newest first. */
  of(account: string): readonly LandedTransaction[]
  isFinal(landed: LandedTransaction): boolean
  /** Calls back when a slot begins and when a transaction lands, until the returned function is called. */
  subscribe(listener: (landed: LandedTransaction | null) => void): () => void
}

/**
 * Makes a chain. `litesvm` knows one blockhash at a time and no history, so that check is ours; signatures
 * and programs are its own. Address lookup tables are executed, and left out of balances in history.
 */
export function createLedger(): Ledger {
  const svm = new LiteSVM().withBlockhashCheck(false)
  const hashes: string[] = [svm.latestBlockhash()]
  const landed = new Map<string, LandedTransaction>()
  const byAccount = new Map<string, LandedTransaction[]>()
  const listeners = new Set<(landed: LandedTransaction | null) => void>()
  const tell = (news: LandedTransaction | null) => {
    for (const listener of [...listeners]) listener(news)
  }
  let slot = 1n
  svm.warpToSlot(slot)
  const setTime = () => {
    const clock = svm.getClock()
    clock.unixTimestamp = BigInt(Math.floor(Date.now() / 1_000))
    svm.setClock(clock)
  }
  setTime()

  const isRecent = (blockhash: string) => hashes.includes(blockhash)

  const balancesOf = (accounts: readonly Address[]): Balances => ({
    lamports: accounts.map((account) => svm.getBalance(account) ?? 0n),
    tokens: accounts.flatMap((account, accountIndex) => {
      const token = readTokenAccount(svm, account)
      return token ? [{ accountIndex, ...token }] : []
    }),
  })

  const record = (
    transaction: Transaction,
    bytes: Uint8Array,
    run: () => TransactionMetadata | FailedTransactionMetadata,
  ): LandedTransaction => {
    const message = readMessage(transaction)
    const signature = signatureOf(transaction)
    const { staticAccounts } = message
    const before = balancesOf(staticAccounts)
    const result = run()
    const failed = result instanceof FailedTransactionMetadata
    const error = failed ? transactionError(result) : null
    if (isRefusal(error)) throw refused(error, result)
    const meta = result instanceof FailedTransactionMetadata ? result.meta() : result
    const one: LandedTransaction = {
      ...{ signature, slot, bytes, message, error, before },
      blockTime: svm.getClock().unixTimestamp,
      feeAtomic: feeOf(message),
      logs: meta.logs(),
      unitsConsumed: meta.computeUnitsConsumed(),
      after: balancesOf(staticAccounts),
    }
    landed.set(signature, one)
    for (const account of staticAccounts) {
      const known = byAccount.get(account) ?? []
      known.unshift(one)
      byAccount.set(account, known)
    }
    tell(one)
    return one
  }

  const simulate: Ledger['simulate'] = (bytes, { verifies = true, replacesBlockhash } = {}) => {
    const transaction = readTransaction(bytes)
    const { lifetimeToken } = readMessage(transaction)
    if (!replacesBlockhash && !isRecent(lifetimeToken))
      return { error: 'BlockhashNotFound', logs: [], unitsConsumed: 0n, after: [] }
    svm.withSigverify(verifies)
    try {
      const result = svm.simulateTransaction(transaction)
      const meta = result.meta()
      return {
        error: result instanceof FailedTransactionMetadata ? transactionError(result) : null,
        logs: meta.logs(),
        unitsConsumed: meta.computeUnitsConsumed(),
        after: result instanceof FailedTransactionMetadata ? [] : result.postAccounts(),
      }
    } finally {
      svm.withSigverify(true)
    }
  }

  return {
    svm,
    isRecent,
    simulate,
    feeOf,
    slot: () => slot,
    blockhash: () => ({
      blockhash: hashes[0] as string,
      lastValidBlockHeight: slot + BigInt(recentBlockhashes),
    }),
    tick() {
      slot += 1n
      svm.warpToSlot(slot)
      svm.expireBlockhash()
      setTime()
      hashes.unshift(svm.latestBlockhash())
      hashes.length = Math.min(hashes.length, recentBlockhashes)
      tell(null)
    },
    send(bytes, { skipPreflight = false } = {}) {
      const transaction = readTransaction(bytes)
      const signature = signatureOf(transaction)
      // Sent twice it is one transaction.
      if (landed.has(signature)) return signature
      if (!skipPreflight) {
        const { error, logs, unitsConsumed } = simulate(bytes)
        if (error !== null)
          throw new RpcError(-32002, `Transaction simulation failed: ${JSON.stringify(error)}`, {
            ...{ accounts: null, err: error, logs, returnData: null, unitsConsumed },
          })
      }
      // Without a preflight nodes take it, and drop it without a word.
      if (!isRecent(readMessage(transaction).lifetimeToken)) return signature
      return record(transaction, bytes, () => svm.sendTransaction(transaction)).signature
    },
    find: (signature) => landed.get(signature),
    of: (account) => byAccount.get(account) ?? [],
    isFinal: (one) => slot - one.slot >= finalizedAfterSlots,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const readTransaction = (bytes: Uint8Array): Transaction => {
  if (bytes.length > maxTransactionBytes)
    throw invalidParams(
      `the transaction has ${bytes.length} bytes, and at most ${maxTransactionBytes} fit`,
    )
  try {
    return getTransactionDecoder().decode(bytes)
  } catch (cause) {
    throw invalidParams(`no transaction: ${String(cause).slice(0, 200)}`)
  }
}

export function readMessage({ messageBytes }: Pick<Transaction, 'messageBytes'>): Message {
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (message.version === 'legacy' || message.version === 0) return message as Message
  throw invalidParams(`transactions of version ${message.version} are not supported`)
}

function signatureOf({ signatures }: Transaction): string {
  const [first] = Object.values(signatures)
  if (!first) throw new RpcError(-32003, 'Transaction signature verification failure')
  return getBase58Decoder().decode(first)
}

function refused(error: unknown, result: unknown): RpcError {
  const logs = result instanceof FailedTransactionMetadata ? result.meta().logs() : []
  return new RpcError(-32002, `Transaction was refused: ${String(error)}`, { err: error, logs })
}

/** 5,000 lamports for each signature, and what compute budget instructions add. */
function feeOf({ header, instructions, staticAccounts }: Message): bigint {
  let unitPrice = 0n
  let units = 200_000n * BigInt(instructions.length)
  for (const { programAddressIndex, data } of instructions) {
    if (staticAccounts[programAddressIndex] !== computeBudget || !data || data.length < 5) continue
    const view = new DataView(data.buffer as ArrayBuffer, data.byteOffset)
    if (data[0] === 2) units = BigInt(view.getUint32(1, true))
    if (data[0] === 3 && data.length >= 9) unitPrice = view.getBigUint64(1, true)
  }
  const priority = (unitPrice * units + 999_999n) / 1_000_000n
  return BigInt(header.numSignerAccounts) * lamportsPerSignature + priority
}
