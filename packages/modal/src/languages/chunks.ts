import type { EagerTexts } from '@foyer/core/languages'
import { type LanguageTag, languageTags } from '@foyer/core/primitives'
import type { Words } from '@foyer/ui'

interface Texts {
  readonly texts: readonly Words[]
}

/** The two chunks of a language: what everybody reads until a wallet is connected, and the rest. */
export interface Chunks {
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
  cs: chunks(() => import('./cs/connecting.ts'), () => import('./cs/connected.ts')),
  da: chunks(() => import('./da/connecting.ts'), () => import('./da/connected.ts')),
  de: chunks(() => import('./de/connecting.ts'), () => import('./de/connected.ts')),
  el: chunks(() => import('./el/connecting.ts'), () => import('./el/connected.ts')),
  es: chunks(() => import('./es/connecting.ts'), () => import('./es/connected.ts')),
  fa: chunks(() => import('./fa/connecting.ts'), () => import('./fa/connected.ts')),
  fi: chunks(() => import('./fi/connecting.ts'), () => import('./fi/connected.ts')),
  fr: chunks(() => import('./fr/connecting.ts'), () => import('./fr/connected.ts')),
  he: chunks(() => import('./he/connecting.ts'), () => import('./he/connected.ts')),
  hi: chunks(() => import('./hi/connecting.ts'), () => import('./hi/connected.ts')),
  hu: chunks(() => import('./hu/connecting.ts'), () => import('./hu/connected.ts')),
  id: chunks(() => import('./id/connecting.ts'), () => import('./id/connected.ts')),
  it: chunks(() => import('./it/connecting.ts'), () => import('./it/connected.ts')),
  ja: chunks(() => import('./ja/connecting.ts'), () => import('./ja/connected.ts')),
  ko: chunks(() => import('./ko/connecting.ts'), () => import('./ko/connected.ts')),
  ms: chunks(() => import('./ms/connecting.ts'), () => import('./ms/connected.ts')),
  nl: chunks(() => import('./nl/connecting.ts'), () => import('./nl/connected.ts')),
  pl: chunks(() => import('./pl/connecting.ts'), () => import('./pl/connected.ts')),
  'pt-BR': chunks(() => import('./pt-BR/connecting.ts'), () => import('./pt-BR/connected.ts')),
  ro: chunks(() => import('./ro/connecting.ts'), () => import('./ro/connected.ts')),
  ru: chunks(() => import('./ru/connecting.ts'), () => import('./ru/connected.ts')),
  sv: chunks(() => import('./sv/connecting.ts'), () => import('./sv/connected.ts')),
  th: chunks(() => import('./th/connecting.ts'), () => import('./th/connected.ts')),
  tr: chunks(() => import('./tr/connecting.ts'), () => import('./tr/connected.ts')),
  uk: chunks(() => import('./uk/connecting.ts'), () => import('./uk/connected.ts')),
  ur: chunks(() => import('./ur/connecting.ts'), () => import('./ur/connected.ts')),
  vi: chunks(() => import('./vi/connecting.ts'), () => import('./vi/connected.ts')),
  'zh-CN': chunks(() => import('./zh-CN/connecting.ts'), () => import('./zh-CN/connected.ts')),
  'zh-TW': chunks(() => import('./zh-TW/connecting.ts'), () => import('./zh-TW/connected.ts')),
}

/** Those that there are texts in. */
export const spokenTags = (): readonly LanguageTag[] =>
  languageTags.filter((tag) => chunksOf(tag) !== undefined || tag === 'en')

export const chunksOf = (tag: LanguageTag): Chunks | undefined =>
  tag === 'en' ? undefined : languages[tag]

/** The words of buttons. Never rejects: without them the modal still speaks the language. */
export async function buttonTextsOf(tag: LanguageTag): Promise<EagerTexts | undefined> {
  const texts: object = await import('@foyer/core/languages').catch(() => ({}))
  return (texts as Record<string, EagerTexts | undefined>)[tag.replace('-', '')]
}
