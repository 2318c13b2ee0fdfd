import type { KeyValueStorage } from '../../platform/Platform.ts'
import type { ChainNamespace } from '../../primitives/Network.ts'

/** One entry of the record. */
interface RememberedConnection {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** Tells it from every other entry there ever was; it and what follows are checked where they are used. */
  readonly mark?: unknown
  readonly turn?: unknown
  readonly isBeside?: unknown
}

/** Which wallets each namespace was connected with when the page was last here. */
export interface RememberedConnections {
  /** The last one of each namespace is its active one. */
  all(): readonly {
    readonly namespace: ChainNamespace
    readonly connectorId: string
    /** Resuming it is no concern of the user until it is connected. */
    readonly quietly?: boolean
  }[]
  /** A remote wallet that may still connect. */
  expected(): {
    readonly namespace: ChainNamespace
    readonly connectorId: string
    readonly byCode: boolean
  } | null
  /**
   * What stands in storage, or in another text; `null` in the place of a record that a newer version
   * wrote.
   */
  read(text?: string | null): readonly RememberedConnection[] | null
  /** Calls back when another tab of this origin changed what is remembered, with what it wrote. */
  watch(listener: (text?: string | null) => void): () => void
  readonly storage: KeyValueStorage
  /** Of the record in storage. */
  readonly version: number
  readonly key: string
  readonly expectedKey: string
}
