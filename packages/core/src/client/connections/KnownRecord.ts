import type { ChainNamespace } from '../../primitives/Network.ts'

/** One entry. */
export interface Entry {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** Absent in records of earlier versions. */
  readonly mark?: string | undefined
}

/** The record as one tab knows it. */
export interface KnownRecord {
  /** The latest entry that this tab made of each namespace, */
  readonly made: Map<ChainNamespace, Entry>
  /** and those of them that stood when this tab last looked. */
  readonly standing: Set<Entry>
  /** Marks of entries that ended, newest last. */
  ended: readonly string[]
  /** The last text of this tab. */
  written?: string | null
  /** The entries in storage, or of another text; `null` where a newer version wrote them. */
  read(text?: string | null): Map<ChainNamespace, Entry> | null
  /** Takes in which entries ended. @returns whether the text says anything of that */
  hear(text: string | null): boolean
  write(entries: ReadonlyMap<ChainNamespace, Entry>): void
}
