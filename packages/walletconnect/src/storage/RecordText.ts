import * as Envelope from '../crypto/Envelope.ts'
import type { Records } from './Records.ts'

/** What a record says about how it came about, so that tabs notice what was overwritten. */
export interface History {
  /** How many changes of each tab the record contains, least recent writer first. */
  readonly writes: readonly (readonly [tab: string, count: number])[]
  /** Last 16 digits of the topics of pairings and sessions that ended, oldest first. */
  readonly ended: readonly string[]
}

/** A stored record, not checked yet. */
export interface StoredRecord {
  readonly records: unknown
  /** `null` when the text was not written by this store: there is no record, or it is an old one. */
  readonly history: History | null
}

const version = 1
/** Of tabs. More do not write at the same time. */
const mostWriters = 32
const mostEnded = 128

/**
 * Reads the stored text.
 *
 * @param sealKey 64 hexadecimal digits; `null` where the browser has no key for us
 * @returns `null` for a record that must not be replaced: a newer version wrote it, or it is sealed and
 *   this page has no key. What is broken, sealed with a key that is gone, or not sealed though there is a key counts as
 *   no record: whoever can write here could else put sessions of their own in the place of sealed ones.
 */
export function read(text: string | null, sealKey: string | null): StoredRecord | null {
  const stored = parse(text)
  if (typeof stored.version === 'number' && stored.version > version) return null
  if (typeof stored.sealed !== 'string')
    return sealKey === null
      ? { records: stored, history: readHistory(stored) }
      : { records: {}, history: null }
  if (sealKey === null) return null
  const records = parse(Envelope.open({ symKey: sealKey, envelope: stored.sealed }))
  return { records, history: readHistory(records) }
}

/** Writes a record, sealed where there is a key. {@link read} reads it. */
export function write(records: Records, history: History, sealKey: string | null): string {
  const { writes, ended } = history
  const record = {
    ...records,
    writes: writes.slice(-mostWriters),
    ended: ended.slice(-mostEnded),
  }
  if (sealKey === null) return JSON.stringify({ version, ...record })
  const text = JSON.stringify(record)
  return JSON.stringify({ version, sealed: Envelope.seal({ symKey: sealKey, text }) })
}

function readHistory({ writes, ended }: Record<string, unknown>): History | null {
  if (!Array.isArray(writes)) return null
  return {
    writes: writes
      .slice(-mostWriters)
      .filter(
        (entry): entry is [string, number] =>
          Array.isArray(entry) && typeof entry[0] === 'string' && Number.isSafeInteger(entry[1]),
      ),
    ended: Array.isArray(ended)
      ? ended.slice(-mostEnded).filter((tail) => typeof tail === 'string')
      : [],
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = text === null ? null : JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    // Not a text of ours: the next change replaces it.
    return {}
  }
}
