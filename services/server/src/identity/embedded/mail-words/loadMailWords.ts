import { type LanguageTag, nearestLanguage } from '@foyer/core/primitives'
import { en } from './en.ts'
import type { MailWords } from './MailWords.ts'

const others: { readonly [tag in Exclude<LanguageTag, 'en'>]?: () => Promise<MailWords> } = {
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

/** What mails say in the nearest language there is; English where there is none. */
export async function loadMailWords(locale?: string): Promise<MailWords> {
  const tag = nearestLanguage(locale)
  return tag === null || tag === 'en' ? en : ((await others[tag]?.()) ?? en)
}
