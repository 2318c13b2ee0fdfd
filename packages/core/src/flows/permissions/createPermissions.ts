import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Foyer } from '../../client/contract/Foyer.ts'
import { AppError } from '../../primitives/AppError.ts'
import type { SmartSession } from '../../resources/sessions.ts'
import { type ConnectedChain, connectedChain } from '../reading/connectedChain.ts'
import { askWallet } from './askWallet.ts'
import { endPermission } from './endPermission.ts'
import { permissionFailed, permissionsNotListed } from './errors.ts'

/** What the connected account lets applications do. */
export interface PermissionsState {
  /** `revoking` is asked in the wallet and then waited for. */
  readonly status: 'idle' | 'reading' | 'ready' | 'failed' | 'granting' | 'revoking'
  /** Those of the connected account in force, the newest first. */
  readonly permissions: readonly SmartSession[]
  /** Of the one that is being revoked. */
  readonly pci: string | null
  /** Why the last step failed; what a user declines is no failure. */
  readonly error: Error | null
}

/** One request of ERC-7715; its wallet shows it. @see https://eips.ethereum.org/EIPS/eip-7715 */
export interface PermissionRequest {
  /** EIP-155, in hexadecimal. */
  readonly chainId: `0x${string}`
  /** The account that may act. */
  readonly to: `0x${string}`
  /**
   * Such as `{ type: 'native-token-periodic', data: { periodAmount: '0xde0b6b3a7640000', periodDuration: 3600 } }`, or, for
   * the wallet in the frame, `{ type: 'contract-call', data: { address, functions: ['function mint(uint256 amount)'], maxCalls: 20 } }`.
   */
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
   * @throws `wallet/declined`, `permissions/unsupported`, or `permissions/failed` with what the wallet said
   */
  grant(request: PermissionRequest): Promise<GrantedPermission>
  /**
   * Takes one back: by the wallet on the chain first, and at the server once the chain says so. While the wallet is
   * asked, a second call is the same one; after `read`, which a user who comes back begins with, it asks anew.
   *
   * @throws `wallet/declined`, `permissions/unsupported`, `permissions/not-ended`, or `permissions/failed` with what the
   * wallet said
   */
  revoke(pci: string): Promise<void>
}

const namespace = 'eip155'
const idle: PermissionsState = { status: 'idle', permissions: [], pci: null, error: null }
const readTimeoutMs = 10_000
/** What changes the list, also where the page asks its provider. */
const changes =
  /^wallet_(grantPermissions|revokePermissions|requestExecutionPermissions|revokeExecutionPermission)$/

export function createPermissions(foyer: Foyer): PermissionsFlow {
  const { internals, getState, subscribe } = foyer
  const store = createStore<PermissionsState>(() => idle)
  const addressNow = () => getState().chains[namespace]?.address ?? null
  let address = addressNow()
  /** The step that began last: what an earlier one answers late changes nothing. */
  let newest = 0
  let revoking: Promise<void> | null = null
  /** The wallet has ended one, and the network follows. */
  let isEnding = false

  const begin = (state: Partial<PermissionsState>) => {
    const mine = ++newest
    store.setState({ ...state, error: null })
    return (next: Partial<PermissionsState>) => {
      if (mine === newest) store.setState(next)
    }
  }
  const failed = (thrown: unknown): Partial<PermissionsState> => {
    if (AppError.is(thrown, 'wallet/declined'))
      return { status: store.getState().permissions.length > 0 ? 'ready' : 'idle', pci: null }
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    return { status: 'failed', pci: null, error }
  }
  /** As the server says. */
  const list = async ({ address, network }: ConnectedChain) => {
    const resources = await internals.resources()
    const signal = internals.platform.clock.deadline(readTimeoutMs)
    const listed = await resources?.sessions.list({ network, signal, address, retry: true })
    if (!listed) throw permissionsNotListed()
    return listed
  }
  let isFollowing = false
  /** What the page asks its provider changes a list that was read. */
  const follow = () => {
    if (isFollowing) return
    isFollowing = true
    const stop = foyer.onEvent((event) => {
      if (event.type !== 'request' || event.status !== 'approved') return
      const { status } = store.getState()
      // What was never read is read once it is wanted, and what is asked for here is read at its end.
      if (status === 'idle' || status === 'granting' || status === 'revoking') return
      if (event.namespace === namespace && changes.test(event.method)) void read()
    })
    internals.over.addEventListener('abort', stop)
  }
  const read = async () => {
    follow()
    // It would look as if nothing was under way.
    const isUnderWay = isEnding && store.getState().status === 'revoking'
    const settle = isUnderWay ? () => {} : begin({ status: 'reading', pci: null })
    try {
      const permissions = await list(connectedChain(foyer, namespace))
      settle({ status: 'ready', permissions })
    } catch (thrown) {
      settle(failed(thrown))
    }
  }
  const revokeOne = async ({ pci, context }: SmartSession) => {
    const asked = begin({ status: 'revoking', pci })
    let settle = asked
    try {
      const account = connectedChain(foyer, namespace)
      await askWallet(foyer, 'wallet_revokeExecutionPermission', [{ permissionContext: context }])
      // Also when it answered late: it is ended now.
      if (account.address === addressNow()) {
        isEnding = true
        settle = begin({ status: 'revoking', pci })
      }
      await endPermission(foyer, { pci, account, list })
      isEnding = false
      if (account.address === addressNow()) await read()
    } catch (thrown) {
      isEnding = false
      settle(failed(thrown))
      throw thrown
    }
  }

  // What one account gave is none of the next one's.
  internals.over.addEventListener(
    'abort',
    subscribe(() => {
      if (addressNow() === address) return
      address = addressNow()
      newest++
      revoking = null
      isEnding = false
      store.setState(idle, true)
    }),
  )
  return {
    store,
    read,
    async grant(request) {
      const settle = begin({ status: 'granting' })
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
        settle(failed(thrown))
        throw thrown
      }
    },
    async revoke(pci) {
      const { status, pci: current, permissions } = store.getState()
      if (status === 'revoking' && pci === current && revoking) return revoking
      const known = permissions.find((one) => one.pci === pci)
      if (!known?.context) return
      revoking = revokeOne(known)
      return revoking
    },
  }
}
