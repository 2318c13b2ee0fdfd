import type { DefaultTheme } from 'vitepress'
import { type Page, readPages } from './pages.ts'

/** The groups of the sidebar, in the order of reading: addresses, or the beginning of several. */
const outline: { text: string; paths: string[]; isFolded?: boolean }[] = [
  { text: 'Begin', paths: ['/start', '/concepts', '/shop', '/playground', '/overview'] },
  { text: 'Guides', paths: ['/recipes', '/sign-in', '/embedded', '/languages', '/testing'] },
  { text: 'Moving here', paths: ['/moving/'] },
  {
    text: 'Reference',
    paths: ['/options', '/hooks', '/reference/', '/hosts', '/statuses', '/send'],
  },
  {
    text: 'Operating',
    paths: ['/self-hosting', '/operating', '/security-model', '/security', '/services/'],
  },
  { text: 'Packages', paths: ['/packages/'], isFolded: true },
  { text: 'Examples', paths: ['/examples/'], isFolded: true },
  {
    text: 'How it is made',
    paths: ['/architecture', '/performance', '/contributing', '/apps/', '/glossary'],
    isFolded: true,
  },
  { text: 'Decisions', paths: ['/decisions/'], isFolded: true },
]

/** Pages of which the outline has no place yet. */
const others = 'More'

/** Navigation over the pages that there are; one that nobody placed is listed all the same. */
export function readNavigation(pages: Page[] = readPages()) {
  const groups = groupPages(pages)
  const has = (path: string) => pages.some((page) => page.path === path)
  return {
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Options', link: '/options' },
      { text: 'Playground', link: '/playground' },
      { text: 'Operating', link: '/operating' },
      { text: 'Decisions', link: '/decisions/' },
    ].filter(({ link }) => has(link)),
    sidebar: groups.map(({ text, isFolded, pages }) => ({
      text,
      ...(isFolded && { collapsed: true }),
      items: pages.map(({ title, path }) => ({ text: title, link: path })),
    })),
  } satisfies DefaultTheme.Config
}

/** Every page but the first one, in the order of reading. */
export function groupPages(pages: Page[]) {
  const placed = new Set(['/'])
  const groups = outline.map(({ text, paths, isFolded }) => {
    const found = paths.flatMap((path) =>
      pages.filter(
        (page) =>
          !placed.has(page.path) &&
          (page.path === path || (path.endsWith('/') && page.path.startsWith(path))),
      ),
    )
    for (const { path } of found) placed.add(path)
    return { text, isFolded, pages: found }
  })
  return [
    ...groups,
    { text: others, isFolded: true, pages: pages.filter(({ path }) => !placed.has(path)) },
  ].filter(({ pages }) => pages.length > 0)
}
