import { expect, test } from 'vitest'
import { pageMetadata } from './pageMetadata.ts'

/** A page, as little of it as is read. */
const page = ({
  touch,
  icon,
  description,
}: {
  touch?: string
  icon?: string
  description?: string
}) =>
  ({
    title: 'Shop',
    location: { origin: 'https://shop.example' },
    querySelectorAll: () => (icon ? [{ href: icon }] : []),
    querySelector: (selector: string) =>
      selector.startsWith('meta')
        ? description === undefined
          ? null
          : { content: description }
        : touch
          ? { href: touch }
          : null,
  }) as unknown as Document

test('behavior: a page says what it is', () => {
  expect(
    pageMetadata(page({ icon: 'https://shop.example/icon.svg', description: 'Shoes' })),
  ).toEqual({
    title: 'Shop',
    description: 'Shoes',
    origin: 'https://shop.example',
    icon: 'https://shop.example/icon.svg',
  })
})

test('behavior: the icon for a home screen is rendered large and is preferred', () => {
  const both = page({ icon: 'https://shop.example/16.png', touch: 'https://shop.example/180.png' })
  expect(pageMetadata(both).icon).toBe('https://shop.example/180.png')
})

test('behavior: a page that names none has one where browsers look for it', () => {
  expect(pageMetadata(page({}))).toMatchObject({
    description: '',
    icon: 'https://shop.example/favicon.ico',
  })
})

test('behavior: an icon that stands in the page is none that a wallet could fetch', () => {
  expect(pageMetadata(page({ icon: 'data:image/svg+xml,%3Csvg/%3E' })).icon).toBe('')
})

test('behavior: a server says nothing', () => {
  expect(pageMetadata(null)).toEqual({ title: '', description: '', origin: '', icon: '' })
})
