import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RasterContentType } from './contentTypeOf.ts'
import { inspectImage } from './inspectImage.ts'
import { readRaster } from './readRaster.ts'

const readImage = (bytes: Uint8Array) => inspectImage(bytes, { maxBytes: 4_096, maxSide: 4_096 })

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
    expect(readRaster(bytes, contentType as RasterContentType), contentType).toMatchObject({
      width: 300,
      height: 200,
    })
  }
  const lossy = hex('52494646 00000000 57454250 56503820 00000000 000000 9d012a 2c41 c800')
  expect(readRaster(lossy, 'image/webp')).toMatchObject({ width: 300, height: 200 })
  const lossless = hex('52494646 00000000 57454250 5650384c 00000000 2f 2bc1310000')
  expect(readRaster(lossless, 'image/webp')).toMatchObject({ width: 300, height: 200 })
})

test('error: a small file that unpacks to more than a browser has is refused', () => {
  const vast = Buffer.from(images['image/gif'])
  vast.writeUInt16LE(20_000, 6)
  expect(readImage(vast)).toEqual({ fault: 'it is larger than 4096 pixels' })
  expect(readImage(images['image/gif'])).toEqual({ contentType: 'image/gif' })
})

test('behavior: whatever the bytes are, there is an answer, and soon', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(images)),
      fc.uint8Array({ maxLength: 300 }),
      fc.nat(40),
      (contentType, bytes, kept) => {
        const start = images[contentType as keyof typeof images].subarray(0, kept)
        const pixels = readRaster(Buffer.concat([start, bytes]), contentType as RasterContentType)
        expect(pixels === null || pixels.width + pixels.height >= 0).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
  expect(readRaster(Buffer.alloc(3_000_000, 0xff), 'image/jpeg')).toBeNull()
})
