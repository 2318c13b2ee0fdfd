import { type LanguageTag, nearestLanguage } from '@foyer/core/primitives'
import { en, type FrameWords } from './en.ts'

const others: { readonly [tag in Exclude<LanguageTag, 'en'>]?: () => Promise<FrameWords> } = {
  ar: async () => (await import('./ar.ts')).ar,
  bn: async () => (await import('./bn.ts')).bn,
  cs: async () => (await import('./cs.ts')).cs,
  da: async () => (await import('./da.ts')).da,
  de: async () => (await import('./de.ts')).de,
  el: async () => (await import('./el.ts')).el,
  es: async () => (await import('./es.ts')).es,
  fa: async () => (await import('./fa.ts')).fa,
  fi: async () => (await import('./fi.ts')).fi,
  fr: async () => (await import('./fr.ts')).fr,
  he: async () => (await import('./he.ts')).he,
  hi: async () => (await import('./hi.ts')).hi,
  hu: async () => (await import('./hu.ts')).hu,
  id: async () => (await import('./id.ts')).id,
  it: async () => (await import('./it.ts')).it,
  ja: async () => (await import('./ja.ts')).ja,
  ko: async () => (await import('./ko.ts')).ko,
  ms: async () => (await import('./ms.ts')).ms,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
  'pt-BR': async () => (await import('./pt-BR.ts')).ptBR,
  ro: async () => (await import('./ro.ts')).ro,
  ru: async () => (await import('./ru.ts')).ru,
  sv: async () => (await import('./sv.ts')).sv,
  th: async () => (await import('./th.ts')).th,
  tr: async () => (await import('./tr.ts')).tr,
  uk: async () => (await import('./uk.ts')).uk,
  ur: async () => (await import('./ur.ts')).ur,
  vi: async () => (await import('./vi.ts')).vi,
  'zh-CN': async () => (await import('./zh-CN.ts')).zhCN,
  'zh-TW': async () => (await import('./zh-TW.ts')).zhTW,
}

/** The words of a locale; English where there are none, or where they did not arrive. */
export async function loadWords(locale = ''): Promise<FrameWords> {
  const tag = nearestLanguage(locale)
  if (tag === null || tag === 'en') return en
  return (await others[tag]?.().catch(() => null)) ?? en
}
