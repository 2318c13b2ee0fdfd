import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lockFolder.ts'

const log = { info: () => {}, warn: () => {} }

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('behavior: of many that find a stale lock at once, one gets the folder', async () => {
  await mkdir(join(folder, 'database.lock'))
  await writeFile(join(folder, 'database.lock/7'), 'stale')
  for (let round = 0; round < 50; round++) {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => lockFolder({ folder, log })),
    )
    const won = outcomes.filter((outcome) => outcome.status === 'fulfilled')
    expect(won).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({ code: 'database/folder-in-use', kind: 'invalid' })
      }
    }
    await won[0]?.value.release()
  }
  expect(await readdir(join(folder, 'database.lock'))).toEqual(['57'])
})

test('behavior: a released folder is free at once, releasing twice is as good as once', async () => {
  const first = await lockFolder({ folder, log })
  await expect(lockFolder({ folder, log })).rejects.toMatchObject({
    context: { folder, pid: process.pid },
  })
  await first.release()
  await first.release()
  const second = await lockFolder({ folder, log })
  await expect(lockFolder({ folder, log })).rejects.toMatchObject({
    code: 'database/folder-in-use',
  })
  await second.release()
})
