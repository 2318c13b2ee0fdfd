import type { CallSimulation, ContractCall } from '@foyer/core/adapter'
import { type NodeRequest, simulate } from '@foyer/transactions'

/**
 * What calls of one account would do, one after the other. Loaded when something is to be tried.
 *
 * @param watch contracts of tokens to read besides those that say that they move
 * @throws the signal's reason
 */
export async function simulateCalls(
  calls: readonly ContractCall[],
  {
    watch,
    request,
    signal,
  }: { watch: readonly string[]; request: NodeRequest; signal: AbortSignal },
): Promise<CallSimulation> {
  const [first] = calls
  if (!first) return { status: 'notSimulated' }
  const simulation = await simulate({
    ...{
      request,
      signal,
      from: first.from as `0x${string}`,
      watch: watch as readonly `0x${string}`[],
    },
    calls: calls.map(({ to, data, valueAtomic }) => ({
      ...{ to: to as `0x${string}`, data, value: valueAtomic },
    })),
  })
  if (simulation.status !== 'simulated') return simulation
  const { changes, collectibles, isWhole } = simulation
  return {
    status: 'simulated',
    // A collectible that moves is nothing that was asked for.
    isWhole: isWhole && collectibles.length === 0,
    changes: changes.map(({ money, deltaAtomic }) => ({
      ...{ token: money === 'native' ? null : money, deltaAtomic },
    })),
  }
}
