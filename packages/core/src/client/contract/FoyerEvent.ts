import type { WalletRequest } from '../../adapter/ChainAdapter.ts'
import type { WaitingRequest } from '../../adapter/RemoteWallets.ts'
import type { Alert } from '../../primitives/Alert.ts'
import type { ChainNamespace } from '../../primitives/Network.ts'
import type { TrackedEvent, TrackedEvents } from './TrackedEvents.ts'

/** What happened, for the application. Nothing is replayed to listeners that come late. */
export type FoyerEvent =
  | {
      readonly [event in TrackedEvent]: {
        readonly type: 'track'
        readonly event: event
        readonly properties: TrackedEvents[event]
        readonly address?: string
        /** Milliseconds since 1970. */
        readonly timestamp: number
      }
    }[TrackedEvent]
  | ({
      readonly type: 'request'
      /** Whose wallet is asked. */
      readonly namespace: ChainNamespace
    } & WalletRequest)
  | ({ readonly type: 'alert' } & Alert)
  | ({ readonly type: 'openWallet' } & WalletOffer)
  | ({ readonly type: 'relayLost' } & RelayLoss)

/**
 * A request waits in a wallet app on this device, and no press is at hand in which the page may open
 * it. Our modal shows a button; a host without it can show its own until `over` fires.
 */
export interface WalletOffer extends WaitingRequest {
  /** Opens the wallet. Call it in the handler of a press. */
  open(): void
}

/** The relay of a connected mobile wallet has been away for 5 s while the modal is open. */
export interface RelayLoss {
  /** The relay does not want this page; trying again is no use. */
  readonly isRefused: boolean
  /** Fires when the relay is back, and when nobody needs to know any more. */
  readonly over: AbortSignal
}
