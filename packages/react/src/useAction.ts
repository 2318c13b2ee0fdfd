import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * What one call may be told of its end. Nobody is told after a newer call, after `reset`, or once the
 * component is unmounted.
 */
export interface ActionOptions<data> {
  onSuccess?(data: data): void
  onError?(error: Error): void
  /** Called after either. */
  onSettled?(data: data | undefined, error: Error | null): void
}

/** Where the newest call stands, as TanStack Query says it of a mutation. */
export type ActionState<variables, data> = (
  | { readonly status: 'idle'; readonly data: undefined; readonly error: null }
  | { readonly status: 'pending'; readonly data: undefined; readonly error: null }
  | { readonly status: 'success'; readonly data: data; readonly error: null }
  | { readonly status: 'error'; readonly data: undefined; readonly error: Error }
) & {
  /** What the newest call was given. */
  readonly variables: variables | undefined
}

/** An action of the user: its state, and the ways to start it and to forget it. */
export type Action<variables, data, options = unknown> = ActionState<variables, data> & {
  readonly isIdle: boolean
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  /** Starts it; how it ends is in the state. The same function for the component's life. */
  mutate(variables: variables, options?: ActionOptions<data> & options): void
  /** Starts it; resolves and rejects as the action does. The same function, too. */
  mutateAsync(variables: variables, options?: ActionOptions<data> & options): Promise<data>
  /** Back to `idle`; a call that is under way goes on, and nobody is told of its end. */
  reset(): void
}

const idle = { status: 'idle', data: undefined, error: null, variables: undefined } as const

/**
 * Runs something on demand and shows how it goes, without a query library: the newest call counts.
 *
 * @example
 * ```tsx
 * export function Save({ save }: { save(text: string): Promise<void> }) {
 *   const { mutate, isPending, error } = useAction(save)
 *   return <button disabled={isPending} onClick={() => mutate('Hi')}>{error?.message ?? 'Save'}</button>
 * }
 * ```
 */
export function useAction<variables, data, options = unknown>(
  run: (variables: variables, options: options | undefined) => Promise<data>,
): Action<variables, data, options> {
  const [state, setState] = useState<ActionState<variables, data>>(idle)
  const newest = useRef<object | null>(null)
  const latestRun = useRef(run)
  useEffect(() => {
    latestRun.current = run
  })
  useEffect(
    () => () => {
      newest.current = null
    },
    [],
  )

  const mutateAsync = useCallback(
    async (variables: variables, options?: ActionOptions<data> & options): Promise<data> => {
      const call = {}
      newest.current = call
      setState({ ...idle, status: 'pending', variables })
      // Called in the same turn: a browser forgets the press of a button after an await.
      const outcome = await latestRun.current(variables, options).then(
        (data) => ({ data }),
        (thrown: unknown) => ({ thrown }),
      )
      const isNewest = newest.current === call
      if ('data' in outcome) {
        const { data } = outcome
        if (isNewest) {
          setState({ status: 'success', data, error: null, variables })
          options?.onSuccess?.(data)
          options?.onSettled?.(data, null)
        }
        return data
      }
      const { thrown } = outcome
      if (isNewest) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown))
        setState({ ...idle, status: 'error', error, variables })
        options?.onError?.(error)
        options?.onSettled?.(undefined, error)
      }
      throw thrown
    },
    [],
  )
  const mutate = useCallback(
    (variables: variables, options?: ActionOptions<data> & options) => {
      mutateAsync(variables, options).catch(() => {
        // The state and `onError` tell of it.
      })
    },
    [mutateAsync],
  )
  const reset = useCallback(() => {
    newest.current = null
    setState(idle)
  }, [])
  const { status } = state
  return {
    ...state,
    isIdle: status === 'idle',
    isPending: status === 'pending',
    isSuccess: status === 'success',
    isError: status === 'error',
    ...{ mutate, mutateAsync, reset },
  }
}
