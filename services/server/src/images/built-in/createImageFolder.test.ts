import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createImageFolder } from './createImageFolder.ts'
import { readArt } from './readArt.ts'

const root = mkdtempSync(join(tmpdir(), 'foyer-images-'))
const folder = join(root, 'wallets')
mkdirSync(folder)
writeFileSync(join(root, 'secret.svg'), 'canary')
writeFileSync(join(folder, 'a.svg'), '<svg/>')
writeFileSync(join(folder, 'b.webp'), 'webp')
writeFileSync(join(folder, 'notes.txt'), 'canary')
symlinkSync(join(root, 'secret.svg'), join(folder, 'linked.svg'))
afterAll(() => rmSync(root, { recursive: true }))

test('behavior: an image by the name of its file', async () => {
  const read = createImageFolder(folder)
  const image = await read('a')
  expect(image).toMatchObject({ contentType: 'image/svg+xml' })
  expect(Buffer.from(image?.bytes ?? []).toString()).toBe('<svg/>')
  expect((await read('b'))?.contentType).toBe('image/webp')
  expect(await read('a')).toBe(image)
})

test('behavior: nothing else of the disk can be had', async () => {
  const read = createImageFolder(folder)
  for (const id of ['../secret', 'linked', 'notes', 'a.svg', '', '/etc/passwd', 'constructor'])
    expect(await read(id), id).toBeNull()
  expect(await createImageFolder(join(root, 'missing'))('a')).toBeNull()
})

test('behavior: drawings by kind and id, some under several', async () => {
  const sheet = { art: { eth: '<svg/>' }, ids: { 'id-1': 'eth', 'id-2': 'eth', 'id-3': 'gone' } }
  writeFileSync(join(root, 'tokens.json'), JSON.stringify(sheet))
  const art = await readArt(root)
  expect(art.image('token', 'id-1')).toMatchObject({ contentType: 'image/svg+xml' })
  expect(art.image('token', 'id-2')).toBe(art.image('token', 'id-1'))
  expect(art.image('token', 'id-3')).toBeNull()
  expect(art.image('asset', 'id-1')).toBeNull()
})
