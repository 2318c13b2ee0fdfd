import { lazy } from '@foyer/core/client'
import { uiStyles } from '@foyer/ui'
import { wantsContrast } from '../platform/page.ts'
import shellStyles from './shell.css?inline'

/** The style sheets of one modal. */
export interface StyleSheets {
  add(styles: string): void
  /** Takes all of them away, and adopts none any more. */
  stop(): void
}

/** Gives a shadow root the sheets that every view needs, and those that few users need later. */
export function createStyleSheets(root: ShadowRoot, view: Window & typeof globalThis): StyleSheets {
  const ends = new AbortController()
  const { signal } = ends
  const sheets: CSSStyleSheet[] = []
  const last: CSSStyleSheet[] = []
  const add = (styles: string, among = sheets) => {
    if (signal.aborted) return
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(styles)
    among.push(sheet)
    root.adoptedStyleSheets = [...sheets, ...last]
  }
  add([...uiStyles, shellStyles].join(''))
  const contrast = wantsContrast(view)
  const addContrast = lazy(async () =>
    // Over the colours of a feature.
    add((await import('./contrastStyles.ts')).contrastStyles, last),
  )
  const strengthen = () => {
    if (contrast.matches)
      addContrast().catch(() => {
        // What everybody else sees is readable, too; the next change of the setting asks again.
      })
  }
  strengthen()
  contrast.addEventListener('change', strengthen, { signal })
  return {
    add: (styles) => add(styles),
    stop() {
      ends.abort()
      root.adoptedStyleSheets = []
    },
  }
}
