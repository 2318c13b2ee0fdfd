import type { ChainNamespace } from '../../primitives/Network.ts'
import type { RememberedConnections } from '../contract/RememberedConnections.ts'
import { byTurn, type Entries, type Entry, type KnownRecord, keyOf } from './KnownRecord.ts'
import type { repairConnections } from './repairConnections.ts'

/** The stored record of connections, as several tabs change it. */
export interface ConnectionRecord {
  /** Adds a connection as the active one of its namespace, beside the others or in their place. */
  add(namespace: ChainNamespace, connectorId: string, isBeside: boolean): void
  /** Ends the connections of a namespace; with an id, only that to that wallet. */
  end(namespace: ChainNamespace, connectorId?: string): void
  /**
   * Another tab wrote this text: puts back what either overwrote, and removes what had ended; then calls
   * back, at once when the code for it is here.
   */
  restore(text: string | null, done: () => void): void
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
      return entries && new Map(entries.map(checked).map((entry) => [keyOf(entry), entry]))
    },
    update(text) {
      const marks = readEnded(text)
      add(marks ?? [])
      return marks !== null
    },
    note: (entries) => add([...entries].map((entry) => entry?.mark)),
    write(entries) {
      const connections = inOrder([...entries.values()])
      const { ended } = known
      known.written =
        connections.length > 0 ? JSON.stringify({ version, connections, ended }) : null
      if (known.written === null) storage.remove(key)
      else storage.set(key, known.written)
    },
  }
  const add = (marks: readonly (string | undefined)[]) => {
    /** How far each is from the end of a list, of both where it is nearest. */
    const ages = new Map<string, number>()
    for (const list of [known.ended, marks.filter((mark) => mark !== undefined)])
      for (const [index, mark] of list.entries())
        ages.set(mark, Math.min(list.length - index, ages.get(mark) ?? mostEnded))
    // Of both lists the newest stay: one after the other, what ends now would go for what ended long ago.
    known.ended = [...ages]
      .sort(([, one], [, other]) => other - one)
      .map(([mark]) => mark)
      .slice(-mostEnded)
  }
  /** Ends what is meant in storage, and what of it another tab may still write back. */
  const change = (isMeant: (entry: Entry) => boolean, added?: (entries: Entries) => Entry) => {
    const entries = known.read()
    if (!entries) return
    known.update(storage.get(key))
    const entry = added?.(entries)
    const before = entries.size
    for (const [name, each] of entries)
      if (isMeant(each)) {
        known.note([each])
        entries.delete(name)
      }
    known.note([...known.made.values()].filter(isMeant))
    if (entry) entries.set(keyOf(entry), entry)
    if (entry || entries.size < before) known.write(entries)
  }
  let restore: typeof repairConnections | undefined

  return {
    add(namespace, connectorId, isBeside) {
      let entry: Entry = { namespace, connectorId, mark: Math.random().toString(36).slice(2, 13) }
      change(
        (each) => each.namespace === namespace && (!isBeside || each.connectorId === connectorId),
        (entries) => {
          const others = [...entries.values(), ...known.made.values()]
            .filter((each) => each.namespace === namespace)
            .map(({ turn = 0 }) => turn + 1)
          const turn = Math.max(0, ...others)
          entry = { ...entry, ...(turn > 0 && { turn }), ...(isBeside && { isBeside }) }
          return entry
        },
      )
      known.made.set(keyOf(entry), entry)
      known.standing.add(entry)
    },
    end: (namespace, connectorId) =>
      change(
        (each) =>
          each.namespace === namespace && (connectorId ?? each.connectorId) === each.connectorId,
      ),
    restore(text, done) {
      const run = () => {
        restore?.({ known, stored: storage.get(key), text })
        done()
      }
      if (restore) return run()
      import('./repairConnections.ts').then(
        (code) => {
          restore = code.repairConnections
          run()
        },
        // Its code did not arrive: the record counts as it is.
        done,
      )
    },
  }
}

/** The chain families as they came, and the active wallet of each behind its others. */
const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  [...new Set(entries.map(({ namespace }) => namespace))].flatMap((family) =>
    entries.filter(({ namespace }) => namespace === family).sort(byTurn),
  )

const isMark = (value: unknown): value is string => typeof value === 'string' && value.length <= 16

/** As many changes nobody makes. */
const mostTurns = 1e12

/** An entry with what of it can be believed. */
const checked = ({
  namespace,
  connectorId,
  mark,
  turn,
  isBeside,
}: {
  readonly namespace: ChainNamespace
  readonly connectorId: string
} & { readonly [field in keyof Entry]?: unknown }): Entry => ({
  ...{ namespace, connectorId },
  ...(isMark(mark) && { mark }),
  ...(Number.isInteger(turn) &&
    Number(turn) > 0 &&
    Number(turn) < mostTurns && { turn: Number(turn) }),
  ...(isBeside === true && { isBeside }),
})

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
