import { AppError } from '@foyer/core/primitives'
import * as z from 'zod/mini'
import { createLimiter } from '../../platform/outgoing/createLimiter.ts'
import type { ChainRpc } from '../chains/Chain.ts'
import { RpcFailure } from '../chains/errors.ts'
import type { IndexedTransfer } from './IndexedBlock.ts'

/**
 * Reads what contracts paid in the chain's own currency within a block, by the hash of the transaction:
 * no log tells of it. Empty where the node does not know or takes too long, which is asked again later.
 *
 * @throws the signal's reason
 */
export type Tracer = (block: {
  hash: string
  signal: AbortSignal
}) => Promise<ReadonlyMap<string, readonly IndexedTransfer[]>>

/** Most nodes of third parties do not have it, and need not be asked for each block. */
const pauseMs = 600_000
/** At once: tracing a block costs a node as much as running it. */
const maxInFlight = 2
/** Of one transaction: more payments in one are a machine's, and each is a row. */
const maxTransfers = 200
/** Deeper and wider than the EVM's gas allows in a block that is any use to read. */
const maxCalls = 100_000

const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))
const Call = z.object({
  type: z.string(),
  from: address,
  to: z.nullish(address),
  value: z.nullish(z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/))),
  error: z.nullish(z.string()),
  calls: z.nullish(z.array(z.unknown())),
})
const Traces = z.array(
  z.object({ txHash: z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/)), result: z.unknown() }),
)

/**
 * Makes a tracer with `debug_traceBlockByHash` of the nodes of a chain.
 *
 * @see https://geth.ethereum.org/docs/developers/evm-tracing/built-in-tracers#call-tracer
 */
export function createTracer(rpc: ChainRpc): Tracer {
  let askedAgainAtMs = 0
  const limiter = createLimiter(maxInFlight)
  return async ({ hash, signal }) => {
    const leave = await limiter.take(signal)
    try {
      if (performance.now() < askedAgainAtMs) return new Map()
      const answer = await rpc.request({
        method: 'debug_traceBlockByHash',
        params: [hash, { tracer: 'callTracer' }],
        signal,
        // Tracing takes its time, and a node that takes too long over it is not away.
        isAskersRisk: true,
      })
      return readTraces(answer)
    } catch (error) {
      signal.throwIfAborted()
      const isAnswer = error instanceof RpcFailure
      if (!isAnswer && !(error instanceof AppError && error.kind === 'unavailable')) throw error
      askedAgainAtMs = performance.now() + pauseMs
      return new Map()
    } finally {
      leave()
    }
  }
}

function readTraces(answer: unknown): ReadonlyMap<string, readonly IndexedTransfer[]> {
  const traces = z.safeParse(Traces, answer)
  const transfers = new Map<string, readonly IndexedTransfer[]>()
  let left = maxCalls
  for (const { txHash, result } of traces.data ?? []) {
    const { paid, read } = readPayments(result, left)
    left -= read
    if (paid.length > 0) transfers.set(txHash.toLowerCase(), paid)
  }
  return transfers
}

/** Without recursion: its depth is chosen by the authors of the contracts. */
function readPayments(trace: unknown, maxRead: number) {
  const paid: IndexedTransfer[] = []
  const waiting: { call: unknown; isOutermost: boolean }[] = [{ call: trace, isOutermost: true }]
  let read = 0
  while (waiting.length > 0 && read < maxRead && paid.length < maxTransfers) {
    const { call, isOutermost } = waiting.pop() as (typeof waiting)[number]
    read += 1
    const parsed = z.safeParse(Call, call)
    // What failed took everything back that happened inside it.
    if (!parsed.success || parsed.data.error) continue
    const { type, from, to, value, calls } = parsed.data
    const amount = BigInt(value ?? 0)
    // The outermost is the transaction itself, and a delegate call pays nothing.
    if (!isOutermost && amount > 0n && to && !/^(DELEGATECALL|CALLCODE|STATICCALL)$/.test(type)) {
      const [sender, recipient] = [from.toLowerCase(), to.toLowerCase()]
      paid.push({ kind: 'native', token: null, tokenId: null, sender, recipient, amount })
    }
    for (const inner of (calls ?? []).toReversed())
      waiting.push({ call: inner, isOutermost: false })
  }
  return { paid, read }
}
