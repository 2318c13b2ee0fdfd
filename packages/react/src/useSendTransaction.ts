import { AppError } from '@foyer/core'
import { useClient } from './FoyerProvider.tsx'
import { type Action, useAction } from './useAction.ts'
import { type ActionFamilies, type ActionTarget, readHex, withWallet } from './walletRequest.ts'

/** A transaction; what is absent is up to the wallet. Amounts are in wei. */
export interface SendTransactionParameters {
  /** Absent: the transaction creates a contract of `data`. */
  readonly to?: string | undefined
  readonly value?: bigint | undefined
  readonly data?: `0x${string}` | undefined
  readonly gas?: bigint | undefined
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  readonly nonce?: number | undefined
  /** Refused while the wallet is on another chain; absent: the chain that it is on. */
  readonly chainId?: number | undefined
  /** The active account when absent. */
  readonly account?: string | undefined
}

/** The state of sending, and the ways to start it. `data` is the transaction's hash. */
export type UseSendTransactionResult = Action<SendTransactionParameters, `0x${string}`> & {
  readonly sendTransaction: Action<SendTransactionParameters, `0x${string}`>['mutate']
  readonly sendTransactionAsync: Action<SendTransactionParameters, `0x${string}`>['mutateAsync']
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
export function useSendTransaction(target: ActionTarget = {}): UseSendTransactionResult {
  const foyer = useClient()
  const action = useAction((parameters: SendTransactionParameters) =>
    withWallet(foyer, target, families, parameters),
  )
  return { ...action, sendTransaction: action.mutate, sendTransactionAsync: action.mutateAsync }
}

const families: ActionFamilies<SendTransactionParameters> = {
  async eip155({ address, reference, request }, { account, chainId, to, data, ...quantities }) {
    if (chainId !== undefined && String(chainId) !== reference)
      throw networkMismatch(chainId, Number(reference))
    const transaction: Record<string, string> = {
      from: account ?? address,
      ...(to !== undefined && { to }),
      ...(data !== undefined && { data }),
      ...(chainId !== undefined && { chainId: hexOf(chainId) }),
    }
    for (const name of quantityNames) {
      const quantity = quantities[name]
      if (quantity !== undefined) transaction[name] = hexOf(quantity)
    }
    return readHex(await request('eth_sendTransaction', [transaction]), 32)
  },
}

const quantityNames = [
  ...(['value', 'gas', 'gasPrice'] as const),
  ...(['maxFeePerGas', 'maxPriorityFeePerGas', 'nonce'] as const),
]

const hexOf = (quantity: bigint | number) => `0x${quantity.toString(16)}`

const networkMismatch = (chainId: number, walletChainId: number) =>
  new AppError(
    'network/mismatch',
    `The wallet is on chain ${walletChainId}, and this transaction is for chain ${chainId}. Switch the network first.`,
    { kind: 'invalid', context: { chainId, walletChainId } },
  )
