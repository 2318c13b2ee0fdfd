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
        return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
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
    // C4, C8 and CC are tables among the frame headers.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(offset + 6), height: view.getUint16(offset + 4) }
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)
    offset += isAlone ? 1 : 1 + view.getUint16(offset + 1)
  }
}
