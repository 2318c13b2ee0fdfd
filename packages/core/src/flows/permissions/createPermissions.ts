import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Foyer } from '../../client/contract/Foyer.ts'
import type { SmartSession } from '../../resources/sessions.ts'
import { connectedChain } from '../reading/connectedChain.ts'
import { askWallet } from './askWallet.ts'
import { endPermission } from './endPermission.ts'
import { permissionFailed } from './errors.ts'

/** What the connected account lets applications do. */
export interface PermissionsState {
  /** `revoking` is asked in the wallet and then waited for. */
  readonly status: 'idle' | 'reading' | 'ready' | 'failed' | 'granting' | 'revoking'
  /** Those in force, the newest first. */
  readonly permissions: readonly SmartSession[]
  /** Of the one that is being revoked. */
  readonly pci: string | null
  /** Why the last step failed. */
  readonly error: Error | null
}

/** One request of ERC-7715; its wallet shows it. @see https://eips.ethereum.org/EIPS/eip-7715 */
export interface PermissionRequest {
  /** EIP-155, in hexadecimal. */
  readonly chainId: `0x${string}`
  /** The account that may act. */
  readonly to: `0x${string}`
  /** Such as `{ type: 'native-token-periodic', data: { periodAmount: '0xde0b6b3a7640000', periodDuration: 3600 } }`. */
  readonly permission: {
    readonly type: string
    readonly data: Readonly<Record<string, unknown>>
    readonly isAdjustmentAllowed?: boolean
  }
  /** It has to end: `[{ type: 'expiry', data: { timestamp } }]`, in seconds since 1970. */
  readonly rules: readonly {
    readonly type: string
    readonly data: Readonly<Record<string, unknown>>
  }[]
}

/** What a wallet gave. */
export interface GrantedPermission {
  /** What the delegate hands to `delegationManager`. */
  readonly context: `0x${string}`
  readonly delegationManager: `0x${string}`
  /** Calls that have to be made before it can be used, such as one that makes the account. */
  readonly dependencies: readonly { readonly factory: string; readonly factoryData: string }[]
}

/** Permissions of a client's account. */
export interface PermissionsFlow {
  readonly store: Pick<StoreApi<PermissionsState>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Reads them anew. Never rejects: the state tells. */
  read(): Promise<void>
  /**
   * Asks the wallet for one.
   *
   * @throws `permissions/unsupported`, or `permissions/failed` with what the wallet said
   */
  grant(request: PermissionRequest): Promise<GrantedPermission>
  /**
   * Takes one back: by the wallet on the chain first, and at the server once the chain says so.
   *
   * @throws `permissions/unsupported`, `permissions/not-ended`, or `permissions/failed` with what the wallet said
   */
  revoke(pci: string): Promise<void>
}

const namespace = 'eip155'
const idle: PermissionsState = { status: 'idle', permissions: [], pci: null, error: null }
const readTimeoutMs = 10_000

export function createPermissions(foyer: Foyer): PermissionsFlow {
  const { internals } = foyer
  const store = createStore<PermissionsState>(() => idle)
  const failed = (thrown: unknown) => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    store.setState({ status: 'failed', pci: null, error })
    return error
  }
  /** As the server says. */
  const list = async () => {
    const { address, network } = connectedChain(foyer, namespace)
    const resources = await internals.resources()
    const signal = internals.platform.clock.deadline(readTimeoutMs)
    return (await resources?.sessions.list({ network, signal, address, retry: true })) ?? []
  }
  const read = async () => {
    store.setState({ status: 'reading', error: null })
    try {
      store.setState({ status: 'ready', permissions: await list(), pci: null })
    } catch (thrown) {
      failed(thrown)
    }
  }
  return {
    store,
    read,
    async grant(request) {
      store.setState({ status: 'granting', error: null })
      try {
        const answer = await askWallet(foyer, 'wallet_requestExecutionPermissions', [request])
        const [granted] = Array.isArray(answer) ? (answer as GrantedPermission[]) : []
        if (typeof granted?.context !== 'string')
          throw permissionFailed(
            'The wallet gave an answer that cannot be read. Try again.',
            answer,
          )
        await read()
        return granted
      } catch (thrown) {
        throw failed(thrown)
      }
    },
    async revoke(pci) {
      const known = store.getState().permissions.find((one) => one.pci === pci)
      if (!known?.context) return
      store.setState({ status: 'revoking', pci, error: null })
      try {
        await askWallet(foyer, 'wallet_revokeExecutionPermission', [
          { permissionContext: known.context },
        ])
        await endPermission(foyer, { known, list })
        await read()
      } catch (thrown) {
        throw failed(thrown)
      }
    },
  }
}
