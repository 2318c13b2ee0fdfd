import type { Connection } from '../../adapter/ChainAdapter.ts'
import type { NetworkInput } from '../../primitives/Network.ts'
import type { ConnectOptions } from './ConnectOptions.ts'

/** The wallets of one client. Of those that are connected in a namespace, one is active. */
export interface Connections {
  connect(options: ConnectOptions): Promise<void>
  /**
   * Resumes what is remembered, without any prompt; a wallet that is locked, when it is unlocked. A
   * session that `elsewhere` says was written by another tab stays remembered even if it is not here.
   */
  resume(isFollowing?: boolean): void
  /** The same for who waits: until nothing reads `reconnecting` any more. */
  reconnect(): Promise<void>
  /** Ends disconnected whatever the wallet does; with an id, one wallet of a namespace. */
  disconnect(namespace?: string, connectionId?: string): Promise<void>
  /** Makes a connected wallet the active one of its namespace, and that the active one; asks nobody. */
  switchConnection(namespace: string, connectionId: string): void
  switchNetwork: SwitchNetwork
  /** The active connection of a namespace, for asking its wallet something. */
  current(namespace: string): Connection | null
  /** Makes another account of the connected wallet the active one. */
  selectAccount(namespace: string, address: string): void
  /** Ends listeners and attempts; changes neither wallet nor storage. */
  stop(): void
}

/** @throws `network/not-found`, or what the wallet answered */
export type SwitchNetwork = (
  target: NetworkInput | string,
  options?: { readonly signal?: AbortSignal | undefined },
) => Promise<void>
