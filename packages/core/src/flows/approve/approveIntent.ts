import type { ContractCall, ContractCalls } from '../../adapter/ContractCall.ts'
import { digestOf } from '../../orders/digestOf.ts'
import type { Intent } from '../../orders/Intent.ts'
import { equals } from '../../primitives/Address.ts'

/** Leave for a contract to take tokens of an account later. */
export interface Approval extends Pick<ContractCall, 'network' | 'from'> {
  readonly token: { readonly address: string; readonly symbol: string; readonly decimals: number }
  /** Who may take them. */
  readonly spender: string
  /** At most; `null`: all there are now and later; `0n` takes the leave back. */
  readonly amountAtomic: bigint | null
}

/** `approve(address,uint256)`. @see https://eips.ethereum.org/EIPS/eip-20#approve */
const selector = '095ea7b3'
const pattern = /^0x095ea7b30{24}([\da-f]{40})([\da-f]{64})$/
const unlimited = (1n << 256n) - 1n

/**
 * An approval of ERC-20 as an order: see {@link Intent}.
 *
 * @param calls of the connection that signs
 * @param nameToken what is known of a token that an earlier page had approved; without it that is not shown
 * @example
 * import type { ContractCalls } from '@foyer/core/adapter'
 * import type { Clock } from '@foyer/core/platform'
 * import { type Approval, approveIntent, createOrder } from '@foyer/core/orders'
 *
 * function approve(calls: ContractCalls, approval: Approval, clock: Clock) {
 *   const order = createOrder({
 *     intent: approveIntent(calls),
 *     clock,
 *     draft: null,
 *   })
 *   order.send({ type: 'reviewed', request: approval, estimate: null })
 *   return order
 * }
 */
export function approveIntent(
  calls: Omit<ContractCalls, 'checkDecimals' | 'simulate' | 'sendBatch'>,
  nameToken: (address: string) => Approval['token'] | null = () => null,
): Intent<Approval> {
  return {
    kind: 'approve',
    describe({ network, from, spender, token: { symbol, decimals }, amountAtomic }) {
      const allows = [{ symbol, decimals, amountAtomic }]
      return { network, from, to: spender, leaves: [], arrives: [], allows }
    },
    prepare: (approval, options) => calls.estimate(approvalCall(approval), options),
    ask: (approval) => calls.send(approvalCall(approval)),
    outcome: (approval, parameters) =>
      calls.outcome({ ...parameters, call: approvalCall(approval) }),
    digest(approval) {
      const { network, from, to, data } = approvalCall(approval)
      return digestOf([network.caipNetworkId, from.toLowerCase(), to.toLowerCase(), data])
    },
    async find({ account, ...search }) {
      const call = await calls.find(search)
      if (!call) return null
      if (!equals(call.from, account)) return 'foreign'
      const token = nameToken(call.to)
      const [, spender, amount] = pattern.exec(call.data) ?? []
      if (!token || !spender || !amount) return null
      const atomic = BigInt(`0x${amount}`)
      const { network, from } = call
      const amountAtomic = atomic === unlimited ? null : atomic
      return { network, from, token, spender: `0x${spender}`, amountAtomic }
    },
  }
}

/** What a wallet is asked for. */
export function approvalCall({
  network,
  from,
  token,
  spender,
  amountAtomic,
}: Approval): ContractCall {
  const word = (value: string | bigint) => BigInt(value).toString(16).padStart(64, '0')
  const data = `0x${selector}${word(spender)}${word(amountAtomic ?? unlimited)}` as const
  return { network, from, to: token.address, data, valueAtomic: 0n }
}
