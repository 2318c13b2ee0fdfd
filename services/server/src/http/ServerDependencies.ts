import type { EventStore } from '../analytics/EventStore.ts'
import type { Bundlers } from '../bundler/Bundler.ts'
import type { Balances } from '../chain-data/balances/Balances.ts'
import type { Chains } from '../chain-data/chains/Chain.ts'
import type { History } from '../chain-data/history/createHistory.ts'
import type { Nfts } from '../chain-data/nfts/Nfts.ts'
import type { Recipients } from '../chain-data/recipients/Recipients.ts'
import type { Embedded } from '../identity/embedded/createEmbedded.ts'
import type { Identities } from '../identity/identities/Identities.ts'
import type { NameStore } from '../identity/names/NameStore.ts'
import type { SmartSessionStore } from '../identity/sessions/SmartSessionStore.ts'
import type { SignIns } from '../identity/sign-in/createSignIns.ts'
import type { VerifySignature } from '../identity/signatures/verifySignature.ts'
import type { Art } from '../images/built-in/Art.ts'
import type { RemoteImages } from '../images/remote/RemoteImages.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { Counters } from '../platform/counters/Counters.ts'
import type { Log } from '../platform/log/createLog.ts'
import type { OneTime } from '../platform/one-time-tokens/OneTime.ts'
import type { Outgoing } from '../platform/outgoing/Outgoing.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { Projects } from '../projects/Projects.ts'
import type { Relay } from '../relay/createRelay.ts'
import type { Onramp } from '../trading/onramp/createOnramp.ts'
import type { SandboxOnramp } from '../trading/onramp/sandbox/createSandboxOnramp.ts'
import type { Markets } from '../trading/swaps/createMarkets.ts'
import type { Catalogue } from '../wallets/catalogue/Catalogue.ts'

/** What the HTTP application stands on. A route takes the part it needs. */
export interface ServerDependencies {
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly art: Art
  readonly events: EventStore
  readonly chains: Chains
  /** Who takes operations of smart accounts. */
  readonly bundlers: Bundlers
  /** What tokens are, what they are worth, and how they are swapped. */
  readonly markets: Markets
  readonly outgoing: Outgoing
  /** What accounts did. */
  readonly history: History
  /** Whom accounts paid. */
  readonly recipients: Recipients
  /** What accounts have. */
  readonly balances: Balances
  /** What collectibles accounts have. */
  readonly nfts: Nfts
  /** Images that third parties named. */
  readonly images: RemoteImages
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
  /** One of those who sell, which has a page of its own here; `null` without it. */
  readonly onrampSandbox: SandboxOnramp | null
  readonly smartSessions: SmartSessionStore
  readonly signIns: SignIns
  /** Wallets without a wallet; `null` while the operator has no frame. */
  readonly embedded: Embedded | null
  /** `null` while the operator wants none. */
  readonly relay: Relay | null
}
