import type { KeyValueStorage } from '../../platform/Platform.ts'
import type { RememberedConnections } from '../contract/RememberedConnections.ts'

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
