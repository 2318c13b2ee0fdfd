import { type LanguageTag, nearestLanguage } from '@foyer/core/primitives'
import { en, type FrameWords } from './en.ts'

const others: { readonly [tag in Exclude<LanguageTag, 'en'>]?: () => Promise<FrameWords> } = {
  es: async () => (await import('./es.ts')).es,
  fa: async () => (await import('./fa.ts')).fa,
}

/** The words of a locale; English where there are none, or where they did not arrive. */
export async function loadWords(locale = ''): Promise<FrameWords> {
  const tag = nearestLanguage(locale)
  if (tag === null || tag === 'en') return en
  return (await others[tag]?.().catch(() => null)) ?? en
}
