import { afterEach, expect, test, vi } from 'vitest'
import { browserPlatform } from './browser.ts'
import { fetchImage } from './fetchImage.ts'

const { signal } = new AbortController()
const request = { url: 'https://foyer.example/getWalletImage/a', signal, timeoutMs: 2_000 }
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const webp = new TextEncoder().encode('RIFF\x01\x02\x03\x04WEBPVP8 ')
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1])
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'

afterEach(() => vi.unstubAllGlobals())

const answerWith = (body: BodyInit | null, type: string, init: ResponseInit = {}) => {
  const response = new Response(body, {
    ...init,
    headers: { ...init.headers, 'content-type': type },
  })
  const fetch = vi.fn(async () => response)
  vi.stubGlobal('fetch', fetch)
  return { fetch, response }
}

test.each<[string, string, BodyInit]>([
  ['a PNG', 'image/png', png],
  ['a WebP', 'image/webp', webp],
  ['a JPEG', 'image/jpeg', jpeg],
  ['an SVG', 'image/svg+xml', svg],
  [
    'an SVG with a prologue',
    'image/svg+xml',
    `\ufeff<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg>${svg}`,
  ],
  ['a type with parameters', 'Image/SVG+XML; charset=utf-8', svg],
])('behavior: %s becomes a data URI', async (_, type, body) => {
  answerWith(body, type)
  const plain = type.split(';')[0]?.toLowerCase()
  const base64 = Buffer.from(typeof body === 'string' ? body : (body as Uint8Array)).toString(
    'base64',
  )
  expect(await fetchImage(request)).toEqual({
    status: 200,
    image: `data:${plain};base64,${base64}`,
  })
})

test('behavior: it is asked without cookies, through the platform too', async () => {
  const { fetch } = answerWith(png, 'image/png')
  const { status } = await browserPlatform().http.image(request)
  expect(status).toBe(200)
  expect(fetch).toHaveBeenCalledWith(
    request.url,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'origin' }),
  )
})

test.each<[string, string, BodyInit | null]>([
  ['a page', 'text/html', '<svg/>'],
  ['a page that calls itself an image', 'image/png', '<!doctype html><script>alert(1)</script>'],
  ['a page that calls itself an SVG', 'image/svg+xml', '<!doctype html><html><svg/></html>'],
  ['a PNG that calls itself a JPEG', 'image/jpeg', png],
  ['an SVG that calls itself a WebP', 'image/webp', svg],
  ['a GIF', 'image/gif', 'GIF89a'],
  ['an image without a type', '', png],
  ['a type that every object has', 'constructor', png],
  ['nothing', 'image/png', null],
  ['a few bytes', 'image/png', png.slice(0, 7)],
  ['a comment without an end', 'image/svg+xml', `<!-- ${'-'.repeat(10_000)}${svg}`],
  ['257 KB', 'image/svg+xml', svg + ' '.repeat(256 * 1024)],
])('error: %s is no image', async (_, type, body) => {
  answerWith(body, type)
  expect(await fetchImage(request)).toEqual({ status: 200, image: null })
})

test('error: a body that says it is too long is not read', async () => {
  const { response } = answerWith(png, 'image/png', { headers: { 'content-length': '262145' } })
  const read = vi.spyOn(response.body as ReadableStream, 'getReader')
  expect((await fetchImage(request)).image).toBeNull()
  expect(read).not.toHaveBeenCalled()
})

test('error: an endless body is left after the largest image', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536))
    },
  })
  answerWith(body, 'image/png')
  expect((await fetchImage(request)).image).toBeNull()
  expect(sent).toBeLessThan(1_000_000)
})

test('error: an HTTP error is an answer without an image', async () => {
  answerWith(png, 'image/png', { status: 503 })
  expect(await fetchImage(request)).toEqual({ status: 503, image: null })
})

test('error: the network throws', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchImage(request)).rejects.toThrow('Failed to fetch')
})
