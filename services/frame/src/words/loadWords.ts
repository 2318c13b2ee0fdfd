import { type LanguageTag, nearestLanguage } from '@foyer/core/primitives'
import { en, type FrameWords } from './en.ts'

const others: { readonly [tag in Exclude<LanguageTag, 'en'>]?: () => Promise<FrameWords> } = {
  ar: async () => (await import('./ar.ts')).ar,
  bn: async () => (await import('./bn.ts')).bn,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  fa: async () => (await import('./fa.ts')).fa,
  fi: async () => (await import('./fi.ts')).fi,
  fr: async () => (await import('./fr.ts')).fr,
  he: async () => (await import('./he.ts')).he,
  hi: async () => (await import('./hi.ts')).hi,
  id: async () => (await import('./id.ts')).id,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  ru: async () => (await import('./ru.ts')).ru,
  tr: async () => (await import('./tr.ts')).tr,
  uk: async () => (await import('./uk.ts')).uk,
  'zh-CN': async () => (await import('./zh-CN.ts')).zhCN,
  'zh-TW': async () => (await import('./zh-TW.ts')).zhTW,
}

/** The words of a locale; English where there are none, or where they did not arrive. */
export async function loadWords(locale = ''): Promise<FrameWords> {
  const tag = nearestLanguage(locale)
  if (tag === null || tag === 'en') return en
  return (await others[tag]?.().catch(() => null)) ?? en
}
