import { createHash } from 'node:crypto'
import { pagePolicy } from './policy.ts'

/** A file that a page loads in the place of what stood in it. */
export interface MovedScript {
  /** Such as `assets/inline.0123abcd.js`. */
  fileName: string
  code: string
}

/**
 * A page as VitePress renders it, made to fit under {@link pagePolicy}: its scripts become files, which block as they
 * did, since they choose the look before anything is shown, and its style attributes go, as style sheets say the same.
 *
 * @throws when the page has a place for neither
 */
export function hardenPage(html: string): { html: string; scripts: MovedScript[] } {
  const charset = '<meta charset="utf-8">'
  if (!html.includes(charset)) throw new Error('The page does not say its encoding first')
  const scripts: MovedScript[] = []
  const hardened = html
    .replace(/<script(?: id="[^"]*")?>(.*?)<\/script>/gs, (_, code: string) => {
      const fileName = `assets/inline.${digest(code)}.js`
      scripts.push({ fileName, code })
      return `<script src="/${fileName}"></script>`
    })
    .replace(/(<[a-z][^<>]*?) style="[^"]*"/g, '$1')
    // First, because it holds only for what comes after it.
    .replace(
      charset,
      `${charset}\n    <meta http-equiv="content-security-policy" content="${pagePolicy}">`,
    )
  return { html: hardened, scripts }
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
