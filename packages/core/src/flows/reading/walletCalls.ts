import type { WalletActions } from '../../adapter/WalletActions.ts'
import type { CallsStatus, GivenCapabilities } from '../../adapter/WalletCalls.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import { AppError } from '../../primitives/AppError.ts'
import { connectedChain } from './connectedChain.ts'
import { networkOf, pause } from './waitForTransaction.ts'

const namespace = 'eip155'
const pollMs = 2_000
const askTimeoutMs = 15_000

/**
 * Waits until calls that the wallet was asked for at once are over, as the wallet tells it. One that does not answer is
 * asked again.
 *
 * @param parameters.onStatus is told of each answer
 * @throws `connection/not-connected`, `wallet/method-unsupported`, what the wallet answers first, or the signal's reason
 * @example
 * import type { Foyer } from '@foyer/core'
 * import { waitForCalls } from '@foyer/core/reading'
 *
 * export async function isDone(foyer: Foyer, id: string) {
 *   return (await waitForCalls(foyer, { id })).status === 'success'
 * }
 */
export async function waitForCalls(
  foyer: Foyer,
  {
    id,
    signal = new AbortController().signal,
    onStatus,
  }: {
    readonly id: string
    readonly signal?: AbortSignal | undefined
    onStatus?(status: CallsStatus): void
  },
): Promise<CallsStatus> {
  const { clock } = foyer.internals.platform
  const { callsStatus } = await actionsOf(foyer)
  if (!callsStatus) throw unsupported()
  let isKnown = false
  for (;;) {
    signal.throwIfAborted()
    try {
      const asked = AbortSignal.any([signal, clock.deadline(askTimeoutMs)])
      const status = await callsStatus({ id, signal: asked })
      if (status.status !== 'pending') return status
      isKnown = true
      onStatus?.(status)
    } catch (error) {
      signal.throwIfAborted()
      // It knew them a moment ago.
      if (!isKnown) throw error
    }
    await pause(clock, { ms: pollMs, signal })
  }
}

/**
 * What the connected wallet says that it can do on a network; nothing where it does not say.
 *
 * @throws `connection/not-connected`, `wallet/method-unsupported`, `network/not-found`, or the signal's reason
 * @example
 * import type { Foyer } from '@foyer/core'
 * import { readCapabilities } from '@foyer/core/reading'
 *
 * export const capabilities = (foyer: Foyer) => readCapabilities(foyer, { chainId: 8453 })
 */
export async function readCapabilities(
  foyer: Foyer,
  {
    chainId,
    signal = new AbortController().signal,
  }: {
    /** The network that the wallet is on when absent. */
    readonly chainId?: number | string | undefined
    readonly signal?: AbortSignal | undefined
  } = {},
): Promise<GivenCapabilities> {
  const { capabilities } = await actionsOf(foyer)
  if (!capabilities) throw unsupported()
  const connected = connectedChain(foyer, namespace)
  const network = networkOf(foyer, { ...connected, chainId })
  return (await capabilities({ network, account: connected.address, signal })).given
}

async function actionsOf(foyer: Foyer): Promise<WalletActions> {
  connectedChain(foyer, namespace)
  return (await foyer.internals.connection(namespace)?.actions?.()) ?? {}
}

const unsupported = () =>
  new AppError('wallet/method-unsupported', 'This wallet tells nothing of several calls at once.', {
    kind: 'invalid',
    context: { namespace },
  })
