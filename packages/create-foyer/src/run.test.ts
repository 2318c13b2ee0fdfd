import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { run } from './run.ts'

const place = mkdtempSync(join(tmpdir(), 'create-foyer-'))
afterAll(() => rmSync(place, { recursive: true }))

/** Runs the program; `lines` is what is typed, and without it there is no terminal. */
async function start(words: readonly string[], lines?: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: lines !== undefined })
  const [output, errors] = [new PassThrough(), new PassThrough()]
  const said = Promise.all([text(output), text(errors)])
  const typed = [...(lines ?? [])]
  // An answer is typed after its question was read.
  output.on('data', (chunk) => {
    if (!/\]: $/.test(String(chunk))) return
    const line = typed.shift()
    if (line === undefined) input.end()
    else input.write(`${line}\n`)
  })
  const code = await run({ words, terminal: { input, output }, errors })
  for (const stream of [output, errors]) stream.end()
  const [out, error] = await said
  return { code, out, error }
}

test('behavior: says what to do next', async () => {
  const folder = join(place, "Ada's shop")
  const { code, out, error } = await start([folder, '--template', 'next', '--server'])
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out).toContain(`ada-s-shop is in ${folder}.`)
  expect(out.split('\n').filter((line) => line.startsWith('  '))).toEqual([
    expect.stringMatching(/^ {2}cd '.*Ada'\\''s shop'$/),
    '  npm install',
    '  npm run server   # in a terminal of its own',
    '  npm run dev      # in a terminal of its own',
    '  npm test         # connects a scripted wallet',
  ])
})

test('behavior: asks in plain lines, and again when an answer cannot be', async () => {
  const folder = join(place, 'asked')
  const { code, out } = await start(
    [],
    ['...', folder, 'angular', 'Vue', 'perhaps', 'yes', 'solana', ''],
  )
  expect(code).toBe(0)
  expect(out).toContain(
    'There is no template angular. Choose from react, next, vanilla, vue, svelte.',
  )
  expect(out).toContain('Write yes or no.')
  expect(out).toContain('Name one as well, such as mainnet.')
  // No codes that move a cursor or colour a text.
  expect(out).not.toContain('\u001b')
  expect(readdirSync(folder)).toContain('server.env')
  expect(readdirSync(join(folder, 'src'))).toContain('App.vue')
})

test('behavior: asks for nothing when folder and template are named', async () => {
  const { code, out } = await start([join(place, 'named'), '--template=react'], [])
  expect(code).toBe(0)
  expect(out).not.toContain(']: ')
})

test('error: writes nothing when the input ends', async () => {
  const folder = join(place, 'ended')
  const { code, error } = await start([], [folder])
  expect({ code, error }).toEqual({ code: 1, error: 'Stopped: nothing was written.\n' })
  expect(readdirSync(place)).not.toContain('ended')
})

test.each([
  [[], 'Missing: a folder and --template react|next|vanilla|vue|svelte. '],
  [['shop'], 'Missing: --template react|next|vanilla|vue|svelte. '],
  [['--template', 'vue'], 'Missing: a folder. '],
  [['shop', '--template', 'angular'], 'There is no template angular. '],
  [['shop', '--networks', 'moon,base'], 'There is no network moon. '],
  [['my', 'shop'], 'One folder is made, and 2 are named. '],
  [['shop', '--templates', 'vue'], "Unknown option '--templates'. "],
  [['shop', '--template'], "Option '--template <value>' argument missing. "],
])('error: %j is refused with what to do', async (words, sentence) => {
  const { code, error } = await start(words)
  expect(code).toBe(1)
  expect(error.startsWith(sentence)).toBe(true)
  // And another sentence.
  expect(error.slice(sentence.length)).toMatch(/^[A-Z`].*\n$/)
})

test('behavior: --help lists every option', async () => {
  const { code, out } = await start(['--help'])
  expect(code).toBe(0)
  for (const option of ['--template', '--server', '--networks', '--packs'])
    expect(out).toContain(option)
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
})
