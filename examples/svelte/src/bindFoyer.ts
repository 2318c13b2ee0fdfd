import type { ChainState, Foyer, FoyerState } from '@foyer/core'
import { createSubscriber } from 'svelte/reactivity'

/** A client whose `state` and `account` are current in templates, `$derived` and `$effect`. */
export interface BoundFoyer {
  readonly client: Foyer
  /** All that is known. */
  readonly state: FoyerState
  /** The connected account of the active family of chains; `null` without one. */
  readonly account: ChainState | null
}

export function bindFoyer(client: Foyer): BoundFoyer {
  // Listens while an effect reads, and not before or after.
  const subscribe = createSubscriber((update) => client.subscribe(update))
  return {
    client,
    get state() {
      subscribe()
      return client.getState()
    },
    get account() {
      const { activeNamespace, chains } = this.state
      const chain = chains[activeNamespace ?? '']
      return chain?.status === 'connected' ? chain : null
    },
  }
}
