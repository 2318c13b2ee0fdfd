import type { ChainState, Foyer, FoyerState } from '@foyer/core'
import {
  type App,
  type ComputedRef,
  computed,
  type InjectionKey,
  inject,
  onScopeDispose,
  type ShallowRef,
  shallowRef,
} from 'vue'

const key: InjectionKey<Foyer> = Symbol('foyer')

/** Gives every component the client: `app.use(foyerPlugin(foyer))`. */
export const foyerPlugin = (foyer: Foyer) => ({
  install: (app: App) => void app.provide(key, foyer),
})

export function useFoyer(): Foyer {
  const foyer = inject(key)
  if (!foyer) throw new Error('Call app.use(foyerPlugin(foyer)) first.')
  return foyer
}

/** All that is known, current for as long as the component lives. */
export function useFoyerState(): Readonly<ShallowRef<FoyerState>> {
  const foyer = useFoyer()
  const state = shallowRef(foyer.getState())
  onScopeDispose(
    foyer.subscribe((next) => {
      state.value = next
    }),
  )
  return state
}

/** The connected account of the active family of chains; `null` without one. */
export function useAccount(): ComputedRef<ChainState | null> {
  const state = useFoyerState()
  return computed(() => {
    const chain = state.value.chains[state.value.activeNamespace ?? '']
    return chain?.status === 'connected' ? chain : null
  })
}
