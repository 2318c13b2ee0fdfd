import type { Platform } from '@foyer/core/adapter'
import type { Relay } from '../relay/Relay.ts'
import type { RecordStore } from '../storage/createRecordStore.ts'

/** What every part of one page's client shares. */
export interface SignContext {
  readonly clock: Platform['clock']
  readonly relay: Relay
  readonly records: RecordStore
  /** Makes the id of the next question. */
  nextId(): number
  /** This page, among those that share the records. */
  readonly maker: string
  readonly metadata: {
    readonly name: string
    readonly description: string
    readonly url: string
    readonly icons: readonly string[]
  }
}
