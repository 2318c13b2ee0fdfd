import {
  type CallsReceipt,
  type CallsStatus,
  type Hex,
  type Platform,
  type WalletActions,
  WalletError,
  walletFailed,
} from '@foyer/core/adapter'
import type { WalletProvider } from './eip1193.ts'

type Actions = Required<WalletActions<'eip155'>>

/** More calls than any wallet takes. */
const maxReceipts = 256
const pollMs = 1_000
/** An hour: who waits for it has been told long before that nothing is known. */
const mostPolls = 3_600
const answerTimeoutMs = 15_000

/** What a wallet tells of calls that it was asked for at once. @see https://eips.ethereum.org/EIPS/eip-5792 */
export async function askCallsStatus({
  id,
  chainId,
  provider,
  signal,
}: {
  id: string
  /** The one that the wallet is on. */
  chainId: number
  provider: WalletProvider
  signal: AbortSignal
}): Promise<CallsStatus> {
  const left = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    const asking = provider.request({ method: 'wallet_getCallsStatus', params: [id] })
    return readStatus(await Promise.race([asking, left]), { id, chainId })
  } catch (thrown) {
    signal.throwIfAborted()
    throw WalletError.from(thrown)
  }
}

/**
 * Waits until a block has calls that had to be one; a wallet that does not answer is asked again.
 *
 * @throws `wallet/failed` when they did not happen
 */
export async function hashOfBatch(
  id: string,
  {
    callsStatus,
    clock,
  }: { callsStatus: Actions['callsStatus']; clock: Pick<Platform['clock'], 'after' | 'deadline'> },
): Promise<Hex> {
  for (let round = 0; round < mostPolls; round++) {
    const found = await callsStatus({ id, signal: clock.deadline(answerTimeoutMs) }).catch(
      () => null,
    )
    const hash = found?.receipts.at(-1)?.transactionHash
    // What is undone has a hash as well: a block explorer tells why.
    if (hash && found.status !== 'pending') return hash
    if (found?.status === 'failure')
      throw walletFailed('The wallet could not do these calls. Nothing happened.', found)
    await new Promise<void>((resolve) => void clock.after(pollMs, resolve))
  }
  // Nobody knows, and nobody may say that it did not happen.
  return new Promise<never>(() => {})
}

const unreadable = (answer: unknown) =>
  walletFailed('The wallet gave an answer that cannot be read. Try again.', answer)

function readStatus(
  answer: unknown,
  asked: { readonly id: string; readonly chainId: number },
): CallsStatus {
  const given = Object(answer) as Record<'status' | 'atomic' | 'receipts' | 'chainId', unknown>
  const statusCode = codes.get(given.status) ?? given.status
  if (typeof statusCode !== 'number' || !(statusCode >= 100 && statusCode < 700))
    throw unreadable(answer)
  const rows = Array.isArray(given.receipts) ? given.receipts.slice(0, maxReceipts) : []
  const chainId = typeof given.chainId === 'string' ? Number(given.chainId) : asked.chainId
  return {
    id: asked.id,
    chainId: Number.isSafeInteger(chainId) ? chainId : asked.chainId,
    statusCode,
    status:
      statusCode < 200
        ? 'pending'
        : statusCode < 300
          ? 'success'
          : statusCode < 600
            ? 'failure'
            : 'partial',
    atomic: given.atomic === true,
    receipts: rows.flatMap((row) => readReceipt(row) ?? []),
  }
}

/** Of version 1.0. */
const codes: ReadonlyMap<unknown, number> = new Map([
  ['PENDING', 100],
  ['CONFIRMED', 200],
])

function readReceipt(row: unknown): CallsReceipt | null {
  const { transactionHash, status, blockNumber, gasUsed } = Object(row) as Record<string, unknown>
  if (typeof transactionHash !== 'string' || !/^0x[\da-f]{64}$/i.test(transactionHash)) return null
  return {
    transactionHash: transactionHash as Hex,
    status: status === '0x1' || status === 'success' ? 'success' : 'reverted',
    ...{ blockNumber: readNumber(blockNumber), gasUsed: readNumber(gasUsed) },
  }
}

/** Nothing, where it is no number. */
const readNumber = (value: unknown) =>
  typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value) ? BigInt(value) : 0n
