import { expect, test } from 'vitest'
import { projects } from './projects.ts'

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await projects({
    args,
    openDatabase: () => Promise.reject(new Error('Nobody should open it')),
    write: (line) => void lines.push(line),
  })
  return { code, output: lines.join('\n') }
}

test.each(
  [
    [],
    ['what'],
    ['list', 'more'],
    ['add'],
    ['add', 'a', 'b'],
    ['add', 'a', '--what'],
    ['remove'],
    ['remove', 'a', 'b'],
    ['allow', 'a'],
    ['forbid'],
  ].map((args) => [args]),
)('error: %j shows how it is used', async (args) => {
  const { code, output } = await run(...args)
  expect(code).toBe(1)
  expect(output).toMatch(/^Usage: foyer-server projects/)
})

test.each([
  ['add', 'a b'],
  ['add', 'x'.repeat(65)],
  ['add', 'a', '--name', '\u202E'],
  ['add', 'a', '--origin', 'https://*.com'],
  ['add', 'a', '--origin', 'example.com'],
  ['allow', 'a', 'https://example.com/path'],
  ['allow', 'a', '*'],
])('error: projects %s %s %s is refused before a database is opened', async (...args) => {
  const { code, output } = await run(...args)
  expect(code).toBe(1)
  expect(output).toMatch(/is no origin: write|is no project id: write|Write a name/)
})
