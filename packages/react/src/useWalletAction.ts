import { AppError, type Foyer } from '@foyer/core'
import type { ActionTypes, WalletActions } from '@foyer/core/adapter'
import { useEffect } from 'react'
import { useClient } from './FoyerProvider.tsx'
import { type Action, type ActionParameters, useAction } from './useAction.ts'
import { useFoyerState } from './useFoyerState.ts'

/** Which namespace a hook acts on: the active one when absent. */
export interface ActionTarget<family extends string = string> {
  readonly namespace?: family | undefined
}

/** Where no namespace is named, the results are those of all that have actions. */
export type AnyFamily = keyof ActionTypes

/** An action of the connected wallet, whatever its namespace. */
export function useWalletAction<parameters extends { account?: string | undefined }, data>(
  name: keyof WalletActions,
  { namespace, mutation }: ActionTarget & ActionParameters<parameters, data>,
): Action<parameters, data> {
  const foyer = useClient()
  const isConnected = useFoyerState(
    ({ activeNamespace, chains }) =>
      chains[namespace ?? activeNamespace ?? '']?.status === 'connected',
  )
  // Loaded ahead, so that the wallet is asked in the turn of the press.
  useEffect(() => {
    if (isConnected)
      currentConnection(foyer, namespace)
        ?.actions?.()
        .catch(() => {
          // The press loads it again, and says so when that fails.
        })
  }, [foyer, namespace, isConnected])
  return useAction(
    (parameters: parameters) => act(foyer, { namespace }, name, parameters) as Promise<data>,
    { mutation },
  )
}

/**
 * Does an action with the connected wallet.
 *
 * @throws `connection/not-connected`, `wallet/method-unsupported`, `connection/code-unavailable`, and
 *   what the wallet answers
 */
async function act(
  foyer: Foyer,
  target: ActionTarget,
  name: keyof WalletActions,
  parameters: { readonly account?: string | undefined },
): Promise<unknown> {
  const { activeNamespace, chains } = foyer.getState()
  const namespace = target.namespace ?? activeNamespace ?? ''
  const { status, address } = chains[namespace] ?? {}
  const connection = currentConnection(foyer, namespace)
  if (status !== 'connected' || !address || !connection) throw notConnected(namespace)
  const actions = await connection.actions?.().catch((cause: unknown) => {
    throw codeUnavailable(cause)
  })
  // The code may have taken a while.
  if (currentConnection(foyer, namespace) !== connection) throw notConnected(namespace)
  const action = actions?.[name] as ((parameters: object) => Promise<unknown>) | undefined
  if (!action) throw methodUnsupported(namespace)
  return action({ ...parameters, account: parameters.account ?? address })
}

const currentConnection = (foyer: Foyer, namespace: string | undefined) =>
  foyer.internals.connection(namespace ?? foyer.getState().activeNamespace ?? '')

/** No wallet is connected there, or not any more. */
export const notConnected = (namespace: string) =>
  new AppError('connection/not-connected', 'No wallet is connected. Connect one and try again.', {
    kind: 'invalid',
    context: { namespace },
  })

const methodUnsupported = (namespace: string) =>
  new AppError(
    'wallet/method-unsupported',
    `Foyer cannot do this on ${namespace} yet. Use the provider that useProvider gives.`,
    { kind: 'invalid', context: { namespace } },
  )

const codeUnavailable = (cause: unknown) =>
  new AppError(
    'connection/code-unavailable',
    'A part of this page did not load. Check your connection and try again.',
    { kind: 'unavailable', cause },
  )
