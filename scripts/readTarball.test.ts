import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readTarball } from './readTarball.mjs'

const manifest = {
  name: '@foyer/a',
  version: '0.1.0',
  license: 'MIT',
  publishConfig: { access: 'public', provenance: true },
  dependencies: { '@foyer/b': '0.1.0' },
}
const good = {
  'package.json': JSON.stringify(manifest),
  'CHANGELOG.md': '# @foyer/a',
  LICENSE: 'MIT',
  'README.md': '# @foyer/a',
  'src/index.ts': 'export const a = 1',
  'dist/index.d.ts.map': '{"sources":["../src/index.ts"]}',
}

const read = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-tarball-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, 'package', dirname(name)), { recursive: true })
    writeFileSync(join(folder, 'package', name), text)
  }
  const path = join(folder, 'foyer-a-0.1.0.tgz')
  execFileSync('tar', ['-czf', path, '-C', folder, 'package'])
  return readTarball({ path, version: '0.1.0', machine: ['/builds/foyer'] })
}

test('behavior: a tarball with what it needs and nothing else has no faults', async () => {
  expect(await read(good)).toMatchObject({
    file: 'foyer-a-0.1.0.tgz',
    files: 6,
    integrity: expect.stringMatching(/^sha512-/),
    faults: [],
  })
})

test('error: tells what is missing and what must not be there', async () => {
  const { 'CHANGELOG.md': _, ...rest } = good
  const { faults } = await read({
    ...rest,
    'package.json': JSON.stringify({
      ...manifest,
      publishConfig: undefined,
      dependencies: { '@foyer/b': '0.0.0', c: 'file:../c' },
    }),
    '.env': 'A=1',
    'src/a.test.ts': '',
    'dist/a.js': `const token = 'npm_${'a'.repeat(36)}'`,
    'dist/b.js': '// /builds/foyer/src/b.ts',
    'dist/c.js.map': '{"sources":["../../secret.ts","/builds/c.ts"]}',
  })
  expect(faults.toSorted()).toEqual([
    'depends on @foyer/b 0.0.0',
    'depends on c file:../c',
    'dist/a.js looks as if it had a secret',
    'dist/b.js names /builds/foyer',
    'dist/c.js.map names ../../secret.ts, which is not in it',
    'dist/c.js.map names /builds/c.ts, which is not in it',
    'does not say access and provenance in publishConfig',
    'has .env',
    'has src/a.test.ts',
    'lacks CHANGELOG.md',
  ])
})
