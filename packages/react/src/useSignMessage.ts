import { useClient } from './FoyerProvider.tsx'
import { type Action, useAction } from './useAction.ts'
import { type ActionFamilies, type ActionTarget, readHex, withWallet } from './walletRequest.ts'

/** What is signed: text, or bytes under `raw`. */
export interface SignMessageParameters {
  readonly message: string | { readonly raw: `0x${string}` | Uint8Array }
  /** The active account when absent. */
  readonly account?: string | undefined
}

/** The state of signing, and the ways to start it. */
export type UseSignMessageResult = Action<SignMessageParameters, `0x${string}`> & {
  readonly signMessage: Action<SignMessageParameters, `0x${string}`>['mutate']
  readonly signMessageAsync: Action<SignMessageParameters, `0x${string}`>['mutateAsync']
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
export function useSignMessage(target: ActionTarget = {}): UseSignMessageResult {
  const foyer = useClient()
  const action = useAction((parameters: SignMessageParameters) =>
    withWallet(foyer, target, families, parameters),
  )
  return { ...action, signMessage: action.mutate, signMessageAsync: action.mutateAsync }
}

const families: ActionFamilies<SignMessageParameters> = {
  eip155: async ({ address, request }, { message, account = address }) =>
    readHex(await request('personal_sign', [hexOf(message), account])),
}

function hexOf(message: SignMessageParameters['message']): string {
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message.raw
  if (typeof bytes === 'string') return bytes
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
