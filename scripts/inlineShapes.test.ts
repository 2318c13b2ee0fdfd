import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inlineShapes } from './inlineShapes.mjs'

const folder = mkdtempSync(join(tmpdir(), 'foyer-shapes-'))
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
afterAll(() => rmSync(folder, { recursive: true }))

test('behavior: declarations stand without the package whose shapes they name', async () => {
  writeFileSync(
    join(folder, 'a.d.ts'),
    `import type * as Wire from '@foyer/protocol';\nexport type A = Wire.Suggestions;\n`,
  )
  writeFileSync(join(folder, 'b.d.ts'), `export type { Identity } from '@foyer/protocol';\n`)
  writeFileSync(join(folder, 'c.d.ts'), 'export type C = 1;\n')
  await inlineShapes({ folder, files: ['a.d.ts', 'b.d.ts', 'c.d.ts'] })
  expect(read('a.d.ts')).toContain(`import type * as Wire from './protocol.js';`)
  expect(read('b.d.ts')).toBe(`export type { Identity } from './protocol.js';\n`)
  expect(read('c.d.ts')).toBe('export type C = 1;\n')
  expect(read('protocol.d.ts')).toBe(
    [
      '/** Shapes of @foyer/protocol, spelled out. */',
      'export type Identity = { name: string | null; avatar: string | null;};',
      'export type Suggestions = { suggestions: { name: string; registered: boolean; }[];};',
      '',
    ].join('\n'),
  )
})
