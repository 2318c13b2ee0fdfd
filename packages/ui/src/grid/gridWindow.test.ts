import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsToDraw, rowsNear, shiftBetween, windowAround } from './gridWindow.ts'

const sight = { columns: 4, rowPx: 100, fromPx: 0, toPx: 500 }

test('behavior: the window holds what is in sight and eight rows around it', () => {
  expect(windowAround(sight)).toEqual({ columns: 4, rowPx: 100, first: 0, end: 14 })
  expect(windowAround({ ...sight, fromPx: 20_050, toPx: 20_550 })).toMatchObject({
    first: 192,
    end: 214,
  })
  // The list begins below the search field, so at first nothing is above its top.
  expect(windowAround({ ...sight, fromPx: -60, toPx: 440 })).toMatchObject({ first: 0, end: 14 })
})

test('behavior: near is what is in sight and as much again below it, 300 px at least', () => {
  expect(rowsNear(sight)).toBe(10)
  expect(rowsNear({ ...sight, fromPx: -60, toPx: 440 })).toBe(10)
  expect(rowsNear({ ...sight, fromPx: 2_001, toPx: 2_501 })).toBe(31)
  expect(rowsNear({ ...sight, fromPx: 0, toPx: 150 })).toBe(5)
  // The list is further below than that.
  expect(rowsNear({ ...sight, fromPx: -1_500, toPx: -1_000 })).toBe(0)
})

test('behavior: a scroll by less than two rows renders nothing new', () => {
  const windows = [20_001, 20_099, 20_199].map((fromPx) =>
    windowAround({ ...sight, fromPx, toPx: fromPx + 500 }),
  )
  expect(new Set(windows.map(({ first }) => first)).size).toBe(1)
})

test('behavior: rows around the focus and both ends are rendered wherever the list was scrolled to', () => {
  const cells = cellsToDraw({
    window: { columns: 4, rowPx: 100, first: 100, end: 102 },
    count: 1_002,
    stops: 1_002,
    focused: 41,
  })
  expect([...new Set(cells.map((index) => Math.floor(index / 4)))]).toEqual([
    0, 9, 10, 11, 100, 101, 250,
  ])
  expect(cells.at(-1)).toBe(1_001)
})

test('behavior: a window beyond the end of a list that became shorter still renders both its ends', () => {
  const cells = cellsToDraw({
    window: { columns: 4, rowPx: 100, first: 400, end: 422 },
    count: 6,
    stops: 6,
    focused: 900,
  })
  expect(cells).toEqual([0, 1, 2, 3, 4, 5])
})

test('behavior: never more than 200 cells, each once, in order and inside the list', () => {
  fc.assert(
    fc.property(
      fc.record({
        columns: fc.integer({ min: 1, max: 4 }),
        rowPx: fc.integer({ min: 80, max: 400 }),
        fromPx: fc.integer({ min: -500, max: 1_200_000 }),
        heightPx: fc.integer({ min: 0, max: 1_800 }),
        count: fc.integer({ min: 0, max: 10_040 }),
        focus: fc.option(fc.nat(10_100)),
      }),
      ({ columns, rowPx, fromPx, heightPx, count, focus }) => {
        const window = windowAround({ columns, rowPx, fromPx, toPx: fromPx + heightPx })
        const cells = cellsToDraw({ window, count, stops: count, focused: focus })
        expect(cells.length).toBeLessThanOrEqual(200)
        expect(cells).toEqual([...new Set(cells)].sort((a, b) => a - b))
        expect(cells.every((index) => index >= 0 && index < count)).toBe(true)
        if (focus === null || focus >= count) return
        // Tab and Shift+Tab find their neighbours.
        for (const near of [focus - 1, focus, focus + 1])
          if (near >= 0 && near < count) expect(cells).toContain(near)
      },
    ),
  )
})

test('behavior: the first cell in sight stays the first when columns or rows change', () => {
  const before = windowAround({ ...sight, fromPx: 10_030, toPx: 10_530 })
  const after = { ...before, columns: 2, rowPx: 140 }
  // Row 100 begins with cell 400, which is in row 200 of two columns.
  expect(shiftBetween(before, after, 10_030)).toBe(200 * 140 - 100 * 100)
  expect(shiftBetween(before, after, -60)).toBe(0)
  expect(shiftBetween(before, before, 10_030)).toBe(0)
})
