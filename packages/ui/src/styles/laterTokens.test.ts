import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))
const modal = fileURLToPath(new URL('../../../modal/src', import.meta.url))
const read = (path: string) => readFileSync(path, 'utf8')
const later = [...read(join(src, 'styles/later-tokens.css')).matchAll(/(--f-[\w-]+):/g)].map(
  ([, token]) => token,
)
const usesLater = (css: string) => later.some((token) => css.includes(`var(${token})`))
const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => join(folder, path))

/** The style sheets that a source imports, by their paths. */
const sheetsOf = (path: string) =>
  [...read(path).matchAll(/from '([^']+\.css)\?inline'/g)].map(([, sheet = '']) =>
    join(dirname(path), sheet),
  )

/** The sheet behind each style that a part brings. */
const sheetBehind = new Map(
  sourcesIn(src).flatMap((path) =>
    [...read(path).matchAll(/export const (\w+Styles): string/g)].map(
      ([, name = '']) => [name, sheetsOf(path)[0] ?? ''] as const,
    ),
  ),
)

test('behavior: whatever uses a later token brings the tokens along', () => {
  const users = sourcesIn(modal).filter((path) => {
    const parts = [...read(path).matchAll(/\b(\w+Styles)\b/g)].flatMap(
      ([, name = '']) => sheetBehind.get(name) ?? [],
    )
    return [...sheetsOf(path), ...parts].some((sheet) => usesLater(read(sheet)))
  })
  expect(users.length).toBeGreaterThan(5)
  const without = users.filter((path) => !read(path).includes('laterTokenStyles'))
  expect(without.map((path) => relative(modal, path))).toEqual([])
})
