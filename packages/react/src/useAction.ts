import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Who is told how a call ended, and what it was given. Given with a call, nobody is told after a newer call, after
 * `reset`, or once the component is unmounted.
 */
export interface ActionOptions<data, variables = unknown> {
  onSuccess?(data: data, variables: variables): void
  onError?(error: Error, variables: variables): void
  /** Called after either. */
  onSettled?(data: data | undefined, error: Error | null, variables: variables): void
}

/** What every hook of an action takes. */
export interface ActionParameters<variables, data> {
  /** Told how every call ended, before those given with a call, and also once the component is unmounted. */
  readonly mutation?: ActionOptions<data, variables> | undefined
}

/** Where the newest call stands, as TanStack Query says it of a mutation. */
export type ActionState<variables, data> = (
  | {
      /** Where the newest call stands. */
      readonly status: 'idle'
      /** What came of it, once it succeeded. */
      readonly data: undefined
      /** Why it failed; `AppError.is(error)` tells ours apart. */
      readonly error: null
    }
  | { readonly status: 'pending'; readonly data: undefined; readonly error: null }
  | { readonly status: 'success'; readonly data: data; readonly error: null }
  | { readonly status: 'error'; readonly data: undefined; readonly error: Error }
) & {
  /** What the newest call was given. */
  readonly variables: variables | undefined
}

/** An action of the user: its state, and the ways to start it and to forget it. */
export type Action<variables, data, options = unknown> = ActionState<variables, data> & {
  /** Whether nothing was called yet, or `reset` was. */
  readonly isIdle: boolean
  /** Whether the newest call is under way. */
  readonly isPending: boolean
  /** Whether it succeeded. */
  readonly isSuccess: boolean
  /** Whether it failed. */
  readonly isError: boolean
  /** Starts it; how it ends is in the state. The same function for the component's life. */
  mutate(variables: variables, options?: ActionOptions<data, variables> & options): void
  /** Starts it; resolves and rejects as the action does. The same function, too. */
  mutateAsync(
    variables: variables,
    options?: ActionOptions<data, variables> & options,
  ): Promise<data>
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
  { mutation }: ActionParameters<variables, data> = {},
): Action<variables, data, options> {
  const [state, setState] = useState<ActionState<variables, data>>(idle)
  const newest = useRef<object | null>(null)
  const latest = useRef({ run, mutation })
  useEffect(() => {
    latest.current = { run, mutation }
  })
  useEffect(
    () => () => {
      newest.current = null
    },
    [],
  )

  const mutateAsync = useCallback(
    async (
      variables: variables,
      options?: ActionOptions<data, variables> & options,
    ): Promise<data> => {
      const call = {}
      newest.current = call
      setState({ ...idle, status: 'pending', variables })
      // Called in the same turn: a browser forgets the press of a button after an await.
      const outcome = await latest.current.run(variables, options).then(
        (data) => ({ data }),
        (thrown: unknown) => ({ thrown }),
      )
      const isNewest = newest.current === call
      const told = [latest.current.mutation, isNewest ? options : undefined]
      if ('data' in outcome) {
        const { data } = outcome
        if (isNewest) setState({ status: 'success', data, error: null, variables })
        for (const each of told) {
          each?.onSuccess?.(data, variables)
          each?.onSettled?.(data, null, variables)
        }
        return data
      }
      const { thrown } = outcome
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      if (isNewest) setState({ ...idle, status: 'error', error, variables })
      for (const each of told) {
        each?.onError?.(error, variables)
        each?.onSettled?.(undefined, error, variables)
      }
      throw thrown
    },
    [],
  )
  const mutate = useCallback(
    (variables: variables, options?: ActionOptions<data, variables> & options) => {
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
