import { directionOfLocale } from '@foyer/core/primitives'
import type { FrameWords } from '../words/en.ts'
import { loadWords } from '../words/loadWords.ts'

/** How the page looks that embeds the frame. Its colours are not taken over: an approval looks the same everywhere. */
export interface Look {
  readonly isDark: boolean
  /** BCP 47. */
  readonly locale: string
}

/** Where views are shown. */
export interface Place {
  readonly element: HTMLElement
  look(): Look
  /** Also while a view is on screen. */
  follow(look: { readonly [part in keyof Look]?: Look[part] | undefined }): void
}

/** What a view is shown with. */
export interface Scene {
  readonly place: Place
  readonly words: FrameWords
}

export function createPlace(): Place {
  const element = document.createElement('div')
  let now: Look = { isDark: false, locale: 'en' }
  document.body.append(element)
  // The views have their own distance from the edge, the same as what stands around the frame.
  document.body.style.margin = '0'
  if (window.parent === window) {
    // A window of its own, which nothing is around.
    element.dataset.alone = ''
  }
  return {
    element,
    look: () => now,
    follow({ isDark = now.isDark, locale = now.locale }) {
      now = { isDark, locale }
      element.dataset.theme = isDark ? 'dark' : 'light'
      // A window of its own is of one piece with it.
      document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
    },
  }
}

/** The place with the words of its language. */
export async function setScene(place: Place): Promise<Scene> {
  const words = await loadWords(place.look().locale)
  const { lang } = words
  const dir = directionOfLocale(lang) ?? 'ltr'
  Object.assign(place.element, { lang, dir })
  Object.assign(document.documentElement, { lang, dir })
  return { place, words }
}
