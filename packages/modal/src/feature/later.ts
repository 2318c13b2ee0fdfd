import { lazy } from '@foyer/core/client'
import { createStore } from 'zustand/vanilla'
import type { Readable } from './Readable.ts'

/** Code that few visits need, rendered as soon as it is loaded. */
export interface Later<code> {
  /** `null` until it was loaded. */
  readonly loaded: Readable<code | null>
  /** Loads it once. A failure is forgotten, so that the next call tries again. */
  load(): Promise<code>
}

export function later<code>(load: () => Promise<code>): Later<code> {
  const loaded = createStore<{ code: code | null }>(() => ({ code: null }))
  return {
    loaded: {
      getState: () => loaded.getState().code,
      subscribe: loaded.subscribe,
    },
    load: lazy(async () => {
      const code = await load()
      loaded.setState({ code })
      return code
    }),
  }
}
