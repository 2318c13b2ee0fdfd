import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyDatabase } from '../../../../../scripts/emptyDatabase.mjs'
import { describeDatabases, silentLog } from '../../../test/describeDatabases.ts'
import { runInOtherProcess } from '../../../test/runInOtherProcess.ts'
import { openDatabase } from '../../platform/database/openDatabase.ts'
import { createNameStore } from './createNameStore.ts'
import type { Registration } from './NameStore.ts'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const zone = 'foyer.id'

const registration = (parts: Partial<Registration> = {}): Registration => ({
  name: 'alice.foyer.id',
  zone,
  coinType: 60,
  address,
  attributes: {},
  messageDigest: 'digest',
  ...parts,
})

describeDatabases('names', ({ kind, database, place }) => {
  test('behavior: a name is found by itself and by its account', async () => {
    const names = createNameStore(database())
    const attributes = { avatar: 'https://example.com/a.png', bio: 'O’Hara; drop table' }
    expect(await names.register(registration({ attributes }))).toBe('registered')
    const found = await names.find('alice.foyer.id')
    expect(found).toMatchObject({
      name: 'alice.foyer.id',
      addresses: { 60: { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' } },
      attributes: [attributes],
    })
    expect(Math.abs(Date.now() - Date.parse(`${found?.registered_at}`))).toBeLessThan(60_000)
    expect(found?.updated_at).toBe(found?.registered_at)
    expect(await names.findByAddress({ address, zone })).toEqual([found])
    expect(await names.findByAddress({ address, zone: 'other.id' })).toEqual([])
    expect(await names.findByAddress({ address: '0x', zone })).toEqual([])
    expect(await names.findTaken(['alice.foyer.id', 'bob.foyer.id'])).toEqual(
      new Set(['alice.foyer.id']),
    )
    expect(await names.findTaken([])).toEqual(new Set())
  })

  test('behavior: an account has its names oldest first, and the largest coin type fits', async () => {
    const names = createNameStore(database())
    for (const name of ['zoey.foyer.id', 'adam.foyer.id', 'mia1.foyer.id']) {
      await names.register(registration({ name, messageDigest: name, coinType: 0xffff_ffff }))
    }
    const found = await names.findByAddress({ address, zone })
    expect(found.map(({ name }) => name)).toEqual([
      'zoey.foyer.id',
      'adam.foyer.id',
      'mia1.foyer.id',
    ])
    expect(Object.keys(found[0]?.addresses ?? {})).toEqual(['4294967295'])
    expect(found[0]?.attributes).toEqual([])
  })

  test('error: a name or a message that is known changes nothing', async () => {
    const names = createNameStore(database())
    await names.register(registration())
    const other = { address: '0x0000000000000000000000000000000000000001' }
    expect(await names.register(registration({ ...other, messageDigest: 'b' }))).toBe('name-taken')
    expect(await names.register(registration(other))).toBe('message-used')
    expect(await names.register(registration({ ...other, name: 'bobby.foyer.id' }))).toBe(
      'message-used',
    )
    expect(await names.findByAddress({ ...other, zone })).toEqual([])
    expect(await names.find('bobby.foyer.id')).toBeNull()
  })

  test('behavior: of a hundred who want one name at once, one gets it', async () => {
    const second = kind === 'postgresql' ? await openDatabase({ ...place(), log: silentLog }) : null
    if (second) onTestFinished(() => second.close())
    const servers = [createNameStore(database()), createNameStore(second ?? database())]
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        servers[index % 2]?.register(
          registration({
            address: `0x${index.toString(16).padStart(40, '0')}`,
            messageDigest: `digest ${index}`,
          }),
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'registered')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'name-taken')).toHaveLength(99)
    const winner = outcomes.indexOf('registered')
    const owner = (await servers[0]?.find('alice.foyer.id'))?.addresses[60]?.address
    expect(owner?.toLowerCase()).toBe(`0x${winner.toString(16).padStart(40, '0')}`)
  })

  test('behavior: one message from many sides at once counts once', async () => {
    const names = createNameStore(database())
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        names.register(registration({ name: `name${index}.foyer.id` })),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'registered')).toHaveLength(1)
    expect(await names.findByAddress({ address, zone })).toHaveLength(1)
  })

  test('behavior: whatever stands in a text is a value', async () => {
    const names = createNameStore(database())
    await names.register(registration())
    const hostile = fc.oneof(
      fc.constantFrom("' or '1'='1", "'; drop table foyer.names; --", '$1', '\\', '%', '_'),
      fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
    )
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        expect(await names.find(text)).toBeNull()
        expect(await names.findByAddress({ address: text, zone })).toEqual([])
        expect(await names.findTaken([text])).toEqual(new Set())
      }),
      { numRuns: 100 },
    )
    expect(await names.find('alice.foyer.id')).not.toBeNull()
  })

  test('behavior: what was registered before a kill -9 is there afterwards', async () => {
    const own =
      kind === 'pglite' ? await mkdtemp(join(tmpdir(), 'foyer-data-')) : place().dataFolder
    if (kind === 'pglite') {
      onTestFinished(() => rm(own, { recursive: true, force: true }))
      await copyEmptyDatabase(own)
    }
    const where = { ...place(), dataFolder: own }
    const writer = runInOtherProcess({
      place: where,
      script: `const { createNameStore } = await load('identity/names/createNameStore')
        const names = createNameStore(await openDatabase({ ...place, log }))
        for (let n = 1; ; n++) {
          const own = { name: 'name' + n + '.foyer.id', messageDigest: 'digest ' + n }
          const outcome = await names.register({ ...${JSON.stringify(registration())}, ...own })
          console.log(outcome + ' ' + n)
        }`,
    })
    await writer.line('registered 60')
    writer.process.kill('SIGKILL')
    const output = await writer.ended()
    const acknowledged = Number(output.match(/registered (\d+)\n(?!.*registered \d+\n)/s)?.[1])
    expect(acknowledged).toBeGreaterThanOrEqual(60)

    const reopened = await openDatabase({ ...where, log: silentLog })
    onTestFinished(() => reopened.close())
    const names = createNameStore(reopened)
    const wanted = Array.from({ length: acknowledged }, (_, index) => `name${index + 1}.foyer.id`)
    expect((await names.findTaken(wanted)).size).toBe(acknowledged)
    expect(
      await names.register(registration({ name: 'another.foyer.id', messageDigest: 'digest 1' })),
    ).toBe('message-used')
  })
})
