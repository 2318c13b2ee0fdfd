import { byTurn, type Entry, type KnownRecord, keyOf } from './KnownRecord.ts'

/**
 * Mends the record after another tab wrote it. A tab puts its own entry back that is missing without
 * having ended, and whichever tab sees an ended one written back removes it. A tab that overwrote what it
 * had not seen adds it. A record that is gone is believed by all but the tab that removed it. Of entries that
 * two tabs made at once, one that takes the place of others ends those before it.
 */
export function repairConnections({
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
  if (overwritten) known.update(text)
  const isMarked = known.update(stored)
  const hasEnded = ({ mark }: Entry) => mark !== undefined && known.ended.includes(mark)
  let isFixed = false
  const end = (key: string, entry: Entry) => {
    known.note([entry])
    isFixed = entries.delete(key)
  }
  for (const [key, entry] of entries) if (hasEnded(entry)) end(key, entry)
  const add = (entry: Entry) => {
    if (entry.mark === undefined || hasEnded(entry) || entries.has(keyOf(entry))) return
    entries.set(keyOf(entry), entry)
    isFixed = true
  }
  const own = [...known.standing]
  if (isMarked) for (const entry of own) add(entry)
  for (const entry of overwritten?.values() ?? []) add(entry)
  for (const [key, entry] of entries)
    if (
      [...entries.values()].some(
        (other) =>
          other.namespace === entry.namespace && !other.isBeside && byTurn(entry, other) < 0,
      )
    )
      end(key, entry)
  for (const entry of own)
    if (entries.get(keyOf(entry))?.mark !== entry.mark) known.standing.delete(entry)
  if (isFixed) known.write(entries)
}
