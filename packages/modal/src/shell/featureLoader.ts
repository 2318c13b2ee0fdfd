import type { ComponentType } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Feature, LoadedFeature } from '../feature/Feature.ts'

/** How far the code of a view is. */
type ViewCode =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly View: ComponentType }
  | { readonly status: 'failed' }

/** Loads features when their views are wanted, each once. */
export interface FeatureLoader {
  readonly codes: Pick<StoreApi<{ readonly [view: string]: ViewCode }>, 'getState' | 'subscribe'>
  /** Starts loading the feature of a view, again if that failed before. */
  want(view: string): void
}

/** @param onStyles adopts a feature's style sheet before its views are drawn. */
export function createFeatureLoader(
  features: readonly Feature[],
  onStyles: (styles: string) => void,
): FeatureLoader {
  const codes = createStore<{ readonly [view: string]: ViewCode }>(() => ({}))
  const featureOf = (view: string) => features.find(({ views }) => view in views)
  const setAll = (feature: Feature, code: (view: string) => ViewCode) =>
    codes.setState(Object.fromEntries(Object.keys(feature.views).map((view) => [view, code(view)])))
  const enter = async (feature: Feature) => {
    setAll(feature, () => ({ status: 'loading' }))
    let loaded: LoadedFeature
    try {
      loaded = await feature.load()
    } catch {
      // The person sees it and decides; the host page is none the wiser.
      setAll(feature, () => ({ status: 'failed' }))
      return
    }
    onStyles(loaded.styles)
    setAll(feature, (view) => {
      const View = loaded.views[view]
      return View ? { status: 'ready', View } : { status: 'failed' }
    })
  }
  return {
    codes,
    want(view) {
      const feature = featureOf(view)
      const { status } = codes.getState()[view] ?? {}
      if (feature && status !== 'loading' && status !== 'ready') void enter(feature)
    },
  }
}
