import { expect, test } from 'vitest'
import { lendBuffer } from './lendBuffer.ts'

function borrow(): typeof Buffer {
  const page: { Buffer?: typeof Buffer } = {}
  lendBuffer(page)
  return page.Buffer as typeof Buffer
}

test.each(['utf8', 'hex', 'base64', 'base64url'] as const)(
  "behavior: texts become %s and back as with Node's",
  (encoding) => {
    const lent = borrow()
    for (const text of ['', 'a', '{"att":{"eip155":{}}}', 'Grüße 🏛', '>>>???']) {
      const encoded = Buffer.from(text).toString(encoding)
      expect(lent.from(text).toString(encoding)).toBe(encoded)
      expect(lent.from(encoded, encoding).toString()).toBe(text)
    }
  },
)

test('behavior: bytes are bytes', () => {
  const lent = borrow()
  expect([...lent.from([1, 2])]).toEqual([1, 2])
  expect([...lent.from(Uint8Array.of(1, 2, 3).buffer, 1, 1)]).toEqual([2])
  expect(lent.concat([lent.alloc(1), Uint8Array.of(7)])).toEqual(lent.from([0, 7]))
  expect(lent.isBuffer(lent.alloc(0))).toBe(true)
  expect(lent.from('a')).toBeInstanceOf(Uint8Array)
})

test('behavior: one that is there stays', () => {
  const page = { Buffer }
  lendBuffer(page)
  expect(page.Buffer).toBe(Buffer)
})
