import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, startServer } from '@foyer/testing/stack'
import { expect, onTestFinished, test } from 'vitest'
import { quickServer } from '../../../scripts/quickServer.mjs'
import { openDatabase } from '../src/platform/database/openDatabase.ts'
import { event } from './createTestServer.ts'
import { silentLog } from './describeDatabases.ts'
import { createSignInClient, sendTo } from './signInClient.ts'
import { startRedis } from './startRedis.ts'

/** What users and operators would not like to find somewhere else. */
const marks = {
  address: '0x5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2',
  email: 'marked.person@secret.example',
  words: 'markedsearchwords',
  name: 'markedname.foyer.id',
  signature: `0x${'5ec2e7'.repeat(21)}1b000000`,
  header: 'marked-header-value',
}

interface OpenApi {
  readonly paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>
}

test('behavior: no secret comes into the log, and no password or stack into an answer', {
  timeout: 180_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startPostgres({ durable: false })
  onTestFinished(() => postgres.stop())
  const redis = await startRedis({ password: 'markedredispassword' })
  onTestFinished(() => redis.stop())
  const passwords = [new URL(postgres.url).password, 'markedredispassword', 'markednodekey']
  const server = await startServer({
    entry: quickServer,
    dataFolder: folder,
    settings: {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      LOG_LEVEL: 'debug',
      TRUSTED_PROXIES: 'loopback',
      ONRAMP: 'sandbox',
      // Nobody listens there, and what fails is logged.
      RPC_URLS: 'eip155:1=http://127.0.0.1:9/markednodekey',
    },
  })
  onTestFinished(() => server.stop())
  const answers: string[] = []
  const described = (await (await fetch(`${server.url}/openapi.json`)).json()) as OpenApi
  let asked = 0

  /** Every route, with the marks wherever a third party may write something. */
  async function askEverything() {
    for (const [path, methods] of Object.entries(described.paths)) {
      for (const [method, { parameters = [] }] of Object.entries(methods)) {
        const askWith = async (mark: string) => {
          const query = new URLSearchParams({ marked: mark })
          for (const { name, in: place } of parameters) if (place === 'query') query.set(name, mark)
          const url = `${server.url}${path.replace(/\{\w+\}/g, encodeURIComponent(mark))}`
          for (const search of ['?projectId=p&chainId=eip155:1&currency=usd', `?${query}`]) {
            asked += 1
            const answer = await fetch(`${url}${search}`, {
              method: method.toUpperCase(),
              headers: {
                'x-forwarded-for': `203.0.113.${asked % 250}`,
                authorization: `Bearer ${marks.header}`,
                cookie: `session=${marks.header}`,
                'user-agent': marks.header,
                ...(method !== 'get' && { 'content-type': 'application/json' }),
              },
              ...(method !== 'get' && { body: bodyOf(path, mark) }),
            })
            answers.push(await answer.text())
          }
        }
        // Side by side, as most of it is waiting for what is away.
        await Promise.all(Object.values(marks).map(askWith))
      }
    }
  }

  /** What users sign in with, of a session that lives, one that ended and one whose token came twice. */
  async function signIn(): Promise<string[]> {
    const client = await createSignInClient({ send: sendTo(server.url) })
    const said: string[] = []
    for (const end of ['none', 'sign-out', 'reuse']) {
      const body = await client.signed()
      const first = (await client.post('verify', body)).body
      const next = (await client.refresh(first.refreshToken)).body
      const last = (await client.refresh(next.refreshToken)).body
      const nonce = /Nonce: (\w+)/.exec(body.message)?.[1] ?? ''
      said.push(nonce, body.signature, body.proof, body.address, client.key.x ?? '')
      for (const { accessToken, refreshToken } of [first, next, last])
        said.push(accessToken, refreshToken)
      expect((await client.get('me', last.accessToken)).status).toBe(200)
      if (end === 'sign-out') await client.signOut(last.refreshToken)
      if (end === 'reuse')
        expect((await client.refresh(first.refreshToken)).body.reason).toBe('reused')
      expect((await client.post('verify', body)).body.reason).toBe('nonce')
    }
    return said
  }

  await askEverything()
  const signedIn = await signIn()
  const kept = await dumpOf(postgres.url)
  expect(kept).toContain('0x')
  // What is kept of a session opens nothing: no token can be made of it, and nothing signed is there.
  for (const secret of signedIn.filter((one) => !/^0x[\da-f]{40}$/i.test(one)))
    expect(kept.includes(secret), secret).toBe(false)
  // What fails says more than what does not.
  await Promise.all([redis.stop(), postgres.kill9()])
  await askEverything()
  await server.stop()

  const log = await readFile(join(folder, 'server.log'), 'utf8')
  expect(asked).toBeGreaterThan(100)
  expect(log).toContain('Answered')
  // The test itself looks at the right places.
  expect(log).toMatch(/A request failed|Rate limits are counted/)
  const secrets = [...Object.values(marks), ...passwords, ...signedIn, '203.0.113.']
  expect(signedIn.length).toBeGreaterThan(30)
  expect(log).toContain('A refresh token came twice')
  for (const secret of secrets) {
    const line = log.split('\n').find((text) => text.toLowerCase().includes(secret.toLowerCase()))
    expect(line, secret).toBeUndefined()
  }
  for (const answer of answers) {
    for (const password of passwords) expect(answer).not.toContain(password)
    expect(answer).not.toMatch(
      /\\n\s+at |node_modules|dist\/|\.[jt]s:\d+|postgresql:\/\/|redis:\/\//,
    )
  }
})

/** Everything in the tables of sign-in and of what works once. */
async function dumpOf(url: string): Promise<string> {
  const database = await openDatabase({ url, dataFolder: '', log: silentLog })
  try {
    const tables = ['sign_in_sessions', 'one_time']
    const dumps = tables.map((name) =>
      database.execute(`select row_to_json(t)::text as row from foyer.${name} t`),
    )
    return JSON.stringify((await Promise.all(dumps)).map(({ rows }) => rows))
  } finally {
    await database.close()
  }
}

function bodyOf(path: string, mark: string): string {
  if (path === '/v1/rpc') {
    const params = [mark, 'latest']
    return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params })
  }
  if (path !== '/e') {
    const fields = [
      'address',
      'account',
      'name',
      'message',
      'signature',
      'email',
      'method',
      'params',
      'proof',
      'refreshToken',
      'chainId',
    ]
    return JSON.stringify({
      ...Object.fromEntries(fields.map((field) => [field, mark])),
      coin_type: 60,
      attributes: { bio: mark },
    })
  }
  return JSON.stringify({
    ...event,
    eventId: mark.slice(0, 64),
    url: `https://example.com/?q=${encodeURIComponent(mark)}`,
    props: { event: 'MODAL_OPEN', address: mark, properties: { query: mark } },
  })
}
