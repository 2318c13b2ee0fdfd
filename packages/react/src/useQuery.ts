import { useCallback, useEffect, useRef, useState } from 'react'

/** What was read, as TanStack Query says it of a query. */
export type QueryState<data> =
  | {
      /** Where reading stands. */
      readonly status: 'pending'
      /** What was read, also while it is read again. */
      readonly data: undefined
      /** Why the newest reading failed. */
      readonly error: null
    }
  | { readonly status: 'success'; readonly data: data; readonly error: null }
  /** `data` is what was known before. */
  | { readonly status: 'error'; readonly data: data | undefined; readonly error: Error }

/** The same with its flags, and the way to read again. */
export type QueryResult<data> = QueryState<data> & {
  /** Whether nothing was read yet; also while there is nothing to ask. */
  readonly isPending: boolean
  /** Whether it was read. */
  readonly isSuccess: boolean
  /** Whether the newest reading failed. */
  readonly isError: boolean
  /** Reads now. Resolves with what came of it, and never rejects. The same function while the question is the same. */
  refetch(): Promise<QueryState<data>>
}

const pending = { status: 'pending', data: undefined, error: null } as const

export const withFlags = <data>(
  state: QueryState<data>,
  refetch: QueryResult<data>['refetch'],
): QueryResult<data> => ({
  ...state,
  isPending: state.status === 'pending',
  isSuccess: state.status === 'success',
  isError: state.status === 'error',
  refetch,
})

/**
 * Reads something for as long as a component asks for it, without a query library. Another question begins anew, and an
 * answer to the one before changes nothing.
 *
 * @param parameters.question tells questions apart; `null` while there is none, which is `pending`
 */
export function useQuery<data>({
  question,
  read,
}: {
  question: string | null
  read(signal: AbortSignal, how: { readonly force: boolean }): Promise<data>
}): QueryResult<data> {
  const [held, setHeld] = useState<{ question: string | null; state: QueryState<data> }>({
    question,
    state: pending,
  })
  const latestRead = useRef(read)
  const known = useRef<QueryState<data>>(pending)
  const running = useRef<AbortController | null>(null)
  useEffect(() => {
    latestRead.current = read
  })
  const run = useCallback(
    async (force: boolean): Promise<QueryState<data>> => {
      if (question === null) return pending
      running.current?.abort()
      const run = new AbortController()
      running.current = run
      const outcome = await latestRead.current(run.signal, { force }).then(
        (data): QueryState<data> => ({ status: 'success', data, error: null }),
        (thrown: unknown): QueryState<data> => ({
          status: 'error',
          data: known.current.data,
          error: thrown instanceof Error ? thrown : new Error(String(thrown)),
        }),
      )
      if (running.current !== run) return outcome
      known.current = outcome
      setHeld({ question, state: outcome })
      return outcome
    },
    [question],
  )
  useEffect(() => {
    known.current = pending
    void run(false)
    return () => {
      running.current?.abort()
      running.current = null
    }
  }, [run])
  const refetch = useCallback(() => run(true), [run])
  return withFlags(held.question === question ? held.state : pending, refetch)
}

/** A page, and where the next one begins. */
export interface Page<item> {
  readonly items: readonly item[]
  readonly next: string | null
}

/** A list that is read page by page. `data` are all items that were read so far. */
export type PagedQueryResult<item> = QueryResult<readonly item[]> & {
  /** Whether there is more to read. */
  readonly hasNextPage: boolean
  /** Whether the next page is being read. */
  readonly isFetchingNextPage: boolean
  /** Reads the next page; nothing happens where there is none. Never rejects. */
  fetchNextPage(): Promise<void>
}

/** `useQuery` for lists in pages: reading again begins at the first one. */
export function usePagedQuery<item>({
  question,
  keyOf,
  readPage,
}: {
  question: string | null
  /** Tells items apart: one that moved to another page meanwhile is listed once. */
  keyOf(item: item): string
  readPage(options: {
    readonly cursor: string | undefined
    readonly force: boolean
    readonly signal: AbortSignal
  }): Promise<Page<item>>
}): PagedQueryResult<item> {
  const first = useQuery({
    question,
    read: (signal, { force }) => readPage({ cursor: undefined, force, signal }),
  })
  const [more, setMore] = useState<{
    of: unknown
    pages: readonly Page<item>[]
    error: Error | null
  }>({
    ...{ of: null, pages: [], error: null },
  })
  const [isFetchingNextPage, setFetching] = useState(false)
  const begun = first.data
  const rest = more.of === begun ? more : { of: begun, pages: [], error: null }
  const next = rest.pages.at(-1)?.next ?? (rest.pages.length === 0 ? (begun?.next ?? null) : null)
  const latest = useRef({
    ...{ begun, rest, next, readPage, isBusy: false },
    leaving: new AbortController(),
  })
  Object.assign(latest.current, { begun, rest, next, readPage })
  useEffect(() => {
    const { current } = latest
    current.leaving = new AbortController()
    return () => current.leaving.abort()
  }, [])
  const fetchNextPage = useCallback(async () => {
    const { current } = latest
    const { next, begun, rest, readPage, leaving } = current
    if (next === null || current.isBusy) return
    current.isBusy = true
    setFetching(true)
    const outcome = await readPage({
      ...{ cursor: next, force: false, signal: leaving.signal },
    }).then(
      (page) => ({ pages: [...rest.pages, page], error: null }),
      (error: Error) => ({ pages: rest.pages, error }),
    )
    current.isBusy = false
    if (leaving.signal.aborted) return
    setFetching(false)
    setMore({ of: begun, ...outcome })
  }, [])
  const seen = new Set<string>()
  const items = [begun, ...rest.pages]
    .flatMap((page) => page?.items ?? [])
    .filter((item) => {
      const isNew = !seen.has(keyOf(item))
      seen.add(keyOf(item))
      return isNew
    })
  const error = first.error ?? rest.error
  const { refetch: refetchFirst } = first
  const refetch = useCallback(async (): Promise<QueryState<readonly item[]>> => {
    const { data, ...state } = await refetchFirst()
    return { ...state, data: data?.items } as QueryState<readonly item[]>
  }, [refetchFirst])
  const state: QueryState<readonly item[]> = error
    ? { status: 'error', data: begun && items, error }
    : begun
      ? { status: 'success', data: items, error: null }
      : pending
  return {
    ...withFlags(state, refetch),
    ...{ hasNextPage: next !== null, isFetchingNextPage, fetchNextPage },
  }
}
