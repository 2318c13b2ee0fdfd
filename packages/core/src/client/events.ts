import type { WalletRequest } from '../adapter/ChainAdapter.ts'
import type { ChainNamespace } from '../primitives/Network.ts'

/** Names of the steps a person takes, as the specification lists them. */
export type TrackedEvent =
  | 'MODAL_CREATED'
  | 'MODAL_OPEN'
  | 'MODAL_CLOSE'
  | 'SELECT_WALLET'
  | 'CONNECT_SUCCESS'
  | 'CONNECT_ERROR'
  | 'USER_REJECTED'
  | 'DISCONNECT_SUCCESS'
  | 'DISCONNECT_ERROR'
  | 'SWITCH_NETWORK'
  | (string & {})

/** What happened, for the application. Nothing is replayed to listeners that come late. */
export type FoyerEvent =
  | {
      readonly type: 'track'
      readonly event: TrackedEvent
      readonly properties: Readonly<Record<string, unknown>>
      readonly address?: string
      /** Milliseconds since 1970. */
      readonly timestamp: number
    }
  | ({ readonly type: 'request'; readonly namespace: ChainNamespace } & WalletRequest)
  | { readonly type: 'alert'; readonly code: string; readonly message: string }

/** Listeners of one client. */
export interface Emitter {
  emit(event: FoyerEvent): void
  on(listener: (event: FoyerEvent) => void): () => void
}

/** One listener that throws neither stops the others nor the client. */
export function createEmitter(onListenerError: (error: unknown) => void): Emitter {
  const listeners = new Set<(event: FoyerEvent) => void>()
  return {
    emit(event) {
      for (const listener of [...listeners]) {
        try {
          listener(event)
        } catch (error) {
          onListenerError(error)
        }
      }
    },
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
