import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { fillPage, makePolicies, readHosts, readSource, renderHosts } from './hosts.mjs'

const root = resolve(import.meta.dirname, '..')
const breach = 'packages/core/src/client/breach.ts'

/** What is wrong with a source. */
const problemsOf = (text: string, path = breach) => readSource({ parseSync, path, text }).problems

test('behavior: docs/hosts.md says what the code does, and every contact is declared', async () => {
  const read = await readHosts()
  expect(read.problems).toEqual([])
  const text = readFileSync(join(root, 'docs/hosts.md'), 'utf8')
  expect(text, 'run npm run hosts').toBe(fillPage(text, renderHosts(read)))
})

test('error: a new way out in a copy of the sources, and a host that left them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-hosts-'))
  try {
    for (const name of readdirSync(join(root, 'packages')))
      cpSync(join(root, 'packages', name, 'src'), join(folder, 'packages', name, 'src'), {
        recursive: true,
        filter: (path) => !path.includes('.generated.'),
      })
    writeFileSync(join(folder, breach), `export const ask = () => fetch('a')`)
    const networks = join(folder, 'packages/core/src/networks.ts')
    const text = readFileSync(networks, 'utf8')
    writeFileSync(networks, text.replaceAll('snowtrace.io', 'explorer.example'))
    expect((await readHosts({ folder })).problems).toEqual([
      expect.stringContaining(`${breach}:1 can leave the page (fetch()).`),
      expect.stringContaining('lists snowtrace.io, which no source names'),
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([
  `export const ask = (http: Http) => http.send({ url: 'a' })`,
  `export const ask = ({ platform }: Client) => platform.http.image({ url: 'a' })`,
  `export const ask = ({ platform }: Client) => platform?.http!.send({ url: 'a' })`,
  `export const ask = ({ http: net }: Platform) => net.send({ url: 'a' })`,
  `export const ask = ({ platform }: Client) => { const net = platform.http }`,
  `export const ask = ({ platform }: Client) => { const { send } = platform.http }`,
  `export const ask = ({ platform }: Client) => other({ net: platform.http })`,
  `export const ask = () => fetch('a')`,
  `export const ask = () => globalThis['fetch']('a')`,
  `export const ask = (page: Window) => page.navigator.sendBeacon('a')`,
  `export const ask = (url: string) => new WebSocket(url)`,
  `export const ask = (view: Window) => new view.EventSource('a')`,
  `export const ask = () => new Worker('a')`,
  `export const ask = (url: string) => import(url)`,
  `export const ask = () => import('left-pad')`,
  `export const ask = (view: Window) => view.open('a')`,
  `export const ask = (view: Window) => view.location.assign('a')`,
  `export const ask = (view: Window) => { view.location = 'a' }`,
  `export const ask = (image: HTMLImageElement) => { image.src = 'a' }`,
  `export const ask = (link: Element) => link.setAttribute('href', 'a')`,
  `export const ask = (page: Document) => page.createElement('iframe')`,
  `/** Without a declaration. */\nexport const ask = () => fetch('a')`,
  `// @contacts caller\nexport const ask = () => fetch('a')`,
])('error: a new way out without a declaration: %s', (code) => {
  const problems = problemsOf(code)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(
    /^packages\/core\/src\/client\/breach\.ts:\d+ can leave the page .*@contacts/,
  )
})

test.each([
  '<a href={url}>x</a>',
  '<img alt="" src={url} />',
  '<img alt="" srcSet={url} />',
  '<iframe title="x" {...rest} />',
  '<form action={url} />',
])('error: a new element that leads away without a declaration: %s', (element) => {
  const path = 'packages/ui/src/Breach.tsx'
  const problems = problemsOf(`export const Breach = () => ${element}`, path)
  expect(problems).toEqual([expect.stringContaining(`${path}:1 can leave the page`)])
})

test.each([`@import 'https://fonts.example/a.css';`, '.a { background: url(/a.png) }'])(
  'error: a style sheet that fetches: %s',
  (css) => {
    const path = 'packages/ui/src/breach.css'
    expect(problemsOf(css, path)).toEqual([expect.stringContaining(`${path}:1 can leave`)])
  },
)

test('behavior: what cannot leave the page needs no declaration', () => {
  const code = [
    `const quiet = "fetch('a'); new WebSocket('b') // http.send()"`,
    `export const load = () => import('./events.ts')`,
    `export const door = () => import('@foyer/modal')`,
    'export const read = ({ http }: Platform) => other({ http })',
    'export const urls = ({ rpcUrls }: Network) => ({ rpcUrls: rpcUrls.default.http })',
    `export const show = (foyer: Foyer) => foyer.open()`,
    `export const draw = (page: Document) => page.createElement('dialog')`,
    `// https://elsewhere.test explains it`,
    `export const madeUp = 'https://shop.example'`,
  ]
  expect(problemsOf(code.join('\n'))).toEqual([])
  const css = `/* url(https://a.test) */ .a { mask: url("data:image/svg+xml,x"); fill: url(#b) }`
  expect(problemsOf(css, 'packages/ui/src/quiet.css')).toEqual([])
})

const declared = (tags: string[], body: string) =>
  ['/**', ' * Asks.', ' *', ...tags.map((tag) => ` * ${tag}`), ' */', body].join('\n')
const tag = '@contacts rpc — a block — when asked,\n * and again — `customRpcUrls`'

test('behavior: a declaration stands for one way out, with its words from all its lines', () => {
  const one = declared([tag], `export async function ask() { await fetch('a') }`)
  expect(problemsOf(one)).toEqual([])
  const { contacts } = readSource({ parseSync, path: breach, text: one })
  expect(contacts).toEqual([
    {
      ...{ kind: 'rpc', what: 'a block', when: 'when asked, and again' },
      ...{ option: '`customRpcUrls`', path: breach },
    },
  ])
})

test.each<[string, string, string]>([
  [
    'a second way out in the same declaration',
    declared([tag], `export const ask = () => [fetch('a'), fetch('b')]`),
    'can leave the page',
  ],
  ['a declaration that nothing needs', declared([tag], 'export const ask = 1'), 'nothing there'],
  [
    'a kind that nobody knows',
    declared(['@contacts moon — light — at night — none'], `export const ask = () => fetch('a')`),
    'contacts "moon"',
  ],
  [
    'a declaration without its option',
    declared(['@contacts rpc — a block — when asked'], `export const ask = () => fetch('a')`),
    'is not whole',
  ],
  ['a host that nobody listed', `export const url = 'https://cdn.test/a.js'`, 'host cdn.test'],
  [
    'a host made at run time',
    'export const url = `https://$' + '{name}/a`',
    'host made at run time',
  ],
])('error: %s', (_, code, problem) => {
  expect(problemsOf(code)).toEqual([expect.stringContaining(problem)])
})

test('error: a page that lost its markers', () => {
  expect(() => fillPage('# Hosts', '')).toThrow('markers')
})

test('behavior: a policy names the backend, whole or by service', () => {
  const connected = Object.values(makePolicies(['analytics', 'relay'])).map(
    (policy) => policy.split('; ').find((part) => part.startsWith('connect-src')) ?? '',
  )
  expect(connected).toEqual([
    'connect-src <your RPC URLs>',
    'connect-src https://foyer.example wss://foyer.example <your RPC URLs>',
    'connect-src https://analytics.example https://relay.example wss://relay.example <your RPC URLs>',
  ])
})
