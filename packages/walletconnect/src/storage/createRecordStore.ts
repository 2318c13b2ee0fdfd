import type { Platform } from '@foyer/core/adapter'
import * as Records from './Records.ts'

/** What is kept between visits, shared by every tab of this origin. */
export interface RecordStore {
  /** As it stands now; the same object while nothing changed. */
  read(): Records.Records
  /**
   * Changes it in one turn, so that tabs cannot tear it. Return the same object to change nothing.
   */
  change(apply: (records: Records.Records) => Records.Records): Records.Records
  /** Calls back after each change, made here or in another tab. */
  watch(listener: () => void): () => void
}

const version = 1

/**
 * One storage key with everything in it. What is broken or stale is left out silently and gone with
 * the next change. A record of a newer version is neither read nor overwritten: this page then
 * remembers for itself alone.
 */
export function createRecordStore({
  platform,
  key,
}: {
  platform: Pick<Platform, 'storage' | 'clock'>
  key: string
}): RecordStore {
  const { storage, clock } = platform
  /** Beside a newer version there is no room for ours. */
  let own: Records.Records = Records.empty
  let lastText: string | null = null
  let last = Records.empty

  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }

  const load = (): { records: Records.Records; writable: boolean } => {
    const text = storage.get(key)
    if (text !== lastText || expired(last, clock.now())) {
      const kept = parse(text)
      if (isNewer(kept)) return { records: own, writable: false }
      lastText = text
      last = Records.read(kept, clock.now())
    }
    return { records: last, writable: true }
  }
  return {
    read: () => load().records,
    change(apply) {
      const { records, writable } = load()
      const changed = apply(records)
      if (changed === records) return records
      if (!writable) {
        own = changed
        tell()
        return own
      }
      const written = Records.bounded(changed)
      const text = JSON.stringify({ version, ...written })
      storage.set(key, text)
      lastText = text
      last = written
      tell()
      return written
    },
    watch(listener) {
      listeners.add(listener)
      const stop = storage.watch((changed) => {
        // `null` is the whole store being cleared.
        if (changed === key || changed === null) listener()
      })
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}

function expired({ sessions, outgoing }: Records.Records, nowMs: number): boolean {
  return [...sessions, ...outgoing].some(({ expiresAtMs }) => expiresAtMs <= nowMs)
}

function isNewer(kept: unknown): boolean {
  const said = (kept as { version?: unknown } | null)?.version
  return typeof said === 'number' && said > version
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    // Somebody else's text under our key: the next change replaces it.
    return null
  }
}
