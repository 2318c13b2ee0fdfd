import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importWallets } from './importWallets.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-import-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('behavior: a dry run says what would happen and opens no database', async () => {
  await mkdir(join(folder, 'images'))
  await writeFile(join(folder, 'images/good.gif'), 'GIF89a\x10\0\x10\0\0\0\0')
  await writeFile(join(folder, 'images/bad.png'), '<html>')
  await writeFile(join(folder, 'images/unused.webp'), 'RIFF\0\0\0\0WEBP')
  await writeFile(join(folder, 'images/notes.txt'), 'not looked at')
  const data = [
    { id: 'good', name: 'Good', image_id: 'good' },
    { id: 'bad', name: 'Bad image', image_id: 'bad' },
    { id: 'good', name: 'Double' },
    { id: 'link', name: 'Bad link', homepage: 'javascript:alert(1)' },
  ]
  const { code, output } = await run({
    text: `\uFEFF${JSON.stringify({ data, count: 4 })}`,
    options: ['--dry-run', '--images', join(folder, 'images')],
  })
  expect(code).toBe(0)
  expect(output).toMatchInlineSnapshot(`
    "row  wallet     what happened
      2  Bad image  image left out: it is no SVG
      3  Double     left out: its id came before, in row 1
      4  Bad link   homepage emptied: it is no https: link that is safe to follow

    4 rows read: 3 wallets, 1 left out, 1 field emptied or cleaned; 1 image, 1 left out.
    Images of the folder that belong to no wallet: 1.
    This was a dry run: nothing was changed."
  `)
})

test('error: when nothing is left nothing is changed', async () => {
  const { code, output } = await run({ text: '[{"id":"a"}]' })
  expect(code).toBe(1)
  expect(output).toMatchInlineSnapshot(`
    "row  wallet  what happened
      1  a       left out: it has no readable name

    1 row read: 0 wallets, 1 left out, 0 fields emptied or cleaned; 0 images, 0 left out.
    Nothing is left to import, so nothing was changed."
  `)
})

test.each([
  ['{', /file\.json is no JSON: /],
  ['{"data":{}}', /file\.json holds no list of wallets: write \{"data":\[…\]\} or \[…\]\.$/],
  ['null', /file\.json holds no list of wallets/],
])('error: a file with %s is said to be none', async (text, line) => {
  const { code, output } = await run({ text })
  expect(code).toBe(1)
  expect(output).toMatch(line)
})

test('error: a missing file or folder is said to be missing', async () => {
  expect(await runWith([join(folder, 'none.json')])).toEqual({
    code: 1,
    output: `${join(folder, 'none.json')} cannot be read (ENOENT).`,
  })
  expect(await run({ text: '[]', options: ['--images', join(folder, 'none')] })).toEqual({
    code: 1,
    output: `The folder ${join(folder, 'none')} cannot be read (ENOENT).`,
  })
})

test.each([[], ['a', 'b'], ['a', '--what']].map((args) => [args]))(
  'error: %j shows how it is used',
  async (args) => {
    const { code, output } = await runWith(args)
    expect(code).toBe(1)
    expect(output).toMatch(/^Usage: foyer-server import-wallets <file\.json>/)
  },
)

async function run({ text, options = [] }: { text: string; options?: string[] }) {
  const file = join(folder, 'file.json')
  await writeFile(file, text)
  return runWith([file, ...options])
}

async function runWith(args: string[]) {
  const lines: string[] = []
  const code = await importWallets({
    args,
    openDatabase: () => Promise.reject(new Error('Nobody should open it')),
    write: (line) => void lines.push(line),
  })
  return { code, output: lines.join('\n') }
}
