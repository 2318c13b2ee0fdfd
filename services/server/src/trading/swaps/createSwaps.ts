import { type Address, isAddressEqual, maxUint256 } from 'viem'
import type { Chain, Chains } from '../../chain-data/chains/Chain.ts'
import type { Token } from '../../chain-data/prices/TokenId.ts'
import type { Log } from '../../platform/log/createLog.ts'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'
import { buildApproval, readAllowance } from './approvals.ts'
import { isRefused, networkUnsupported, swapRefused } from './errors.ts'
import type { SwapPair, SwappableToken, SwapSource, Swaps } from './SwapSource.ts'

/** Below the 3 s in which every answer is due. */
const timeoutMs = 2_700

/** Asks all `sources` at once, in the operator's order where they bring the same. */
export function createSwaps({
  sources,
  chains,
  outgoing,
  log,
}: {
  sources: readonly SwapSource[]
  chains: Pick<Chains, 'find'>
  outgoing: Pick<Outgoing, 'resilient'>
  log: Pick<Log, 'warn'>
}): Swaps {
  const asking = outgoing.resilient({ name: 'approvals', timeoutMs, retries: 0 })

  /** Those that swap on a chain, each with the contract that takes the tokens; `spender`: by this one alone. */
  function on(
    caipNetworkId: string,
    spender: Address | null,
  ): { sources: readonly SwapSource[]; exchanges: Address[] } {
    const found = sources.flatMap((source) => {
      const exchange = source.exchange(caipNetworkId)
      return exchange ? [{ source, exchange }] : []
    })
    if (found.length === 0) throw networkUnsupported()
    const meant = found.filter(({ exchange }) => !spender || isAddressEqual(exchange, spender))
    if (meant.length === 0) throw swapRefused('This server does not swap there.')
    return {
      sources: meant.map(({ source }) => source),
      exchanges: meant.map(({ exchange }) => exchange),
    }
  }

  /**
   * What each of them answers, without those that fail.
   *
   * @throws what the first of them threw, when all of them fail
   */
  async function each<value>(
    caipNetworkId: string,
    ask: (source: SwapSource) => Promise<value>,
    spender: Address | null = null,
  ): Promise<value[]> {
    const able = on(caipNetworkId, spender).sources
    const answers = await Promise.allSettled(able.map(ask))
    const failures = answers.flatMap((answer, index) =>
      answer.status === 'rejected' ? [{ reason: answer.reason, name: able[index]?.name }] : [],
    )
    for (const { reason, name } of failures)
      if (!isRefused(reason)) log.warn({ err: reason, source: name }, 'A swap source failed')
    if (failures.length === able.length) {
      // Words for the caller tell more than that one could not be asked.
      throw (failures.find(({ reason }) => isRefused(reason)) ?? failures[0])?.reason
    }
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  }

  /** The exchanges that are meant, and the chain on which it stands. */
  function exchangesOf(
    { caipNetworkId }: Token,
    spender: Address | null,
  ): { chain: Chain; spenders: Address[] } {
    const { exchanges: spenders } = on(caipNetworkId, spender)
    const chain = chains.find(caipNetworkId)
    if (!chain) throw networkUnsupported()
    return { chain, spenders }
  }

  return {
    async tokens(caipNetworkId) {
      const lists = await each(caipNetworkId, (source) => source.tokens(caipNetworkId))
      const byAddress = new Map<string, SwappableToken>()
      for (const token of lists.flat()) {
        const key = token.address.toLowerCase()
        if (!byAddress.has(key)) byAddress.set(key, token)
      }
      return [...byAddress.values()]
    },
    async quotes(request) {
      checkPair(request)
      const quotes = await each(request.from.caipNetworkId, (source) => source.quote(request))
      return quotes.filter((quote) => quote !== null).toSorted(byMost)
    },
    async allowance({ token, owner, spender }) {
      const { chain, spenders } = exchangesOf(token, spender)
      if (token.isNative) return maxUint256
      const all = await asking.run(() =>
        Promise.all(spenders.map((spender) => readAllowance({ chain, token, owner, spender }))),
      )
      let least = maxUint256
      for (const one of all) if (one < least) least = one
      return least
    },
    async buildApproval({ from, to, owner, spender, amount = maxUint256 }) {
      checkPair({ from, to })
      const { chain, spenders } = exchangesOf(from, spender)
      const [first] = spenders
      if (!first || from.isNative) {
        throw swapRefused("The network's own currency needs no approval.")
      }
      return asking.run(() => buildApproval({ chain, token: from, owner, spender: first, amount }))
    },
    async buildSwap({ spender, ...order }) {
      checkPair(order)
      const { caipNetworkId } = order.from
      const built = await each(caipNetworkId, (source) => source.buildSwap(order), spender)
      const [best] = built.toSorted(byMost)
      if (!best) throw networkUnsupported()
      return best
    },
  }
}

const byMost = (one: { toAmount: bigint }, other: { toAmount: bigint }) =>
  one.toAmount < other.toAmount ? 1 : one.toAmount > other.toAmount ? -1 : 0

function checkPair({ from, to }: SwapPair): void {
  if (from.caipNetworkId !== to.caipNetworkId) {
    throw swapRefused('Both tokens must be on the same network.')
  }
  if (from.address === to.address) throw swapRefused('Choose two different tokens.')
}
