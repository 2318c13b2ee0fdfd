import jsqr from 'jsqr'
import { expect, test } from 'vitest'
import { type DrawnCode, drawCode } from './drawCode.ts'

const uri = `wc:${'c0ffee00'.repeat(8)}@2?relay-protocol=irn&symKey=${'5eed1234'.repeat(8)}&expiryTimestamp=1763740000`

/** What a camera sees, with 6 pixels for a module and a quiet zone around. */
function paint({ size, dashes, eyes }: DrawnCode) {
  const scale = 6
  const quiet = 4
  const side = (size + 2 * quiet) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  const fill = (x: number, y: number) => {
    for (let down = 0; down < scale; down++)
      for (let right = 0; right < scale; right++) {
        const at = ((y + quiet) * scale + down) * side + (x + quiet) * scale + right
        pixels.fill(0, at * 4, at * 4 + 3)
      }
  }
  for (const [, x, y, length] of dashes.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g))
    for (let step = 0; step <= Math.floor(Number(length)); step++)
      fill(Number(x) - 0.5 + step, Number(y) - 0.5)
  for (const eye of eyes)
    for (let x = 0; x < 7; x++)
      for (let y = 0; y < 7; y++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3))
        if (ring !== 2) fill(eye.x + x, eye.y + y)
      }
  return { pixels, side }
}

const read = (code: DrawnCode) => {
  const { pixels, side } = paint(code)
  return jsqr(pixels, side, side)?.data
}

test('behavior: a reader gets the link back, whatever stands in the middle', () => {
  expect(read(drawCode(uri, 0.24))).toBe(uri)
  expect(read(drawCode(`${uri}&methods=wc_sessionAuthenticate`, 0.24))).toContain(uri)
})

test('behavior: dark modules side by side are one dash, and the middle is free', () => {
  const { size, dashes } = drawCode(uri, 0.24)
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
