import type { ContractCall, ContractCalls } from '../../adapter/ContractCall.ts'
import { equals } from '../../primitives/Address.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import { proposalRefused } from './errors.ts'
import type { SwapRequest } from './SwapState.ts'

/**
 * Runs a swap on the chain without sending it: what the bytes say counts only where the contract that is called is an
 * exchange, and nobody here knows them all. What leaves and arrives has to be what is on screen.
 *
 * @param before what is approved first
 * @throws `swap/proposal-refused` with what is wrong, or the signal's reason
 */
export async function trySwap({
  calls,
  swap,
  before,
  signal,
}: {
  calls: Pick<ContractCalls, 'simulate'>
  swap: Omit<SwapRequest, 'isTried'>
  before: readonly ContractCall[]
  signal: AbortSignal
}): Promise<SwapRequest> {
  const { network, from, pay, get, amountAtomic, minimumAtomic, exchange, data, valueAtomic } = swap
  const call = { network, from, to: exchange, data, valueAtomic }
  const watch = [pay, get].flatMap(({ asset }) => (asset.kind === 'token' ? [asset.address] : []))
  const simulation = await calls.simulate([...before, call], { watch, signal })
  if (simulation.status === 'notSimulated') return { ...swap, isTried: false }
  if (simulation.status === 'reverts') throw proposalRefused('The network says that it would fail.')
  const { changes, isWhole } = simulation
  const isOf =
    ({ asset }: HeldAsset) =>
    ({ token }: { token: string | null }) =>
      asset.kind === 'token' ? token !== null && equals(token, asset.address) : token === null
  const deltaOf = (asset: HeldAsset) => changes.find(isOf(asset))?.deltaAtomic ?? 0n
  if (deltaOf(get) < minimumAtomic) throw proposalRefused('It brings less than it says.')
  if (deltaOf(pay) < -amountAtomic) throw proposalRefused('It takes more than the swap.')
  const others = changes.filter((change) => !isOf(pay)(change) && !isOf(get)(change))
  if (!isWhole || others.some(({ deltaAtomic }) => deltaAtomic < 0n))
    throw proposalRefused('It takes something else, too.')
  return { ...swap, isTried: true }
}
