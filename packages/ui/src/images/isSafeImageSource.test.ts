import { expect, test } from 'vitest'
import { isSafeImageSource } from './isSafeImageSource.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

test('behavior: accepts small images of the four types', async () => {
  const sources = [
    uri('png', png(128, 128)),
    uri('png', png(3000, 3000)),
    uri('webp', webpLossy(96, 96)),
    uri('webp', webpLossless(96, 128)),
    uri('webp', webpExtended(512, 512)),
    uri('jpeg', jpeg(200, 200)),
    uri('svg+xml', text(svg)),
    `data:image/svg+xml,${encodeURIComponent(svg)}`,
    `data:image/svg+xml;utf8,${svg}`,
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
    uri('png', png(128, 128)).replace(/=+$/, ''),
  ]
  const verdicts = await Promise.all(sources.map((source) => isSafeImageSource(source)))
  expect(verdicts).toEqual(sources.map(() => true))
})

test('behavior: a script in an SVG is allowed, because <img> never runs it', async () => {
  expect(
    await isSafeImageSource(uri('svg+xml', text('<svg onload="alert(1)"><script/></svg>'))),
  ).toBe(true)
})

test.each([
  ['nothing', ''],
  ['a script', 'javascript:alert(1)'],
  ['a tracker', 'https://tracker.example/pixel.png'],
  ['a plain address', 'http://host.example/icon.png'],
  ['a protocol-relative address', '//tracker.example/icon.png'],
  ['a blob', 'blob:https://host.example/1'],
  ['a page', 'data:text/html,<script>alert(1)</script>'],
  ['a page that calls itself an image', 'data:text/html;image/png;base64,AAAA'],
  ['a GIF', uri('gif', text('GIF89a'))],
  ['a GIF that calls itself PNG', uri('png', text('GIF89a'.padEnd(64, '\0')))],
  ['an AVIF', uri('avif', text('ftypavif'))],
  ['space before', ` ${uri('png', png(64, 64))}`],
  ['a line break inside', uri('png', png(64, 64)).replace('base64,', 'base64,\n')],
  ['letters that are not base64', 'data:image/png;base64,@@@@'],
  ['base64 of an impossible length', `${uri('png', png(64, 64)).replace(/=+$/, '').slice(0, -3)}`],
  ['no content', 'data:image/png;base64,'],
  ['PNG that is not base64', 'data:image/png,hello'],
  ['an empty SVG', 'data:image/svg+xml,'],
  ['a stray percent sign', 'data:image/svg+xml,%'],
  ['a header cut short', uri('png', png(64, 64).slice(0, 20))],
  ['a decompression bomb', uri('png', png(20_000, 20_000))],
  ['one pixel too many', uri('png', png(4097, 4097))],
  ['a banner', uri('png', png(900, 100))],
  ['a column', uri('jpeg', jpeg(100, 900))],
  ['no width', uri('png', png(0, 64))],
  ['a lossy WebP of 16000 pixels', uri('webp', webpLossy(16_000, 16_000))],
  ['a lossless WebP of 16000 pixels', uri('webp', webpLossless(16_000, 16_000))],
  ['an extended WebP of 20000 pixels', uri('webp', webpExtended(20_000, 20_000))],
  ['a JPEG of 30000 pixels', uri('jpeg', jpeg(30_000, 30_000))],
  ['a JPEG that never says its size', uri('jpeg', jpeg(100, 100).slice(0, 12))],
  ['257 KB', uri('png', [...png(64, 64), ...new Array(256 * 1024).fill(0)])],
  ['257 KB of SVG', `data:image/svg+xml,${svg}${' '.repeat(256 * 1024)}`],
  ['20 MB', `data:image/png;base64,${'A'.repeat(20 * 1024 * 1024)}`],
])('error: refuses %s', async (_, source) => {
  expect(await isSafeImageSource(source)).toBe(false)
})

const svgOf = (content: string) => uri('svg+xml', text(`<svg viewBox="0 0 9 9">${content}</svg>`))
const rect = '<rect width="9" height="9"/>'
/** Groups that each draw the one before ten times. */
const nested = (levels: number) =>
  Array.from({ length: levels }, (_, level) =>
    level === 0
      ? `<g id="a0">${rect}</g>`
      : `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(10)}</g>`,
  ).join('')

test('behavior: accepts SVGs as design tools write them', async () => {
  const gradient = '<linearGradient id="g"><stop offset="0"/></linearGradient>'
  const shadow = '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter>'
  const sources = [
    svgOf(gradient.repeat(30) + '<path d="M0 0" fill="url(#g)"/>'.repeat(300)),
    svgOf(
      `<clipPath id="c">${rect}</clipPath><mask id="m">${rect}</mask>${shadow}${rect.repeat(40)}`,
    ),
    svgOf(`<defs><symbol id="s">${rect}</symbol></defs>${'<use href="#s"/>'.repeat(6)}`),
    svgOf(
      `<pattern id="p"><use xlink:href="#i"/></pattern><image id="i" href="${uri('png', png(512, 512))}"/>`,
    ),
    `data:image/svg+xml,%3C!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN'%3E${svg}`,
  ]
  expect(await Promise.all(sources.map((source) => isSafeImageSource(source)))).toEqual(
    sources.map(() => true),
  )
})

