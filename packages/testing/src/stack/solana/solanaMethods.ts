import {
  type Address,
  getBase58Encoder,
  isAddress,
  type TransactionMessageBytes,
} from '@solana/kit'
import { type Ledger, readMessage } from './createLedger.ts'
import { invalidParams, RpcError } from './rpcJson.ts'
import {
  isTokenAccount,
  readMint,
  readTokenAccount,
  tokenAmount,
  tokenPrograms,
} from './tokenAccounts.ts'
import { type AccountConfig, writtenAccount, writtenAs } from './writtenAccounts.ts'
import { writtenTransaction } from './writtenTransaction.ts'

// biome-ignore lint/suspicious/noExplicitAny: each method has its own, and reads no further than it needs
type Method = (...params: any[]) => unknown

/**
 * A made-up genesis hash, the same at every start, so that the chain keeps its id.
 *
 * @see https://namespaces.chainagnostic.org/solana/caip2
 */
export const genesisHash = 'FoyerLoca1Chain1111111111111111111111111111'

const maxAccounts = 100
const maxSignatures = 256
const mostSimulated = 64
const maxTransactions = 1_000

/** What a node answers, as far as applications, wallets and their libraries ask. */
export function createSolanaMethods({
  ledger,
  airdrop,
}: {
  ledger: Ledger
  airdrop(account: Address, atomic: bigint): Promise<string>
}): Readonly<Record<string, Method>> {
  const { svm } = ledger
  const withContext = (value: unknown) => ({
    context: { apiVersion: version, slot: ledger.slot() },
    value,
  })
  const programAccounts = (program: Address) => svm.getProgramAccounts(program)
  const statusOf = (signature: string) => {
    const landed = ledger.find(signature)
    if (!landed) return null
    const isFinal = ledger.isFinal(landed)
    return {
      slot: landed.slot,
      confirmations: isFinal ? null : Number(ledger.slot() - landed.slot),
      err: landed.error,
      status: landed.error === null ? { Ok: null } : { Err: landed.error },
      confirmationStatus: isFinal ? 'finalized' : 'confirmed',
    }
  }
  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'feature-set': 0, 'solana-core': version }),
    getGenesisHash: () => genesisHash,
    getSlot: () => ledger.slot(),
    getBlockHeight: () => ledger.slot(),
    getBlockTime: () => svm.getClock().unixTimestamp,
    getFirstAvailableBlock: () => 0,
    getEpochInfo: () => ({
      ...{ absoluteSlot: ledger.slot(), blockHeight: ledger.slot(), epoch: 0, slotIndex: 0 },
      ...{ slotsInEpoch: 432_000, transactionCount: null },
    }),
    getLatestBlockhash: () => withContext(ledger.blockhash()),
    isBlockhashValid: (hash: string) => withContext(ledger.isRecent(hash)),
    getMinimumBalanceForRentExemption: (bytes: number) =>
      svm.minimumBalanceForRentExemption(BigInt(readNumber(bytes))),
    getRecentPrioritizationFees: () => [{ slot: ledger.slot(), prioritizationFee: 0 }],
    getBalance: (account) => withContext(svm.getBalance(readAddress(account)) ?? 0n),
    getAccountInfo: (account, config?: AccountConfig) =>
      withContext(writtenAccount(svm, readAddress(account), config)),
    getMultipleAccounts: (accounts, config?: AccountConfig) =>
      withContext(
        readList(accounts, maxAccounts).map((account) =>
          writtenAccount(svm, readAddress(account), config),
        ),
      ),
    getProgramAccounts(
      program,
      config?: AccountConfig & { filters?: Filter[]; withContext?: boolean },
    ) {
      const rows = programAccounts(readAddress(program))
        .filter(({ data }) =>
          (config?.filters ?? []).every((one) => passes(one, new Uint8Array(data))),
        )
        .map(({ address }) => ({ pubkey: address, account: writtenAccount(svm, address, config) }))
      return config?.withContext ? withContext(rows) : rows
    },
    getTokenAccountsByOwner(owner, { mint, programId }, config?: AccountConfig) {
      const wanted = readAddress(owner)
      const programs = programId ? [readAddress(programId)] : (tokenPrograms as Address[])
      const rows = programs.flatMap(programAccounts).flatMap(({ address, data }) => {
        const token = isTokenAccount(new Uint8Array(data)) ? readTokenAccount(svm, address) : null
        if (token?.owner !== wanted || (mint && token.mint !== mint)) return []
        return [{ pubkey: address, account: writtenAccount(svm, address, config) }]
      })
      return withContext(rows)
    },
    getTokenAccountBalance(account) {
      const token = readTokenAccount(svm, readAddress(account))
      if (!token) throw invalidParams('could not find account')
      return withContext(tokenAmount(token.atomic, token.decimals))
    },
    getTokenSupply(mint) {
      const found = readMint(svm, readAddress(mint))
      if (!found) throw invalidParams('not a Token mint')
      return withContext(tokenAmount(found.supply, found.decimals))
    },
    getFeeForMessage(text) {
      const message = readMessage({
        messageBytes: new Uint8Array(
          Buffer.from(String(text), 'base64'),
        ) as unknown as TransactionMessageBytes,
      })
      return withContext(ledger.isRecent(message.lifetimeToken) ? ledger.feeOf(message) : null)
    },
    sendTransaction: (text, config?: { encoding?: string; skipPreflight?: boolean }) =>
      ledger.send(readBytes(text, config?.encoding), config),
    simulateTransaction(
      text,
      config?: AccountConfig & {
        sigVerify?: boolean
        replaceRecentBlockhash?: boolean
        accounts?: { addresses: string[]; encoding?: string }
      },
    ) {
      const { error, logs, unitsConsumed, after } = ledger.simulate(
        readBytes(text, config?.encoding),
        {
          verifies: config?.sigVerify === true,
          replacesBlockhash: config?.replaceRecentBlockhash === true,
        },
      )
      const asked = config?.accounts
      const accounts = asked
        ? readList(asked.addresses, mostSimulated).map((address) => {
            const changed = after.find((one) => one.address === readAddress(address))
            // Without lamports there is no account any more.
            if (error !== null || changed?.lamports === 0n) return null
            return changed
              ? writtenAs(svm, changed, asked)
              : writtenAccount(svm, readAddress(address), asked)
          })
        : null
      return withContext({ err: error, logs, unitsConsumed, accounts, returnData: null })
    },
    getSignatureStatuses: (signatures) =>
      withContext(readList(signatures, maxSignatures).map((one) => statusOf(String(one)))),
    getTransaction(signature, config?: { encoding?: string } | string) {
      const landed = ledger.find(String(signature))
      const encoding = typeof config === 'string' ? config : config?.encoding
      return landed ? writtenTransaction(landed, encoding) : null
    },
    getSignaturesForAddress(account, config?: { limit?: number; before?: string; until?: string }) {
      const all = ledger.of(readAddress(account))
      const start = config?.before
        ? all.findIndex(({ signature }) => signature === config.before) + 1
        : 0
      const end = config?.until ? all.findIndex(({ signature }) => signature === config.until) : -1
      return all
        .slice(start, end < 0 ? undefined : end)
        .slice(0, Math.min(config?.limit ?? maxTransactions, maxTransactions))
        .map((landed) => ({
          ...{ signature: landed.signature, slot: landed.slot, err: landed.error, memo: null },
          blockTime: landed.blockTime,
          confirmationStatus: ledger.isFinal(landed) ? 'finalized' : 'confirmed',
        }))
    },
    requestAirdrop: (account, atomic) => airdrop(readAddress(account), BigInt(readNumber(atomic))),
  }
}

