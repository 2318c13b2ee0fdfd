/** Icons are small; a larger one costs memory on every list that shows it. */
export const maximumBytes = 256 * 1024

const dataUri = /^data:image\/(png|webp|jpeg|gif|svg\+xml)((?:;[\w=.-]+)*),/i
const base64 = /^[\d+/a-z]*={0,2}$/i

/** An image as it stands in a `data:` address. */
export interface GivenImage {
  readonly type: 'png' | 'webp' | 'jpeg' | 'gif' | 'svg+xml'
  readonly bytes: Uint8Array
}

/** What a `data:` address holds; `undefined` when that is no image, or too large. */
export function readDataImage(source: string): GivenImage | undefined {
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
  return bytes?.length && bytes.length <= maximumBytes ? { type, bytes } : undefined
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
