import type { HistoryTransaction } from '@foyer/core/client'
import { useWords } from '@foyer/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFeature, useOnScreen } from '../../../feature/FeatureContext.ts'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { messages as words } from '../messages.ts'

/** What was read of a history so far. */
export interface Pages {
  readonly status: 'loading' | 'ready' | 'failed' | 'unsupported' | 'more'
  readonly transactions: readonly HistoryTransaction[]
  readonly next: string | null
  /** Part of what was read could not be found out. */
  readonly isIncomplete: boolean
}

const nothing: Pages = { status: 'loading', transactions: [], next: null, isIncomplete: false }

/** The pages that were read, for the active account. */
export function useHistory() {
  const messages = useWords(words)
  const { foyer, toast } = useFeature()
  const chain = useActiveChain()
  const onScreen = useOnScreen()
  const key = chain?.caipAddress ?? ''
  const [state, setState] = useState<{ key: string; pages: Pages }>({ key, pages: nothing })
  const latest = useRef(key)
  latest.current = key
  const pages = state.key === key ? state.pages : nothing
  const newest = useRef(pages)
  newest.current = pages
  const read = useMemo(
    () =>
      async (what: 'newest' | 'more' | 'again'): Promise<void> => {
        const before = newest.current
        const { address, network } = chain ?? {}
        if (!address || !network) return
        const isCurrent = () => latest.current === key
        const set = (pages: Pages) => isCurrent() && setState({ key, pages })
        const cursor = what === 'more' ? (before.next ?? undefined) : undefined
        if (what === 'more') set({ ...before, status: 'more' })
        try {
          const resources = await foyer.internals.resources()
          const reading = await resources?.history({
            ...{ account: address, network, cursor, retry: what !== 'newest' },
            force: what !== 'more',
            signal: foyer.internals.platform.clock.deadline(15_000),
          })
          if (!reading || reading.status === 'unsupported')
            return void set({ ...nothing, status: 'unsupported' })
          const { transactions, next, missingChainIds } = reading.value
          const seen = new Set(transactions.map(({ id }) => id))
          set({
            status: 'ready',
            transactions:
              what === 'more'
                ? [...before.transactions.filter(({ id }) => !seen.has(id)), ...transactions]
                : transactions,
            next,
            isIncomplete:
              missingChainIds.includes(network.caipNetworkId) ||
              (what === 'more' && before.isIncomplete),
          })
        } catch {
          if (!isCurrent()) return
          set({ ...before, status: 'failed' })
          foyer.internals.track('ERROR_FETCH_TRANSACTIONS')
          toast({ role: 'alert', text: messages.failed })
        }
      },
    [foyer, chain, key, toast, messages],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each account, and each time it is looked at
  useEffect(() => {
    if (onScreen && key) void read('newest')
  }, [key, onScreen])
  return { pages, read }
}
