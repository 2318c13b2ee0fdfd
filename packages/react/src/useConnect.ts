import type { ConnectOptions, Connector } from '@foyer/core'
import { useEffect } from 'react'
import { type ConnectData, connectedWallets } from './connectedWallets.ts'
import { useClient } from './FoyerProvider.tsx'
import { type Action, type ActionParameters, useAction } from './useAction.ts'
import { useConnectors } from './useConnectors.ts'
import { notConnected } from './useWalletAction.ts'

/** The state of connecting, the ways to start it, and the wallets that it takes. */
export type UseConnectResult = Action<ConnectOptions, ConnectData> & {
  /** `mutate` by the name of what it does. */
  readonly connect: Action<ConnectOptions, ConnectData>['mutate']
  /** `mutateAsync` by the name of what it does. */
  readonly connectAsync: Action<ConnectOptions, ConnectData>['mutateAsync']
  /** As `useConnectors` gives them. */
  readonly connectors: readonly Connector[]
}

/**
 * Connects a wallet of this browser, or one on another device with `connector: 'walletConnect'` and `onLink`, and
 * shows how it goes. The modal is not opened. `data` is the connection, and gone once that ends. Errors as those of the
 * client's `connect`; `AppError.is(error, 'wallet/declined')` is a user who said no.
 *
 * @example
 * ```tsx
 * import { useConnect } from '@foyer/react'
 *
 * export function Wallets() {
 *   const { connect, connectors, isPending, variables, error } = useConnect()
 *   return (
 *     <>
 *       {connectors.map((connector) => (
 *         <button key={connector.id} disabled={isPending} onClick={() => connect({ connector })}>
 *           {connector.name} {isPending && variables?.connector === connector && '…'}
 *         </button>
 *       ))}
 *       {error && <p role="alert">{error.message}</p>}
 *     </>
 *   )
 * }
 * ```
 */
export function useConnect({
  namespace,
  mutation,
}: {
  /** Of which `connectors` are listed, and which a wallet on another device is asked for first. */
  readonly namespace?: string | undefined
} & ActionParameters<ConnectOptions, ConnectData> = {}): UseConnectResult {
  const foyer = useClient()
  const connectors = useConnectors({ namespace })
  const action = useAction<ConnectOptions, ConnectData>(
    async (options) => {
      const isRemote = typeof options.connector === 'string'
      await foyer.connect({ ...(namespace && isRemote && { namespace }), ...options })
      return connectionOf(connectedWallets(foyer.getState()), options)
    },
    { mutation },
  )
  const { data, reset } = action
  useEffect(() => {
    if (!data) return
    const look = () => {
      const isThere = connectedWallets(foyer.getState()).some(
        (one) => one.id === data.id && one.namespace === data.namespace,
      )
      if (!isThere) reset()
    }
    look()
    return foyer.subscribe(look)
  }, [foyer, data, reset])
  return { ...action, connect: action.mutate, connectAsync: action.mutateAsync, connectors }
}

/** @throws `connection/not-connected` when it ended in the same moment */
function connectionOf(
  connected: readonly ConnectData[],
  { connector, namespace }: ConnectOptions,
): ConnectData {
  const [id, chain] =
    typeof connector === 'string' ? [connector, namespace] : [connector.id, connector.chain]
  const all = connected.filter((one) => one.id === id)
  // Without the family that was asked for, a wallet on another device shows accounts of others.
  const found = all.find((one) => one.namespace === chain) ?? all[0]
  if (!found) throw notConnected(chain ?? '')
  return found
}
