import type { Connection } from '../../adapter/ChainAdapter.ts'
import type { FoyerStore } from '../store.ts'
import type { ConnectOptions } from './ConnectOptions.ts'

/** What {@link moveToChosen} needs of the client. */
export interface MoveToChosenParameters {
  readonly store: FoyerStore
  /** CAIP-2 ids that were chosen while nothing was connected, by namespace; used up here. */
  readonly chosen: Map<string, string>
  connect(options: ConnectOptions): Promise<void>
  current(namespace: string): Connection | null
  switchNetwork(id: string): Promise<void>
}

/** Connects, and then asks the wallet once for the network that was chosen before, if any. */
export function moveToChosen({
  store,
  chosen,
  connect,
  current,
  switchNetwork,
}: MoveToChosenParameters): (options: ConnectOptions) => Promise<void> {
  const isShown = (id: string) =>
    Object.values(store.getState().chains).some(({ network }) => network?.caipNetworkId === id)
  return async (options) => {
    // A wallet that came back by itself, or a network that was removed, has replaced the choice.
    for (const [namespace, id] of chosen) if (!isShown(id)) chosen.delete(namespace)
    await connect(options)
    for (const [namespace, id] of chosen)
      if (current(namespace)) {
        chosen.delete(namespace)
        if (!isShown(id))
          switchNetwork(id).catch(() => {
            // The user refused or the wallet cannot: it stays where it is.
          })
      }
  }
}
