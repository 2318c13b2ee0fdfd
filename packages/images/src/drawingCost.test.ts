import { expect, test } from 'vitest'
import { drawingFault as faultOf } from './drawingFault.ts'
import { inspectImage } from './inspectImage.ts'
import { onlyShapes } from './onlyShapes.ts'

const drawingFault = (svg: string) => faultOf(new TextEncoder().encode(svg), onlyShapes)
const readImage = (bytes: Uint8Array) => inspectImage(bytes, { maxBytes: 4_096, maxSide: 4_096 })

/** Ten of what is one level below, in each of six levels: a million rectangles in 1.6 KB. */
const bomb = (levels: number) => {
  let text = '<g id="l0"><rect width="1" height="1"/></g>'
  for (let level = 1; level <= levels; level++)
    text += `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${text}</defs><use href="#l${levels}"/></svg>`
}

test('error: a drawing whose parts draw each other a million times is refused, a few are not', () => {
  expect(bomb(6).length).toBeLessThan(1_700)
  expect(drawingFault(bomb(6))).toBe('it takes too long to draw')
  expect(drawingFault(bomb(3))).toBeNull()
  // Through patterns, masks, filters and clips, and from a style sheet.
  for (const by of ['fill', 'mask', 'filter', 'clip-path', 'marker-end']) {
    const painted = bomb(6)
      .replaceAll('<use href="#', `<rect ${by}="url(#`)
      .replaceAll('"/>', ')"/>')
    expect([by, drawingFault(painted)]).not.toEqual([by, null])
  }
  expect(
    drawingFault('<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><use href="#a"/></g></svg>'),
  ).toBe('it takes too long to draw')
  expect(
    drawingFault(
      `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(300)}${'</g>'.repeat(300)}</svg>`,
    ),
  ).toBe('its elements stand too deep in each other')
})

test('error: layers in layers are refused where they are many and deep, and many or deep alone are not', () => {
  const layers = (depth: number, times: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><symbol id="y">${'<g opacity=".9">'.repeat(depth)}<rect width="90" height="90"/>${'</g>'.repeat(depth)}</symbol></defs>${'<use href="#y"/>'.repeat(times)}</svg>`
  // 310 ms in Chromium, of 5 KB.
  expect(drawingFault(layers(190, 5))).toBe('it takes too long to draw')
  expect(drawingFault(layers(100, 1))).toBeNull()
  expect(drawingFault(layers(5, 190))).toBeNull()
})

test('error: three megabytes of elements are refused in the time of their first part', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(700_000)}</svg>`
  const startMs = performance.now()
  expect(drawingFault(svg)).toBe('it takes too long to draw')
  expect(performance.now() - startMs).toBeLessThan(500)
})

test('error: what unpacks to more than it says is refused', () => {
  // Screen 1 x 1, frame 16,000 x 16,000.
  const gif = Buffer.from(
    '47494638396101000100000000' + '2c00000000803e803e00' + '02024401003b',
    'hex',
  )
  expect(gif.length).toBeLessThan(36)
  expect(readImage(gif)).toEqual({ fault: 'it is larger than 4096 pixels' })
  // A byte that is no marker hides the true header from who takes it for one.
  const frame = 'ffc0000b08' + '3e80' + '3e80' + '01011100'
  const jpeg = Buffer.from(`ffd8ff00ffe000040000${frame}`, 'hex')
  expect(readImage(jpeg)).toEqual({ fault: 'it is larger than 4096 pixels' })
})
