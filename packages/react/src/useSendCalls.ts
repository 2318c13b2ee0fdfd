import type { SendCallsParameters } from '@foyer/core/adapter'
import type { Action, ActionParameters } from './useAction.ts'
import { useWalletAction } from './useWalletAction.ts'

export type { BatchedCall, SendCallsParameters } from '@foyer/core/adapter'

/** The state of asking for calls, and the ways to start it. */
export type UseSendCallsResult = Action<SendCallsParameters, { readonly id: string }> & {
  /** `mutate` by the name of what it does. */
  readonly sendCalls: Action<SendCallsParameters, { readonly id: string }>['mutate']
  /** `mutateAsync` by the name of what it does. */
  readonly sendCallsAsync: Action<SendCallsParameters, { readonly id: string }>['mutateAsync']
}

/**
 * Asks the wallet for several calls at once (EIP-5792). `useCallsStatus` tells what becomes of them, `useCapabilities`
 * whether the wallet does all or none.
 *
 * Its errors are an `AppError` with `wallet/declined` (also where the user wants no other kind of account, code 5750),
 * `wallet/failed`, `network/mismatch`, `connection/not-connected` or `wallet/method-unsupported`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 * @example
 * ```tsx
 * import { useCallsStatus, useSendCalls } from '@foyer/react'
 *
 * export function Pay({ to }: { to: string }) {
 *   const { sendCalls, data } = useSendCalls()
 *   const { data: became } = useCallsStatus({ id: data?.id })
 *   const calls = [{ to, value: 1n }, { to, value: 2n }]
 *   return (
 *     <button onClick={() => sendCalls({ calls, atomicRequired: true })}>
 *       {became?.status ?? 'Pay twice'}
 *     </button>
 *   )
 * }
 * ```
 */
export function useSendCalls({
  mutation,
}: ActionParameters<SendCallsParameters, { readonly id: string }> = {}): UseSendCallsResult {
  const action = useWalletAction<SendCallsParameters, { readonly id: string }>('sendCalls', {
    ...{ namespace: 'eip155', mutation },
  })
  return { ...action, sendCalls: action.mutate, sendCallsAsync: action.mutateAsync }
}
