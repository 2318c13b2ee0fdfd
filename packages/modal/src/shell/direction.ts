import { directionOfLocale } from '@foyer/core/primitives'

/** The direction of a locale, or of the page when the locale came from there or says nothing. */
export function directionOf(
  locale: string | undefined,
  fromPage: boolean,
  document: Document,
): 'ltr' | 'rtl' {
  const ofLocale = fromPage ? null : directionOfLocale(locale)
  if (ofLocale) return ofLocale
  const { direction } = document.defaultView?.getComputedStyle(document.documentElement) ?? {}
  return direction === 'rtl' ? 'rtl' : 'ltr'
}
