import type { ActionTypesOf } from '@foyer/core/adapter'
import type { Action, ActionParameters } from './useAction.ts'
import { type ActionTarget, type AnyFamily, useWalletAction } from './useWalletAction.ts'

/** A transaction of a namespace; on EVM chains what is absent is up to the wallet. */
export type SendTransactionParameters<namespace extends string = AnyFamily> =
  ActionTypesOf<namespace>['transaction']

/** The state of sending, and the ways to start it. `data` is the transaction's hash. */
export type UseSendTransactionResult<namespace extends string = AnyFamily> = Action<
  SendTransactionParameters<namespace>,
  ActionTypesOf<namespace>['transactionHash']
> & {
  /** `mutate` by the name of what it does. */
  readonly sendTransaction: Action<
    SendTransactionParameters<namespace>,
    ActionTypesOf<namespace>['transactionHash']
  >['mutate']
  /** `mutateAsync` by the name of what it does. */
  readonly sendTransactionAsync: Action<
    SendTransactionParameters<namespace>,
    ActionTypesOf<namespace>['transactionHash']
  >['mutateAsync']
}

/**
 * Asks the connected wallet to send a transaction (`eth_sendTransaction`). It ends when the wallet has
 * sent it, not when a block has it. Errors as those of `useSignMessage`, and `network/mismatch`.
 *
 * @example
 * ```tsx
 * import { useSendTransaction } from '@foyer/react'
 *
 * export function Tip({ to }: { to: string }) {
 *   const { sendTransaction, status, data } = useSendTransaction()
 *   if (status === 'success') return <p>Sent: {data}</p>
 *   return (
 *     <button onClick={() => sendTransaction({ to, value: 10n ** 15n, chainId: 1 })}>Tip</button>
 *   )
 * }
 * ```
 */
export function useSendTransaction<namespace extends string = AnyFamily>(
  parameters: ActionTarget<namespace> &
    ActionParameters<
      SendTransactionParameters<namespace>,
      ActionTypesOf<namespace>['transactionHash']
    > = {},
): UseSendTransactionResult<namespace> {
  const action = useWalletAction<
    SendTransactionParameters<namespace>,
    ActionTypesOf<namespace>['transactionHash']
  >('sendTransaction', parameters)
  return { ...action, sendTransaction: action.mutate, sendTransactionAsync: action.mutateAsync }
}
