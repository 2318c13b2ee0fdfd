import type { ContractCall, ContractCalls } from '../../adapter/ContractCall.ts'
import type { Intent } from '../../orders/Intent.ts'
import type { Network } from '../../primitives/Network.ts'

/** Leave for a contract to take tokens of an account later. */
export interface Approval {
  readonly network: Network
  readonly from: string
  readonly token: { readonly address: string; readonly symbol: string; readonly decimals: number }
  /** Who may take them. */
  readonly spender: string
  /** At most; `null`: all there are now and later; `0n` takes the leave back. */
  readonly amountAtomic: bigint | null
}

/** `approve(address,uint256)`. @see https://eips.ethereum.org/EIPS/eip-20#approve */
const selector = '095ea7b3'
const unlimited = (1n << 256n) - 1n

/**
 * An approval of ERC-20 as an order: see {@link Intent}.
 *
 * @param calls of the connection that signs
 * @example
 * import type { ContractCalls } from '@foyer/core/adapter'
 * import { type Approval, approveIntent, createOrder } from '@foyer/core/orders'
 *
 * const clock = {
 *   after(delayMs: number, callback: () => void) {
 *     const timer = setTimeout(callback, delayMs)
 *     return () => clearTimeout(timer)
 *   },
 * }
 *
 * function approve(calls: ContractCalls, approval: Approval) {
 *   const order = createOrder({
 *     intent: approveIntent(calls),
 *     clock,
 *     draft: null,
 *   })
 *   order.send({ type: 'reviewed', request: approval })
 *   return order
 * }
 */
export function approveIntent(calls: ContractCalls): Intent<Approval> {
  return {
    kind: 'approve',
    describe({ network, from, spender, token: { symbol, decimals }, amountAtomic }) {
      const allows = [{ symbol, decimals, amountAtomic }]
      return { network, from, to: spender, leaves: [], arrives: [], allows }
    },
    prepare: (approval, options) => calls.estimate(callOf(approval), options),
    ask: (approval) => calls.send(callOf(approval)),
    outcome: (approval, parameters) => calls.outcome({ ...parameters, call: callOf(approval) }),
  }
}

function callOf({ network, from, token, spender, amountAtomic }: Approval): ContractCall {
  const word = (value: string | bigint) => BigInt(value).toString(16).padStart(64, '0')
  const data = `0x${selector}${word(spender)}${word(amountAtomic ?? unlimited)}` as const
  return { network, from, to: token.address, data, valueAtomic: 0n }
}
