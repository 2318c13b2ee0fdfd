import { statSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lockFolder.ts'

const log = { info: () => {}, warn: () => {} }

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('behavior: a lock is judged by who wrote it, not by its number alone', async () => {
  const first = await lockFolder({ folder, log })
  const mine = JSON.parse(await readFile(join(folder, 'database.lock/1'), 'utf8'))
  const refused = lockFolder({ folder, log })
  await expect(refused).rejects.toMatchObject({ code: 'database/folder-in-use' })
  await first.release()

  const killed = [
    // Its number was given to another process, or it ran in this container before a restart.
    JSON.stringify({ ...mine, token: 'a', startedAtTicks: '1' }),
    JSON.stringify({ ...mine, token: 'b', pidNamespace: 'pid:[1]' }),
    '{ cut o',
  ]
  for (const text of killed) {
    await writeFile(join(folder, 'database.lock/9'), text)
    await (await lockFolder({ folder, log })).release()
    await rm(join(folder, 'database.lock'), { recursive: true })
    await mkdir(join(folder, 'database.lock'))
  }
})

test('behavior: a lock from another machine is watched for a sign of life', async () => {
  const said: string[] = []
  const listening = { ...log, info: (message: string) => void said.push(message) }
  const [living, silent] = [join(folder, 'living'), join(folder, 'silent')]
  const lockOf = (place: string) => join(place, 'database.lock/1')
  const onOtherHost = JSON.stringify({ token: 'a', pid: 7, host: `not-${hostname()}` })
  for (const place of [living, silent]) {
    await mkdir(join(place, 'database.lock'), { recursive: true })
    await writeFile(lockOf(place), onOtherHost)
  }
  const beat = setInterval(() => void utimes(lockOf(living), new Date(), new Date()), 500)
  // Each takes as long as it says, so both are watched at once.
  const taken = lockFolder({ folder: silent, log })
  await expect(lockFolder({ folder: living, log: listening })).rejects.toMatchObject({
    code: 'database/folder-in-use',
  })
  clearInterval(beat)
  expect(said).toEqual([`Waiting 8 s to see whether ${lockOf(living)} is still in use`])
  await (await taken).release()
})

test('behavior: a process that is too busy to answer still shows life', async () => {
  const lock = await lockFolder({ folder, log })
  const path = join(folder, 'database.lock/1')
  const before = statSync(path).mtimeMs
  // As PGlite does while it makes a database: nothing else of this thread gets a turn.
  const untilMs = performance.now() + 15_000
  while (statSync(path).mtimeMs === before && performance.now() < untilMs)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  expect(statSync(path).mtimeMs).toBeGreaterThan(before)
  await lock.release()
})
