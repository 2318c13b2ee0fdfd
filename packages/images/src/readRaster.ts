import type { RasterContentType } from './contentTypeOf.ts'

/** What a raster image says of itself, as a browser would read it. */
export interface Raster {
  readonly contentType: RasterContentType
  /** Of the largest of screen and frames, in pixels. */
  readonly width: number
  readonly height: number
  /** How often a decoder goes over all of it. */
  readonly scans: number
}

type Size = Pick<Raster, 'width' | 'height'>

/**
 * Reads how large a raster image is. A file of some KB may unpack to more than a browser has.
 *
 * @param contentType as its bytes say
 * @returns `null` when it does not say
 */
export function readRaster(bytes: Uint8Array, contentType: RasterContentType): Raster | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = readers[contentType](view)
    const scans = contentType === 'image/jpeg' ? countScans(bytes) : 1
    return size && { contentType, width: size.width, height: size.height, scans }
  } catch (error) {
    // It ends before it says.
    if (error instanceof RangeError) return null
    throw error
  }
}

const readers: Record<RasterContentType, (view: DataView) => Size | null> = {
  'image/png': sizeOfPng,
  'image/gif': sizeOfGif,
  'image/webp': sizeOfWebp,
  'image/jpeg': sizeOfJpeg,
}

/** Frames of an animated one lie within. @see https://www.w3.org/TR/png-3/#11IHDR */
function sizeOfPng(view: DataView): Size | null {
  if (view.getUint32(12) !== 0x49484452) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/**
 * The largest of the screen and of all frames, as a browser unpacks both.
 *
 * @see https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
function sizeOfGif(view: DataView): Size | null {
  let [width, height] = [view.getUint16(6, true), view.getUint16(8, true)]
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  let offset = 13 + tableBytes(view.getUint8(10))
  const skipBlocks = () => {
    while (view.getUint8(offset) !== 0) offset += 1 + view.getUint8(offset)
    offset++
  }
  while (offset < view.byteLength) {
    const kind = view.getUint8(offset)
    if (kind === 0x3b) break
    if (kind === 0x21) {
      offset += 2
    } else if (kind === 0x2c) {
      width = Math.max(width, view.getUint16(offset + 1, true) + view.getUint16(offset + 5, true))
      height = Math.max(height, view.getUint16(offset + 3, true) + view.getUint16(offset + 7, true))
      offset += 11 + tableBytes(view.getUint8(offset + 9))
      // What is in the last frame may be missing: a browser shows it all the same.
      if (offset >= view.byteLength) break
    } else break
    try {
      skipBlocks()
    } catch {
      break
    }
  }
  return { width, height }
}

/**
 * The largest of the canvas and of all frames: each chunk says what it takes, and a decoder may go by any.
 *
 * @see https://developers.google.com/speed/webp/docs/riff_container
 */
function sizeOfWebp(view: DataView): Size | null {
  let size: Size = { width: 0, height: 0 }
  const take = (width: number, height: number) => {
    size = { width: Math.max(size.width, width), height: Math.max(size.height, height) }
  }
  const uint24 = (offset: number) =>
    view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16)
  for (let offset = 12; offset + 8 <= view.byteLength; ) {
    const content = offset + 8
    const length = view.getUint32(offset + 4, true)
    let inside = length + (length & 1)
    try {
      switch (view.getUint32(offset)) {
        case chunk('VP8X'):
          take(uint24(content + 4) + 1, uint24(content + 7) + 1)
          break
        case chunk('ANMF'):
          take(uint24(content + 6) + 1, uint24(content + 9) + 1)
          // Its own chunks follow.
          inside = 16
          break
        case chunk('VP8L'): {
          const bits = view.getUint32(content + 1, true)
          take((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
          break
        }
        case chunk('VP8 '):
          // 14 bits each, and two of scaling.
          take(
            view.getUint16(content + 6, true) & 0x3fff,
            view.getUint16(content + 8, true) & 0x3fff,
          )
          break
      }
    } catch {
      // A chunk that ends early is not rendered.
      break
    }
    offset = content + inside
  }
  return size.width === 0 ? null : size
}

const chunk = (name: string) =>
  [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)

/** The first frame header, behind whatever stands before it. */
function sizeOfJpeg(view: DataView): Size | null {
  for (let offset = 2; ; ) {
    while (view.getUint8(offset) !== 0xff) offset++
    while (view.getUint8(offset) === 0xff) offset++
    const marker = view.getUint8(offset)
    // A byte that is no marker, as decoders read it: what follows has no length.
    if (marker === 0x00) continue
    // C4, C8 and CC are tables among the frame headers.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(offset + 6), height: view.getUint16(offset + 4) }
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)
    offset += isAlone ? 1 : 1 + view.getUint16(offset + 1)
  }
}

/** Starts of scans: the marker cannot occur in what is packed. */
function countScans(bytes: Uint8Array): number {
  let scans = 0
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xda) scans++
  return scans
}