test.each([
  ['parts that draw each other ten times, five deep', nested(6)],
  [
    'a rule for all',
    `<style>rect{fill:url(#p)}</style><pattern id="p">${'<path/>'.repeat(400)}</pattern>${rect.repeat(400)}`,
  ],
  ['the same under a prefix', nested(6).replaceAll('<use', '<s:use')],
  ['the same behind a comment', `<!-- "' -->${nested(6)}`],
  ['the same in the other quotes', nested(6).replaceAll('"', "'")],
  ['a tag that does not end', `${rect}<use href="#a"`],
  ['text that hides tags', `<![CDATA[${nested(6)}]]>`],
  [
    'a reference behind a quote',
    `<pattern id="p">${'<path/>'.repeat(400)}</pattern><g style="font:'a' ;fill:url(#p)">${rect.repeat(400)}</g>`,
  ],
  ['parts of itself', '<g id="a"><use href="#a"/></g>'],
  [
    'patterns in patterns',
    Array.from(
      { length: 6 },
      (_, level) =>
        `<pattern id="p${level}">${`<rect fill="url(#p${level - 1})"/>`.repeat(10)}</pattern>`,
    ).join(''),
  ],
  [
    'clippings in clippings',
    Array.from(
      { length: 6 },
      (_, level) =>
        `<clipPath id="c${level}">${`<path clip-path="url(#c${level - 1})"/>`.repeat(10)}</clipPath>`,
    ).join(''),
  ],
  ['an image of 16000 pixels', `<image href="${uri('png', png(16_000, 16_000))}"/>`],
  ['an SVG inside', `<image href="${svgOf(nested(6))}"/>`],
  ['an SVG inside that is not base64', '<image href="data:image/svg+xml,%3Csvg/%3E"/>'],
  ['an address that is spelled in references', '<image href="&#100;ata:image/png;base64,AAAA"/>'],
  ['an address that is spelled in escapes', '<g style="mask-image:url(d\\61ta:image/png)"/>'],
  ['entities', '<!ENTITY a "<use/>">&a;'],
])('error: refuses an SVG with %s', async (_, content) => {
  expect(await isSafeImageSource(svgOf(content))).toBe(false)
  const plain = `data:image/svg+xml,${encodeURIComponent(`<svg>${content}</svg>`)}`
  expect(await isSafeImageSource(plain)).toBe(false)
})

function uri(type: string, bytes: readonly number[] | Uint8Array): string {
  return `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`
}

function text(value: string): number[] {
  return [...Buffer.from(value, 'latin1')]
}

function bigEndian(value: number, length: number): number[] {
  return Array.from({ length }, (_, at) => (value >>> (8 * (length - 1 - at))) & 255)
}

function littleEndian(value: number, length: number): number[] {
  return bigEndian(value, length).reverse()
}

function png(width: number, height: number): number[] {
  const header = [...text('IHDR'), ...bigEndian(width, 4), ...bigEndian(height, 4), 8, 6, 0, 0, 0]
  return [...text('\x89PNG\r\n\x1a\n'), ...bigEndian(13, 4), ...header, ...bigEndian(0, 4)]
}

function webp(kind: string, body: number[]): number[] {
  return [
    ...text('RIFF'),
    0,
    0,
    0,
    0,
    ...text(`WEBP${kind}`),
    ...littleEndian(body.length, 4),
    ...body,
  ]
}

function webpLossy(width: number, height: number): number[] {
  const start = [0, 0, 0, 0x9d, 0x01, 0x2a]
  return webp('VP8 ', [...start, ...littleEndian(width, 2), ...littleEndian(height, 2)])
}

function webpLossless(width: number, height: number): number[] {
  const size = ((width - 1) | ((height - 1) << 14)) >>> 0
  return webp('VP8L', [0x2f, ...littleEndian(size, 4), 0, 0, 0, 0, 0])
}

function webpExtended(width: number, height: number): number[] {
  const size = [...littleEndian(width - 1, 3), ...littleEndian(height - 1, 3)]
  return webp('VP8X', [0, 0, 0, 0, ...size])
}

function jpeg(width: number, height: number): number[] {
  const exif = [0xff, 0xe1, ...bigEndian(8, 2), 1, 2, 3, 4, 5, 6]
  const frame = [
    0xff,
    0xc0,
    ...bigEndian(11, 2),
    8,
    ...bigEndian(height, 2),
    ...bigEndian(width, 2),
  ]
  return [0xff, 0xd8, ...exif, ...frame, 1, 0, 0, 0]
}

test('error: an SVG that a browser would read in other letters than we do is refused', async () => {
  const bomb = `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`
  const utf16 = (mark: number[], isLittle: boolean) =>
    Uint8Array.from([
      ...mark,
      ...[...bomb].flatMap((letter) =>
        isLittle ? [letter.charCodeAt(0), 0] : [0, letter.charCodeAt(0)],
      ),
    ])
  const declared = (encoding: string) => text(`<?xml version="1.0" encoding="${encoding}"?>${bomb}`)
  for (const bytes of [
    utf16([0xff, 0xfe], true),
    utf16([0xfe, 0xff], false),
    utf16([], true),
    Uint8Array.from([...text(bomb), 0xc3, 0x28]),
    declared('UTF-16'),
    declared('utf-7'),
    declared('ISO-2022-JP'),
  ])
    expect(await isSafeImageSource(uri('svg+xml', bytes))).toBe(false)
  const plain = encodeURIComponent(bomb)
  for (const charset of ['utf-16', 'utf-7', 'iso-2022-jp', 'utf-8x'])
    expect(await isSafeImageSource(`data:image/svg+xml;charset=${charset},${plain}`)).toBe(false)
  expect(await isSafeImageSource(uri('svg+xml', declared('UTF-8')))).toBe(true)
  expect(
    isSafeImageSource(uri('svg+xml', Uint8Array.from([0xef, 0xbb, 0xbf, ...text(bomb)]))),
  ).toBe(true)
})
