import { encode, QrCodeDataType } from 'uqr'

/** A code as shapes, in modules. */
export interface QrCodeShapes {
  /** Modules on a side. */
  readonly size: number
  /** Dashes: dark modules of a row that stand side by side are one. A line of round ends. */
  readonly dashes: string
  /**
   * What readers find and straighten the code by, with top left corner and width: the three large eyes,
   * and the small ones in between. A ring, one module thick, one module of air and a core.
   */
  readonly eyes: readonly { readonly x: number; readonly y: number; readonly width: number }[]
}

/** An eye in a corner, and one in between, as wide as every code has them. */
const cornerWidth = 7
const smallWidth = 5

/**
 * Renders a text as a QR code of medium error correction, with a free place in its middle: the
 * correction makes up for it.
 *
 * @param freeShare which share of the side is free for an image
 */
export function encodeQrCode(text: string, freeShare: number): QrCodeShapes {
  const { size, data, types } = encode(text, { ecc: 'M', border: 0, boostEcc: false })
  // Odd, like the size, so that it lies in the middle.
  const free = Math.ceil((size * freeShare - 1) / 2) * 2 + 1
  const start = (size - free) / 2
  const isFree = (at: number) => at >= start && at < start + free
  // Readers straighten a code by the small eyes, and miss many where those are dashes.
  const isSmallEye = (x: number, y: number) => types[y]?.[x] === QrCodeDataType.Alignment
  /** A small eye that begins there reaches into the free place, which its image would cut. */
  const touches = (from: number) => from + smallWidth > start && from < start + free
  const isDash = (x: number, y: number) =>
    data[y]?.[x] === true &&
    types[y]?.[x] !== QrCodeDataType.Position &&
    !isSmallEye(x, y) &&
    !(isFree(x) && isFree(y))
  const smallEyes: QrCodeShapes['eyes'][number][] = []
  let dashes = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const isCorner = isSmallEye(x, y) && !isSmallEye(x - 1, y) && !isSmallEye(x, y - 1)
      if (isCorner && !(touches(x) && touches(y))) smallEyes.push({ x, y, width: smallWidth })
      if (!isDash(x, y)) continue
      const from = x
      while (isDash(x + 1, y)) x++
      // Some browsers render no ends where there is no length.
      dashes += `M${from + 0.5} ${y + 0.5}h${x - from || 0.01}`
    }
  const last = size - cornerWidth
  return {
    size,
    dashes,
    eyes: [
      { x: 0, y: 0, width: cornerWidth },
      { x: last, y: 0, width: cornerWidth },
      { x: 0, y: last, width: cornerWidth },
      ...smallEyes,
    ],
  }
}
