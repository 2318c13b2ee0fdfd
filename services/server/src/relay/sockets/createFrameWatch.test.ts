import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameOf } from '../../../test/frameOf.ts'
import { createFrameWatch } from './createFrameWatch.ts'

const [text, continuation, ping, close] = [1, 0, 9, 8]

test('behavior: what has ended holds nothing, and what has not holds what came since it began', () => {
  const watch = createFrameWatch()
  const half = frameOf({ opcode: text, payload: 70_000 }).subarray(0, 40_000)
  expect(watch.take(frameOf({ opcode: text, payload: 10 }))).toEqual({ bytes: 0, isNew: false })
  expect(watch.take(half)).toEqual({ bytes: 40_256, isNew: true })
  expect(watch.take(Buffer.alloc(20_000))).toEqual({ bytes: 60_512, isNew: false })
  expect(watch.take(Buffer.alloc(10_014))).toEqual({ bytes: 0, isNew: false })
})

test('behavior: pings end no message and are none', () => {
  const watch = createFrameWatch()
  for (let n = 0; n < 100; n++)
    expect(watch.take(frameOf({ opcode: ping, payload: 125 })).bytes).toBe(0)
  const begin = frameOf({ opcode: text, payload: 100, isLast: false })
  const { bytes } = watch.take(begin)
  expect(bytes).toBeGreaterThanOrEqual(begin.length)
  const pinged = watch.take(frameOf({ opcode: ping, payload: 125 }))
  expect(pinged.bytes).toBeGreaterThan(bytes)
  expect(pinged.isNew).toBe(false)
  expect(watch.take(frameOf({ opcode: continuation, payload: 0 })).bytes).toBe(0)
})

test('behavior: small parts of a message cost more than their bytes', () => {
  const watch = createFrameWatch()
  const part = { payload: 1, isLast: false }
  watch.take(frameOf({ opcode: text, ...part }))
  const parts = Array.from({ length: 1_000 }, () => frameOf({ opcode: continuation, ...part }))
  expect(watch.take(Buffer.concat(parts)).bytes).toBeGreaterThan(250_000)
})

test('behavior: after a goodbye nothing is held', () => {
  const watch = createFrameWatch()
  watch.take(frameOf({ opcode: text, payload: 100, isLast: false }))
  expect(watch.take(frameOf({ opcode: close, payload: 2 })).bytes).toBe(0)
  expect(watch.take(Buffer.alloc(10_000, 1)).bytes).toBe(0)
})

test('behavior: however bytes are cut into chunks, it knows what has begun and not ended', () => {
  const size = fc.oneof(fc.integer({ min: 0, max: 130 }), fc.constantFrom(65_535, 65_536, 70_000))
  const message = fc.array(
    fc.record({
      payload: size,
      pings: fc.array(fc.integer({ min: 0, max: 125 }), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  const cuts = fc.array(
    fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 90_000 })),
  )
  fc.assert(
    fc.property(fc.array(message, { maxLength: 6 }), cuts, (messages, cuts) => {
      const frames: Buffer[] = []
      const spans: { start: number; end: number }[] = []
      let at = 0
      const add = (frame: Buffer) => {
        frames.push(frame)
        at += frame.length
      }
      for (const parts of messages) {
        const start = at
        for (const [index, { payload, pings }] of parts.entries()) {
          const isLast = index === parts.length - 1
          add(frameOf({ opcode: index === 0 ? text : continuation, payload, isLast }))
          if (isLast) spans.push({ start, end: at })
          for (const bytes of pings) {
            if (isLast) spans.push({ start: at, end: at + 6 + bytes })
            add(frameOf({ opcode: ping, payload: bytes }))
          }
        }
      }
      const all = Buffer.concat(frames)
      const watch = createFrameWatch()
      let from = 0
      for (const length of [...cuts, all.length]) {
        const to = Math.min(all.length, from + length)
        const { bytes, isNew } = watch.take(all.subarray(from, to))
        const open = spans.find(({ start, end }) => start < to && to < end)
        expect(bytes > 0).toBe(open !== undefined)
        expect(bytes).toBeGreaterThanOrEqual(open ? to - open.start : 0)
        expect(isNew).toBe(open !== undefined && open.start >= from)
        from = to
      }
    }),
  )
})
