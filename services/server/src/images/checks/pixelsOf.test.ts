import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pixelsOf } from './pixelsOf.ts'
import { readImage } from './readImage.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

/** 300 pixels wide and 200 tall, as each format begins. */
const images = {
  'image/png': hex('89504e470d0a1a0a 0000000d 49484452 0000012c 000000c8 0806000000'),
  'image/gif': hex('474946383961 2c01 c800 f70000'),
  'image/webp': hex('52494646 00000000 57454250 56503858 0a000000 00000000 2b0100 c70000'),
  'image/jpeg': hex('ffd8 ffe00010 4a46494600010100000100010000 ffff ffc2 0011 08 00c8 012c 03'),
}

test('behavior: what an image says of its size, format by format', () => {
  for (const [contentType, bytes] of Object.entries(images)) {
    expect(pixelsOf(bytes, contentType), contentType).toEqual({ width: 300, height: 200 })
  }
  const lossy = hex('52494646 00000000 57454250 56503820 00000000 000000 9d012a 2c41 c800')
  expect(pixelsOf(lossy, 'image/webp')).toEqual({ width: 300, height: 200 })
  const lossless = hex('52494646 00000000 57454250 5650384c 00000000 2f 2bc1310000')
  expect(pixelsOf(lossless, 'image/webp')).toEqual({ width: 300, height: 200 })
})

test('error: a small file that unpacks to more than a browser has is refused', () => {
  const vast = Buffer.from(images['image/gif'])
  vast.writeUInt16LE(20_000, 6)
  expect(readImage(vast)).toEqual({ fault: 'it is larger than 8192 pixels' })
  expect(readImage(images['image/gif'])).toMatchObject({ image: {} })
})

test('behavior: whatever the bytes are, there is an answer, and soon', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(images)),
      fc.uint8Array({ maxLength: 300 }),
      fc.nat(40),
      (contentType, bytes, kept) => {
        const start = images[contentType as keyof typeof images].subarray(0, kept)
        const pixels = pixelsOf(Buffer.concat([start, bytes]), contentType)
        expect(pixels === null || pixels.width + pixels.height >= 0).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
  expect(pixelsOf(Buffer.alloc(3_000_000, 0xff), 'image/jpeg')).toBeNull()
})
