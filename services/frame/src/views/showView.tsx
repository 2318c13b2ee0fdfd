import {
  addressBlockStyles,
  copyButtonStyles,
  laterTokenStyles,
  noticeStyles,
  uiStyles,
} from '@foyer/ui'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import frameCss from './frame.css?inline'

let root: Root | null = null

/** Renders a view until it says that it is through. */
export function showView<result>(
  view: (end: { done(result: result): void; fail(error: unknown): void }) => ReactNode,
  signal?: AbortSignal,
): Promise<result> {
  root ??= createRoot(makePlace())
  const mounted = root
  return new Promise<result>((resolve, reject) => {
    const end = (settle: () => void) => {
      mounted.render(null)
      settle()
    }
    signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    mounted.render(
      <main className="frame">
        {view({
          done: (result) => end(() => resolve(result)),
          fail: (error) => end(() => reject(error)),
        })}
      </main>,
    )
  })
}

function makePlace(): ShadowRoot {
  const place = document.createElement('div')
  document.body.append(place)
  const shadow = place.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    [
      ...uiStyles,
      laterTokenStyles,
      addressBlockStyles,
      copyButtonStyles,
      noticeStyles,
      frameCss,
    ].join(''),
  )
  shadow.adoptedStyleSheets = [sheet]
  return shadow
}
