import type { RemoteWallets } from '@foyer/core/adapter'
import type { Clock } from '@foyer/core/platform'
import type { RelayLoss, RemoteConnectorHost } from '@foyer/core/remote'

/** A shorter loss is over before anybody could act on it. */
const patienceMs = 5_000

/**
 * Tells an open modal that the relay of a connected mobile wallet is gone: requests wait until it is
 * back, and the user should not look for them in the wallet.
 *
 * @returns ends it
 */
export function watchRelayLoss({
  relay,
  store,
  clock,
  tell,
}: {
  relay: RemoteWallets['relay']
  store: Pick<RemoteConnectorHost['store'], 'getState' | 'subscribe'>
  clock: Pick<Clock, 'elapsed' | 'after'>
  tell(loss: RelayLoss): void
}): () => void {
  let lostAtMs: number | null = null
  let told: AbortController | null = null
  let cancel = () => {}
  let waits = false

  const isOfConcern = () => {
    const { open, chains } = store.getState()
    return (
      open && Object.values(chains).some(({ connector }) => connector?.type === 'WALLET_CONNECT')
    )
  }
  const settle = () => {
    cancel()
    waits = false
    told?.abort()
    told = null
  }
  const look = () => {
    const { status } = relay.getState()
    const isLost = status !== 'connected' && status !== 'idle'
    if (!isLost) lostAtMs = null
    else lostAtMs ??= clock.elapsed()
    if (lostAtMs === null || !isOfConcern()) return settle()
    if (told || waits) return
    waits = true
    cancel = clock.after(Math.max(0, lostAtMs + patienceMs - clock.elapsed()), () => {
      waits = false
      told = new AbortController()
      tell({ isRefused: relay.getState().status === 'refused', over: told.signal })
    })
  }
  const stops = [relay.subscribe(look), store.subscribe(look)]
  look()
  return () => {
    for (const stop of stops) stop()
    settle()
  }
}
