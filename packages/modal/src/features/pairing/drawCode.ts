import { encode, QrCodeDataType } from 'uqr'

/** A code as shapes, in modules. */
export interface DrawnCode {
  /** Modules on a side. */
  readonly size: number
  /** Dashes: dark modules of a row that stand side by side are one. A line of round ends. */
  readonly dashes: string
  /** Top left corners of the three eyes, each seven modules wide. */
  readonly eyes: readonly { readonly x: number; readonly y: number }[]
}

/** An eye, as wide as every code has it. */
const eyeSize = 7

/**
 * Draws a text as a QR code of medium error correction, with a free place in its middle: the
 * correction makes up for it.
 *
 * @param freeShare which share of the side is free for a picture
 */
export function drawCode(text: string, freeShare: number): DrawnCode {
  const { size, data, types } = encode(text, { ecc: 'M', border: 0, boostEcc: false })
  // Odd, like the size, so that it lies in the middle.
  const free = Math.ceil((size * freeShare - 1) / 2) * 2 + 1
  const start = (size - free) / 2
  const isFree = (at: number) => at >= start && at < start + free
  const isDash = (x: number, y: number) =>
    data[y]?.[x] === true && types[y]?.[x] !== QrCodeDataType.Position && !(isFree(x) && isFree(y))
  let dashes = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!isDash(x, y)) continue
      const from = x
      while (isDash(x + 1, y)) x++
      // Some browsers draw no ends where there is no length.
      dashes += `M${from + 0.5} ${y + 0.5}h${x - from || 0.01}`
    }
  const last = size - eyeSize
  return {
    size,
    dashes,
    eyes: [
      { x: 0, y: 0 },
      { x: last, y: 0 },
      { x: 0, y: last },
    ],
  }
}
