export const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A mail as HTML, of paragraphs that are escaped already. */
export function htmlMail(
  { language, direction }: { language: string; direction: 'ltr' | 'rtl' },
  paragraphs: readonly (string | undefined)[],
): string {
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><body style="font:16px/1.5 sans-serif;max-width:32em;margin:2em auto;padding:0 1em">` +
    `${paragraphs.map((text = '') => `<p>${text}</p>`).join('')}</body></html>`
  )
}
