import type { Platform } from '../../platform/Platform.ts'
import type { Foyer, ModalDoor } from './Foyer.ts'
import type { Gate } from './Gate.ts'
import type { RemoteConnectorLoader } from './RemoteConnector.ts'

/** What a package that builds on the client provides. */
export interface FoyerDoors {
  readonly platform?: Platform
  /** Loads the modal. Without it the client is headless and the host renders `getState().view`. */
  loadModal?(foyer: Foyer): Promise<ModalDoor>
  /** Ways to wallets that are not in the page, such as `walletConnect` of `@foyer/walletconnect`. */
  readonly remoteConnectors?: readonly RemoteConnectorLoader[]
  /** What a connection has to pass before it is connected, in this order. */
  readonly gates?: readonly Gate[]
}
