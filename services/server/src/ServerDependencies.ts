import type { Art } from './catalogue/Art.ts'
import type { Catalogue } from './catalogue/Catalogue.ts'
import type { Chains } from './chains/Chain.ts'
import type { EventStore } from './events/EventStore.ts'
import type { Log } from './log/createLog.ts'
import type { Outgoing } from './outgoing/Outgoing.ts'
import type { Settings } from './settings/settings.ts'

/** What the HTTP application stands on. A route takes the part it needs. */
export interface ServerDependencies {
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly art: Art
  readonly events: EventStore
  readonly chains: Chains
  readonly outgoing: Outgoing
  /** Whether what is asked now would be answered; never rejects. */
  isReady(): Promise<boolean>
  readonly log: Log
}
