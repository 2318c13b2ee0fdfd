import type { Foyer } from '@foyer/core/client'
import { nearestLanguage } from '@foyer/core/primitives'
import { type Translate, translateWith } from '@foyer/ui'
import { pageDocument } from '../platform/page.ts'
import type { Chunks } from './chunks.ts'

/** A language the modal speaks. */
export interface Language {
  /** BCP 47 tag, for screen readers. */
  readonly lang: string
  readonly translate: Translate
  /**
   * Fetches all texts but those of connecting a wallet; `translate` knows them from then on. Resolves `true` once it does, and
   * `false` where they did not arrive: the next call asks again. Absent where
   * all texts are there.
   */
  loadConnected?(): Promise<boolean>
}

/** The source of all others. It is in the code, so nothing is loaded for it. */
export const english: Language = { lang: 'en', translate: (words) => words }

/** What numbers and texts are written for: the option, else the language of the page. */
export function localeOf({ internals }: Foyer): string | undefined {
  return internals.options.getState().locale ?? (pageDocument().documentElement.lang || undefined)
}

/** The language of a locale; English where there is none, or where it did not arrive. */
export async function loadLanguage(locale = ''): Promise<Language> {
  const lang = nearestLanguage(locale)
  try {
    if (locale === 'en-XA') return { ...english, ...(await import('./pseudo.ts')), lang: locale }
    if (lang === null || lang === 'en') return english
    // Where all of them are is a list of its own, which English pages do without.
    const found = (await import('./chunks.ts')).chunksOf(lang)
    return found ? await speak(lang, found) : english
  } catch {
    // A user who reads English texts can connect; one who waits for others cannot.
    return english
  }
}

async function speak(lang: string, { connecting, connected }: Chunks): Promise<Language> {
  const found = [...(await connecting()).texts]
  let rest: Promise<boolean> | undefined
  return {
    lang,
    translate: translateWith(found),
    loadConnected() {
      rest ??= connected().then(
        ({ texts }) => {
          found.push(...texts)
          return true
        },
        () => {
          // What lacks stays English; the next view that wants them asks again.
          rest = undefined
          return false
        },
      )
      return rest
    },
  }
}
