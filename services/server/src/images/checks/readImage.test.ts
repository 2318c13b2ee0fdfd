import { expect, test } from 'vitest'
import { readDataImage, readImage } from './readImage.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'

test.each([
  ['image/png', '\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\0\x10\0\0\0\x10rest'],
  ['image/jpeg', '\xFF\xD8\xFF\xC0\0\x0B\x08\0\x10\0\x10\x01'],
  ['image/gif', 'GIF89a\x10\0\x10\0rest'],
  ['image/webp', 'RIFF\x10\0\0\0WEBPVP8L\x05\0\0\0\x2F\x0F\xC0\x03\0'],
  ['image/svg+xml', svg],
])('behavior: %s is known by its bytes, whatever it is called', (contentType, text) => {
  const bytes = Buffer.from(text, 'latin1')
  expect(readImage(bytes)).toMatchObject({ image: { contentType, bytes } })
  for (const claim of ['image/png', 'text/html', 'image/svg+xml;charset=utf-8']) {
    const address = `data:${claim};base64,${bytes.toString('base64')}`
    expect(readDataImage(address)).toMatchObject({ image: { contentType } })
  }
})

test('behavior: an SVG may be written into its address in every usual way', () => {
  const bytes = Buffer.from(svg)
  for (const address of [
    `data:image/svg+xml,${svg}`,
    `data:image/svg+xml;utf8,${svg}`,
    `data:image/svg+xml,${encodeURIComponent(svg)}`,
  ]) {
    expect(readDataImage(address)).toMatchObject({ image: { bytes } })
  }
})

test('behavior: the digest tells images apart', () => {
  const read = (text: string) => readImage(Buffer.from(`GIF89a\x10\0\x10\0\0\0\0${text}`))
  expect(read('a')).toEqual(read('a'))
  expect(read('a')).not.toEqual(read('b'))
})

test('error: what is no image, or too large, is refused', () => {
  const kinds = { fault: 'it is no PNG, WebP, JPEG, GIF or SVG' }
  expect(readDataImage('data:text/html,alert(1)')).toEqual(kinds)
  expect(readDataImage('data:image/png;base64,')).toEqual(kinds)
  expect(readDataImage('data:nothing')).toEqual({ fault: 'it is no data: address' })
  expect(readDataImage('data:image/svg+xml,<svg onload="x"/>')).toEqual({
    fault: 'the handler onload is not allowed',
  })
  const large = Buffer.concat([Buffer.from('GIF89a\x10\0\x10\0'), Buffer.alloc(256 * 1_024 - 9)])
  expect(readImage(large)).toEqual({ fault: 'it is larger than 256 KB' })
  expect(readImage(large.subarray(10))).toEqual(kinds)
  expect(readImage(large.subarray(0, -1))).toMatchObject({ image: {} })
  expect(readDataImage(`data:image/gif,${'%00'.repeat(300_000)}`)).toEqual({
    fault: 'it is larger than 256 KB',
  })
})
