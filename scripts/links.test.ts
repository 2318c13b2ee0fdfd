import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const skipped = new Set(['node_modules', 'dist', '.git', '.foyer', '.changeset'])

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFiles(path)
    return entry.isFile() ? [path] : []
  })
}

const files = listFiles(root)
const pages = files.filter((path) => extname(path) === '.md')
const sources = files.filter((path) => /^\.(tsx?|mjs|cjs|css)$/.test(extname(path)))

/** The anchors of a page, as GitHub makes them of its headings. */
const anchorsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )

/** What `pattern` finds in `paths` and `isDead` says leads nowhere. */
const findDead = (
  paths: string[],
  pattern: RegExp,
  isDead: (path: string, parts: (string | undefined)[]) => boolean,
) =>
  paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(pattern)]
      .filter(([, ...parts]) => isDead(path, parts))
      .map(([found]) => `${relative(root, path)}: ${found}`),
  )

test('behavior: every link between pages leads to a file and a heading that exist', () => {
  const link = /\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]*))?\)/g
  const dead = findDead(pages, link, (path, [file, anchor]) => {
    const target = file ? join(dirname(path), file) : path
    if (!existsSync(target)) return true
    return !!anchor && extname(target) === '.md' && !anchorsOf(target).includes(anchor)
  })
  expect(pages.length).toBeGreaterThan(30)
  expect(dead).toEqual([])
})

test('behavior: every decision that a source or a page names exists', () => {
  const kept = readdirSync(join(root, 'docs/decisions')).map((name) => Number.parseInt(name, 10))
  const named = /decisions\/(\d{4})|\b[Dd]ecision (\d+)\b/g
  const dead = findDead(
    [...pages, ...sources],
    named,
    (_, [file, number]) => !kept.includes(Number(file ?? number)),
  )
  expect(kept.length).toBeGreaterThan(20)
  expect(dead).toEqual([])
})
