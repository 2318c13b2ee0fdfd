import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { EmbeddedWallet } from '@foyer/protocol'
import {
  type Inbox,
  type Postgres,
  type ReceivedMail,
  startInbox,
  startPostgres,
} from '@foyer/testing/stack'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/platform/database/openDatabase.ts'
import { createLog } from '../src/platform/log/createLog.ts'
import { readSettings } from '../src/platform/settings/settings.ts'
import { addProject, readProjects } from '../src/projects/projectStore.ts'
import { startServer } from '../src/startServer.ts'
import { createFrame, type Frame } from './createFrame.ts'
import { silentLog } from './describeDatabases.ts'
import { createDatabase, type TestDatabase } from './sharedPostgres.ts'
import { createSignInClient, sendTo } from './signInClient.ts'

const origin = 'http://localhost:5120'
const site = 'http://127.0.0.1:5100'
const wallet = {
  ...{ generation: 1, share: 'server-share', recovery: 'sealed-share' },
  addresses: {
    eip155: `0x${'1'.repeat(40)}`,
    solana: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
  },
} satisfies EmbeddedWallet

let one: TestDatabase
let other: Postgres
let inbox: Inbox
beforeAll(async () => {
  ;[one, other, inbox] = await Promise.all([
    createDatabase(),
    startPostgres({ durable: false }),
    startInbox(),
  ])
})
afterAll(async () => {
  await Promise.all([one?.drop(), other?.stop(), inbox?.stop()])
})

const key = () => `k1:${randomBytes(32).toString('base64')}`

const start = async (url: string, encryptionKeys: string) => {
  const server = await startServer({
    settings: readSettings({
      ...{ PORT: '0', DATABASE_URL: url, FRAME_ORIGIN: origin, MAIL_URL: inbox.smtpUrl },
      ...{ ENCRYPTION_KEYS: encryptionKeys, RATE_LIMIT_WRITES: '0' },
    }),
    log: createLog({ level: 'silent' }),
  })
  onTestFinished(() => server.stop())
  return server
}

/** Signs a device in with the code of a mail, as the frame does. */
async function logIn({ url, email, sign }: { url: string; email: string; sign: Frame }) {
  const ask = async (path: string, signed: Promise<string>) => {
    const answer = await fetch(`${url}/v1/embedded/${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ signed: await signed }),
    })
    const json = (await answer.json()) as Record<string, unknown>
    expect([path, answer.status, json]).toEqual([path, 200, json])
    return json
  }
  await fetch(`${inbox.url}/messages`, { method: 'DELETE' })
  const { login } = await ask('email', sign('email', { email }))
  const mails = (await (await fetch(`${inbox.url}/messages?to=${email}`)).json()) as ReceivedMail[]
  const [code = ''] = /\b\d{6}\b/.exec(mails[0]?.text ?? '') ?? []
  await ask('otp', sign('otp', { login, code }))
  return ask
}

test('behavior: a backup as docs/operating.md makes it is restored on another PostgreSQL, and users find all that they had', {
  timeout: 120_000,
}, async () => {
  const encryptionKeys = key()
  const database = await openDatabase({ url: one.url, dataFolder: '', log: silentLog })
  await addProject(database, { id: 'shop', name: 'The shop', origins: ['https://shop.example'] })
  await addProject(database, { id: 'demo', name: 'Here', origins: [site] })
  await database.close()
  const before = await start(one.url, encryptionKeys)
  const email = 'ada@shop.example'
  const device = await createFrame(site)
  const ask = await logIn({ url: before.url, email, sign: device })
  await ask('share', device('share', { keep: wallet }))
  let { url } = before
  const client = await createSignInClient({
    send: (request) => sendTo(url)({ ...request, path: `${request.path}?projectId=demo` }),
  })
  const session = (await client.post('verify', await client.signed())).body
  const refreshed = (await client.refresh(session.refreshToken)).body

  const folder = await mkdtemp(join(tmpdir(), 'foyer-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const page = await readFile(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
  const [backup, restore] = ['pg_dump', 'pg_restore'].map(
    (name) => new RegExp(`^${name} .*$`, 'm').exec(page)?.[0] ?? '',
  )
  await runCommand(backup, { folder, url: one.url })
  await before.stop()
  await runCommand(restore, { folder, url: other.url })

  const restored = await openDatabase({ url: other.url, dataFolder: '', log: silentLog })
  onTestFinished(() => restored.close())
  const everything = async () => {
    const tables = ['users', 'wallets', 'devices', 'logins', 'known_devices'].map(
      (name) => `foyer.embedded_${name}`,
    )
    const dumps = [...tables, 'foyer.sign_in_sessions'].map((table) =>
      restored.execute(`select row_to_json(t)::text as row from ${table} t order by 1`),
    )
    return (await Promise.all(dumps)).map(({ rows }) => rows)
  }
  const found = await everything()
  expect(found.flat().length).toBeGreaterThan(3)

  // With a key of the same name that is another one, and with one of another name.
  for (const [wrong, problem] of [
    [key(), 'has another key of that name'],
    [key().replace('k1', 'k2'), 'does not name it'],
  ] as const) {
    const refused = start(other.url, wrong)
    await expect(refused).rejects.toMatchObject({
      ...{ code: 'embedded/wrong-keys', kind: 'invalid' },
      message: expect.stringContaining(problem),
    })
    await expect(refused).rejects.toThrow(/Set ENCRYPTION_KEYS to the value from when/)
  }
  expect(await everything()).toEqual(found)

  // One that was added in front does no harm.
  const added = `${key().replace('k1', 'k2')} ${encryptionKeys}`
  const server = await start(other.url, added)
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
  expect((await readProjects(restored)).map(({ id }) => id).toSorted()).toEqual(['demo', 'shop'])
  const onNewDevice = await createFrame(site)
  const again = await logIn({ url: server.url, email, sign: onNewDevice })
  expect(await again('share', onNewDevice('share'))).toEqual({ wallet })
  expect(await again('session', device('session'))).toMatchObject({ email })
  url = server.url
  expect((await client.get('me', refreshed.accessToken)).status).toBe(200)
  expect((await client.refresh(refreshed.refreshToken)).status).toBe(200)
})

/** In a shell, as the operator does it, with the programs of the newest version that is installed. */
async function runCommand(
  command: string | undefined,
  { folder, url }: { folder: string; url: string },
): Promise<void> {
  expect(command).toMatch(/^pg_/)
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : []
  const newest = join(debian, `${Math.max(0, ...versions)}`, 'bin')
  await promisify(execFile)('sh', ['-ec', `${command}`], {
    cwd: folder,
    env: { ...process.env, PATH: [newest, process.env.PATH].join(delimiter), DATABASE_URL: url },
  })
}
