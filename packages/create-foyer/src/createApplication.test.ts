import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { applicationName } from './applicationName.ts'
import { createApplication } from './createApplication.ts'
import { networkNames } from './networks.ts'
import { templateNames } from './templates.ts'

const place = mkdtempSync(join(tmpdir(), 'create-foyer-'))
afterAll(() => rmSync(place, { recursive: true }))

let folder = ''
let count = 0
beforeEach(() => {
  folder = join(place, `shop-${count++}`)
})

const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const list = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted()

test('behavior: writes what the template has, under the name of the folder', () => {
  const application = createApplication({ folder, template: 'vanilla' })
  expect(application).toEqual({
    name: `shop-${count - 1}`,
    folder,
    commands: ['npm install', 'npm run dev', 'npm test'],
  })
  expect(list()).toEqual([
    '.gitignore',
    'README.md',
    'index.html',
    'package.json',
    'src/foyer.ts',
    'src/main.ts',
    'src/style.css',
    'test/connect.test.ts',
    'test/mount.ts',
    'tsconfig.json',
    'vite.config.ts',
  ])
  expect(list().filter((path) => read(path).includes('my-application'))).toEqual([])
  expect(read('src/foyer.ts')).toContain(`projectId: '${application.name}',`)
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  const manifest = JSON.parse(read('package.json'))
  expect(manifest).toMatchObject({ name: application.name, private: true })
  expect(manifest.dependencies['@foyer/core']).toBe(version)
  expect(manifest).not.toHaveProperty('overrides')
})

