/** Icons are small; a larger one costs memory on every list that shows it. */
const maximumBytes = 256 * 1024
/** Decoding 20,000 x 20,000 pixels takes 1.6 GB; the header tells before anything decodes. */
const maximumSide = 4096
/** An icon twice as long as it is wide is not an icon. */
const maximumRatio = 2

/** Only with these is an SVG more work than it is long, and with more than a few clippings. */
const canMultiply = /[<:]use\b|pattern|mask|marker|[iI]mage|style|foreign|<!E/
/** Four that clip each other draw four times as much at the very worst. */
const fewClippings = 4

const dataUri = /^data:image\/(png|webp|jpeg|svg\+xml)((?:;[\w=.-]+)*),/i
const base64 = /^[\d+/a-z]*={0,2}$/i

/**
 * Whether an image announced by a third party (a wallet, a token list) may be given to `<img>`.
 *
 * Only `data:` images pass, in PNG, WebP, JPEG or SVG, of at most 256 KB once decoded, and,
 * where the header names a size, at most 4096 x 4096 and no more than twice as long as wide.
 * Nothing that passes makes a request. Scripts in an SVG are no concern here: inside `<img>`
 * the browser runs none and loads nothing.
 *
 * @returns a promise for an SVG whose parts may render each other: the code that reads those is loaded then
 * @param maxRatio how many times as long as wide it may be
 * @see https://eips.ethereum.org/EIPS/eip-6963#imagesicons
 * @example
 * isSafeImageSource('https://tracker.example/icon.png') // false
 */
export function isSafeImageSource(
  source: string,
  maxRatio = maximumRatio,
): boolean | Promise<boolean> {
  // Three characters a byte is the worst percent-encoding can do; beyond it nothing need be read.
  if (source.length > maximumBytes * 3 + 128) return false
  const match = dataUri.exec(source)
  if (!match) return false
  const type = match[1]?.toLowerCase()
  const body = source.slice(match[0].length)
  if (!/;base64$/i.test(match[2] ?? '')) {
    const text = unescaped(body)
    return type === 'svg+xml' && text !== undefined && isModest(text)
  }
  if (body.length > (maximumBytes * 4) / 3 + 4 || body.length % 4 === 1 || !base64.test(body)) {
    return false
  }
  const bytes = decode(body)
  if (!bytes || bytes.length > maximumBytes) return false
  if (type === 'svg+xml') return isModest(new TextDecoder().decode(bytes))
  const size = type === 'png' ? pngSize(bytes) : type === 'webp' ? webpSize(bytes) : jpegSize(bytes)
  if (!size) return false
  const [shorter, longer] = size[0] < size[1] ? size : [size[1], size[0]]
  return shorter > 0 && longer <= maximumSide && longer <= shorter * maxRatio
}

type Size = [width: number, height: number]

function decode(body: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
  } catch {
    // Right alphabet, wrong padding: not base64 after all.
    return undefined
  }
}

function unescaped(body: string): string | undefined {
  try {
    return decodeURIComponent(body)
  } catch {
    // A stray "%" makes the address invalid; browsers disagree on what it then shows.
    return undefined
  }
}

/**
 * Whether an SVG is as much work as it looks. One of 2 KB whose parts draw each other ten times over,
 * five times deep, holds the page up for seconds, and a small image inside may be 20,000 pixels wide.
 */
function isModest(svg: string): boolean | Promise<boolean> {
  if (svg === '' || new TextEncoder().encode(svg).length > maximumBytes) return false
  // What reads them closely weighs something and takes 30 KB of memory, and most icons are plain.
  if (!canMultiply.test(svg) && svg.split('clip-path').length - 1 <= fewClippings) return true
  return import('./checkSvgIcon.ts').then(
    ({ isCheapSvg }) => isCheapSvg(svg, isPicture),
    // Without that code a letter stands in its place.
    () => false,
  )
}

/** An image within an image: of any shape, as it may be cut, and without further ones in it. */
const isPicture = (value: string): boolean =>
  !/^data:image\/svg/i.test(value) && isSafeImageSource(value, Number.POSITIVE_INFINITY) === true

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer)
}

function startsWith(bytes: Uint8Array, offset: number, text: string): boolean {
  return [...text].every((character, at) => bytes[offset + at] === character.charCodeAt(0))
}

/** @see https://www.w3.org/TR/png-3/#11IHDR */
function pngSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 24) return undefined
  if (!startsWith(bytes, 0, '\x89PNG\r\n\x1a\n') || !startsWith(bytes, 12, 'IHDR')) return undefined
  return [view(bytes).getUint32(16), view(bytes).getUint32(20)]
}

/** @see https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 30 || !startsWith(bytes, 0, 'RIFF') || !startsWith(bytes, 8, 'WEBPVP8')) {
    return undefined
  }
  const data = view(bytes)
  if (startsWith(bytes, 15, ' ')) {
    return [data.getUint16(26, true) & 0x3fff, data.getUint16(28, true) & 0x3fff]
  }
  if (startsWith(bytes, 15, 'L')) {
    const packed = data.getUint32(21, true)
    return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1]
  }
  if (startsWith(bytes, 15, 'X')) {
    return [(data.getUint32(24, true) & 0xffffff) + 1, (data.getUint32(26, true) >>> 8) + 1]
  }
  return undefined
}

/** Walks the segments to the frame header (SOF0 to SOF15, without the three that are tables). */
function jpegSize(bytes: Uint8Array): Size | undefined {
  if (!startsWith(bytes, 0, '\xff\xd8')) return undefined
  const data = view(bytes)
  let offset = 2
  while (offset + 9 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0
    if (marker === 0xff) {
      offset += 1
      continue
    }
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return [data.getUint16(offset + 7), data.getUint16(offset + 5)]
    }
    offset += 2 + data.getUint16(offset + 2)
  }
  return undefined
}
