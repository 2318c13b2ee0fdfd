import { type LanguageTag, nearestLanguage } from '@foyer/core/primitives'
import { en } from './en.ts'
import type { MailWords } from './MailWords.ts'

const others: { readonly [tag in Exclude<LanguageTag, 'en'>]?: () => Promise<MailWords> } = {
  es: async () => (await import('./es.ts')).es,
  fa: async () => (await import('./fa.ts')).fa,
}

/** What mails say in the nearest language there is; English where there is none. */
export async function loadMailWords(locale?: string): Promise<MailWords> {
  const tag = nearestLanguage(locale)
  return tag === null || tag === 'en' ? en : ((await others[tag]?.()) ?? en)
}
