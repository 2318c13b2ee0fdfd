import { expect, test } from 'vitest'
import { resolveHref } from './links.ts'
import { placeOf } from './pages.ts'

test.each([
  ['docs/start.md', 'start.md'],
  ['docs/moving/wagmi.md', 'moving/wagmi.md'],
  ['docs/decisions/README.md', 'decisions/index.md'],
  ['README.md', 'overview.md'],
  ['packages/core/README.md', 'packages/core.md'],
  ['examples/README.md', 'examples/index.md'],
  ['packages/core/CHANGELOG.md', undefined],
  ['docs/screens/overview.png', undefined],
  ['THIRD_PARTY_NOTICES.md', undefined],
])('behavior: %s stands at %s', (file, place) => {
  expect(placeOf(file)).toBe(place)
})

const resolve = (file: string, href: string, repository?: string) =>
  resolveHref({ file, href, repository })

test('behavior: links between files lead from page to page, with what stands behind the path', () => {
  expect(resolve('docs/operating.md', '../services/server/README.md')).toBe('/services/server.md')
  expect(resolve('README.md', 'services/server')).toBe('/services/server.md')
  expect(resolve('README.md', 'docs/decisions/')).toBe('/decisions/index.md')
  expect(resolve('packages/core/README.md', '../react')).toBe('/packages/react.md')
  expect(resolve('docs/hosts.md', '../README.md#silence')).toBe('/overview.md#silence')
})

test('behavior: addresses and headings of the page itself stay', () => {
  for (const href of ['https://example.org/a.md', 'mailto:a@example.org', '#shapes'])
    expect(resolve('docs/hooks.md', href)).toBe(href)
})

test('behavior: other files lead to the repository, and nowhere while it has no address', () => {
  const link = '../packages/core/src/client/createFoyer.ts#L1'
  expect(resolve('docs/hosts.md', link)).toBeUndefined()
  expect(resolve('docs/hosts.md', link, 'https://git.example/foyer')).toBe(
    'https://git.example/foyer/blob/main/packages/core/src/client/createFoyer.ts#L1',
  )
})

test('error: a link to what is not there is left as it is, for the build to refuse', () => {
  expect(resolve('docs/start.md', 'no-such-page.md', 'https://git.example/foyer')).toBe(
    'no-such-page.md',
  )
})
