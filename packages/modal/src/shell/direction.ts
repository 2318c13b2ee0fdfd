/** The direction of a locale, or of the page when the locale came from there or says nothing. */
export function directionOf(
  locale: string | undefined,
  fromPage: boolean,
  document: Document,
): 'ltr' | 'rtl' {
  const ofPage = () =>
    document.defaultView?.getComputedStyle(document.documentElement).direction === 'rtl'
      ? 'rtl'
      : 'ltr'
  if (fromPage || !locale) return ofPage()
  try {
    const script = new Intl.Locale(locale).maximize().script ?? ''
    return ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'].includes(script) ? 'rtl' : 'ltr'
  } catch {
    // Not a language tag: the page knows better.
    return ofPage()
  }
}
