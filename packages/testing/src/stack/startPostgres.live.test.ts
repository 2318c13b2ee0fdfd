import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPostgres } from './startPostgres.ts'

/** A place for temporary files that nobody else uses, to see what is left there. */
let ownTemporary = ''

beforeEach(() => {
  ownTemporary = mkdtempSync(join(tmpdir(), 'foyer-test-'))
  chmodSync(ownTemporary, 0o755)
  vi.stubEnv('TMPDIR', ownTemporary)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(ownTemporary, { recursive: true, force: true })
})

test('behavior: it accepts who has its password, and leaves nothing behind', async () => {
  const postgres = await startPostgres({ durable: false })
  expect(query(postgres.url, 'select 6 * 7')).toBe('42')
  expect(() => query(postgres.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).toThrow()

  await Promise.all([postgres.stop(), postgres.stop()])
  expect(await isOpen(postgres.port)).toBe(false)
  expect(readdirSync(tmpdir())).toEqual([])
})

test('behavior: what was written survives a kill and a restart on the same port', async () => {
  const postgres = await startPostgres({})
  try {
    query(postgres.url, 'create table kept (n int)')
    query(postgres.url, 'insert into kept values (42)')
    await postgres.kill9()
    expect(await isOpen(postgres.port)).toBe(false)
    await postgres.restart()
    expect(query(postgres.url, 'select n from kept')).toBe('42')
    await postgres.restart()
    expect(query(postgres.url, 'select n from kept')).toBe('42')
  } finally {
    await postgres.stop()
  }
})

test('behavior: killed, it serves nobody any more, however busy it was', async () => {
  const postgres = await startPostgres({ durable: false })
  try {
    // Minutes of work, in which a process does not miss the main one.
    const text = 'select count(*) from generate_series(1, 1000000000)'
    const client = execFile('psql', ['--no-psqlrc', '--command', text, postgres.url])
    const left = once(client, 'exit')
    const busy = "select count(*) from pg_stat_activity where query like '%generate_series%'"
    await expect.poll(() => Number(query(postgres.url, busy))).toBeGreaterThan(1)
    await postgres.kill9()
    const [code] = await left
    expect(code).not.toBe(0)
  } finally {
    await postgres.stop()
  }
}, 10_000)

test('behavior: a folder of your own keeps the data and the password', async () => {
  const folder = join(tmpdir(), 'mine')
  const first = await startPostgres({ folder, durable: false })
  query(first.url, 'create table kept as select 42 as n')
  await first.stop()
  const second = await startPostgres({ folder, port: first.port, durable: false })
  expect(second.url).toBe(first.url)
  expect(query(first.url, 'select n from kept')).toBe('42')
  await second.stop()
})

test('error: a taken port is reported, and its owner goes on', async () => {
  const first = await startPostgres({ durable: false })
  try {
    await expect(startPostgres({ port: first.port, durable: false })).rejects.toMatchObject({
      code: 'stack/port-taken',
      kind: 'unavailable',
    })
    expect(query(first.url, 'select 1')).toBe('1')
  } finally {
    await first.stop()
  }
})

test('behavior: the signal gives up a start and stops what runs', async () => {
  await expect(startPostgres({ signal: AbortSignal.abort('no') })).rejects.toBe('no')

  const early = new AbortController()
  const starting = startPostgres({ durable: false, signal: early.signal })
  early.abort('changed my mind')
  await expect(starting).rejects.toBe('changed my mind')

  const late = new AbortController()
  const postgres = await startPostgres({ durable: false, signal: late.signal })
  late.abort()
  await postgres.stop()
  expect(await isOpen(postgres.port)).toBe(false)
  expect(readdirSync(tmpdir())).toEqual([])
})

function query(url: string, text: string): string {
  const args = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--command', text, url]
  return execFileSync('psql', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
