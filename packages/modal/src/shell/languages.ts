import type { Foyer } from '@foyer/core/client'
import type { Translate } from '../feature/words.ts'
import { pageDocument } from '../platform/page.ts'

/** A language the modal speaks. */
export interface Language {
  /** BCP 47 tag, for screen readers. */
  readonly lang: string
  readonly translate: Translate
}

/** The source of all others. It is in the code, so nothing is loaded for it. */
export const english: Language = { lang: 'en', translate: (words) => words }

/** Each is a chunk of its own: the `messages.<language>.ts` of all parts. */
const languages: { readonly [lang: string]: () => Promise<{ readonly translate: Translate }> } = {
  es: () => import('./languages/es.ts'),
  fa: () => import('./languages/fa.ts'),
  'en-XA': () => import('./languages/pseudo.ts'),
}

/** What numbers and texts are written for: the option, else the language of the page. */
export function localeOf({ internals }: Foyer): string | undefined {
  return internals.options.getState().locale ?? (pageDocument().documentElement.lang || undefined)
}

/** The language of a locale; English where there is none, or where it did not arrive. */
export async function loadLanguage(locale = ''): Promise<Language> {
  const lang = [locale, locale.split('-')[0] ?? ''].find((tag) => Object.hasOwn(languages, tag))
  try {
    const chunk = lang && (await languages[lang]?.())
    return chunk ? { lang, translate: chunk.translate } : english
  } catch {
    // A user who reads English texts can connect; one who waits for others cannot.
    return english
  }
}
