import type { Network } from '@foyer/core/adapter'
import { readFailure, walletFailed } from './failures.ts'
import { switchChain } from './switchChain.ts'

/**
 * Some wallets agree to move first and move then; one on another device says so over its relay. What
 * takes longer is told as a failure, and followed all the same when the wallet moves.
 */
const moveMs = { here: 10_000, remote: 30_000 }
/** Until a wallet counts as slow, and from then on. */
const movePollMs = { quick: 100, slow: 1_000 }
const slowAfterMs = 3_000

/** So long is a wallet waited for that said no, or nothing, and may be there all the same. */
const lookMs = 1_000

/**
 * Asks the wallet to move to a network and waits until it says that it is there. Where it is counts more than what it
 * answers: some never answer, some move when they add the network and refuse the second question.
 *
 * @throws `wallet/declined`, `network/unsupported-by-wallet`, `wallet/failed`, or the signal's reason
 */
export async function moveWallet({
  network,
  signal,
  after,
  isRemote,
  request,
  look,
}: {
  network: Network
  signal: AbortSignal
  after(delayMs: number, callback: () => void): () => void
  isRemote: boolean
  request(method: string, params: unknown[]): Promise<unknown>
  /** Asks the wallet which chain it is on; resolves with its CAIP-2 reference. */
  look(): Promise<string>
}): Promise<void> {
  const wanted = BigInt(network.id).toString()
  const isThere = () =>
    Promise.race([
      look().then(
        (reference) => reference === wanted,
        () => false,
      ),
      new Promise<false>((resolve) => after(lookMs, () => resolve(false))),
    ])
  let isAnswered = false
  const arrival = async () => {
    while (!isAnswered && !signal.aborted) {
      await new Promise<void>((resolve) => after(movePollMs.slow, resolve))
      if (!isAnswered && !signal.aborted && (await isThere())) return
    }
    // The answer decides.
    return new Promise<never>(() => {})
  }
  try {
    await Promise.race([switchChain({ request, network, signal }), arrival()])
  } catch (error) {
    if (signal.aborted || !(await isThere())) throw error
  } finally {
    isAnswered = true
  }
  const mostMs = isRemote ? moveMs.remote : moveMs.here
  for (let waitedMs = 0; ; ) {
    if (signal.aborted) throw signal.reason
    const reference = await look().catch((thrown) => {
      throw readFailure(thrown)
    })
    if (reference === wanted) return
    if (waitedMs >= mostMs)
      throw walletFailed('The wallet agreed and stayed on its network', undefined)
    const pollMs = waitedMs < slowAfterMs ? movePollMs.quick : movePollMs.slow
    await new Promise<void>((resolve) => after(pollMs, resolve))
    waitedMs += pollMs
  }
}
