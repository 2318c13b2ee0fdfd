import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, resolve, sep } from 'node:path'

/** The repository: the Markdown of the site lies all over it. */
export const root = resolve(import.meta.dirname, '../../..')

/** Folders with a README a subfolder, which is a page each. */
const groups = ['packages', 'services', 'apps', 'examples']

/** Pages that lie elsewhere than in `docs` or beside what they describe. */
const elsewhere: Record<string, string> = {
  'README.md': 'overview.md',
  'CONTRIBUTING.md': 'contributing.md',
  'SECURITY.md': 'security.md',
  'examples/README.md': 'examples/index.md',
}

/** Headings that say too little in a list. */
const titles: Record<string, string> = { 'README.md': 'Overview' }

/** What VitePress must not take for a page, though it is Markdown: patterns. */
export const notPages = [
  ...readdirSync(root).flatMap((name) =>
    name === 'docs' || groups.includes(name) || name in elsewhere ? [] : [name, `${name}/**`],
  ),
  `{${groups.join()}}/*/*/**`,
  `{${groups.join()}}/*/!(README).md`,
]

/**
 * Where a file of the repository stands in the site.
 *
 * @param file such as `docs/decisions/README.md`
 * @returns such as `decisions/index.md`; undefined for what is no page
 */
export function placeOf(file: string): string | undefined {
  const known = elsewhere[file]
  if (known) return known
  const [group = '', ...rest] = file.split('/')
  if (group === 'docs' && file.endsWith('.md')) {
    return rest.join('/').replace(/(^|\/)README\.md$/, '$1index.md')
  }
  const [name, readme] = rest
  return groups.includes(group) && rest.length === 2 && readme === 'README.md'
    ? `${group}/${name}.md`
    : undefined
}

/** A page of the site. */
export interface Page {
  /** In the repository, such as `docs/start.md`. */
  file: string
  /** Its address: `/start`, `/decisions/`. */
  path: string
  /** Its first heading, as plain text. */
  title: string
  text: string
}

/** Every page, by address. */
export function readPages(): Page[] {
  const files = [
    ...Object.keys(elsewhere),
    ...list('docs'),
    ...groups.flatMap((group) =>
      readdirSync(join(root, group)).map((name) => posix.join(group, name, 'README.md')),
    ),
  ]
  return files
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => {
      const place = placeOf(file)
      if (!place) return []
      const text = readFileSync(join(root, file), 'utf8')
      const title = titles[file] ?? readTitle(text) ?? place
      return [{ file, path: addressOf(place), title, text }]
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** `decisions/index.md` is `/decisions/`, and `start.md` is `/start`. */
const addressOf = (place: string): string =>
  `/${place.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`

function list(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

function readTitle(text: string): string | undefined {
  const [, heading] = /^# (.+)$/m.exec(text) ?? []
  return heading?.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')
}
