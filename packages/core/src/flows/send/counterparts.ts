import type { Foyer } from '../../client/Foyer.ts'
import type { Network } from '../../primitives/Network.ts'

/** Whom an account dealt with, as far as its newest history tells. */
export interface Counterparts {
  readonly sentTo: readonly string[]
  readonly bait: readonly string[]
  /** Nothing of that history is missing: an address that is not in it is new. */
  readonly isWhole: boolean
}

/** Enough for those that anybody remembers; an imitation is made within minutes of the original. */
const pages = 3

/** @returns `null` when no backend tells. */
export async function readCounterparts(
  { internals }: Foyer,
  { account, network, signal }: { account: string; network: Network; signal: AbortSignal },
): Promise<Counterparts | null> {
  const resources = await internals.resources()
  if (!resources) return null
  const [sentTo, bait] = [new Set<string>(), new Set<string>()]
  let [isWhole, isEmpty] = [true, true]
  let cursor: string | undefined
  for (let page = 0; page < pages; page++) {
    const reading = await resources.history({ account, network, signal, cursor })
    if (reading.status === 'unsupported') return null
    if (reading.value.missingChainIds.includes(network.caipNetworkId)) isWhole = false
    for (const { sentFrom, sentTo: to, transfers } of reading.value.transactions) {
      isEmpty = false
      const isOwn = sentFrom.toLowerCase() === account.toLowerCase()
      const isNothing =
        transfers.length > 0 && transfers.every(({ quantity }) => !/[1-9]/.test(quantity))
      if (isOwn && to && !isNothing) sentTo.add(to)
      else if (isNothing) for (const one of [sentFrom, to]) if (one) bait.add(one)
    }
    cursor = reading.value.next ?? undefined
    if (cursor === undefined) break
  }
  // Nobody reads this network.
  if (!isWhole && isEmpty) return null
  return { sentTo: [...sentTo], bait: [...bait], isWhole }
}
