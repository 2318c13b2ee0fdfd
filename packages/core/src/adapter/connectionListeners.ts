import type { Connection, ConnectionListener } from './ChainAdapter.ts'

/**
 * Who follows a connection. The wallet itself is listened to from the first listener until the last one leaves.
 *
 * @param start listens to the wallet; returns what ends that
 * @example
 * import { createConnectionListeners } from '@foyer/core/adapter'
 *
 * const { tell, watch } = createConnectionListeners(() => () => {})
 * const stop = watch({ accountsChanged: console.log, chainChanged: console.log, disconnected() {} })
 * tell((listener) => listener.chainChanged('1'))
 * stop()
 */
export function createConnectionListeners(start: () => () => void): {
  tell(say: (listener: ConnectionListener) => void): void
  readonly watch: Connection['watch']
} {
  const listeners = new Set<ConnectionListener>()
  let stop = () => {}
  return {
    tell(say) {
      for (const listener of [...listeners]) say(listener)
    },
    watch(listener) {
      if (listeners.size === 0) stop = start()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
  }
}
