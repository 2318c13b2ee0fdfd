import type { KeyValueStorage } from '../platform/Platform.ts'
import type { ChainNamespace } from '../primitives/Network.ts'
import { walletConnectId } from './ConnectOptions.ts'

/** Which wallet each namespace was connected with when the page was last here. */
export interface RememberedConnections {
  all(): readonly {
    readonly namespace: ChainNamespace
    readonly connectorId: string
    /** Resuming it is no concern of the user until it is connected. */
    readonly quietly?: boolean
  }[]
  remember(namespace: ChainNamespace, connectorId: string): void
  /** Forgets the wallet of a namespace; with an id, only if it is that one. */
  forget(namespace: ChainNamespace, connectorId?: string): void
  /**
   * The user left for a wallet by its link, or has its code on screen, to connect this namespace; `null`
   * when that is over. The page may be gone by then (phones discard it, users reload), and the next
   * one counts the wallet among the connections.
   */
  expect(namespace: ChainNamespace | null, byCode?: boolean): void
  expected(): { readonly namespace: ChainNamespace; readonly byCode: boolean } | null
  /** Calls back when another tab of this origin changed what is remembered. */
  watch(listener: () => void): () => void
}

const version = 1

/**
 * Keeps wallet ids only: an address is never believed unless the wallet says it again.
 * A record written by a newer version is neither read nor overwritten.
 */
export function createRememberedConnections(
  storage: KeyValueStorage,
  key: string,
  expectedKey: string,
): RememberedConnections {
  const read = (): { connections: Map<ChainNamespace, string>; writable: boolean } => {
    const connections = new Map<ChainNamespace, string>()
    const record = parse(storage.get(key))
    if (!record) return { connections, writable: true }
    if (typeof record.version === 'number' && record.version > version)
      return { connections, writable: false }
    const entries = Array.isArray(record.connections) ? record.connections : []
    for (const entry of entries.slice(0, 16))
      if (typeof entry?.namespace === 'string' && typeof entry.connectorId === 'string')
        connections.set(entry.namespace, entry.connectorId)
    return { connections, writable: true }
  }
  const change = (apply: (connections: Map<ChainNamespace, string>) => unknown) => {
    const { connections, writable } = read()
    if (!writable || apply(connections) === false) return
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
  const expected = () => {
    const [, code, namespace] =
      /^(code:)?([-a-z0-9]{3,8})$/.exec(storage.get(expectedKey) ?? '') ?? []
    return namespace ? { namespace, byCode: code !== undefined } : null
  }
  const expect = (namespace: ChainNamespace | null, byCode = false) => {
    if (namespace) storage.set(expectedKey, byCode ? `code:${namespace}` : namespace)
    else if (storage.get(expectedKey) !== null) storage.remove(expectedKey)
  }
  return {
    all() {
      const { connections } = read()
      const awaited = expected()
      const all = [...connections].map(([namespace, connectorId]) => ({ namespace, connectorId }))
      if (!awaited || connections.has(awaited.namespace)) return all
      const { namespace, byCode } = awaited
      return [...all, { namespace, connectorId: walletConnectId, quietly: byCode }]
    },
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
    expected,
    watch: (listener) =>
      storage.watch((changed) => {
        // `null` is the whole store being cleared.
        if (changed === key || changed === null) listener()
      }),
  }
}

function parse(text: string | null): { version?: unknown; connections?: unknown } | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    // Somebody else's text under our key: the next connection replaces it.
    return null
  }
}
