import {
  type CallsReceipt,
  type CallsStatus,
  type Connection,
  type Hex,
  type Platform,
  type WalletActions,
  WalletError,
  walletFailed,
} from '@foyer/core/adapter'
import type { EIP1193Provider, WalletProvider } from './eip1193.ts'
import { networkMismatch } from './networkMismatch.ts'

type Actions = Required<WalletActions<'eip155'>>

/** A wallet that names its batches names them in a few letters. */
const maxIdLength = 8_194
/** More calls than any wallet takes. */
const maxReceipts = 256
const pollMs = 1_000
/** An hour: who waits for it has been told long before that nothing is known. */
const mostPolls = 3_600
const answerTimeoutMs = 15_000

/**
 * Several calls at once, by version 2.0.0 of the standard; a wallet that answers as 1.0 said is understood.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export function createWalletCalls({
  connection,
  request,
  provider,
}: {
  connection: Connection
  request: EIP1193Provider['request']
  /** Of the wallet itself, for questions that no user answers. */
  provider: WalletProvider
}): Pick<Actions, 'sendCalls' | 'callsStatus'> {
  return {
    async sendCalls({ calls, chainId, atomicRequired = false, capabilities, account }) {
      const walletChainId = Number(connection.chainReference)
      if (chainId !== undefined && chainId !== walletChainId)
        throw networkMismatch(chainId, walletChainId)
      const batch = {
        ...{ version: '2.0.0', atomicRequired },
        from: account ?? connection.accounts[0]?.address,
        chainId: `0x${walletChainId.toString(16)}`,
        calls: calls.map(({ to, value, data }) => ({
          to,
          ...(value !== undefined && { value: `0x${value.toString(16)}` }),
          ...(data !== undefined && { data }),
        })),
        ...(capabilities && { capabilities }),
      }
      try {
        return { id: readId(await request({ method: 'wallet_sendCalls', params: [batch] })) }
      } catch (thrown) {
        throw WalletError.from(thrown)
      }
    },
    async callsStatus({ id, signal }) {
      signal.throwIfAborted()
      const left = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
      try {
        const asking = provider.request({ method: 'wallet_getCallsStatus', params: [id] })
        return readStatus(await Promise.race([asking, left]), {
          ...{ id, chainId: Number(connection.chainReference) },
        })
      } catch (thrown) {
        signal.throwIfAborted()
        throw WalletError.from(thrown)
      }
    },
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

function readId(answer: unknown): string {
  const id = typeof answer === 'string' ? answer : (Object(answer) as { id?: unknown }).id
  if (typeof id !== 'string' || id === '' || id.length > maxIdLength) throw unreadable(answer)
  return id
}

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
