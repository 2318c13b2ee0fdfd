// A quick place for what tests write.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'
const prefix = 'foyer-tests-'
/** Nine times what live tests were seen to take at once. */
const enoughBytes = 4 * 1_024 ** 3

/**
 * Has workers, and what they start, keep their temporary files in memory, where there is room: a database is a
 * thousand files, and making them on a disk takes a core for most of a second.
 *
 * @param {{ runs?: boolean }} [options] programs are installed there, and run
 * @returns removes them
 */
export function keepInMemory({ runs = false } = {}) {
  if (!hasRoom() || (runs && !mayRun())) return () => {}
  const folder = join(memory, `${prefix}${process.pid}`)
  removeLeftOvers()
  // PostgreSQL runs as another user, and looks inside.
  mkdirSync(folder, { mode: 0o755 })
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Of runs that were killed: they would take memory until the machine is started again. */
function removeLeftOvers() {
  for (const name of readdirSync(memory)) {
    const [, pid] = name.split(prefix)
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(memory, name), { recursive: true })
  }
}

/** In a container it may be small, and a machine may need its memory. */
function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, freemem()) > enoughBytes
  } catch {
    return false
  }
}

/** Containers often have it mounted so that nothing in it can be loaded as code. */
function mayRun() {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const [, , , options = ''] =
    mounts.findLast((line) => line.split(' ')[1] === memory)?.split(' ') ?? []
  return !options.split(',').includes('noexec')
}
