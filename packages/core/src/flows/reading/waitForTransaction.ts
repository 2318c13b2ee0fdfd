import type { Foyer } from '../../client/contract/Foyer.ts'
import type { Clock } from '../../platform/Platform.ts'
import { AppError } from '../../primitives/AppError.ts'
import { type ConnectedChain, connectedChain } from './connectedChain.ts'

/** What became of a transaction. */
export interface TransactionEnd {
  readonly hash: string
  /** `replaced`: another one of the account took its place, as when a wallet speeds one up. */
  readonly status: 'success' | 'reverted' | 'replaced'
  /** The hash of what replaced it, where that could be found out. */
  readonly replacedBy?: string | undefined
  /** Of the block that has it, or what replaced it; `null` where that could not be found out. */
  readonly blockNumber: bigint | null
}

/** Which transaction, and how long. */
export interface WaitForTransactionParameters {
  readonly hash: string
  /** The network that the wallet is on when absent. */
  readonly chainId?: number | string | undefined
  /** Blocks that stand on it, its own included; 1 when absent. */
  readonly confirmations?: number | undefined
  /** 180,000 when absent. */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
}

const pollMs = 2_000
const askTimeoutMs = 15_000

/**
 * Waits until a block has a transaction of the connected wallet, or it never will be in one. Nodes are asked, never the
 * wallet; one that fails is asked again.
 *
 * @throws `connection/not-connected`, `wallet/method-unsupported` for a namespace that tells nothing,
 *   `network/not-found` for a `chainId` that the application does not know, `transaction/timeout`, or the signal's reason
 * @example
 * import type { Foyer } from '@foyer/core'
 * import { waitForTransaction } from '@foyer/core/reading'
 *
 * export async function isThere(foyer: Foyer, hash: string) {
 *   return (await waitForTransaction(foyer, { hash })).status === 'success'
 * }
 */
export async function waitForTransaction(
  foyer: Foyer,
  {
    hash,
    chainId,
    confirmations = 1,
    timeoutMs = 180_000,
    signal = new AbortController().signal,
  }: WaitForTransactionParameters,
): Promise<TransactionEnd> {
  const { clock } = foyer.internals.platform
  const { namespace, network: current } = connectedChain(foyer)
  const network = networkOf(foyer, { namespace, network: current, chainId })
  const { findTransaction } = (await foyer.internals.connection(namespace)?.actions?.()) ?? {}
  if (!findTransaction) throw unsupported(namespace)

  const untilMs = clock.now() + timeoutMs
  let seen: string | null = null
  let failure: unknown
  for (;;) {
    signal.throwIfAborted()
    const asked = AbortSignal.any([signal, clock.deadline(askTimeoutMs)])
    try {
      const found = await findTransaction({ network, hash, seen, signal: asked })
      failure = undefined
      seen = found.seen
      const { status, replacedBy, blockNumber } = found
      const isEnd = status === 'success' || status === 'reverted' || status === 'replaced'
      // What cannot be found cannot be counted: that it was replaced stands in the account's nonce.
      if (isEnd && (found.confirmations >= confirmations || blockNumber === null))
        return { hash, status, ...(replacedBy && { replacedBy }), blockNumber }
    } catch (error) {
      signal.throwIfAborted()
      failure = error
    }
    if (clock.now() + pollMs > untilMs) throw late(hash, failure)
    await pause(clock, { ms: pollMs, signal })
  }
}

/**
 * The network of this id, as a number or by CAIP-2, in use or not.
 *
 * @throws `network/not-found`
 */
export function networkOf(
  foyer: Foyer,
  {
    namespace,
    network: current,
    chainId,
  }: Pick<ConnectedChain, 'namespace' | 'network'> & {
    readonly chainId: number | string | undefined
  },
): ConnectedChain['network'] {
  const network = [current, ...(foyer.getState().chains[namespace]?.requestedNetworks ?? [])].find(
    ({ id, caipNetworkId }) =>
      chainId === undefined || String(id) === String(chainId) || caipNetworkId === chainId,
  )
  if (!network) throw networkUnknown(String(chainId))
  return network
}

/** Rejects with the signal's reason. */
export const pause = (
  clock: Pick<Clock, 'after'>,
  { ms, signal }: { readonly ms: number; readonly signal: AbortSignal },
) =>
  new Promise<void>((resolve, reject) => {
    const leave = () => {
      cancel()
      reject(signal.reason)
    }
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', leave)
      resolve()
    })
    signal.addEventListener('abort', leave, { once: true })
  })

const late = (hash: string, cause: unknown) =>
  new AppError(
    'transaction/timeout',
    'No block has the transaction yet. It may still come: look at the block explorer before you send it again.',
    { kind: 'unavailable', context: { hash }, cause },
  )

const networkUnknown = (network: string) =>
  new AppError('network/not-found', `The network ${network} is not among \`networks\`. Add it.`, {
    kind: 'invalid',
    context: { network },
  })

const unsupported = (namespace: string) =>
  new AppError(
    'wallet/method-unsupported',
    `What became of a transaction cannot be read on ${namespace}.`,
    { kind: 'invalid', context: { namespace } },
  )
