import { type GivenImage, readImage, readSvg } from './dataImage.ts'

/** How many shapes an SVG may render, all in all. */
const maxShapes = 1e5
/** Decoding 20,000 x 20,000 pixels takes 1.6 GB; the header tells before anything decodes. */
const maximumSide = 4096

/**
 * Whether an image is as much work as it looks. An SVG of 2 KB whose parts draw each other ten times over,
 * five times deep, holds the page up for seconds, and a small image may be 20,000 pixels wide.
 */
export function isHarmless({ type, bytes, maxRatio }: GivenImage): boolean {
  if (type === 'svg+xml') {
    const svg = readSvg(bytes)
    return svg !== undefined && isCheapSvg(svg)
  }
  const size = { png: pngSize, webp: webpSize, jpeg: jpegSize }[type](bytes)
  if (!size) return false
  const [shorter, longer] = size[0] < size[1] ? size : [size[1], size[0]]
  return shorter > 0 && longer <= maximumSide && longer <= shorter * maxRatio
}

/** An image within an image: of any shape, as it may be cut, and without further ones in it. */
function isImage(value: string): boolean {
  const image = readImage(value, Number.POSITIVE_INFINITY)
  return image !== undefined && image.type !== 'svg+xml' && isHarmless(image)
}

/** Whether the parts of an SVG repeat each other so seldom that the page stays responsive. */
function isCheapSvg(svg: string): boolean {
  try {
    // Entities may stand for any amount of text.
    return !svg.includes('<!E') && countShapes(svg) <= maxShapes
  } catch {
    // Too deep to walk.
    return false
  }
}

/** An element, with what it says and what is in it. */
interface Part {
  readonly values: readonly string[]
  readonly inside: Part[]
  /** Of all elements in it, and itself. */
  size: number
}

const notRendered = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*>/gi
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const tag = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g

/**
 * How often something is drawn at the very worst; infinite where that cannot be told. Read by hand, as
 * the browser's own parser is closed to pages that enforce Trusted Types.
 */
function countShapes(svg: string): number {
  const root: Part = { values: [], inside: [], size: 1 }
  const named = new Map<string, Part>()
  const styles: Part[] = []
  const open = [root]
  const text = svg
    .replace(notRendered, '')
    .replace(tag, (_, closing, name, attributes, isEmpty) => {
      if (closing) {
        const part = open.pop()
        const parent = open.at(-1)
        if (part && parent) parent.size += part.size
        return ''
      }
      const values: string[] = []
      const part = { values, inside: [], size: 1 }
      for (const [, key, double, value = double] of attributes.matchAll(attribute))
        if (key === 'id') named.set(value, part)
        else values.push(value)
      const parent = open.at(-1)
      parent?.inside.push(part)
      if (!isEmpty) open.push(part)
      else if (parent) parent.size++
      if (/style$/.test(name)) styles.push(part)
      return ''
    })
  // References and rules that hide what they name, and whatever is no tag after all.
  if (open.length > 1 || /[<>]|&#/.test(text) || svg.includes('&#')) return Number.POSITIVE_INFINITY
  // Rules may hold for everything there is.
  const everywhere: Part = {
    values: styles.length > 0 ? [text] : [],
    inside: [root],
    size: root.size,
  }
  const known = new Map<Part, number>()
  const drawings = (part: Part): number => {
    const before = known.get(part)
    if (before !== undefined) return before
    // Stays there for whatever leads back to it.
    known.set(part, Number.POSITIVE_INFINITY)
    let drawn = 0
    for (const value of part.values) {
      if (/\\|@import|data:/i.test(value) && !isImage(value)) return Number.POSITIVE_INFINITY
      for (const [, id = ''] of value.matchAll(/#([^\s"')]+)/g)) {
        const target = named.get(id)
        if (target) drawn += drawings(target)
      }
    }
    // What fills a group may be inherited by everything in it.
    drawn *= part.size
    for (const each of part.inside) drawn += drawings(each)
    known.set(part, drawn + 1)
    return drawn + 1
  }
  return drawings(everywhere)
}

type Size = [width: number, height: number]

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
    // No marker, and decoders go on behind it: what follows has no length that could be skipped.
    if (marker === 0x00) return undefined
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return [data.getUint16(offset + 7), data.getUint16(offset + 5)]
    }
    offset += 2 + data.getUint16(offset + 2)
  }
  return undefined
}
