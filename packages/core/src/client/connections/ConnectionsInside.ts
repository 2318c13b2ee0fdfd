import type { ChainAdapter, Connection } from '../../adapter/ChainAdapter.ts'
import type { Clock, PageWindow } from '../../platform/Platform.ts'
import type { Foyer } from '../contract/Foyer.ts'
import type {
  GroundPort,
  ModalPort,
  ReportingPort,
  WalletsPort,
} from '../contract/FoyerInternals.ts'
import type { FoyerOptions } from '../contract/FoyerOptions.ts'
import type { FoyerStore } from '../contract/FoyerStore.ts'
import type { Gate } from '../contract/Gate.ts'
import type { RememberedConnections } from '../contract/RememberedConnections.ts'
import type { RemoteConnectors } from '../contract/RemoteConnector.ts'
import type { TrackedEvents } from '../contract/TrackedEvents.ts'
import type { Attempt, Attempts } from './createAttempts.ts'
import type { HeldConnections, Placing } from './holdConnections.ts'
import type { Memory } from './rememberConnections.ts'

/** What a client lends to its connections. */
export interface ConnectionsParameters
  extends Pick<GroundPort, 'store' | 'platform'>,
    Pick<ReportingPort, 'track' | 'alert'>,
    Pick<WalletsPort, 'remotes' | 'requests' | 'gates'>,
    Pick<ModalPort, 'navigation'>,
    Pick<Foyer, 'open'> {
  readonly options: Pick<FoyerOptions, 'defaultAccountTypes' | 'enableReconnect'>
  readonly adapters: ReadonlyMap<string, ChainAdapter>
  readonly remembered: RememberedConnections
  /** The active wallet is on a network it has to leave first. */
  isNetworkHeld(): boolean
  /** Keys in storage of what ends with the last wallet. */
  readonly recordsOfWallets: readonly string[]
  /** The user disconnected a wallet of this namespace. */
  onEnded(namespace: string): void
}

/** How a remembered wallet is resumed. */
export interface ResumeOptions {
  /** Another tab connected it: a session that is not here yet stays remembered. */
  readonly isFollowing?: boolean | undefined
  /** The state does not say `connecting` meanwhile. */
  readonly quietly?: boolean
}

/** What connecting, resuming and disconnecting share. */
export interface ConnectionsInside {
  readonly store: FoyerStore
  readonly adapters: ReadonlyMap<string, ChainAdapter>
  readonly clock: Clock
  readonly window: PageWindow | null
  readonly remembered: Memory
  readonly reconnects: boolean
  readonly held: HeldConnections
  /** Under way. */
  readonly attempts: Attempts
  /** @throws `adapter/not-found` */
  adapterOf(namespace: string): ChainAdapter
  readonly remotes: RemoteConnectors
  readonly gates: readonly Gate[]
  /** Whether a wallet is connected, active or not. */
  isHeld(namespace: string, id: string): boolean
  passGates(connection: Connection, attempt: Attempt): Promise<void>
  /** The attempt ended with this connection. @throws the reason of its signal */
  accept(connection: Connection, attempt: Attempt, how: Placing): void
  /** A user connected this wallet just now; without a method, in another tab. It is remembered. */
  userConnected(
    connection: Connection,
    method: TrackedEvents['CONNECT_SUCCESS']['method'] | null,
    keepsOthers: boolean,
  ): void
  /** The wallet or the user ended a connection: it is forgotten, and nothing resumes it. */
  drop(namespace: string, id: string): Connection | null
  resume(namespace: string, connectorId: string, how?: ResumeOptions): Promise<void>
  /** Connects the wallets that are remembered once they show accounts again. */
  awaitRemembered(namespace: string): void
}
