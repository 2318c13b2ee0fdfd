import type { DefaultTheme } from 'vitepress'
import { type Page, readPages } from './pages.ts'

/**
 * The groups of the sidebar, in the order of reading: addresses, or the beginning of several. One that stands apart has a
 * sidebar of its own, and its first page in that of all others: groups that fold are buttons inside of buttons in VitePress.
 */
const outline: { text: string; paths: string[]; isApart?: boolean }[] = [
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
  { text: 'Packages', paths: ['/packages/'] },
  { text: 'Examples', paths: ['/examples/'] },
  {
    text: 'How it is made',
    paths: [
      '/architecture',
      '/performance',
      '/contributing',
      '/apps/',
      '/glossary',
      '/languages-review',
    ],
  },
  { text: 'Decisions', paths: ['/decisions/'], isApart: true },
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
    sidebar: {
      '/': groups.map(({ text, isApart, pages }) => ({
        text,
        items: linksTo(isApart ? pages.slice(0, 1) : pages),
      })),
      ...Object.fromEntries(
        groups
          .filter(({ isApart }) => isApart)
          .map(({ text, paths, pages }) => [paths.join(), [{ text, items: linksTo(pages) }]]),
      ),
    },
  } satisfies DefaultTheme.Config
}

const linksTo = (pages: Page[]) => pages.map(({ title, path }) => ({ text: title, link: path }))

/** Every page but the first one, in the order of reading. */
export function groupPages(pages: Page[]) {
  const placed = new Set(['/'])
  const groups = outline.map(({ text, paths, isApart }) => {
    const found = paths.flatMap((path) =>
      pages.filter(
        (page) =>
          !placed.has(page.path) &&
          (page.path === path || (path.endsWith('/') && page.path.startsWith(path))),
      ),
    )
    for (const { path } of found) placed.add(path)
    return { text, paths, isApart, pages: found }
  })
  return [
    ...groups,
    {
      text: others,
      paths: [],
      isApart: undefined,
      pages: pages.filter(({ path }) => !placed.has(path)),
    },
  ].filter(({ pages }) => pages.length > 0)
}
