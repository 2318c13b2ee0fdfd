import type { Foyer } from '@foyer/core/client'
import { type LanguageTag, nearestLanguage } from '@foyer/core/languages'
import { type Translate, translateWith, type Words } from '@foyer/ui'
import { pageDocument } from '../platform/page.ts'

/** A language the modal speaks. */
export interface Language {
  /** BCP 47 tag, for screen readers. */
  readonly lang: string
  readonly translate: Translate
  /**
   * Fetches the texts of what is seen with an account; `translate` knows them from then on. Never rejects. Absent where
   * all texts are there.
   */
  loadConnected?(): Promise<void>
}

/** The source of all others. It is in the code, so nothing is loaded for it. */
export const english: Language = { lang: 'en', translate: (words) => words }

interface Texts {
  readonly texts: readonly Words[]
}

/** The two chunks of a language: what is read until an account is connected, and the rest. */
interface Chunks {
  connecting(): Promise<Texts>
  connected(): Promise<Texts>
}

const chunks = (connecting: Chunks['connecting'], connected: Chunks['connected']): Chunks => ({
  connecting,
  connected,
})

// biome-ignore format: a language is one line.
const languages: { readonly [lang in Exclude<LanguageTag, 'en'>]?: Chunks } = {
  ar: chunks(() => import('./ar/connecting.ts'), () => import('./ar/connected.ts')),
  bn: chunks(() => import('./bn/connecting.ts'), () => import('./bn/connected.ts')),
  de: chunks(() => import('./de/connecting.ts'), () => import('./de/connected.ts')),
  es: chunks(() => import('./es/connecting.ts'), () => import('./es/connected.ts')),
  fa: chunks(() => import('./fa/connecting.ts'), () => import('./fa/connected.ts')),
  fi: chunks(() => import('./fi/connecting.ts'), () => import('./fi/connected.ts')),
  fr: chunks(() => import('./fr/connecting.ts'), () => import('./fr/connected.ts')),
  he: chunks(() => import('./he/connecting.ts'), () => import('./he/connected.ts')),
  hi: chunks(() => import('./hi/connecting.ts'), () => import('./hi/connected.ts')),
  id: chunks(() => import('./id/connecting.ts'), () => import('./id/connected.ts')),
  it: chunks(() => import('./it/connecting.ts'), () => import('./it/connected.ts')),
  nl: chunks(() => import('./nl/connecting.ts'), () => import('./nl/connected.ts')),
  ru: chunks(() => import('./ru/connecting.ts'), () => import('./ru/connected.ts')),
  tr: chunks(() => import('./tr/connecting.ts'), () => import('./tr/connected.ts')),
  uk: chunks(() => import('./uk/connecting.ts'), () => import('./uk/connected.ts')),
  'zh-CN': chunks(() => import('./zh-CN/connecting.ts'), () => import('./zh-CN/connected.ts')),
  'zh-TW': chunks(() => import('./zh-TW/connecting.ts'), () => import('./zh-TW/connected.ts')),
}

/** What numbers and texts are written for: the option, else the language of the page. */
export function localeOf({ internals }: Foyer): string | undefined {
  return internals.options.getState().locale ?? (pageDocument().documentElement.lang || undefined)
}

/** The language of a locale; English where there is none, or where it did not arrive. */
export async function loadLanguage(locale = ''): Promise<Language> {
  const lang = nearestLanguage(locale)
  const found = lang === null || lang === 'en' ? undefined : languages[lang]
  try {
    if (locale === 'en-XA') return { ...english, ...(await import('./pseudo.ts')), lang: locale }
    return lang && found ? await speak(lang, found) : english
  } catch {
    // A user who reads English texts can connect; one who waits for others cannot.
    return english
  }
}

async function speak(lang: string, { connecting, connected }: Chunks): Promise<Language> {
  const found = [...(await connecting()).texts]
  let rest: Promise<void> | undefined
  return {
    lang,
    translate: translateWith(found),
    loadConnected() {
      rest ??= connected().then(
        ({ texts }) => void found.push(...texts),
        () => {
          // What lacks stays English; the next view that wants them asks again.
          rest = undefined
        },
      )
      return rest
    },
  }
}
