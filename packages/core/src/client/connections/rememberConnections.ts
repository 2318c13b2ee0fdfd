import type { ChainNamespace } from '../../primitives/Network.ts'
import type { RememberedConnections } from './rememberedConnections.ts'

/** What is remembered, and changing it. */
export interface Memory extends RememberedConnections {
  remember(namespace: ChainNamespace, connectorId: string): void
  /** Forgets the wallet of a namespace; with an id, only if it is that one. */
  forget(namespace: ChainNamespace, connectorId?: string): void
  /**
   * The user left for a wallet by its link, or has its code on screen, to connect this namespace; `null`
   * when that is over. The page may be gone by then (phones discard it, users reload), and the next
   * one counts the wallet among the connections.
   */
  expect(namespace: ChainNamespace | null, byCode?: boolean): void
}

/** A record that a newer version wrote is neither read nor overwritten. */
export function rememberConnections(remembered: RememberedConnections): Memory {
  const { storage, key, expectedKey, version, read, expected } = remembered
  const change = (apply: (connections: Map<ChainNamespace, string>) => unknown) => {
    const connections = read()
    if (!connections || apply(connections) === false) return
    if (connections.size === 0) return storage.remove(key)
    storage.set(
      key,
      JSON.stringify({
        version,
        connections: [...connections].map(([namespace, connectorId]) => ({
          namespace,
          connectorId,
        })),
      }),
    )
  }
  const expect = (namespace: ChainNamespace | null, byCode = false) => {
    if (namespace) storage.set(expectedKey, byCode ? `code:${namespace}` : namespace)
    else if (storage.get(expectedKey) !== null) storage.remove(expectedKey)
  }
  return {
    ...remembered,
    remember(namespace, connectorId) {
      change((connections) => connections.set(namespace, connectorId))
      if (expected()?.namespace === namespace) expect(null)
    },
    forget(namespace, connectorId) {
      change(
        (connections) =>
          (connectorId === undefined || connections.get(namespace) === connectorId) &&
          connections.delete(namespace),
      )
      if (expected()?.namespace === namespace) expect(null)
    },
    expect,
  }
}
