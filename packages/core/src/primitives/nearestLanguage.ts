/** Languages that Foyer speaks, by BCP 47 tag. */
export const languageTags = [
  ...['ar', 'bn', 'cs', 'da', 'de', 'el', 'en', 'es', 'fa', 'fi', 'fr', 'he', 'hi', 'hu', 'id'],
  ...['it', 'ja', 'ko', 'ms', 'nl', 'pl', 'pt-BR', 'ro', 'ru', 'sv', 'th', 'tr', 'uk', 'ur'],
  ...['vi', 'zh-CN', 'zh-TW'],
] as const

/** A language that Foyer speaks. */
export type LanguageTag = (typeof languageTags)[number]

const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']

/**
 * The nearest language that Foyer speaks: the same one, else the same language as it is written there.
 *
 * @param locale any BCP 47 tag, such as `de-AT` or `zh-Hant`; text that is none counts as none
 * @returns `null` where there is none
 * @see https://www.rfc-editor.org/rfc/rfc4647
 */
export function nearestLanguage(locale: string | undefined): LanguageTag | null {
  const { language, script } = parse(locale)
  if (language === 'zh') return script === 'Hant' ? 'zh-TW' : 'zh-CN'
  return languageTags.find((tag) => tag.split('-')[0] === language) ?? null
}

/**
 * The direction that a language is written in.
 *
 * @returns `null` where the text is no language tag
 */
export function directionOfLocale(locale: string | undefined): 'ltr' | 'rtl' | null {
  const { language, script = '' } = parse(locale)
  if (!language) return null
  return rightToLeft.includes(script) ? 'rtl' : 'ltr'
}

function parse(locale = ''): { language?: string; script?: string | undefined } {
  try {
    return new Intl.Locale(locale.slice(0, 100)).maximize()
  } catch {
    return {}
  }
}