const version = '2.3.0'

interface Filter {
  readonly dataSize?: number
  readonly memcmp?: { readonly offset: number; readonly bytes: string; readonly encoding?: string }
}

function passes({ dataSize, memcmp }: Filter, data: Uint8Array): boolean {
  if (dataSize !== undefined && BigInt(data.length) !== BigInt(dataSize)) return false
  if (!memcmp) return true
  const wanted = readBytes(memcmp.bytes, memcmp.encoding)
  const at = Number(memcmp.offset)
  return wanted.every((byte, index) => data[at + index] === byte)
}

export function readAddress(value: unknown): Address {
  if (typeof value === 'string' && isAddress(value)) return value
  throw invalidParams(`no address: ${String(value).slice(0, 60)}`)
}

function readNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw invalidParams('no whole number')
}

function readList(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw invalidParams('no list')
  if (value.length > most) throw new RpcError(-32602, `Too many inputs provided; max ${most}`)
  return value
}

function readBytes(text: unknown, encoding: string | undefined): Uint8Array {
  if (typeof text !== 'string' || text.length > 4_000) throw invalidParams('no encoded bytes')
  if (encoding === 'base64') return new Uint8Array(Buffer.from(text, 'base64'))
  try {
    return new Uint8Array(getBase58Encoder().encode(text))
  } catch {
    throw invalidParams('not base58')
  }
}
