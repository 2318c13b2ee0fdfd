import { crc32, deflateSync } from 'node:zlib'

/** Images to begin with: what design tools write, what collectibles are, and each costly thing in a small dose. */
export const seeds: readonly Buffer[] = [
  ...drawings().map((inside) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${inside}</svg>`,
    ),
  ),
  ...rasters(),
]

/** A random number from 0 to 1. */
type Chance = () => number

/** The same numbers for the same seed, so that a failure can be had again. @see https://en.wikipedia.org/wiki/Xorshift */
export function createChance(seed: number): Chance {
  let state = seed | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

/** A seed, changed in one to four ways as somebody would who wants it to take long. */
export function mutate(chance: Chance): Buffer {
  const seed = pick(chance, seeds)
  const isDrawing = seed[0] === 0x3c
  let bytes = seed
  for (let count = 1 + below(chance, 4); count > 0; count--)
    bytes = isDrawing
      ? mutateDrawing(bytes.toString('latin1'), chance)
      : mutateRaster(bytes, chance)
  return bytes
}

const below = (chance: Chance, end: number) => Math.floor(chance() * end)
const pick = <T>(chance: Chance, list: readonly T[]) => list[below(chance, list.length)] as T
/** Few most of the time, and seldom very many. */
const many = (chance: Chance) => Math.ceil(10 ** (chance() * 4))

function mutateDrawing(svg: string, chance: Chance): Buffer {
  const change = pick(chance, [repeat, nest, refer, grow, lengthen, restyle, link])
  const changed = change(svg, chance)
  return Buffer.from(changed.length > 260_000 ? svg : changed, 'latin1')
}

const elements = (svg: string) => [...svg.matchAll(/<(?!svg|\/)(\w+)[^<>]*\/>/g)]
const openings = (svg: string) => [...svg.matchAll(/<(?!\/|svg)\w+/g)]
const insertAt = (text: string, at: number, more: string) =>
  text.slice(0, at) + more + text.slice(at)

/** An element, once and once more. */
function repeat(svg: string, chance: Chance): string {
  const [found] = [pick(chance, elements(svg))]
  return found
    ? insertAt(svg, found.index, found[0].repeat(Math.min(many(chance), 260_000 / found[0].length)))
    : svg
}

/** An element in groups in groups. */
function nest(svg: string, chance: Chance): string {
  const found = pick(chance, elements(svg))
  if (!found) return svg
  const depth = Math.min(many(chance), 190)
  const group = pick(chance, [
    '<g>',
    '<g opacity=".9">',
    '<g filter="url(#f)">',
    '<g mask="url(#m)">',
    '<g clip-path="url(#c)">',
    '<g fill="url(#p)">',
    '<g style="mix-blend-mode:hue">',
  ])
  return svg.replace(found[0], () => group.repeat(depth) + found[0] + '</g>'.repeat(depth))
}

/** One more reference on an element. */
function refer(svg: string, chance: Chance): string {
  const found = pick(chance, openings(svg))
  if (!found) return svg
  const id = pick(chance, [...svg.matchAll(/ id="(\w+)"/g)])?.[1] ?? 'f'
  const property = pick(chance, [
    'fill',
    'stroke',
    'filter',
    'mask',
    'clip-path',
    'marker-mid',
    'marker-start',
  ])
  return insertAt(svg, found.index + found[0].length, ` ${property}="url(#${id})"`)
}

/** A number, larger or smaller by some places. */
function grow(svg: string, chance: Chance): string {
  const found = pick(chance, [...svg.matchAll(/(?<=[\s"(,:])\d+(\.\d+)?/g)])
  if (!found) return svg
  const grown = Number(found[0]) * 10 ** (below(chance, 13) - 6)
  return svg.slice(0, found.index) + grown + svg.slice(found.index + found[0].length)
}

/** A path, a text or a list of numbers that goes on. */
function lengthen(svg: string, chance: Chance): string {
  const found = pick(chance, [
    ...svg.matchAll(/(?<=(?: d| points|Matrix|values|>)(?:=")?)[^<>"]{4,}/g),
  ])
  if (!found) return svg
  const separator = found[0].startsWith('M') ? ' ' : ''
  return insertAt(
    svg,
    found.index,
    `${found[0]}${separator}`.repeat(Math.min(many(chance), 250_000 / found[0].length)),
  )
}

/** A rule or an attribute of style. */
function restyle(svg: string, chance: Chance): string {
  const selector = pick(chance, [
    '*',
    'rect',
    '.a',
    'g g rect',
    'g > *',
    'path',
    'g:has(rect)',
    '*:nth-child(3n)',
    'g ~ g',
  ])
  const declaration = pick(chance, [
    'filter:blur(9px)',
    'filter:url(#f)',
    'fill:url(#p)',
    'stroke-dasharray:.1',
    'opacity:.5',
    'mix-blend-mode:hue',
    'mask:url(#m)',
    'clip-path:url(#c)',
    'stroke:#000;stroke-width:90',
    'filter:drop-shadow(0 0 9px red)',
  ])
  const rules = `${selector}{${declaration}}`.repeat(Math.min(many(chance), 5_000))
  return chance() < 0.6
    ? svg.replace(/<svg[^>]*>/, (root) => `${root}<style>${rules}</style>`)
    : svg.replace(/<(rect|path|g|use|circle)/, (tag) => `${tag} style="${declaration}"`)
}

/** Groups that each draw what is below some times. */
function link(svg: string, chance: Chance): string {
  const id = pick(chance, [...svg.matchAll(/ id="(\w+)"/g)])?.[1]
  if (!id) return svg
  const name = `n${below(chance, 1_000)}`
  const times = Math.min(many(chance), 200)
  return svg.replace(
    '</svg>',
    () => `<g id="${name}">${`<use href="#${id}"/>`.repeat(times)}</g></svg>`,
  )
}

function mutateRaster(bytes: Buffer, chance: Chance): Buffer {
  const changed = Buffer.from(bytes)
  const at = below(chance, Math.min(changed.length, 64))
  switch (below(chance, 4)) {
    case 0:
      changed[at] = below(chance, 256)
      return changed
    case 1:
      if (at + 2 <= changed.length) changed.writeUInt16BE(below(chance, 65_536), at)
      return changed
    case 2: {
      // A frame, a scan, a chunk again.
      const start = below(chance, changed.length)
      const piece = changed.subarray(start, start + below(chance, 64))
      const copies = Array.from({ length: Math.min(many(chance), 2_000) }, () => piece)
      return Buffer.concat([changed.subarray(0, start), ...copies, changed.subarray(start)])
    }
    default:
      // As wide and as high as it goes, where the format says it.
      return withSize(changed, 1 + below(chance, 9_000), 1 + below(chance, 9_000))
  }
}

function withSize(bytes: Buffer, width: number, height: number): Buffer {
  if (bytes.length < 30) return bytes
  if (bytes[0] === 0x89) {
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  } else if (bytes[0] === 0x47) {
    bytes.writeUInt16LE(width, 6)
    bytes.writeUInt16LE(height, 8)
  } else if (bytes[0] === 0xff) {
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]))
    if (frame >= 0) {
      bytes.writeUInt16BE(height, frame + 5)
      bytes.writeUInt16BE(width, frame + 7)
    }
  } else if (bytes.toString('latin1', 12, 16) === 'VP8L') {
    bytes.writeUInt32LE(((width - 1) & 0x3fff) | (((height - 1) & 0x3fff) << 14), 21)
  }
  return bytes
}

function drawings(): string[] {
  const rect = '<rect id="r" class="a" width="90" height="90" fill="#f60"/>'
  const star = 'M50 5L61 39L95 39L68 60L79 95L50 72L21 95L32 60L5 39L39 39Z'
  return [
    rect,
    `<g id="g">${rect}<circle id="o" cx="50" cy="50" r="40"/></g>`,
    `<path id="s" d="${star}" fill="none" stroke="#000" stroke-width="3"/>`,
    `<path id="s" d="${star}"/><ellipse cx="50" cy="50" rx="40" ry="20" stroke="#09f"/>`,
    `<path d="M0 0C90 90 10 80 70 5S20 30 90 90" stroke="#000" stroke-dasharray="4 2" fill="none"/>`,
    `<polygon id="s" points="50,5 95,95 5,95" stroke="#000" stroke-linejoin="round"/>`,
    `<linearGradient id="p"><stop offset="0" stop-color="#f00"/><stop offset="1"/></linearGradient>${rect}<rect width="50" height="50" fill="url(#p)"/>`,
    `<radialGradient id="p"><stop offset=".1"/><stop offset=".9" stop-color="#0f0"/></radialGradient><circle cx="50" cy="50" r="45" fill="url(#p)"/>`,
    `<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="5" height="5"/></pattern><rect id="r" width="90" height="90" fill="url(#p)"/>`,
    `<mask id="m"><rect width="50" height="50" fill="#fff"/></mask><g mask="url(#m)">${rect}</g>`,
    `<clipPath id="c"><circle cx="50" cy="50" r="40"/></clipPath><g clip-path="url(#c)">${rect}</g>`,
    `<filter id="f"><feGaussianBlur stdDeviation="3"/></filter><g filter="url(#f)">${rect}</g>`,
    `<filter id="f"><feDropShadow dx="1" dy="2" stdDeviation="3" flood-color="#00f"/></filter><circle id="o" r="30" cx="50" cy="50" filter="url(#f)"/>`,
    `<filter id="f" x="0" y="0" width="90" height="90" filterUnits="userSpaceOnUse"><feFlood flood-opacity="0" result="a"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feBlend in2="a"/></filter><g filter="url(#f)">${rect}</g>`,
    `<filter id="f"><feTurbulence baseFrequency=".05" numOctaves="2"/></filter><rect width="90" height="90" filter="url(#f)"/>`,
    `<filter id="f"><feMorphology operator="dilate" radius="2"/></filter><rect width="40" height="40" filter="url(#f)"/>`,
    `<filter id="f"><feDiffuseLighting surfaceScale="2"><fePointLight x="10" y="20" z="30"/></feDiffuseLighting></filter><rect width="90" height="90" filter="url(#f)"/>`,
    `<filter id="f"><feConvolveMatrix order="3" kernelMatrix="1 0 0 0 1 0 0 0 1"/></filter><rect width="90" height="90" filter="url(#f)"/>`,
    `<marker id="m" markerWidth="4" markerHeight="4"><rect width="4" height="4"/></marker><path id="s" d="${star}" marker-mid="url(#m)" fill="none" stroke="#000"/>`,
    `<defs><symbol id="y" viewBox="0 0 10 10"><rect width="9" height="9"/></symbol></defs><use href="#y" width="40" height="40"/><use xlink:href="#y" x="50" width="40" height="40"/>`,
    `<text x="5" y="50" font-size="14">Number 1234</text>${rect}`,
    `<path id="s" d="${star}"/><text font-size="9"><textPath href="#s">around and around</textPath></text>`,
    `<style>.a{fill:#fc0;stroke:#000}</style>${rect}<g class="a"><path d="${star}"/></g>`,
    `<defs><g id="y" opacity=".9"><g style="mix-blend-mode:hue"><rect width="90" height="90"/></g></g></defs><use href="#y"/><use href="#y" opacity=".5"/>`,
    `<g transform="translate(50 50) rotate(30) scale(.5)">${rect}<g transform="matrix(2 0 0 2 1 1)">${rect}</g></g>`,
    `<rect id="r" width="20" height="20"><animate attributeName="x" values="0;50;0" dur="3s"/></rect>`,
    `<image id="i" width="90" height="90" href="data:image/png;base64,${png(64, 64).toString('base64')}"/>`,
  ]
}

function rasters(): Buffer[] {
  return [png(128, 128), gif(64, 64), progressiveJpeg(128, 128), webp(64, 64)]
}

function png(width: number, height: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0])
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const pixels = deflateSync(Buffer.alloc((width * 4 + 1) * height))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function gif(width: number, height: number): Buffer {
  const sizes = [width & 255, width >> 8, height & 255, height >> 8]
  const frame = [0x2c, 0, 0, 0, 0, ...sizes, 0, 2, 2, 0x44, 1, 0]
  return Buffer.from([
    ...Buffer.from('GIF89a'),
    ...sizes,
    0x80,
    0,
    0,
    0,
    0,
    0,
    255,
    255,
    255,
    ...frame,
    0x3b,
  ])
}

