import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { networkNames } from './networks.ts'
import { readTemplate, templateNames } from './templates.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** Every version that a manifest names. */
const versionsIn = ({ dependencies, devDependencies }: Record<string, Record<string, string>>) =>
  Object.entries({ ...dependencies, ...devDependencies })

const manifestOf = (name: Parameters<typeof readTemplate>[0]) =>
  JSON.parse(readTemplate(name).get('package.json') ?? '')

test('behavior: templates name the versions of the examples and of this repository', () => {
  const examples = readdirSync(join(root, 'examples'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => read(`examples/${name}/package.json`))
  const workspaces = ['packages/evm', 'apps/demo', 'apps/e2e'].map((it) =>
    read(`${it}/package.json`),
  )
  const known = new Map<string, Set<string>>()
  for (const [name, version] of [read('package.json'), ...workspaces, ...examples].flatMap(
    versionsIn,
  ))
    known.set(name, (known.get(name) ?? new Set()).add(version))
  for (const name of ['server', 'siwx', 'devtools', 'testing', 'elements', 'react', 'evm', 'core'])
    known.set(`@foyer/${name}`, new Set([read('packages/create-foyer/package.json').version]))
  const other = [...templateNames, 'server' as const].flatMap((template) =>
    versionsIn(manifestOf(template))
      .filter(([name, version]) => !known.get(name)?.has(version))
      .map((found) => [template, ...found]),
  )
  expect(other).toEqual([])
})

test('behavior: the template of a framework has the versions of its example', () => {
  for (const name of ['next', 'vanilla', 'vue', 'svelte'] as const) {
    const template = new Map(versionsIn(manifestOf(name)))
    for (const [dependency, version] of versionsIn(read(`examples/${name}/package.json`)))
      expect([name, dependency, template.get(dependency)]).toEqual([name, dependency, version])
  }
})

test('behavior: the test, the style and the way to press buttons are the same everywhere', () => {
  const [first, ...others] = templateNames.map((name) => readTemplate(name))
  const of = (path: string) => first?.get(path)
  for (const files of others) {
    expect(files.get('test/connect.test.ts')).toBe(of('test/connect.test.ts'))
    expect(files.get('src/style.css') ?? files.get('app/style.css')).toBe(of('src/style.css'))
    expect(files.get('src/foyer.ts') ?? files.get('app/foyer.ts')).toMatch(
      /networks: \[mainnet, base\]/,
    )
  }
  const tail = (text = '') => text.slice(text.indexOf('async function press'))
  expect(tail(readTemplate('server').get('test/connect.test.ts'))).toBe(
    tail(of('test/connect.test.ts')),
  )
})

test('behavior: each README has thirteen lines', () => {
  for (const name of templateNames)
    expect(readTemplate(name).get('README.md')?.trimEnd().split('\n').length).toBeLessThanOrEqual(
      13,
    )
})

test('behavior: what is for development alone is behind a condition that bundlers know', () => {
  for (const name of templateNames) {
    const loads = [...readTemplate(name)].filter(([path, text]) =>
      path.endsWith('.json') ? false : text.includes(`'@foyer/devtools'`),
    )
    expect(loads.map(([, text]) => text)).toEqual([
      expect.stringMatching(
        /if \((import\.meta\.env\.DEV|process\.env\.NODE_ENV === 'development')\)\n {2}(Promise\.all\(\[)?import\('@foyer\/devtools'\)/,
      ),
    ])
  }
})

test('behavior: every network of @foyer/core can be named, and no other', () => {
  const source = readFileSync(join(root, 'packages/core/src/networks.ts'), 'utf8')
  const exported = [...source.matchAll(/^export const (\w+): NetworkInput/gm)].map(
    ([, name]) => name,
  )
  expect(networkNames.toSorted()).toEqual(exported.toSorted())
})

test('behavior: files that npm would leave out or rename stand with an underscore', () => {
  const stored = readdirSync(join(root, 'packages/create-foyer/templates'), { recursive: true })
  expect(stored.filter((path) => /(^|\/)\.[^/]+$/.test(String(path)))).toEqual([])
  expect(readTemplate('react').get('.gitignore')).toMatch(/^node_modules\/$/m)
  expect(readTemplate('server').has('.env')).toBe(true)
})
