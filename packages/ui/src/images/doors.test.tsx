import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Artwork } from './Artwork.tsx'
import { Avatar } from './Avatar.tsx'
import { isSafeImageSource } from './isSafeImageSource.ts'
import { SafeImage } from './SafeImage.tsx'

/** What renders: the parts, and the views that are made of them. */
const places = ['ui', 'modal'].map(
  (name) => new URL(`../../../${name}/src`, import.meta.url).pathname,
)

/** Ten of what is one level below, in each of six levels: a million rectangles in 1.6 KB. */
const repeated = Array.from({ length: 6 }, (_, level) =>
  level === 0
    ? '<rect id="l0" width="1" height="1"/>'
    : `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
).join('')
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${repeated}</svg>`

const address = (type: string, bytes: Buffer) =>
  `data:image/${type};base64,${bytes.toString('base64')}`
const hostile = {
  'a drawing whose parts draw each other': `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  'the same as base64': address('svg+xml', Buffer.from(drawing)),
  'the same in UTF-16': address('svg+xml', Buffer.from(`\uFEFF${drawing}`, 'utf16le')),
  'a GIF of 35 bytes, its frame of 16,000 pixels': address(
    'gif',
    Buffer.from('474946383961010001000000002c00000000803e803e0002024401003b', 'hex'),
  ),
  'a JPEG with a byte that is no marker before its header': address(
    'jpeg',
    Buffer.from('ffd8ff00ffe000040000ffc0000b083e803e8001011100', 'hex'),
  ),
  'a PNG that does not say its size': address('png', Buffer.from('89504e470d0a1a0a', 'hex')),
}

const doors = {
  'icons of wallets': (src: string) => <SafeImage src={src} size={36} kind="wallet" seed="a" />,
  'icons of wallets that an application chose': (src: string) => (
    <SafeImage src={src} size={36} kind="wallet" seed="a" allowUrl />
  ),
  tokens: (src: string) => (
    <SafeImage src={src} size={40} kind="token" label="" seed="a" allowUrl />
  ),
  networks: (src: string) => <SafeImage src={src} size={24} kind="network" seed="a" allowUrl />,
  'pictures of names': (src: string) => <Avatar image={src} seed="a" />,
  'collectibles, alone and in activity': (src: string) => <Artwork src={src} fallback={null} />,
}

test.each(Object.entries(doors))(
  'error: no hostile image gets in through %s',
  async (_, render) => {
    // With the code that reads images at hand, each is judged at once.
    for (const source of Object.values(hostile)) await isSafeImageSource(source, 'artwork')
    const harmless = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    expect(renderToStaticMarkup(render(harmless))).toContain('<img')
    for (const [name, source] of Object.entries(hostile))
      expect(renderToStaticMarkup(render(source)), name).not.toContain('<img')
  },
)

test('there is no other door: everything that draws what others made goes through these', () => {
  const drawing = places
    .flatMap((place) =>
      readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => `${place}/${name}`),
    )
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => {
      // What an example or a sentence says draws nothing.
      const code = readFileSync(name, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      return /<img|new Image\(|createElement\('img'|background-?image/i.test(code)
    })
  expect(drawing.map((name) => name.split('/src/')[1]).sort()).toEqual([
    'images/Artwork.tsx',
    'images/SafeImage.tsx',
  ])
})
