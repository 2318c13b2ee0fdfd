import { statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from './lockFolder.ts'

test('behavior: a process that is too busy to answer still shows life', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-lock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const lock = await lockFolder({ folder, log: { info: () => {}, warn: () => {} } })
  const path = join(folder, 'database.lock/1')
  const before = statSync(path).mtimeMs
  // As PGlite does while it makes a database.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5_000)
  expect(statSync(path).mtimeMs).toBeGreaterThan(before)
  await lock.release()
})
