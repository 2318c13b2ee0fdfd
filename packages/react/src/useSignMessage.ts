import type { ActionTypesOf, SignMessageParameters } from '@foyer/core/adapter'
import type { Action, ActionParameters } from './useAction.ts'
import { type ActionTarget, type AnyFamily, useWalletAction } from './useWalletAction.ts'

export type { SignMessageParameters } from '@foyer/core/adapter'

/** The state of signing, and the ways to start it. */
export type UseSignMessageResult<namespace extends string = AnyFamily> = Action<
  SignMessageParameters,
  ActionTypesOf<namespace>['signature']
> & {
  /** `mutate` by the name of what it does. */
  readonly signMessage: Action<
    SignMessageParameters,
    ActionTypesOf<namespace>['signature']
  >['mutate']
  /** `mutateAsync` by the name of what it does. */
  readonly signMessageAsync: Action<
    SignMessageParameters,
    ActionTypesOf<namespace>['signature']
  >['mutateAsync']
}

/**
 * Signs a message with the connected wallet (EIP-191, `personal_sign`). Its errors are an `AppError`
 * with `wallet/declined`, `wallet/failed`, `connection/not-connected` or `wallet/method-unsupported`.
 *
 * @example
 * ```tsx
 * import { useSignMessage } from '@foyer/react'
 *
 * export function Sign() {
 *   const { signMessage, isPending, data, error, reset } = useSignMessage()
 *   if (error) return <button onClick={reset}>{error.message}</button>
 *   return (
 *     <button disabled={isPending} onClick={() => signMessage({ message: 'Hello' })}>
 *       {data ?? 'Sign'}
 *     </button>
 *   )
 * }
 * ```
 */
export function useSignMessage<namespace extends string = AnyFamily>(
  parameters: ActionTarget<namespace> &
    ActionParameters<SignMessageParameters, ActionTypesOf<namespace>['signature']> = {},
): UseSignMessageResult<namespace> {
  const action = useWalletAction<SignMessageParameters, ActionTypesOf<namespace>['signature']>(
    'signMessage',
    parameters,
  )
  return { ...action, signMessage: action.mutate, signMessageAsync: action.mutateAsync }
}
