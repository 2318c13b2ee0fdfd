import type { Http, HttpImage } from './Platform.ts'
import { readAtMost } from './readAtMost.ts'

/** Icons are small; a larger one costs memory in every list that shows it. */
const maxBytes = 256 * 1024

/**
 * Fetches an image as a data URI, so that nothing but `data:` reaches an `<img>` and no other
 * parser than the image's own ever sees the body. Reads no further than the largest image.
 *
 * @throws whatever the network throws
 * @contacts caller
 */
export async function fetchImage({
  url,
  signal,
  timeoutMs,
}: Parameters<Http['image']>[0]): Promise<HttpImage> {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    credentials: 'omit',
    referrerPolicy: 'origin',
  })
  const { status } = response
  const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const isOfType = Object.hasOwn(signatures, type) ? signatures[type] : undefined
  const bytes = response.ok && isOfType ? await readAtMost(response, maxBytes) : null
  if (!bytes?.length || !isOfType?.(bytes)) {
    // What is left of the body is not wanted; an answer that ended already has nothing to cancel.
    await response.body?.cancel().catch(() => {})
    return { status, image: null }
  }
  return { status, image: `data:${type};base64,${toBase64(bytes)}` }
}

/** What each kind of file begins with: a server's word alone is not trusted. */
const signatures: { readonly [type: string]: (bytes: Uint8Array) => boolean } = {
  'image/png': (bytes) => textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP',
  'image/jpeg': (bytes) => textAt(bytes, 0, 3) === '\xff\xd8\xff',
  'image/svg+xml': (bytes) => isSvg(new TextDecoder().decode(bytes.subarray(0, 4096))),
}

const textAt = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length))

/** The first element is `<svg>`, after nothing but declarations and comments. */
function isSvg(text: string): boolean {
  const prologue = /^(\s+|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype\s[^>]*>)/i
  let rest = text
  for (let match = prologue.exec(rest); match; match = prologue.exec(rest))
    rest = rest.slice(match[0].length)
  return /^<svg[\s/>]/i.test(rest)
}

function toBase64(bytes: Uint8Array): string {
  // In pieces: a function takes only so many arguments.
  const step = 0x8000
  let text = ''
  for (let start = 0; start < bytes.length; start += step) text += textAt(bytes, start, step)
  return btoa(text)
}
