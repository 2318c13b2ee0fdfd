import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createTestServer } from '../../test/createTestServer.ts'
import { describeDatabases, silentLog } from '../../test/describeDatabases.ts'
import { createSignInClient, type Send } from '../../test/signInClient.ts'
import { createSignInStore } from '../identity/sign-in/createSignInStore.ts'
import type { Database } from '../platform/database/Database.ts'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { oneTime } from '../platform/database/tables/access.ts'
import { signInSessions } from '../platform/database/tables/signIn.ts'
import { createOneTime } from '../platform/one-time-tokens/createOneTime.ts'
import { signIns } from './signIns.ts'

describeDatabases('the command sign-ins', ({ kind, database, place }) => {
  /** The server on a connection of its own, as a process has it; PGlite has one alone. */
  async function start(opened: Database): Promise<Send> {
    const { app } = await createTestServer({
      environment: { RATE_LIMIT_WRITES: '0' },
      signInStore: createSignInStore({ database: opened, sessionDays: 30 }),
      oneTime: createOneTime(opened),
    })
    return async ({ method, path, headers, body }) => {
      const answer = await app.inject({
        ...{ method, url: path },
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { payload: body as object }),
      })
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
    }
  }
  const startAll = async () => {
    if (kind === 'pglite') return [await start(database())]
    const other = await openDatabase({ ...place(), log: silentLog })
    onTestFinished(() => other.close())
    return Promise.all([start(database()), start(other)])
  }
  const run = async (...args: string[]) => {
    const lines: string[] = []
    const code = await signIns({
      args,
      openDatabase: async () => ({ ...database(), close: async () => {} }),
      write: (line) => void lines.push(line),
    })
    return { code, lines }
  }
  const idOf = ({ account }: { account: { address: string } }) => `eip155:31337:${account.address}`

  test('behavior: a user gets what is known of the account, without what a session is held by', async () => {
    const [send = await start(database())] = await startAll()
    const [user, other] = [await createSignInClient({ send }), await createSignInClient({ send })]
    const first = (await user.signIn()).body
    const second = (await user.signIn()).body
    await user.signOut(first.refreshToken)
    const nonce = await user.nonce()
    await other.signIn()
    await other.nonce()

    const { code, lines } = await run('export', '--account', idOf(user).toLowerCase())
    const whose = {
      account: `eip155:31337:${user.account.address.toLowerCase()}`,
      ...{ address: user.account.address, chainId: 'eip155:31337', domain: 'localhost:5173' },
      ...{ projectId: null, device: null },
    }
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    const times = { createdAt: time, usedAt: time, expiresAt: time }
    const exported = lines.map((line) => JSON.parse(line))
    expect([code, exported]).toEqual([
      0,
      [
        { kind: 'session', ...whose, ...times, endedAt: time },
        { kind: 'session', ...whose, ...times, endedAt: null },
        {
          ...{ kind: 'nonce', origin: 'http://localhost:5173' },
          ...{ issuedAt: time, expiresAt: time },
        },
      ],
    ])
    // By what they are, whatever the fields are called one day.
    const [row] = await database().run((queries) =>
      queries.select().from(signInSessions).where(eq(signInSessions.account, whose.account)),
    )
    const secrets = [first, second].flatMap((held) => [
      ...[held.session.id, held.accessToken, held.refreshToken],
      ...held.refreshToken.split('.').filter((part) => part.length > 10),
    ])
    const { x = '', y = '' } = user.key
    for (const secret of [...secrets, nonce, row?.key ?? 'no key', await user.thumbprint(), x, y])
      expect(lines.join()).not.toContain(secret)
  })

  test('behavior: what is forgotten is over in every process within 5 s, and nothing else is', async () => {
    const sends = await startAll()
    let turn = 0
    const send: Send = (request) => (sends[turn++ % sends.length] as Send)(request)
    const [user, other] = [await createSignInClient({ send }), await createSignInClient({ send })]
    const held = (await user.signIn()).body
    const again = (await user.signIn()).body
    const [pending, kept] = [await user.signed(), (await other.signIn()).body]
    const others = await other.signed()

    const startMs = performance.now()
    expect(await run('delete', '--account', idOf(user))).toEqual({
      ...{ code: 0, lines: ['2 sessions and 1 nonce are deleted.'] },
    })
    for (const _ of sends)
      for (const { accessToken } of [held, again])
        expect((await user.get('me', accessToken)).status).toBe(401)
    for (const _ of sends) {
      expect((await user.refresh(held.refreshToken)).status).toBe(401)
      expect((await user.post('verify', pending)).body.reason).toBe('nonce')
    }
    expect(performance.now() - startMs).toBeLessThan(5_000)

    for (const _ of sends) expect((await other.get('me', kept.accessToken)).status).toBe(200)
    expect((await other.post('verify', others)).status).toBe(200)
    expect((await run('export', '--account', idOf(user))).lines).toEqual([])
    expect((await run('delete', '--account', idOf(user))).lines).toEqual([
      '0 sessions and 0 nonces are deleted.',
    ])
    // Nobody is kept out.
    expect((await user.signIn()).status).toBe(200)
  })

  test('error: one-time tokens of others stay, and without an account nothing is done', async () => {
    const [send = await start(database())] = await startAll()
    const user = await createSignInClient({ send })
    await user.signIn()
    const value = { key: await user.thumbprint() }
    await createOneTime(database()).issue({ purpose: 'onramp', value, lifetimeMs: 60_000 })
    for (const words of [
      ...[[], ['delete'], ['export'], ['forget', '--account', idOf(user)]],
      ...[
        ['delete', '--account', user.account.address],
        ['delete', 'all'],
      ],
      ['delete', '--address', user.account.address],
    ])
      expect((await run(...words)).code, words.join(' ')).toBe(1)
    expect((await run('delete', '--account', idOf(user))).lines).toEqual([
      '1 session and 0 nonces are deleted.',
    ])
    const left = await database().run((queries) => queries.select().from(oneTime))
    expect(left.map(({ purpose }) => purpose)).toEqual(['onramp'])
  })
})
