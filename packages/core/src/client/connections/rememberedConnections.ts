import type { KeyValueStorage } from '../../platform/Platform.ts'
import type { ChainNamespace } from '../../primitives/Network.ts'

/** One entry of the record. */
interface RememberedConnection {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** Tells it from every other entry there ever was; it and what follows are checked where they are used. */
  readonly mark?: unknown
  readonly turn?: unknown
  readonly isBeside?: unknown
}

/** Which wallets each namespace was connected with when the page was last here. */
export interface RememberedConnections {
  /** The last one of each namespace is its active one. */
  all(): readonly {
    readonly namespace: ChainNamespace
    readonly connectorId: string
    /** Resuming it is no concern of the user until it is connected. */
    readonly quietly?: boolean
  }[]
  /** A remote wallet that may still connect. */
  expected(): {
    readonly namespace: ChainNamespace
    readonly connectorId: string
    readonly byCode: boolean
  } | null
  /**
   * What stands in storage, or in another text; `null` in the place of a record that a newer version
   * wrote.
   */
  read(text?: string | null): readonly RememberedConnection[] | null
  /** Calls back when another tab of this origin changed what is remembered, with what it wrote. */
  watch(listener: (text?: string | null) => void): () => void
  readonly storage: KeyValueStorage
  /** Of the record in storage. */
  readonly version: number
  readonly key: string
  readonly expectedKey: string
}

/**
 * Since version 2 entries carry marks; a page of version 1 would write them without, and what ended would
 * come back. Records of version 1 are read, and become version 2 with the next change.
 */
const recordVersion = 2

/**
 * Reads what is remembered: wallet ids only, because an address is never believed unless the wallet
 * says it again. Every page does this; writing is loaded with the first connection
 * (`rememberConnections.ts`).
 */
export function createRememberedConnections(
  storage: KeyValueStorage,
  key: string,
  expectedKey: string,
): RememberedConnections {
  const remembered: RememberedConnections = {
    ...{ storage, key, expectedKey, version: recordVersion },
    read(text = storage.get(key)) {
      const { version, connections: entries } = parse(text) ?? {}
      if (typeof version === 'number' && version > recordVersion) return null
      return Array.isArray(entries)
        ? entries
            .slice(-16)
            .filter(
              (entry) =>
                typeof entry?.namespace === 'string' && typeof entry.connectorId === 'string',
            )
        : []
    },
    all() {
      const all = (remembered.read() ?? []).map(({ namespace, connectorId }) => ({
        namespace,
        connectorId,
      }))
      const awaited = remembered.expected()
      if (!awaited || all.some(({ namespace }) => namespace === awaited.namespace)) return all
      const { byCode, ...known } = awaited
      return [...all, { ...known, quietly: byCode }]
    },
    expected() {
      const [, code, namespace, connectorId] =
        /^(code:)?([-a-z0-9]{3,8})@([-\w.]{1,64})( |$)/.exec(storage.get(expectedKey) ?? '') ?? []
      return namespace && connectorId
        ? { namespace, connectorId, byCode: code !== undefined }
        : null
    },
    watch: (listener) =>
      storage.watch((changed, text) => {
        // `null` is the whole store being cleared.
        if (changed === key || changed === null) listener(text)
      }),
  }
  return remembered
}

function parse(text: string | null): { version?: unknown; connections?: unknown } | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    // Foreign text under our key: the next connection replaces it.
    return null
  }
}
