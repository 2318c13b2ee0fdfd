import { expect, test } from 'vitest'
import { findLooseEnds, findOpenVersions, findRemoteCode } from './supply.mjs'

test('behavior: an open version is found, an exact one and an alias of one are not', () => {
  const dependencies = { a: '1.2.3', b: 'npm:other@1.2.3-beta.0', c: '^1.2.3', d: '*', e: 'latest' }
  const devDependencies = { f: 'git+https://example.com/f.git', g: '0.0.0' }
  expect(findOpenVersions({ name: 'it', dependencies, devDependencies })).toEqual([
    'it leaves the version of c open: ^1.2.3',
    'it leaves the version of d open: *',
    'it leaves the version of e open: latest',
    'it leaves the version of f open: git+https://example.com/f.git',
  ])
})

test('behavior: packages without a digest and with a script at install are found', () => {
  const places = {
    '': {},
    'packages/ours': { dependencies: { quiet: '1.0.0', loud: '1.0.0' } },
    'node_modules/ours': { link: true, resolved: 'packages/ours' },
    'node_modules/quiet': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/loud': { version: '1.0.0', integrity: 'sha512-x', hasInstallScript: true },
    'node_modules/tool': { version: '1.0.0', dev: true, hasInstallScript: true },
  }
  expect(findLooseEnds(places)).toEqual([
    'package-lock.json has no digest of node_modules/tool',
    'loud runs a script when it is installed',
  ])
})

test.each([
  'import("https://cdn.example/a.js")',
  'export * from "https://cdn.example/a.js"',
  'importScripts("a.js")',
  'eval("1")',
  'new Function("return 1")',
  'element.src = "https://cdn.example/a.js"',
  'html = "<script>"',
])('behavior: %s is code from elsewhere', (text) => {
  expect(findRemoteCode(text)).toHaveLength(1)
})

test('behavior: own chunks and links are not', () => {
  const text = `import("./views.js"); import { a } from "zod"; link.href = "https://example.com/a.js"`
  expect(findRemoteCode(text)).toEqual([])
})
