import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createPictureFolder } from './createPictureFolder.ts'
import { readArt } from './readArt.ts'

const root = mkdtempSync(join(tmpdir(), 'foyer-pictures-'))
const folder = join(root, 'wallets')
mkdirSync(folder)
writeFileSync(join(root, 'secret.svg'), 'canary')
writeFileSync(join(folder, 'a.svg'), '<svg/>')
writeFileSync(join(folder, 'b.webp'), 'webp')
writeFileSync(join(folder, 'notes.txt'), 'canary')
symlinkSync(join(root, 'secret.svg'), join(folder, 'linked.svg'))
afterAll(() => rmSync(root, { recursive: true }))

test('behavior: a picture by the name of its file', async () => {
  const read = createPictureFolder(folder)
  const picture = await read('a')
  expect(picture).toMatchObject({ contentType: 'image/svg+xml' })
  expect(Buffer.from(picture?.bytes ?? []).toString()).toBe('<svg/>')
  expect((await read('b'))?.contentType).toBe('image/webp')
  expect(await read('a')).toBe(picture)
})

test('behavior: nothing else of the disk can be had', async () => {
  const read = createPictureFolder(folder)
  for (const id of ['../secret', 'linked', 'notes', 'a.svg', '', '/etc/passwd', 'constructor'])
    expect(await read(id), id).toBeNull()
  expect(await createPictureFolder(join(root, 'missing'))('a')).toBeNull()
})

test('behavior: drawings by kind and id, some under several', async () => {
  const sheet = { art: { eth: '<svg/>' }, ids: { 'id-1': 'eth', 'id-2': 'eth', 'id-3': 'gone' } }
  writeFileSync(join(root, 'tokens.json'), JSON.stringify(sheet))
  const art = await readArt(root)
  expect(art.picture('token', 'id-1')).toMatchObject({ contentType: 'image/svg+xml' })
  expect(art.picture('token', 'id-2')).toBe(art.picture('token', 'id-1'))
  expect(art.picture('token', 'id-3')).toBeNull()
  expect(art.picture('asset', 'id-1')).toBeNull()
})
