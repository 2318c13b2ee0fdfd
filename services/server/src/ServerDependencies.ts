import type { Counters } from './access/Counters.ts'
import type { Balances } from './balances/Balances.ts'
import type { Art } from './catalogue/Art.ts'
import type { Catalogue } from './catalogue/Catalogue.ts'
import type { Chains } from './chains/Chain.ts'
import type { Markets } from './convert/createMarkets.ts'
import type { EventStore } from './events/EventStore.ts'
import type { History } from './history/createHistory.ts'
import type { Identities } from './identity/Identities.ts'
import type { Log } from './log/createLog.ts'
import type { Metrics } from './metrics/createMetrics.ts'
import type { NameStore } from './names/NameStore.ts'
import type { Nfts } from './nfts/Nfts.ts'
import type { Onramp } from './onramp/Onramp.ts'
import type { Outgoing } from './outgoing/Outgoing.ts'
import type { RemotePictures } from './pictures/RemotePictures.ts'
import type { Projects } from './projects/Projects.ts'
import type { Relay } from './relay/createRelay.ts'
import type { SmartSessionStore } from './sessions/SmartSessionStore.ts'
import type { Settings } from './settings/settings.ts'
import type { OneTime } from './shared/OneTime.ts'
import type { VerifySignature } from './signatures/verifySignature.ts'

/** What the HTTP application stands on. A route takes the part it needs. */
export interface ServerDependencies {
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly art: Art
  readonly events: EventStore
  readonly chains: Chains
  /** What tokens are, what they are worth, and how they are swapped. */
  readonly markets: Markets
  readonly outgoing: Outgoing
  /** What accounts did. */
  readonly history: History
  /** What accounts have. */
  readonly balances: Balances
  /** What collectibles accounts have. */
  readonly nfts: Nfts
  /** Pictures that strangers named. */
  readonly pictures: RemotePictures
  /** Whether what is asked now would be answered; never rejects. */
  isReady(): Promise<boolean>
  readonly log: Log
  /** `null` while nobody reads them. */
  readonly metrics: Pick<Metrics, 'answered'> | null
  readonly projects: Projects
  /** What rate limits are counted in. */
  readonly counters: Counters
  /** Tokens that work once, across all processes on the database. */
  readonly oneTime: OneTime
  readonly identities: Identities
  readonly names: NameStore
  readonly verifySignature: VerifySignature
  /** `null` while nothing is sold. */
  readonly onramp: Onramp | null
  readonly smartSessions: SmartSessionStore
  /** `null` while the operator wants none. */
  readonly relay: Relay | null
}
