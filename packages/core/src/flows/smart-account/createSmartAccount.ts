import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Foyer } from '../../client/contract/Foyer.ts'

/** What a wallet of a login has besides its key: an account that is a contract. */
export interface SmartAccountState {
  /** Where it is on the network in use, and will be before anything was sent from it; `null` where there is none. */
  readonly address: string | null
  /** The key's own account. */
  readonly ownAddress: string | null
  /** Which of the two comes first: what applications see, and where money is asked for. */
  readonly preferred: 'eoa' | 'smartAccount'
  /** Whether the contract is there; `null` while nobody knows, or where there is none. */
  readonly isDeployed: boolean | null
  /** CAIP-2 ids of the networks that have one. */
  readonly enabledNetworks: readonly string[]
}

/** The smart account of a client's user. */
export interface SmartAccountFlow {
  readonly store: Pick<StoreApi<SmartAccountState>, 'getState' | 'getInitialState' | 'subscribe'>
  /**
   * Puts one of the two accounts first, on each network that has both. Money stays where it is: they are two addresses.
   *
   * @throws `account/not-smart` where nobody is signed in to a wallet that has both
   */
  prefer(type: 'eoa' | 'smartAccount'): Promise<void>
}

const none: SmartAccountState = {
  ...{ address: null, ownAddress: null, preferred: 'eoa', isDeployed: null, enabledNetworks: [] },
}

export function createSmartAccount({ getState, subscribe, internals }: Foyer): SmartAccountFlow {
  const read = (): SmartAccountState => {
    const { eip155 } = getState().chains
    const both = eip155?.allAccounts ?? []
    const of = (type: string) => both.find((account) => account.type === type)?.address ?? null
    if (eip155?.connector?.type !== 'AUTH') return none
    return {
      ...{ address: of('smartAccount'), ownAddress: of('eoa') },
      preferred: eip155.preferredAccountType === 'smartAccount' ? 'smartAccount' : 'eoa',
      isDeployed: of('smartAccount') ? eip155.smartAccountDeployed : null,
      enabledNetworks: eip155.smartAccountEnabledNetworks ?? [],
    }
  }
  const store = createStore<SmartAccountState>(read)
  internals.over.addEventListener(
    'abort',
    subscribe(() => {
      const next = read()
      if (JSON.stringify(next) !== JSON.stringify(store.getState())) store.setState(next, true)
    }),
  )
  return {
    store,
    async prefer(type) {
      const remote = await internals.remotes.get('embedded')?.()
      if (store.getState().address === null || !remote?.login) {
        const { noSmartAccount } = await import('./errors.ts')
        throw noSmartAccount()
      }
      remote.login.setAccountType(type)
      internals.track('SET_PREFERRED_ACCOUNT_TYPE', {
        ...{ accountType: type, network: getState().chains.eip155?.network?.caipNetworkId ?? '' },
      })
    },
  }
}
