import type { Platform } from '@foyer/core/adapter'
import * as Key from '../crypto/Key.ts'
import * as Records from './Records.ts'
import * as RecordText from './RecordText.ts'

/** What is kept between visits, shared by every tab of this origin. */
export interface RecordStore {
  /** As it stands now; the same object while nothing changed. */
  read(): Records.Records
  /**
   * Changes the record, and stores it in the same turn. `apply` must be pure: it runs again, on a newer
   * record, when another tab wrote at the same time and overwrote this change. Return the same object
   * to change nothing.
   */
  change(apply: (records: Records.Records) => Records.Records): Records.Records
  /** Resolves when this tab's changes were found in the store in a later turn. */
  kept(): Promise<void>
  /** Calls back after each change, made here or in another tab. */
  watch(listener: () => void): () => void
}

/** Runs an action in a later turn, as far as possible while no other tab runs one. */
type Turn = (action: () => void) => Promise<void>

/** Parameters of {@link createRecordStore}. */
export interface RecordStoreParameters {
  readonly platform: Pick<Platform, 'storage' | 'clock'>
  readonly key: string
  /** Under which the record is sealed, 64 hexadecimal digits; `null` stores it as plain text. */
  readonly sealKey?: string | null
  /** When stored changes are checked. At once unless given, for a page that shares with no other. */
  readonly turn?: Turn
}

/** One change of this tab, kept for as long as another tab may overwrite it. */
interface Change {
  readonly count: number
  readonly atMs: number
  apply(records: Records.Records): Records.Records
}

/** A tab that wrote without having seen our change did so by then. */
const overwrittenWithinMs = 60_000
const mostChanges = 64
/** A store that keeps nothing must not keep us busy. */
const mostRepairs = 16

/**
 * One storage key with everything in it. What is broken or stale is left out silently and gone with
 * the next change. A record of a newer version is neither read nor overwritten: this page then
 * remembers for itself alone.
 *
 * Browsers show a tab what another one wrote a moment later, even under a Web Lock, so two tabs may
 * change the same record and the later one wins. The record therefore counts the changes of each tab
 * that it contains, and a tab that misses some of its own applies them again. It also says which
 * pairings and sessions ended, so that every tab puts back one that is missing without having ended.
 */
export function createRecordStore({
  platform: { storage, clock },
  key,
  sealKey = null,
  turn = async (action) => action(),
}: RecordStoreParameters): RecordStore {
  const tab = Key.random().slice(0, 16)
  /** Used while the stored record is not ours to touch. */
  let own: Records.Records = Records.empty
  let lastText: string | null = null
  let last = Records.empty
  let history: RecordText.History = { writes: [], ended: [] }
  let changes: readonly Change[] = []
  /** Of this tab's changes: made, and found in the store in a later turn. */
  let made = 0
  let found = 0
  /** `last` has changes that the stored text lacks. */
  let isAhead = false
  let checking: Promise<void> | null = null

  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }

  const load = (): { records: Records.Records; writable: boolean } => {
    const text = storage.get(key)
    if (text !== lastText || expired(last, clock.now())) {
      const stored = RecordText.read(text, sealKey)
      if (!stored) return { records: own, writable: false }
      const read = Records.read(stored.records, clock.now())
      lastText = text
      const before = { records: last, ended: history.ended }
      history = stored.history ?? { writes: [], ended: [] }
      const complete = stored.history ? completed(read, before) : read
      isAhead = complete !== read
      last = isAhead ? Records.bounded(complete) : read
      noteEnded(complete, last)
      if (isAhead) void check()
    }
    return { records: last, writable: true }
  }
  /** What was stored, with what it lacks. In a store that was cleared nothing was overwritten. */
  const completed = (read: Records.Records, before: { records: Records.Records; ended: Ended }) => {
    const nowMs = clock.now()
    const ended = [...new Set([...before.ended, ...history.ended])]
    history = { ...history, ended }
    const merged = (records: Records.Records) => merge(records, before.records, ended, nowMs)
    const count = history.writes.find(([name]) => name === tab)?.[1] ?? 0
    const repeated = changes
      .filter((change) => change.count > count && change.atMs >= nowMs - overwrittenWithinMs)
      .reduce((kept, { apply }) => apply(kept), merged(read))
    // What was begun again may have ended meanwhile.
    return merged(repeated)
  }
  const noteEnded = (before: Records.Records, after: Records.Records) => {
    const topics = topicsOf(after)
    const gone = topicsOf(before).filter((topic) => !topics.includes(topic))
    history = { ...history, ended: [...history.ended, ...gone.map(tailOf)] }
  }
  const write = (records: Records.Records) => {
    noteEnded(last, records)
    const others = history.writes.filter(([name]) => name !== tab)
    history = { ...history, writes: [...others, [tab, made]] }
    const text = RecordText.write(records, history, sealKey)
    storage.set(key, text)
    lastText = text
    last = records
    isAhead = false
  }
  /** Looks whether the store has our changes, and writes again what it lacks. */
  const check = (repairsLeft = mostRepairs): Promise<void> => {
    if (checking) return checking
    let isOver = false
    let isHealed = false
    const checked = turn(() => {
      isOver = true
      checking = null
      load()
      isHealed = isAhead
      if (isHealed) write(last)
      else found = made
    }).then(() => (isHealed && repairsLeft > 0 ? check(repairsLeft - 1) : undefined))
    if (!isOver) checking = checked
    return checked
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
      made++
      changes = [...changes.slice(1 - mostChanges), { count: made, atMs: clock.now(), apply }]
      const written = Records.bounded(changed)
      write(written)
      void check()
      tell()
      return written
    },
    kept: async () => (found < made ? check() : undefined),
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

/** Beside what was read, what stood before and has not ended; and nothing that has. */
function merge(
  read: Records.Records,
  before: Records.Records,
  ended: Ended,
  nowMs: number,
): Records.Records {
  const pairings = mergeItems(read.pairings, before.pairings, ended, nowMs)
  const sessions = mergeItems(read.sessions, before.sessions, ended, nowMs)
  return pairings === read.pairings && sessions === read.sessions
    ? read
    : { ...read, pairings, sessions }
}

function mergeItems<item extends { readonly topic: string; readonly expiresAtMs: number }>(
  read: readonly item[],
  before: readonly item[],
  ended: Ended,
  nowMs: number,
): readonly item[] {
  const stands = ({ topic }: item) => !ended.includes(tailOf(topic))
  const lost = before.filter(
    (item) =>
      item.expiresAtMs > nowMs && stands(item) && !read.some(({ topic }) => topic === item.topic),
  )
  return lost.length === 0 && read.every(stands) ? read : [...read.filter(stands), ...lost]
}

type Ended = RecordText.History['ended']

const topicsOf = ({ pairings, sessions }: Records.Records): string[] =>
  [...pairings, ...sessions].map(({ topic }) => topic)
/** Enough to tell one topic from another. */
const tailOf = (topic: string): string => topic.slice(-16)

function expired({ sessions, outgoing }: Records.Records, nowMs: number): boolean {
  return [...sessions, ...outgoing].some(({ expiresAtMs }) => expiresAtMs <= nowMs)
}