test.each(templateNames)('behavior: %s with a server signs in there', (template) => {
  createApplication({ folder, template, server: true })
  const [options, variable, policy] =
    template === 'next'
      ? ['app/foyer.ts', 'process.env.NEXT_PUBLIC_BACKEND', 'proxy.ts']
      : ['src/foyer.ts', 'import.meta.env.VITE_BACKEND', 'vite.config.ts']
  expect(read(options)).toContain(`const backend = ${variable}\n`)
  expect(read(options)).toMatch(/\n {2}backend,\n {2}siwx: foyerSignIn\(\{ backend, projectId, /)
  expect(read(policy)).toMatch(/`connect-src 'self' \$\{backend\} \$\{backend\.replace\(/)
  const name = variable.split('.').at(-1)
  expect(read('.env')).toContain(`${name}=http://127.0.0.1:5110`)
  expect(read('test/connect.test.ts')).toContain(`vi.stubEnv('${name}', url)`)
  expect(read('server.env')).toMatch(
    template === 'next' ? /^ALLOWED_ORIGINS=http:\/\/localhost:3000$/m : /localhost:5173,.*:4173$/m,
  )
  const { scripts, dependencies } = JSON.parse(read('package.json'))
  expect(scripts.server).toContain('@foyer/server')
  expect(dependencies).toHaveProperty('@foyer/siwx')
})

test('behavior: networks bring the adapters of their families', () => {
  createApplication({ folder, template: 'react', networks: networkNames, server: true })
  expect(read('src/foyer.ts')).toContain('adapters: [evm(), solana(), bitcoin()],')
  // Two networks are called like adapters.
  expect(read('src/foyer.ts')).toContain('solana as solanaMainnet')
  expect(read('src/foyer.ts')).toContain('bitcoinMainnet, bitcoinTestnet]')
  const { dependencies } = JSON.parse(read('package.json'))
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(['@foyer/bitcoin', '@foyer/evm', '@foyer/solana']),
  )
  expect(read('test/connect.test.ts')).toContain('chainId: Number(mainnet.id)')
})

test('behavior: the wallet of the test is on the first network that it can be on', () => {
  createApplication({ folder, template: 'vue', networks: ['solana', 'base', 'mainnet'] })
  expect(read('test/connect.test.ts')).toContain(`import { base } from '@foyer/core/networks'`)
  expect(read('test/connect.test.ts')).toContain('chainId: Number(base.id)')
})

test('behavior: a folder with a new repository alone is empty', () => {
  mkdirSync(join(folder, '.git'), { recursive: true })
  createApplication({ folder, template: 'svelte' })
  expect(existsSync(join(folder, 'package.json'))).toBe(true)
})

test('error: a second run refuses, and changes nothing', () => {
  createApplication({ folder, template: 'react' })
  writeFileSync(join(folder, 'src/App.tsx'), 'mine')
  const before = list().map((path) => read(path))
  expect(() => createApplication({ folder, template: 'vue' })).toThrow(
    `${folder} is not empty. Choose another folder, or empty this one.`,
  )
  expect(list().map((path) => read(path))).toEqual(before)
})

test('error: refuses a file', () => {
  writeFileSync(folder, '')
  expect(() => createApplication({ folder, template: 'react' })).toThrow(/is a file\. Choose/)
})

test.each([
  ['My Shop!', 'my-shop'],
  ['Café Größe', 'cafe-gro-e'],
  ['@scope', 'scope'],
  ['_hidden', 'hidden'],
  ["<b>'$&'`x", 'b-x'],
  ['a'.repeat(300), 'a'.repeat(214)],
  ['react', 'react-application'],
])('behavior: an application in %s is called %s', (name, expected) => {
  expect(applicationName({ folder: join('/somewhere', name), taken: ['react'] })).toBe(expected)
})

test.each(['日本', '...', '---', 'node_modules', '/'])('error: none is called like %s', (name) => {
  expect(() => applicationName({ folder: name })).toThrow(/Choose a name with letters/)
})

/** A tarball as npm writes it, with its manifest behind another file. */
function writePack(name: string, dependencies: Record<string, string> = {}) {
  const file = (path: string, text: string) => {
    const header = Buffer.alloc(512)
    header.write(path)
    header.write(`${Buffer.byteLength(text).toString(8).padStart(11, '0')}\0`, 124)
    return Buffer.concat([
      header,
      Buffer.from(text.padEnd(Math.ceil(text.length / 512) * 512, '\0')),
    ])
  }
  const packs = join(place, 'packs')
  mkdirSync(packs, { recursive: true })
  const manifest = JSON.stringify({ name, version: '1.2.3', dependencies })
  const path = join(packs, `${name.replace('@', '').replace('/', '-')}-1.2.3.tgz`)
  const files = [file('package/LICENSE', 'MIT'.repeat(300)), file('package/package.json', manifest)]
  writeFileSync(path, gzipSync(Buffer.concat([...files, Buffer.alloc(1024)])))
  return packs
}

test('behavior: packs are copied, with those that they need and no others', () => {
  for (const name of ['core', 'react', 'ui', 'solana', 'server']) writePack(`@foyer/${name}`)
  writePack('@foyer/evm', { '@foyer/core': '1.2.3', viem: '2.0.0' })
  writePack('@foyer/testing', { '@foyer/core': '1.2.3' })
  writePack('@foyer/devtools', { '@foyer/testing': '1.2.3' })
  writePack('@foyer/modal', { '@foyer/ui': '1.2.3' })
  const packs = writePack('@foyer/react', { '@foyer/modal': '1.2.3' })
  createApplication({ folder, template: 'react', packs })
  const names = ['core', 'devtools', 'evm', 'modal', 'react', 'testing', 'ui']
  expect(readdirSync(join(folder, 'packs'))).toEqual(names.map((name) => `foyer-${name}-1.2.3.tgz`))
  const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json'))
  expect(dependencies['@foyer/react']).toBe('file:./packs/foyer-react-1.2.3.tgz')
  expect(devDependencies['@foyer/testing']).toBe('file:./packs/foyer-testing-1.2.3.tgz')
  expect(Object.keys(overrides)).toEqual(names.map((name) => `@foyer/${name}`))
})

test('error: nothing is written when a pack is missing or broken', () => {
  const packs = join(place, 'packs')
  const make = () => createApplication({ folder, template: 'vanilla', packs })
  expect(make).toThrow(`There is no pack of @foyer/elements in ${packs}. Pack all of Foyer.`)
  writeFileSync(join(packs, 'foyer-elements-1.2.3.tgz'), 'half')
  expect(make).toThrow(/cannot be unpacked\. Write it anew/)
  expect(existsSync(folder)).toBe(false)
  expect(() => createApplication({ folder, template: 'vanilla', packs: '/nowhere' })).toThrow(
    /^There is no folder \/nowhere\. Name the one/,
  )
})
