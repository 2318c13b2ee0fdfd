import type { DiscoveredWallet, Discovery } from './discovery.ts'

/**
 * The wallet of an id, now or when it announces itself.
 *
 * @throws the signal's reason
 */
export function waitForWallet({
  discovery,
  connectorId,
  signal,
}: {
  discovery: Discovery
  connectorId: string
  signal: AbortSignal
}): Promise<DiscoveredWallet> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const wallet = discovery.find(connectorId)
      if (!wallet) return
      stop()
      resolve(wallet)
    }
    const abandon = () => {
      stop()
      reject(signal.reason)
    }
    const unsubscribe = discovery.subscribe(look)
    const stop = () => {
      unsubscribe()
      signal.removeEventListener('abort', abandon)
    }
    if (signal.aborted) return abandon()
    signal.addEventListener('abort', abandon, { once: true })
    look()
  })
}
