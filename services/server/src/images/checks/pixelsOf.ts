/** Width and height of a raster image. */
export interface Pixels {
  readonly width: number
  readonly height: number
}

/**
 * How large an image says it is. A file of some KB may unpack to more than a browser has.
 *
 * @param contentType as its bytes say
 * @returns `null` when it does not say, so that a browser cannot show it either, and for drawings
 */
export function pixelsOf(bytes: Uint8Array, contentType: string): Pixels | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    switch (contentType) {
      case 'image/png':
        return { width: view.getUint32(16), height: view.getUint32(20) }
      case 'image/gif':
        return pixelsOfGif(view)
      case 'image/webp':
        return pixelsOfWebp(view)
      case 'image/jpeg':
        return pixelsOfJpeg(view)
      default:
        return null
    }
  } catch (error) {
    // It ends before it says.
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * The largest of the screen and of all frames, as a browser unpacks both.
 *
 * @see https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
function pixelsOfGif(view: DataView): Pixels | null {
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

/** @see https://developers.google.com/speed/webp/docs/riff_container */
function pixelsOfWebp(view: DataView): Pixels | null {
  const chunk = view.getUint32(12)
  if (chunk === 0x56503858) {
    // VP8X: 24 bits each, less one.
    const read = (offset: number) => (view.getUint32(offset, true) & 0xff_ff_ff) + 1
    return { width: read(24), height: (view.getUint32(26, true) >>> 8) + 1 }
  }
  if (chunk === 0x5650384c) {
    // VP8L: 14 bits each, less one.
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  // VP8: 14 bits each, and two of scaling.
  return {
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  }
}

/** The first frame header, behind whatever stands before it. */
function pixelsOfJpeg(view: DataView): Pixels | null {
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
