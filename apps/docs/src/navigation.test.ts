import { expect, test } from 'vitest'
import { writeFullText, writeIndex } from './llms.ts'
import { groupPages, readNavigation } from './navigation.ts'
import { readPages } from './pages.ts'

const page = (path: string, text = '# A page\n') => ({
  ...{ file: `docs${path}.md`, path, title: `Title of ${path}`, text },
})

test('behavior: pages that are not there are listed nowhere, and those that nobody placed are', () => {
  const { nav, sidebar } = readNavigation([page('/'), page('/start'), page('/unheard-of')])
  expect(nav.map(({ link }) => link)).toEqual(['/start'])
  expect(sidebar['/'].map(({ text, items }) => [text, items.map(({ link }) => link)])).toEqual([
    ['Begin', ['/start']],
    ['More', ['/unheard-of']],
  ])
})

test('behavior: decisions have a sidebar of their own, and are one line in that of all others', () => {
  const { sidebar } = readNavigation([page('/decisions/'), page('/decisions/0001')])
  const linksOf = (groups: { items: { link: string }[] }[] | undefined) =>
    groups?.flatMap(({ items }) => items.map(({ link }) => link))
  expect(linksOf(sidebar['/'])).toEqual(['/decisions/'])
  expect(linksOf(Object.entries(sidebar).find(([path]) => path === '/decisions/')?.[1])).toEqual([
    '/decisions/',
    '/decisions/0001',
  ])
})

test('behavior: every page of the project is listed once, by its heading', () => {
  const pages = readPages()
  const listed = groupPages(pages).flatMap(({ pages }) =>
    pages.map(({ title, path }) => ({ text: title, link: path })),
  )
  const paths = pages.map(({ path }) => path).filter((path) => path !== '/')
  expect(paths.length).toBeGreaterThan(60)
  expect(listed.map(({ link }) => link).sort()).toEqual(paths.sort())
  for (const { text } of listed) expect(text).not.toMatch(/[`[\]]|\.md$/)
})

test('behavior: the index for programs has a line a page, and the full text has every word', () => {
  const pages = [
    page('/'),
    page('/start', '# Start\n\nTwo `minutes`, [really](a.md). And more.\n\nThe end.\n'),
    page('/concepts', '# Concepts\n\n| a table |\n'),
  ]
  const index = writeIndex(pages, 'A door.')
  expect(index).toContain('> A door.')
  expect(index).toContain('- [Title of /start](/start): Two minutes, really.\n')
  expect(index).toContain('- [Title of /concepts](/concepts)\n')
  const full = writeFullText(pages)
  expect(full.indexOf('<!-- /start -->')).toBeGreaterThan(full.indexOf('<!-- / -->'))
  expect(full).toContain('Two `minutes`, [really](a.md). And more.\n\nThe end.')
})
