import {
  addressBlockStyles,
  copyButtonStyles,
  laterTokenStyles,
  noticeStyles,
  qrCodeStyles,
  uiStyles,
} from '@foyer/ui'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { en, type FrameWords } from '../words/en.ts'
import type { Place, Scene } from './createPlace.ts'
import frameCss from './frame.css?inline'

const roots = new WeakMap<Place, Root>()
const WordsContext = createContext<FrameWords>(en)

/** The words of the user's language. */
export const useFrameWords = (): FrameWords => useContext(WordsContext)

/** Renders a view until it says that it is through. */
export function showView<result>(
  { place, words }: Scene,
  view: (end: { done(result: result): void; fail(error: unknown): void }) => ReactNode,
  signal?: AbortSignal,
): Promise<result> {
  const root = roots.get(place) ?? createRoot(shadowOf(place))
  roots.set(place, root)
  return new Promise<result>((resolve, reject) => {
    const end = (settle: () => void) => {
      root.render(null)
      settle()
    }
    signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    root.render(
      <WordsContext value={words}>
        <Shown>
          {view({
            done: (result) => end(() => resolve(result)),
            fail: (error) => end(() => reject(error)),
          })}
        </Shown>
      </WordsContext>,
    )
  })
}

/** A view. Who was in the one before goes on at its heading: the button that was pressed there is gone. */
function Shown({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view once, however often it renders
  useEffect(() => {
    const heading = main.current?.querySelector('h1')
    if (!heading || !document.hasFocus()) return
    heading.tabIndex = -1
    heading.focus()
  }, [children])
  return (
    <main className="frame" ref={main}>
      {children}
    </main>
  )
}

function shadowOf({ element }: Place): ShadowRoot {
  const shadow = element.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    [
      ...uiStyles,
      laterTokenStyles,
      addressBlockStyles,
      copyButtonStyles,
      noticeStyles,
      qrCodeStyles,
      frameCss,
    ].join(''),
  )
  shadow.adoptedStyleSheets = [sheet]
  return shadow
}
