import type { Connection } from '../../adapter/ChainAdapter.ts'
import type { FoyerState } from '../contract/FoyerState.ts'
import type { FoyerStore } from '../contract/FoyerStore.ts'

/** What {@link moveToChosen} needs of the client. */
export interface MoveToChosenParameters {
  /** As it was before the wallet connected. */
  readonly before: FoyerState
  readonly store: FoyerStore
  /** CAIP-2 ids that were chosen while nothing was connected, by namespace; used up here. */
  readonly chosen: Map<string, string>
  current(namespace: string): Connection | null
  switchNetwork(id: string): Promise<void>
}

/** Asks a wallet that has connected, once, for the network that was chosen before, if any. */
export function moveToChosen({
  before,
  store,
  chosen,
  current,
  switchNetwork,
}: MoveToChosenParameters): void {
  for (const [namespace, id] of chosen) {
    // A wallet that came back by itself, or a network that was removed, has replaced the choice.
    const isReplaced = !isShown(before, id)
    if (!isReplaced && !current(namespace)) continue
    chosen.delete(namespace)
    if (!isReplaced && !isShown(store.getState(), id))
      switchNetwork(id).catch(() => {
        // The user refused or the wallet cannot: it stays where it is.
      })
  }
}

const isShown = ({ chains }: FoyerState, id: string) =>
  Object.values(chains).some(({ network }) => network?.caipNetworkId === id)
