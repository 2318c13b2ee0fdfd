import { expect, test } from 'vitest'
import type { PageWindow } from '../platform/Platform.ts'
import { takeResultUri } from './takeResultUri.ts'

function pageAt(href: string) {
  let now = href
  const window = {
    location: { href, search: new URL(href).search },
    history: {
      state: { kept: 1 },
      replaceState: (_: unknown, __: string, url: URL) => (now = url.href),
    },
  } as unknown as PageWindow
  return { window, url: () => now }
}

const result = 'https://wallet.shop.example/ways/x?login=a&ticket=b'
const at = 'https://shop.example/cart'

test('behavior: a result is taken, and the rest of the address stays', () => {
  const page = pageAt(`${at}?item=1&result_uri=${encodeURIComponent(result)}#top`)
  expect(takeResultUri(page.window)).toBe(result)
  expect(page.url()).toBe(`${at}?item=1#top`)
})

test.each([
  ['twice', `?result_uri=a&result_uri=${encodeURIComponent(result)}`, '', null],
  ['100 kB', `?result_uri=${'a'.repeat(100_000)}`, '', null],
  ['empty', '?result_uri=', '', null],
  ['behind #', '', '#result_uri=a', '#result_uri=a'],
  ['of a name that only ends so', '?my_result_uri=a', '', '?my_result_uri=a'],
])('security: what stands there %s is none', (_, search, hash, left) => {
  const page = pageAt(`${at}${search}${hash}`)
  expect(takeResultUri(page.window)).toBeNull()
  expect(page.url()).toBe(`${at}${left ?? ''}`)
})

test('behavior: without a page there is none', () => {
  expect(takeResultUri(null)).toBeNull()
})
