import type { ActionTypesOf, SignTypedDataParameters } from '@foyer/core/adapter'
import type { Action, ActionParameters } from './useAction.ts'
import { type ActionTarget, type AnyFamily, useWalletAction } from './useWalletAction.ts'

export type { SignTypedDataParameters } from '@foyer/core/adapter'

/** The state of signing, and the ways to start it. */
export type UseSignTypedDataResult<namespace extends string = AnyFamily> = Action<
  SignTypedDataParameters,
  ActionTypesOf<namespace>['signature']
> & {
  /** `mutate` by the name of what it does. */
  readonly signTypedData: Action<
    SignTypedDataParameters,
    ActionTypesOf<namespace>['signature']
  >['mutate']
  /** `mutateAsync` by the name of what it does. */
  readonly signTypedDataAsync: Action<
    SignTypedDataParameters,
    ActionTypesOf<namespace>['signature']
  >['mutateAsync']
}

/**
 * Signs structured data with the connected wallet (EIP-712, `eth_signTypedData_v4`). Errors as those
 * of `useSignMessage`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 * @example
 * ```tsx
 * import { useSignTypedData } from '@foyer/react'
 *
 * export function Vote() {
 *   const { signTypedData, isPending } = useSignTypedData()
 *   const vote = () =>
 *     signTypedData({
 *       domain: { name: 'Poll', chainId: 1 },
 *       types: { Vote: [{ name: 'option', type: 'uint256' }] },
 *       primaryType: 'Vote',
 *       message: { option: 2n },
 *     })
 *   return <button disabled={isPending} onClick={vote}>Vote</button>
 * }
 * ```
 */
export function useSignTypedData<namespace extends string = AnyFamily>(
  parameters: ActionTarget<namespace> &
    ActionParameters<SignTypedDataParameters, ActionTypesOf<namespace>['signature']> = {},
): UseSignTypedDataResult<namespace> {
  const action = useWalletAction<SignTypedDataParameters, ActionTypesOf<namespace>['signature']>(
    'signTypedData',
    parameters,
  )
  return { ...action, signTypedData: action.mutate, signTypedDataAsync: action.mutateAsync }
}
