import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Feature, LoadedFeature, ViewCode } from '../feature/Feature.ts'
import type { FeatureIndex } from './featureIndex.ts'

/** Loads features when their views or panels are wanted, each once. */
export interface FeatureLoader {
  readonly codes: Pick<StoreApi<{ readonly [view: string]: ViewCode }>, 'getState' | 'subscribe'>
  /** Starts loading the feature of a view or a panel, again if that failed before. */
  want(view: string): void
}

/**
 * @param onStyles adopts a feature's style sheet before its views are rendered
 * @param loadShared loads what views of several features are rendered with
 */
export function createFeatureLoader(
  { store, declareLater }: FeatureIndex,
  onStyles: (styles: string) => void,
  loadShared: (feature: Feature) => Promise<unknown> | undefined = () => undefined,
): FeatureLoader {
  const codes = createStore<{ readonly [view: string]: ViewCode }>(() => ({}))
  const namesOf = ({ views, slots }: Feature) => [
    ...Object.keys(views),
    ...[...(slots?.accountTabs ?? []), ...(slots?.connectMethods ?? [])].map(({ panel }) => panel),
  ]
  const setAll = (feature: Feature, code: (view: string) => ViewCode) =>
    codes.setState(Object.fromEntries(namesOf(feature).map((name) => [name, code(name)])))
  const enter = async (feature: Feature) => {
    setAll(feature, () => ({ status: 'loading' }))
    let loaded: LoadedFeature
    try {
      // What stands in a view of the account is there when the view is.
      const others = Object.values(feature.views).some((view) => view.requiresAccount)
        ? declareLater()
        : undefined
      ;[loaded] = await Promise.all([feature.load(), others, loadShared(feature)])
    } catch {
      // The user sees it and decides; the host page is none the wiser.
      setAll(feature, () => ({ status: 'failed' }))
      return
    }
    onStyles(loaded.styles)
    setAll(feature, (view) => {
      const View = loaded.views[view] ?? loaded.panels?.[view]
      return View ? { status: 'ready', View } : { status: 'failed' }
    })
  }
  return {
    codes,
    want(view) {
      const feature = store.getState().find((one) => namesOf(one).includes(view))
      const { status } = codes.getState()[view] ?? {}
      if (feature && status !== 'loading' && status !== 'ready') void enter(feature)
    },
  }
}
