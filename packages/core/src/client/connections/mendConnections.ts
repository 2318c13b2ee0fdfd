import type { Entry, KnownRecord } from './KnownRecord.ts'

/**
 * Mends the record after another tab wrote it. A tab puts its own entry back that is missing without
 * having ended, and whichever tab sees an ended one written back removes it. A tab that overwrote what it
 * had not seen adds it. A record that is gone is believed by all but the tab that removed it.
 */
export function mendConnections({
  known,
  stored,
  text,
}: {
  known: KnownRecord
  /** What storage has now. */
  stored: string | null
  /** What the other tab wrote. It came before `stored` when that is ours. */
  text: string | null
}): void {
  const entries = known.read(stored)
  if (!entries) return
  if (stored !== known.written) delete known.written
  // Nobody else may have seen it.
  const overwritten = known.written === undefined ? null : known.read(text)
  if (overwritten) known.hear(text)
  const isMarked = known.hear(stored)
  const hasEnded = ({ mark }: Entry) => mark !== undefined && known.ended.includes(mark)
  let isMended = false
  for (const [namespace, entry] of entries)
    if (hasEnded(entry)) isMended = entries.delete(namespace)
  const add = (entry: Entry) => {
    if (entry.mark === undefined || hasEnded(entry) || entries.has(entry.namespace)) return
    entries.set(entry.namespace, entry)
    isMended = true
  }
  for (const entry of known.standing) {
    if (isMarked) add(entry)
    if (entries.get(entry.namespace)?.mark !== entry.mark) known.standing.delete(entry)
  }
  for (const entry of overwritten?.values() ?? []) add(entry)
  if (isMended) known.write(entries)
}
