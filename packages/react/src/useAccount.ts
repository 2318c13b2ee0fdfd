import type { Account, ChainNamespace } from '@foyer/core'
import { useClient } from './FoyerProvider.tsx'
import { useChain } from './useFoyerState.ts'

/** A connected account of an EVM chain. */
export interface EvmAccount {
  /** `reconnecting` while the wallet of an earlier visit is asked for its accounts. */
  readonly status: 'connected'
  /** Whether there is an account; tells the variants apart. */
  readonly isConnected: true
  /** Whether a user is connecting one. */
  readonly isConnecting: false
  /** Whether the wallet of an earlier visit is asked for its accounts. */
  readonly isReconnecting: false
  /** Whether there is none, and none is on its way. */
  readonly isDisconnected: false
  /** The chain family; `null` while the client has none. */
  readonly namespace: 'eip155'
  /** In EIP-55 case. */
  readonly address: `0x${string}`
  /** CAIP-10 id, such as `eip155:1:0x…`; `null` without an account. */
  readonly caipAddress: string
  /** Every account that the wallet shows. */
  readonly allAccounts: readonly Account[]
  /** Of the chain that the wallet is on, supported or not. */
  readonly chainId: number
}

/** A connected account of another namespace. */
export interface OtherAccount {
  readonly status: 'connected'
  readonly isConnected: true
  readonly isConnecting: false
  readonly isReconnecting: false
  readonly isDisconnected: false
  readonly namespace: Exclude<ChainNamespace, 'eip155'>
  readonly address: string
  readonly caipAddress: string
  readonly allAccounts: readonly Account[]
  readonly chainId?: undefined
}

/** No account. It is `reconnecting` while the wallet of an earlier visit is asked for its accounts. */
export interface NoAccount {
  readonly status: 'connecting' | 'reconnecting' | 'disconnected'
  readonly isConnected: false
  readonly isConnecting: boolean
  readonly isReconnecting: boolean
  readonly isDisconnected: boolean
  readonly namespace: ChainNamespace | null
  readonly address: null
  readonly caipAddress: null
  readonly allAccounts: readonly Account[]
  readonly chainId?: undefined
}

/** Who is connected. `isConnected` tells the variants apart, `chainId` the namespaces. */
export type UseAccountResult = EvmAccount | OtherAccount | NoAccount

/**
 * The connected account of one namespace, or of the active one.
 *
 * @example
 * ```tsx
 * import { useAccount } from '@foyer/react'
 *
 * export function Greeting() {
 *   const { status, isConnected, address } = useAccount({ namespace: 'eip155' })
 *   if (status === 'reconnecting') return <p>One moment</p>
 *   return <p>{isConnected ? address : 'Not connected'}</p>
 * }
 * ```
 */
export function useAccount(options: { namespace: 'eip155' }): EvmAccount | NoAccount
export function useAccount(options?: { namespace?: string | undefined }): UseAccountResult
export function useAccount({
  namespace,
}: {
  namespace?: string | undefined
} = {}): UseAccountResult {
  const { internals } = useClient()
  const chain = useChain(namespace)
  const family = chain?.namespace ?? null
  if (chain?.status === 'connected') {
    const { address, caipAddress, allAccounts, network } = chain
    const chainId = family === 'eip155' ? Number(network?.id) : undefined
    return {
      ...{ status: 'connected', isConnected: true, namespace: family },
      ...{ isConnecting: false, isReconnecting: false, isDisconnected: false },
      ...{ address, caipAddress, allAccounts, chainId },
    } as EvmAccount | OtherAccount
  }
  const isReconnecting =
    chain?.status === 'connecting' && internals.store.statusOf(chain.namespace) === 'reconnecting'
  const status = isReconnecting ? 'reconnecting' : (chain?.status ?? 'disconnected')
  return {
    status,
    isConnected: false,
    isConnecting: status === 'connecting',
    isReconnecting,
    isDisconnected: status === 'disconnected',
    namespace: family,
    address: null,
    caipAddress: null,
    allAccounts: [],
  }
}
