import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ListedWallet } from '@foyer/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { endurance } from '../../../../../scripts/endurance.ts'
import { describeDatabases } from '../../../test/describeDatabases.ts'
import { forgetWallets, importWallets } from '../../commands/importWallets.ts'
import type { Database } from '../../platform/database/Database.ts'
import { createCatalogue } from '../catalogue/createCatalogue.ts'
import { createImportedCatalogue } from './importedCatalogue.ts'
import { readImportedRows } from './importedRows.ts'
import {
  type ImportedWallets,
  importedImage,
  offeredRows,
  readImportedWallets,
  storeImport,
} from './importedWallets.ts'
import { watchImports } from './importedWatch.ts'

/** 16 pixels wide and high. */
const picture = 'GIF89a\x10\0\x10\0\0\0\0'
const gif = `data:image/gif;base64,${Buffer.from(picture).toString('base64')}`

describeDatabases('imported wallets', ({ kind, database }) => {
  test('behavior: before an import there is none', async () => {
    expect(await readImportedWallets(database())).toEqual({
      version: 1,
      mode: 'builtIn',
      rows: [],
      imageIds: new Set(),
    })
    expect(await importedImage(database(), 'a')).toBeNull()
  })

  test('behavior: an import replaces the one before as a whole, in the order of the file', async () => {
    await run(importWallets, [
      { id: 'z', name: 'Z', image_url: gif },
      { id: 'a', name: "A'; drop table foyer.wallets; --", chains: ['eip155:1'] },
      { name: 'bad' },
    ])
    const first = await readImportedWallets(database())
    expect(first).toMatchObject({
      version: 2,
      mode: 'replace',
      rows: [
        { id: 'z', image_id: 'z', image_url: null },
        { id: 'a', name: "A'; drop table foyer.wallets; --", chains: ['eip155:1'] },
      ],
    })
    const image = await importedImage(database(), 'z')
    expect(image).toMatchObject({ contentType: 'image/gif' })
    expect(Buffer.from(image?.bytes ?? []).toString()).toBe(picture)

    await run(importWallets, [{ id: 'b', name: 'B' }], ['--add'])
    expect(await readImportedWallets(database())).toMatchObject({
      version: 3,
      mode: 'add',
      rows: [{ id: 'b' }],
    })
    expect(await importedImage(database(), 'z')).toBeNull()
  })

  test('behavior: forgetting brings back the built-in wallets', async () => {
    await run(importWallets, [{ id: 'a', name: 'A', image_url: gif }])
    const { code, output } = await run(forgetWallets)
    expect(code).toBe(0)
    expect(output).toMatch('the built-in wallets are offered again')
    expect(await readImportedWallets(database())).toEqual({
      version: 3,
      mode: 'builtIn',
      rows: [],
      imageIds: new Set(),
    })
    expect(await importedImage(database(), 'a')).toBeNull()
  })

  test('error: an import with nothing left changes nothing', async () => {
    await run(importWallets, [{ id: 'a', name: 'A' }])
    expect((await run(importWallets, [{ id: 'b' }])).code).toBe(1)
    expect((await run(importWallets, [{ id: 'b', name: 'B' }], ['--dry-run'])).code).toBe(0)
    expect(await readImportedWallets(database())).toMatchObject({ version: 2, rows: [{ id: 'a' }] })
  })

  test('error: an import that breaks off changes nothing', async () => {
    await run(importWallets, [{ id: 'a', name: 'A' }])
    const { wallets } = readImportedRows({ source: [{ id: 'b', name: 'B' }] })
    const twice = { wallets: [...wallets, ...wallets], images: [] }
    await expect(
      storeImport({ database: database(), mode: 'replace', imported: twice }),
    ).rejects.toMatchObject({ code: 'database/query-failed' })
    expect(await readImportedWallets(database())).toMatchObject({ version: 2, rows: [{ id: 'a' }] })
  })

  // PGlite takes twice as long for them, and shows nothing else.
  const count = kind === 'pglite' ? endurance({ few: 1_000, all: 10_000 }) : 10_000

  test(`behavior: ${count} wallets and large images fit`, async () => {
    const large = Buffer.concat([Buffer.from(picture), Buffer.alloc(250_000, 7)])
    const source = Array.from({ length: count }, (_, index) => ({
      id: `w${index}`,
      name: `Wallet ${index}`,
      image_url: index < 20 ? `data:image/gif;base64,${large.toString('base64')}` : gif,
    }))
    const imported = readImportedRows({ source })
    await storeImport({ database: database(), mode: 'replace', imported })
    const { rows } = await readImportedWallets(database())
    expect(rows).toHaveLength(count)
    expect(rows.at(-1)?.id).toBe(`w${count - 1}`)
    expect((await importedImage(database(), 'w7'))?.bytes).toHaveLength(large.length)
  })

  test('behavior: two imports at once follow each other, and readers see one of them', async () => {
    const importsOf = (letter: string) =>
      readImportedRows({
        source: Array.from({ length: 300 }, (_, index) => ({ id: `${letter}${index}`, name: 'W' })),
      })
    const seen: ImportedWallets[] = []
    const storing = Promise.all(
      ['a', 'b', 'c'].map((letter) =>
        storeImport({ database: database(), mode: 'replace', imported: importsOf(letter) }),
      ),
    )
    for (let i = 0; i < 10; i++) seen.push(await readImportedWallets(database()))
    await storing
    seen.push(await readImportedWallets(database()))
    for (const { version, rows } of seen) {
      expect(rows).toHaveLength(version === 1 ? 0 : 300)
      expect(new Set(rows.map(({ id }) => id[0])).size).toBeLessThan(2)
    }
    expect(seen.at(-1)?.version).toBe(4)
  })

  test('behavior: listeners are told of an import, and of nothing else', async () => {
    const received: ImportedWallets[] = []
    const controller = new AbortController()
    onTestFinished(() => controller.abort())
    const watching = watchImports({
      database: database(),
      version: 1,
      onImport: (imported) => void received.push(imported),
      onError: (error) => {
        throw error
      },
      signal: controller.signal,
      everyMs: 20,
    })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(received).toEqual([])
    await run(importWallets, [{ id: 'a', name: 'A' }])
    await expect.poll(() => received, { timeout: 10_000 }).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(received).toMatchObject([{ version: 2, mode: 'replace', rows: [{ id: 'a' }] }])
    controller.abort()
    await watching
  })

  test('behavior: a server that runs offers an import and forgets it again', async () => {
    const controller = new AbortController()
    onTestFinished(() => controller.abort())
    const [comesAlong] = readImportedRows({
      source: [{ id: 'old', name: 'Old', image_id: 'old' }],
    }).wallets
    const catalogue = await createImportedCatalogue({
      builtIn: createCatalogue({
        rows: comesAlong ? [comesAlong] : [],
        readImage: async (id) =>
          id === 'old' ? { contentType: 'image/png', bytes: new Uint8Array(1), digest: 'x' } : null,
      }),
      database: database(),
      log: { info: () => {}, warn: () => {} },
      signal: controller.signal,
      everyMs: 20,
    })
    const offered = () => catalogue.list({ page: 1, entries: 40 }).data.map(({ id }) => id)
    expect(offered()).toEqual(['old'])

    await run(importWallets, [{ id: 'new', name: 'New', image_url: gif }], ['--add'])
    await expect.poll(offered, { timeout: 10_000 }).toEqual(['old', 'new'])
    expect(await catalogue.image('new')).toMatchObject({ contentType: 'image/gif' })
    expect(await catalogue.image('new')).toMatchObject({ contentType: 'image/gif' })
    expect(await catalogue.image('old')).toMatchObject({ contentType: 'image/png' })
    expect(await catalogue.image('none')).toBeNull()

    await run(importWallets, [{ id: 'new', name: 'New' }])
    await expect.poll(offered, { timeout: 10_000 }).toEqual(['new'])
    expect(await catalogue.image('new')).toBeNull()

    await run(forgetWallets)
    await expect.poll(offered, { timeout: 10_000 }).toEqual(['old'])
  })

  /** A command on the database under test, which closing must not take away from the other tests. */
  async function run(command: typeof importWallets, source?: unknown, options: string[] = []) {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-import-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'wallets.json')
    await writeFile(file, JSON.stringify(source ?? null))
    const lines: string[] = []
    const opened: Database = { ...database(), close: async () => {} }
    const code = await command({
      args: source === undefined ? options : [file, ...options],
      openDatabase: async () => opened,
      write: (line) => void lines.push(line),
    })
    expect(opened.kind).toBe(kind)
    return { code, output: lines.join('\n') }
  }
})

test('behavior: rows of the operator take the place of those with the same id', () => {
  const row = (id: string, name: string) =>
    readImportedRows({ source: [{ id, name }] }).wallets[0] as ListedWallet
  const builtIn = [row('a', 'A'), row('b', 'B')]
  const rows = [row('c', 'C'), row('a', 'Mine')]
  const names = (mode: ImportedWallets['mode']) =>
    offeredRows({ builtIn, imported: { mode, rows } }).map(({ name }) => name)
  expect(names('builtIn')).toEqual(['A', 'B'])
  expect(names('replace')).toEqual(['C', 'Mine'])
  expect(names('add')).toEqual(['Mine', 'B', 'C'])
})
