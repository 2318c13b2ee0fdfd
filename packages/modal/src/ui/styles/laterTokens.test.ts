import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(path, 'utf8')
const later = [...read(join(src, 'ui/styles/later-tokens.css')).matchAll(/(--f-[\w-]+):/g)].map(
  ([, token]) => token,
)
const usesLater = (css: string) => later.some((token) => css.includes(`var(${token})`))

/** The style sheets that a source imports, by their paths. */
const sheetsOf = (path: string) =>
  [...read(path).matchAll(/from '([^']+\.css)\?inline'/g)].map(([, sheet = '']) =>
    join(dirname(path), sheet),
  )

test('behavior: whatever uses a later token brings the tokens along', () => {
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => join(src, path))
  const users = sources.filter((path) => sheetsOf(path).some((sheet) => usesLater(read(sheet))))
  expect(users.length).toBeGreaterThan(5)
  const without = users.filter(
    (path) => !sheetsOf(path).some((sheet) => sheet.endsWith('/later-tokens.css')),
  )
  expect(without.map((path) => relative(src, path))).toEqual([])
})
