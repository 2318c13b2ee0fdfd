import type { ContractCall, ContractCalls } from '../../adapter/ContractCall.ts'
import { noEstimate, unasked } from '../../adapter/TransferError.ts'
import { digestOf } from '../../orders/digestOf.ts'
import type { Intent } from '../../orders/Intent.ts'
import { approvalCall } from '../approve/approveIntent.ts'
import { isSwapping, type SwapStep } from './SwapState.ts'

/** Two sums of prices, which were nothing before. */
const gasOfPool = 45_000n

/**
 * A step of a swap as an order: see {@link Intent}.
 *
 * @param calls of the wallet that signs, as they are when they are wanted; `null` while there is none
 */
export function swapIntent(calls: () => ContractCalls | null): Intent<SwapStep> {
  return {
    kind: 'swap',
    describe(step) {
      const { network, from, swap } = step
      const { pay, get, amountAtomic, minimumAtomic, exchange } = swap
      const named = (asset: typeof pay, amountAtomic: bigint) => [
        { symbol: asset.symbol, decimals: asset.decimals, amountAtomic },
      ]
      const what = isSwapping(step)
        ? { leaves: named(pay, amountAtomic), arrives: named(get, minimumAtomic), allows: [] }
        : { leaves: [], arrives: [], allows: named(pay, step.approval.amountAtomic ?? 0n) }
      return { network, from, to: exchange, ...what }
    },
    async prepare(step, options) {
      // The wallet makes a transaction of its own of them: what that takes, it alone knows.
      if (step.kind === 'batch') throw noEstimate(null)
      const estimate = await calls()?.estimate(callOf(step), options)
      if (!estimate) throw noEstimate(null)
      return estimate
    },
    ask: (step) =>
      (step.kind === 'batch' ? calls()?.sendBatch(callsOf(step)) : calls()?.send(callOf(step))) ??
      Promise.reject(unasked('This wallet sends nothing.', null)),
    outcome: async (step, parameters) =>
      (await calls()?.outcome({
        ...parameters,
        call: step.kind === 'batch' ? callsOf(step) : callOf(step),
      })) ?? {
        ...{ status: 'unread', differences: null, seen: null },
      },
    digest(step) {
      const all = step.kind === 'batch' ? callsOf(step) : [callOf(step)]
      const plain = all.flatMap(({ from, to, data, valueAtomic }) => [
        ...[from, to, data].map((text) => text.toLowerCase()),
        valueAtomic,
      ])
      return digestOf([step.network.caipNetworkId, ...plain])
    },
    // Activity tells what an earlier page swapped; the form has nothing to say of it.
    find: async () => null,
  }
}

/** What a wallet is asked for at once. */
const callsOf = ({ approvals, ...step }: Extract<SwapStep, { kind: 'batch' }>): ContractCall[] => [
  ...approvals.map(approvalCall),
  callOf({ ...step, kind: 'swap' }),
]

/** What a wallet is asked for. */
export function callOf(step: Exclude<SwapStep, { kind: 'batch' }>): ContractCall {
  if (step.kind !== 'swap') return approvalCall(step.approval)
  const { network, from, exchange, data, valueAtomic, path } = step.swap
  const spareGas = gasOfPool * BigInt(Math.max(path.length - 1, 1))
  return { network, from, to: exchange, data, valueAtomic, spareGas }
}
