import { drawSvg } from '../assets/drawSvg.mjs'

/** An image in a list is 40 pixels wide; a larger file is a mistake. */
const maxBytes = 64 * 1024

/** How far a side may differ from the other before a square frame would cut something off. */
const maxRatio = 1.1

/**
 * @typedef {{ format: 'webp' | 'png' | 'svg', bytes: Buffer }} Image
 * @typedef {{ reason: 'not an image' | 'not square' | 'too large' | 'unsafe' }} Refused
 */

/**
 * Reads an image given as a data URI or as the text of an SVG, by what it is and not by what it
 * says it is. An SVG is drawn anew.
 *
 * @param {string} given
 * @returns {Image | Refused}
 */
export function readImage(given) {
  const [, type = '', encoding, data = ''] = /^data:([^;,]*)(;base64)?,(.*)$/s.exec(given) ?? []
  if (type === '' && !given.trimStart().startsWith('<')) return { reason: 'not an image' }
  const bytes =
    type === ''
      ? Buffer.from(given)
      : Buffer.from(encoding ? data : safeDecode(data), encoding ? 'base64' : 'utf8')
  return examineImage(bytes)
}

/**
 * @param {Buffer} bytes
 * @returns {Image | Refused}
 */
export function examineImage(bytes) {
  const size = readWebp(bytes) ?? readPng(bytes)
  if (size) return decide({ ...size, bytes })
  const text = bytes.toString('utf8')
  if (!/^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*(<!DOCTYPE[^>]*>\s*)?<svg[\s>]/s.test(text))
    return { reason: 'not an image' }
  const svg = drawSvg(text)
  if (!svg) return { reason: 'unsafe' }
  return decide({ format: 'svg', ...readSvg(svg), bytes: Buffer.from(svg) })
}

/** @param {Image & { width: number, height: number }} image @returns {Image | Refused} */
function decide({ format, width, height, bytes }) {
  if (bytes.length > maxBytes) return { reason: 'too large' }
  const ratio = Math.max(width, height) / Math.min(width, height)
  return ratio <= maxRatio ? { format, bytes } : { reason: 'not square' }
}

/** @see https://developers.google.com/speed/webp/docs/riff_container @param {Buffer} bytes */
function readWebp(bytes) {
  if (bytes.length < 30 || ascii(bytes, 0) !== 'RIFF' || ascii(bytes, 8) !== 'WEBP')
    return undefined
  // The header's length counts what follows it; anything after the end was put there by a user.
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined
  const format = /** @type {const} */ ('webp')
  const kind = ascii(bytes, 12)
  if (kind === 'VP8X')
    return { format, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8L' && bytes[20] === 0x2f) {
    const bits = bytes.readUInt32LE(21)
    return { format, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (kind === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a)
    return {
      format,
      width: bytes.readUInt16LE(26) & 0x3fff,
      height: bytes.readUInt16LE(28) & 0x3fff,
    }
  return undefined
}

/** @param {Buffer} bytes */
function readPng(bytes) {
  const signature = '89504e470d0a1a0a'
  if (bytes.length < 24 || bytes.toString('hex', 0, 8) !== signature || ascii(bytes, 12) !== 'IHDR')
    return undefined
  const format = /** @type {const} */ ('png')
  return { format, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Its box, or else its size. One that says neither fills whatever it is put into. @param {string} svg */
function readSvg(svg) {
  const [tag = ''] = /<svg[^>]*>/.exec(svg) ?? []
  const box = /\sviewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag)
  const width = Number(box?.[1] ?? /\swidth="([\d.]+)/.exec(tag)?.[1] ?? 1)
  const height = Number(box?.[2] ?? /\sheight="([\d.]+)/.exec(tag)?.[1] ?? 1)
  return { width, height }
}

/** @param {Buffer} bytes @param {number} start */
function ascii(bytes, start) {
  return bytes.toString('latin1', start, start + 4)
}

/** @param {string} text */
function safeDecode(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    // A stray percent sign: the drawing decides whether the rest is one.
    return text
  }
}
