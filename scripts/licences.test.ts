import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAccepted, refusedSolidity, walkRuntime } from './licences.mjs'
import { artefactsIn, isAcceptedSource, refusedSources, spdxOf } from './solidityLicences.mjs'

test('behavior: a choice of licences needs one we accept, a sum needs all', () => {
  expect(isAccepted('(MIT OR GPL-3.0)')).toBe(true)
  expect(isAccepted('MIT AND GPL-3.0')).toBe(false)
  expect(isAccepted('GPL-3.0')).toBe(false)
  expect(isAccepted(undefined)).toBe(false)
})

test('behavior: walks through our own packages to nested copies, leaving tools out', () => {
  const places = {
    '': { devDependencies: { tool: '1.0.0' } },
    'packages/a': { dependencies: { '@foyer/b': '0.0.0', near: '1.0.0' } },
    'packages/b': { dependencies: { deep: '1.0.0' } },
    'packages/c': { private: true, dependencies: { hidden: '1.0.0' } },
    'node_modules/@foyer/b': { link: true, resolved: 'packages/b' },
    'packages/a/node_modules/near': { version: '1.0.0', license: 'MIT' },
    'node_modules/near': { version: '2.0.0', license: 'MIT' },
    'node_modules/deep': { version: '1.0.0', dependencies: { near: '2.0.0' } },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0' },
  }
  const seen = walkRuntime(places).map(
    ({ name, version, licence }) => `${name} ${version} ${licence}`,
  )
  expect(seen).toEqual(['deep 1.0.0 undefined', 'near 1.0.0 MIT', 'near 2.0.0 MIT'])
})

test('behavior: a Solidity source is what its SPDX line says', () => {
  expect(spdxOf('// SPDX-License-Identifier: MIT\r\npragma solidity 0.8.37;')).toBe('MIT')
  expect(spdxOf('/* SPDX-License-Identifier: GPL-3.0-only */')).toBe('GPL-3.0-only')
  expect(spdxOf('pragma solidity 0.5.16;')).toBeUndefined()
  for (const licence of ['MIT', 'MIT-0', 'Apache-2.0', 'BSD-3-Clause', 'ISC', '0BSD', 'CC0-1.0'])
    expect(isAcceptedSource(licence), licence).toBe(true)
  expect(isAcceptedSource('GPL-2.0-or-later OR MIT')).toBe(true)
  for (const licence of ['GPL-3.0', 'BUSL-1.1', 'UNLICENSED', 'MIT AND LGPL-3.0-only', undefined])
    expect(isAcceptedSource(licence), licence).toBe(false)
})

const mit = '// SPDX-License-Identifier: MIT\n'
const gpl = '// SPDX-License-Identifier: GPL-3.0\n'
const code = Array.from({ length: 600 }, (_, at) =>
  ((at * 151 + 7) % 256).toString(16).padStart(2, '0'),
).join('')

/** A repository with these files, and a lockfile where `entry-points` says MIT. */
function createRepository(files: Record<string, string>, manifest: object) {
  const folder = mkdtempSync(join(tmpdir(), 'licences-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const places = {
    'packages/a': manifest,
    'packages/a/node_modules/plain': { version: '1.0.0', license: 'MIT' },
    'node_modules/entry-points': { version: '0.7.0', license: 'MIT' },
    'node_modules/@foyer/a': { link: true, resolved: 'packages/a' },
  }
  return refusedSolidity(places, folder)
}

const foreign = {
  'node_modules/entry-points/Helper.sol': mit,
  'node_modules/entry-points/core/EntryPoint.sol': gpl,
  'node_modules/entry-points/artifacts/EntryPoint.json': JSON.stringify({ bytecode: `0x${code}` }),
}
const needs = { 'entry-points': '0.7.0' }

test('behavior: a package that says MIT and holds GPL sources is for development, or an optional peer', () => {
  const refused =
    'node_modules/entry-points/core/EntryPoint.sol: GPL-3.0, and is installed with ours'
  const optional = { 'entry-points': { optional: true } }
  for (const [manifest, expected] of [
    [{ devDependencies: needs }, []],
    [{ peerDependencies: needs, peerDependenciesMeta: optional }, []],
    [{ dependencies: needs }, [refused]],
    [{ optionalDependencies: needs }, [refused]],
    [{ peerDependencies: needs }, [refused]],
    [{ private: true, dependencies: needs }, []],
  ] as const)
    expect(createRepository(foreign, manifest), JSON.stringify(manifest)).toEqual(expected)
})

test('behavior: code that was compiled from such sources is in nothing that is published', () => {
  const at = (path: string, text: string) =>
    createRepository({ ...foreign, [path]: text }, { devDependencies: needs })
  const copy = `export const bytecode = '0x${code.toUpperCase()}'`
  for (const path of ['packages/a/src/code.generated.ts', 'packages/a/dist/deep/index.js'])
    expect(at(path, copy)).toEqual([
      `${path} holds code of node_modules/entry-points/artifacts/EntryPoint.json`,
    ])
  // Code as deployed lacks the beginning.
  expect(at('packages/a/src/a.ts', code.slice(400))).toHaveLength(1)
  expect(at('packages/a/test/code.ts', copy)).toEqual([])
  expect(at('packages/a/src/a.ts', 'f'.repeat(2_000))).toEqual([])
})

test('behavior: our own contracts stand on accepted sources alone, however far away', () => {
  const files = (main: string) => ({
    ...foreign,
    'packages/a/contracts/Probe.sol': main,
    'packages/a/contracts/near.sol': `${mit}import "entry-points/Helper.sol";`,
    'packages/a/contracts/lib/far.sol': `${mit}import {E} from 'entry-points/core/EntryPoint.sol';`,
  })
  const refused = (main: string) => createRepository(files(main), { devDependencies: needs })
  expect(refused(`${mit}import "./near.sol";`)).toEqual([])
  expect(refused(`${mit}import {F as G} from\n  "./lib/far.sol";`)).toEqual([
    'packages/a/contracts/Probe.sol stands on node_modules/entry-points/core/EntryPoint.sol: GPL-3.0',
  ])
  expect(refused('contract Probe {}')).toEqual([
    'packages/a/contracts/Probe.sol stands on packages/a/contracts/Probe.sol: no SPDX line',
  ])
})

test('behavior: the EntryPoint’s own package is seen through, and is nobody’s dependency', () => {
  const root = resolve(import.meta.dirname, '..')
  const folder = join(root, 'node_modules/@account-abstraction/contracts')
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  expect(license).toBe('MIT')
  const refused = refusedSources(folder)
  expect(refused).toContainEqual({ file: join(folder, 'core/EntryPoint.sol'), licence: 'GPL-3.0' })
  expect(artefactsIn(folder).map(({ file }) => file)).toContain(
    join(folder, 'artifacts/EntryPoint.json'),
  )
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  expect(walkRuntime(packages).map(({ name }) => name)).not.toContain(
    '@account-abstraction/contracts',
  )
})
