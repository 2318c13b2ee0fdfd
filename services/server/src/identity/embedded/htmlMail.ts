import { directionOfLocale } from '@foyer/core/primitives'

export const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A mail in a language, as HTML, of paragraphs that are escaped already. */
export function htmlMail(lang: string, paragraphs: readonly (string | undefined)[]): string {
  const direction = directionOfLocale(lang) ?? 'ltr'
  return (
    `<!doctype html><html lang="${lang}" dir="${direction}"><body style="font:16px/1.5 sans-serif;max-width:32em;margin:2em auto;padding:0 1em">` +
    `${paragraphs.map((text = '') => `<p>${text}</p>`).join('')}</body></html>`
  )
}
