/** Icons are small; a larger one costs memory on every list that shows it. */
const maximumBytes = 256 * 1024

const dataUri = /^data:image\/(png|webp|jpeg|svg\+xml)((?:;[\w=.-]+)*),/i
const base64 = /^[\d+/a-z]*={0,2}$/i

/** An image as it stands in a `data:` address. */
export interface GivenImage {
  readonly type: 'png' | 'webp' | 'jpeg' | 'svg+xml'
  readonly bytes: Uint8Array
  /** How many times as long as wide it may be. */
  readonly maxRatio: number
}

/** What a `data:` address holds; `undefined` when that is no image, or too large. */
export function readImage(source: string, maxRatio: number): GivenImage | undefined {
  // Three characters a byte is the worst percent-encoding can do; beyond it nothing need be read.
  if (source.length > maximumBytes * 3 + 128) return undefined
  const [start, name, parameters = ''] = dataUri.exec(source) ?? []
  if (!start) return undefined
  const type = name?.toLowerCase() as GivenImage['type']
  // A browser would read other letters than we do.
  if (/charset=(?!utf-?8(;|$)|us-ascii(;|$))/i.test(parameters)) return undefined
  const body = source.slice(start.length)
  const bytes = /;base64$/i.test(parameters)
    ? decode(body)
    : type === 'svg+xml'
      ? unescaped(body)
      : undefined
  return bytes?.length && bytes.length <= maximumBytes ? { type, bytes, maxRatio } : undefined
}

function decode(body: string): Uint8Array | undefined {
  if (body.length > (maximumBytes * 4) / 3 + 4 || body.length % 4 === 1 || !base64.test(body)) {
    return undefined
  }
  try {
    return Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
  } catch {
    // Right alphabet, wrong padding: not base64 after all.
    return undefined
  }
}

function unescaped(body: string): Uint8Array | undefined {
  try {
    return new TextEncoder().encode(decodeURIComponent(body))
  } catch {
    // A stray "%" makes the address invalid; browsers disagree on what it then shows.
    return undefined
  }
}

/**
 * The text of an SVG; `undefined` when it is not UTF-8 alone, without a word of another encoding: browsers obey marks and
 * declarations, and would draw another picture than the one that was looked at.
 */
export function readSvg(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const [, encoding = 'utf-8'] =
      /^<\?xml[^>]{0,200}encoding\s*=\s*["']([^"']{1,40})/i.exec(text) ?? []
    return text.includes('\0') || encoding.toLowerCase() !== 'utf-8' ? undefined : text
  } catch {
    // Bytes that are no UTF-8.
    return undefined
  }
}