/** Two scans of next to nothing. */
function progressiveJpeg(width: number, height: number): Buffer {
  const tables = [0x00, 0x10].flatMap((kind) => [
    0xff,
    0xc4,
    0,
    20,
    kind,
    1,
    ...Array(15).fill(0),
    0,
  ])
  const scan = (from: number, to: number) => [0xff, 0xda, 0, 8, 1, 1, 0, from, to, 0, 0]
  return Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xdb, 0, 67, 0, ...Array(64).fill(1)],
    ...[0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0],
    ...[...tables, ...scan(0, 0), ...scan(1, 63), 0xff, 0xd9],
  ])
}

/** Lossless, of one colour. */
function webp(width: number, height: number): Buffer {
  const bits = (width - 1) | ((height - 1) << 14)
  const content = [
    0x2f,
    bits & 255,
    (bits >> 8) & 255,
    (bits >> 16) & 255,
    (bits >> 24) & 255,
    0x07,
    0x10,
    0x11,
    0x11,
    0x88,
    0x88,
    0x08,
    0,
  ]
  const chunk = [
    ...Buffer.from('VP8L'),
    content.length,
    0,
    0,
    0,
    ...content,
    ...(content.length % 2 ? [0] : []),
  ]
  return Buffer.from([
    ...Buffer.from('RIFF'),
    chunk.length + 4,
    0,
    0,
    0,
    ...Buffer.from('WEBP'),
    ...chunk,
  ])
}
