import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findOpenVersions } from '../supply.mjs'
import { exampleApps } from './exampleApps.mjs'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const names = readdirSync(join(root, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test('behavior: each example is built, listed, explained, and private', () => {
  expect(Object.keys(exampleApps).toSorted()).toEqual(names.map((name) => `examples/${name}`))
  const listed = [...read('examples/README.md').matchAll(/^\| \[`([\w-]+)`\]/gm)]
  expect(listed.map(([, name]) => name).toSorted()).toEqual(names)
  for (const name of names) {
    expect(read(`examples/${name}/README.md`)).toMatch(/^# /)
    expect(JSON.parse(read(`examples/${name}/package.json`))).toMatchObject({ private: true })
  }
})

test('behavior: each names exact versions, and of our packages those of this repository', () => {
  const { version } = JSON.parse(read('packages/core/package.json'))
  for (const name of names) {
    const manifest = JSON.parse(read(`examples/${name}/package.json`))
    expect(findOpenVersions(manifest)).toEqual([])
    for (const [dependency, named] of Object.entries(manifest.dependencies))
      if (dependency.startsWith('@foyer/'))
        expect([dependency, named]).toEqual([dependency, version])
  }
})

test('behavior: examples that name the same package name the same version, but for TypeScript', () => {
  const versions = new Map<string, Set<string>>()
  for (const name of names) {
    const { dependencies, devDependencies } = JSON.parse(read(`examples/${name}/package.json`))
    for (const [dependency, version] of Object.entries({ ...dependencies, ...devDependencies }))
      versions.set(dependency, (versions.get(dependency) ?? new Set()).add(String(version)))
  }
  // Checkers of templates use the compiler's interface in JavaScript, which TypeScript 7 has no more.
  versions.delete('typescript')
  expect([...versions].filter(([, named]) => named.size > 1)).toEqual([])
})

test.each(['vue/src/foyer.ts', 'svelte/src/bindFoyer.ts'])(
  'behavior: the binding in %s is 60 lines at most',
  (path) => {
    expect(read(`examples/${path}`).split('\n').length).toBeLessThanOrEqual(60)
  },
)
