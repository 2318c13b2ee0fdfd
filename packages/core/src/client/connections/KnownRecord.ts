import type { ChainNamespace } from '../../primitives/Network.ts'

/** One entry: a wallet that is connected in a namespace. */
export interface Entry {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** Absent in records of earlier versions. */
  readonly mark?: string | undefined
  /** Grows with each entry of the namespace: the latest is the active wallet. 0 where it is absent. */
  readonly turn?: number | undefined
  /** Connected beside those that were there before. An entry without it takes their place. */
  readonly isBeside?: true | undefined
}

/** By `keyOf`, in their order. */
export type Entries = Map<string, Entry>

/** The record as one tab knows it. */
export interface KnownRecord {
  /** The latest entry that this tab made of each wallet of each namespace, */
  readonly made: Entries
  /** and those of them that stood when this tab last looked. */
  readonly standing: Set<Entry>
  /** Marks of entries that ended, newest last. */
  ended: readonly string[]
  /** The last text of this tab. */
  written?: string | null
  /** The entries in storage, or of another text; `null` where a newer version wrote them. */
  read(text?: string | null): Entries | null
  /** Takes in which entries ended. @returns whether the text says anything of that */
  update(text: string | null): boolean
  /** Takes in that these entries ended. */
  note(entries: Iterable<Entry | undefined>): void
  write(entries: Entries): void
}

export const keyOf = ({ namespace, connectorId }: Entry) => `${namespace} ${connectorId}`

/** The same in every tab: by turn, and where two tabs took the same one, by mark. */
export const byTurn = (a: Entry, b: Entry): number =>
  (a.turn ?? 0) - (b.turn ?? 0) || ((a.mark ?? '') < (b.mark ?? '') ? -1 : 1)
