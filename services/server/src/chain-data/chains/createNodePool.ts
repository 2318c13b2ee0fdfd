import { AppError } from '@foyer/core/primitives'
import type { Log } from '../../platform/log/createLog.ts'
import { createDeadline } from '../../platform/outgoing/createDeadline.ts'
import type { Resilient } from '../../platform/outgoing/createResilient.ts'
import { pause } from '../../platform/outgoing/pause.ts'
import type { ChainRpc } from './Chain.ts'
import type { Node } from './createNode.ts'
import { chainUnavailable, RpcFailure } from './errors.ts'

/** A node with the manners with which it is asked. */
export interface PooledNode {
  readonly node: Node
  readonly resilient: Resilient
  /** Whether it proved to be of this chain, and has not failed since. */
  isVerified(): boolean
  /**
   * Makes sure that it is of this chain, once until `doubt`.
   *
   * @throws `chains/wrong-chain`, or what asking throws
   */
  verify(): Promise<void>
  /** It failed: who knows what stands there next. */
  doubt(): void
}

/** For all nodes together. */
const timeoutMs = 10_000
/** Asked again after all of them failed quickly: a node that restarts is back in a moment. */
const rounds = 2
const pauseMs = 200

/** Errors that say something about the node and nothing about the question. */
const nodeErrors: ReadonlySet<number> = new Set([
  // Method not found: another node may have it.
  -32601,
  // Internal error, resource unavailable, limit exceeded.
  -32603, -32002, -32005,
])

/**
 * Asks the nodes of a chain in their order until one answers. What a node answers with an error is an
 * answer, unless it is about the node itself and another one knows more.
 */
export function createNodePool({
  chain,
  nodes,
  log,
}: {
  /** Such as `eip155:1`. */
  chain: string
  nodes: readonly PooledNode[]
  log: Pick<Log, 'warn' | 'debug'>
}): ChainRpc {
  async function askInTurn({
    method,
    params,
    signal,
    isAskersRisk,
  }: {
    method: string
    params: readonly unknown[]
    signal: AbortSignal
    isAskersRisk: boolean
  }): Promise<unknown> {
    let failure: unknown
    for (let round = 0; round < rounds && !signal.aborted; round++) {
      if (round > 0) await pause(pauseMs * (0.5 + Math.random()), signal)
      let refusal: RpcFailure | undefined
      for (const { node, resilient, isVerified, verify, doubt } of nodes) {
        if (signal.aborted) break
        try {
          // In a time of its own: a node that takes 3 s for each answer is slow, and still of use.
          if (!isVerified()) await resilient.run(verify, { signal, isCheck: true })
          return await resilient.run((each) => node.ask({ method, params, signal: each }), {
            signal,
            isAskersRisk,
          })
        } catch (error) {
          if (error instanceof RpcFailure) {
            if (!nodeErrors.has(error.error.code)) throw error
            refusal ??= error
          } else {
            failure = error
            if (!isAskersRisk) doubt()
            log.debug({ chain, host: node.host, reason: reasonOf(error) }, 'A node did not answer')
          }
        }
      }
      if (refusal) throw refusal
    }
    throw failure
  }

  return {
    async request({ method, params = [], signal, isAskersRisk = false }) {
      const deadline = createDeadline(timeoutMs, signal)
      try {
        return await askInTurn({ method, params, signal: deadline.signal, isAskersRisk })
      } catch (error) {
        signal?.throwIfAborted()
        throw error instanceof RpcFailure ? error : chainUnavailable({ chain, cause: error })
      } finally {
        deadline.end()
      }
    },
  }
}

/** Without addresses, which hold keys. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof AppError && error.cause ? error.cause : error
  if (cause instanceof AppError) return cause.message
  const { code, name } = cause as NodeJS.ErrnoException
  return code?.toString() ?? name ?? 'unknown'
}
