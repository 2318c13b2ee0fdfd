import type { ChainNamespace } from '../../primitives/Network.ts'
import type { Entry, KnownRecord } from './KnownRecord.ts'
import type { mendConnections } from './mendConnections.ts'
import type { RememberedConnections } from './rememberedConnections.ts'

/** The stored record of connections, as several tabs change it. */
export interface ConnectionRecord {
  /** Adds a connection in the place of any other of its namespace. */
  add(namespace: ChainNamespace, connectorId: string): void
  /** Ends the connection of a namespace; with an id, only if it is to that wallet. */
  end(namespace: ChainNamespace, connectorId?: string): void
  /**
   * Another tab wrote this text: puts back what either overwrote, and removes what had ended; then calls
   * back, at once when the code for it is here.
   */
  mend(text: string | null, done: () => void): void
}

/** Of marks. An entry that ended is written back within moments, if at all. */
const mostEnded = 32

/**
 * Browsers show a tab what another one wrote a moment later, so two tabs may change the same record and
 * the later one wins. Each entry therefore carries a random mark, and the record names the marks that
 * ended. What was overwritten is seen by them, and mended with code that only a second tab loads.
 */
export function createConnectionRecord({
  storage,
  key,
  version,
  read,
}: Pick<RememberedConnections, 'storage' | 'key' | 'version' | 'read'>): ConnectionRecord {
  const known: KnownRecord = {
    made: new Map(),
    standing: new Set(),
    ended: [],
    read: (text = storage.get(key)) => {
      const entries = read(text)
      return (
        entries &&
        new Map(
          [...entries].map(([namespace, { connectorId, mark }]) => [
            namespace,
            { namespace, connectorId, ...(isMark(mark) && { mark }) },
          ]),
        )
      )
    },
    hear(text) {
      const marks = readEnded(text)
      note(marks ?? [])
      return marks !== null
    },
    write(entries) {
      const connections = [...entries.values()]
      const { ended } = known
      known.written =
        connections.length > 0 ? JSON.stringify({ version, connections, ended }) : null
      if (known.written === null) storage.remove(key)
      else storage.set(key, known.written)
    },
  }
  const note = (marks: readonly (string | undefined)[]) => {
    const all = [...known.ended, ...marks.filter((mark) => mark !== undefined)]
    known.ended = [...new Set(all)].slice(-mostEnded)
  }
  const change = (
    namespace: ChainNamespace,
    apply: (entries: Map<ChainNamespace, Entry>) => unknown,
    isMeant = (_entry: Entry) => true,
  ) => {
    const entries = known.read()
    if (!entries) return
    known.hear(storage.get(key))
    // Another tab may still write back what this one no longer sees.
    for (const entry of [entries.get(namespace), known.made.get(namespace)])
      if (entry && isMeant(entry)) note([entry.mark])
    if (apply(entries)) known.write(entries)
  }
  let mend: typeof mendConnections | undefined

  return {
    add(namespace, connectorId) {
      const mark = Math.random().toString(36).slice(2, 13)
      const entry = { namespace, connectorId, mark }
      change(namespace, (entries) => entries.set(namespace, entry))
      known.made.set(namespace, entry)
      known.standing.add(entry)
    },
    end(namespace, connectorId) {
      const isMeant = (entry: Entry) => (connectorId ?? entry.connectorId) === entry.connectorId
      const apply = (entries: Map<ChainNamespace, Entry>) => {
        const entry = entries.get(namespace)
        return entry && isMeant(entry) && entries.delete(namespace)
      }
      change(namespace, apply, isMeant)
    },
    mend(text, done) {
      const run = () => {
        mend?.({ known, stored: storage.get(key), text })
        done()
      }
      if (mend) return run()
      import('./mendConnections.ts').then(
        (code) => {
          mend = code.mendConnections
          run()
        },
        // Its code did not arrive: the record counts as it is.
        done,
      )
    },
  }
}

const isMark = (value: unknown): value is string => typeof value === 'string' && value.length <= 16

/** The marks that a record says ended; `null` when it says nothing of marks. */
function readEnded(text: string | null): readonly string[] | null {
  try {
    const { ended } = JSON.parse(text ?? 'null') ?? {}
    return Array.isArray(ended) ? ended.slice(-mostEnded).filter(isMark) : null
  } catch {
    // Not a text of ours: the next change replaces it.
    return null
  }
}
