import { createHash } from 'node:crypto'
import jsqr from 'jsqr'
import { expect, test } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import { encodeQrCode, type QrCodeShapes } from './encodeQrCode.ts'

const uri = `wc:${'c0ffee00'.repeat(8)}@2?relay-protocol=irn&symKey=${'5eed1234'.repeat(8)}&expiryTimestamp=1763740000`

interface Shape {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
  /** A hole in the shape before it. */
  readonly isLight?: boolean
}

/** As `QrCode` renders it: dashes that leave some light between the rows, eyes with round corners. */
function* shapesOf({ dashes, eyes }: QrCodeShapes): Generator<Shape> {
  const thick = 0.78
  for (const [, x, y, length] of dashes.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g))
    yield {
      x: Number(x) - thick / 2,
      y: Number(y) - thick / 2,
      width: Number(length) + thick,
      height: thick,
      radius: thick / 2,
    }
  const square = (x: number, y: number, width: number, radius: number) => ({
    ...{ x, y, width, height: width, radius },
  })
  for (const { x, y, width } of eyes) {
    const middle = (width - 1) * 0.31
    yield square(x, y, width, middle + 0.5)
    yield { ...square(x + 1, y + 1, width - 2, middle - 0.5), isLight: true }
    yield square(x + 2, y + 2, width - 4, (width - 4) * 0.31)
  }
}

/** Whether a point lies inside, with `x` and `y` counted from the middle of the shape. */
function covers({ width, height, radius }: Shape, x: number, y: number): boolean {
  const outX = Math.abs(x) - (width / 2 - radius)
  const outY = Math.abs(y) - (height / 2 - radius)
  return Math.hypot(Math.max(outX, 0), Math.max(outY, 0)) <= radius
}

/** The screen that a reader looks at, with soft edges and a quiet zone around. */
function paint(code: QrCodeShapes, pixelsPerModule: number) {
  const quiet = 4
  const side = Math.round((code.size + 2 * quiet) * pixelsPerModule)
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const shape of shapesOf(code)) {
    const pixelsOf = (from: number, length: number) => {
      const first = Math.floor((from + quiet) * pixelsPerModule)
      const last = Math.ceil((from + length + quiet) * pixelsPerModule)
      return Array.from({ length: last - first }, (_, index) => first + index)
    }
    const within = (pixel: number, share: number, from: number, length: number) =>
      (pixel + share) / pixelsPerModule - quiet - from - length / 2
    const shares = [0.17, 0.5, 0.83]
    for (const down of pixelsOf(shape.y, shape.height))
      for (const right of pixelsOf(shape.x, shape.width)) {
        let covered = 0
        for (const v of shares)
          for (const h of shares)
            if (
              covers(
                shape,
                within(right, h, shape.x, shape.width),
                within(down, v, shape.y, shape.height),
              )
            )
              covered += 1 / shares.length ** 2
        const at = (down * side + right) * 4
        const before = pixels[at] as number
        pixels.fill(before + ((shape.isLight ? 255 : 25) - before) * covered, at, at + 3)
      }
  }
  return { pixels, side }
}

const read = (code: QrCodeShapes, pixelsPerModule = 6) => {
  const { pixels, side } = paint(code, pixelsPerModule)
  return jsqr(pixels, side, side)?.data
}

/** Links as they are made, and the same every time. */
const links = Array.from({ length: endurance({ few: 3, all: 16 }) }, (_, index) => {
  const [topic, key] = ['topic', 'key'].map((name) =>
    createHash('sha256').update(`${name} ${index}`).digest('hex'),
  )
  return `wc:${topic}@2?relay-protocol=irn&symKey=${key}&expiryTimestamp=${1763740000 + index}`
})

for (const pixelsPerModule of [4.1, 4.67, 9.33])
  test(`behavior: every link can be read at ${pixelsPerModule} pixels per module`, () => {
    const unread = links.filter((link) => read(encodeQrCode(link, 0.24), pixelsPerModule) !== link)
    expect(unread).toEqual([])
  })

test('behavior: a reader gets the link back, whatever stands in the middle', () => {
  expect(read(encodeQrCode(uri, 0.24))).toBe(uri)
  expect(read(encodeQrCode(`${uri}&methods=wc_sessionAuthenticate`, 0.24))).toContain(uri)
})

test('behavior: dark modules side by side are one dash, and the middle is free', () => {
  const { size, dashes } = encodeQrCode(uri, 0.24)
  const rows = [...dashes.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].map(([, x, y, length]) => ({
    from: Number(x) - 0.5,
    y: Number(y) - 0.5,
    to: Number(x) - 0.5 + Math.floor(Number(length)),
  }))
  const touching = rows.some((dash) =>
    rows.some(({ y, from }) => y === dash.y && from === dash.to + 1),
  )
  const middle = (size - 1) / 2
  const inside = rows.filter(
    ({ y, from, to }) => Math.abs(y - middle) <= 7 && from <= middle + 7 && to >= middle - 7,
  )
  expect([touching, inside]).toEqual([false, []])
})

test('behavior: a small eye that the image in the middle would cut is left out', () => {
  const smallEyes = (text: string) =>
    encodeQrCode(text, 0.24).eyes.filter(({ width }) => width === 5).length
  // Three times three without the corners and the middle; then four times four, four of them around it.
  const long = 'https://wallet.example/'.padEnd(360, 'abc')
  expect([smallEyes(uri), smallEyes(long)]).toEqual([5, 9])
  expect(read(encodeQrCode(long, 0.24))).toBe(long)
})
