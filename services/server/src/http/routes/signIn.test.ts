import { readdirSync, readFileSync } from 'node:fs'
import type { SignInSession, SignInSessions } from '@foyer/protocol'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestServer } from '../../../test/createTestServer.ts'
import { createSignInClient, type Send } from '../../../test/signInClient.ts'
import type { StoredProject } from '../../projects/projectStore.ts'

async function start(
  environment: Record<string, string> = {},
  projects: readonly StoredProject[] = [],
) {
  const { app, lines } = await createTestServer({
    projects,
    environment: { RATE_LIMIT_WRITES: '0', ...environment },
  })
  const send: Send = async ({ method, path, headers, body }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  return { app, lines, send, client: await createSignInClient({ send }) }
}

test('behavior: a user signs in, and the token says who it is to any server', async () => {
  const { client, send } = await start()
  const { status, body, headers } = await client.signIn()
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body.session).toMatchObject({
    ...{ address: client.account.address, chainId: 'eip155:31337', isCurrent: true },
    domain: 'localhost:5173',
  })

  const keys = await send({ method: 'GET', path: '/v1/sign-in/keys', headers: {} })
  const { payload, protectedHeader } = await jwtVerify(
    body.accessToken,
    createLocalJWKSet(keys.body as JSONWebKeySet),
    { issuer: 'foyer', audience: 'localhost:5173', typ: 'at+jwt' },
  )
  expect(protectedHeader.alg).toBe('EdDSA')
  expect(payload).toMatchObject({
    sub: `eip155:31337:${client.account.address}`,
    sid: body.session.id,
    cnf: { jkt: await client.thumbprint() },
  })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600)
  const session = await client.get<SignInSession>('me', body.accessToken)
  expect(session.body).toEqual(body.session)
})

test('behavior: a refresh gives new tokens; used again, it ends the session', async () => {
  const { client, lines } = await start()
  const first = (await client.signIn()).body
  const second = await client.refresh(first.refreshToken)
  expect(second.status).toBe(200)
  expect(second.body.refreshToken).not.toBe(first.refreshToken)
  expect((await client.get('me', second.body.accessToken)).status).toBe(200)

  const third = await client.refresh(second.body.refreshToken)
  expect(third.status).toBe(200)
  const again = await client.refresh(first.refreshToken)
  expect([again.status, again.body.reason]).toEqual([401, 'reused'])
  expect((await client.refresh(third.body.refreshToken)).status).toBe(401)
  for (const { accessToken } of [first, second.body, third.body])
    expect((await client.get('me', accessToken)).status).toBe(401)
  expect(lines.join('\n')).toContain('A refresh token came twice')
  expect(lines.join('\n')).not.toContain(first.refreshToken)
})

test('behavior: a refresh whose answer was lost is made again with a later proof, and gives the same', async () => {
  const { client, send } = await start()
  const { refreshToken } = (await client.signIn()).body
  const sent = { refreshToken, proof: await client.prove('refresh', refreshToken) }
  const lost = (await client.post('refresh', sent)).body

  // The same request again, as browsers send it by themselves and thieves do: it says nothing and ends nothing.
  const copied = await client.post('refresh', sent)
  expect([copied.status, copied.body.reason]).toEqual([409, 'repeated'])
  expect(JSON.stringify(copied.body)).not.toContain('Token')
  const earlier = await client.prove('refresh', refreshToken, 1)
  expect((await client.post('refresh', { refreshToken, proof: earlier })).status).toBe(409)

  for (let turn = 0; turn < 2; turn++) {
    const again = await client.refresh(refreshToken)
    expect([again.status, again.body.refreshToken]).toEqual([200, lost.refreshToken])
  }
  const next = (await client.refresh(lost.refreshToken)).body
  expect((await client.get('me', next.accessToken)).status).toBe(200)
  const thief = await createSignInClient({ send })
  expect((await thief.refresh(lost.refreshToken)).body.reason).toBe('reused')
  expect((await client.refresh(next.refreshToken)).status).toBe(401)
})

test('error: two minutes later the token before is reused, and its session ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { client } = await start()
  const { refreshToken } = (await client.signIn()).body
  const { body } = await client.refresh(refreshToken)
  vi.setSystemTime(Date.now() + 119_000)
  expect((await client.refresh(refreshToken)).status).toBe(200)
  vi.setSystemTime(Date.now() + 2_000)
  expect((await client.refresh(refreshToken)).body.reason).toBe('reused')
  expect((await client.refresh(body.refreshToken)).status).toBe(401)
})

test('error: a stolen refresh token is of no use, and ends the session', async () => {
  const { client, send } = await start()
  const { refreshToken } = (await client.signIn()).body
  const thief = await createSignInClient({ send })
  expect((await thief.refresh(refreshToken)).body.reason).toBe('reused')
  expect((await client.refresh(refreshToken)).status).toBe(401)
})

test('error: a refresh from a page of another origin is refused, and ends nothing', async () => {
  const { client } = await start()
  const { refreshToken } = (await client.signIn()).body
  const proof = await client.prove('refresh', refreshToken)
  for (const origin of ['http://evil.localhost:5173', 'http://localhost:5174']) {
    const refused = await client.post('refresh', { refreshToken, proof }, { origin })
    expect([refused.status, refused.body.reason]).toEqual([403, 'domain'])
  }
  expect((await client.refresh(refreshToken)).status).toBe(200)
})

test('error: made-up and changed tokens and proofs are refused, and end nothing', async () => {
  const { client } = await start()
  const { refreshToken, accessToken, session } = (await client.signIn()).body
  for (const wrong of [
    refreshToken.replace('.0.', '.1.'),
    `${session.id}.0.${'A'.repeat(43)}`,
    'x'.repeat(64),
  ])
    expect((await client.refresh(wrong)).status, wrong).toBe(401)
  const proofs = [
    await client.prove('verify', refreshToken),
    await client.prove('refresh', `${refreshToken} `),
    await client.prove('sign-out', refreshToken),
    await client.prove('refresh', refreshToken, 'now'),
    await client.prove('refresh', refreshToken, -1),
    await client.prove('refresh', refreshToken, 2 ** 60),
    'a.b.c',
    // Signed by nobody.
    `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'foyer-proof+jwt', jwk: client.key })).toString('base64url')}.e30.e30`,
  ]
  for (const proof of proofs)
    expect((await client.post('refresh', { refreshToken, proof })).body.reason).toBe('proof')
  const [head, body, mark] = accessToken.split('.')
  for (const token of [
    `${head}.${body}.`,
    `${head}.${body}.${mark?.slice(0, -2)}`,
    `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${body}.`,
    refreshToken,
    '',
  ])
    expect((await client.get('me', token)).status).toBe(401)
  expect((await client.refresh(refreshToken)).status).toBe(200)
})

test('behavior: sessions are listed and ended one by one, all others, or all', async () => {
  const { send, client } = await start()
  const { account } = client
  const here = (await client.signIn()).body
  const phone = await createSignInClient({ send, account })
  const there = (await phone.signIn()).body
  const third = (await (await createSignInClient({ send, account })).signIn()).body
  const otherOrigin = await createSignInClient({ send, account, origin: 'http://other.localhost' })
  const otherApp = (await otherOrigin.signIn()).body
  const intruder = await createSignInClient({ send })
  const theirs = (await intruder.signIn()).body
  const bearer = { authorization: `Bearer ${here.accessToken}` }
  const listed = async () =>
    (await client.get<SignInSessions>('sessions', here.accessToken)).body.sessions

  expect((await listed()).map(({ id, isCurrent }) => [id, isCurrent]).sort()).toEqual(
    [
      [here.session.id, true],
      [there.session.id, false],
      [third.session.id, false],
    ].sort(),
  )
  // Of another account or application: there is nothing to end.
  for (const { session } of [theirs, otherApp])
    expect((await client.post('sessions/revoke', { id: session.id }, bearer)).body).toEqual({
      ended: 0,
    })
  expect((await client.post('sessions/revoke', { id: there.session.id }, bearer)).body).toEqual({
    ended: 1,
  })
  expect((await phone.get('me', there.accessToken)).status).toBe(401)
  expect((await phone.refresh(there.refreshToken)).status).toBe(401)
  expect((await client.post('sessions/revoke', { scope: 'others' }, bearer)).body).toEqual({
    ended: 1,
  })
  expect(await listed()).toHaveLength(1)
  expect((await client.post('sessions/revoke', { scope: 'all' }, bearer)).body).toEqual({
    ended: 1,
  })
  expect((await client.get('me', here.accessToken)).status).toBe(401)
  expect((await intruder.get('me', theirs.accessToken)).status).toBe(200)
  expect((await otherOrigin.get('me', otherApp.accessToken)).status).toBe(200)
})

test('behavior: signing out ends the session, and is done when it was over', async () => {
  const { client } = await start()
  const { refreshToken, accessToken } = (await client.signIn()).body
  expect((await client.signOut(refreshToken)).body).toEqual({ ended: 1 })
  expect((await client.signOut(refreshToken)).body).toEqual({ ended: 0 })
  expect((await client.get('me', accessToken)).status).toBe(401)
  expect((await client.refresh(refreshToken)).status).toBe(401)
})

/** Times are minutes from the test on. */
const inTime = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'number' ? new Date(Date.now() + value * 60_000).toISOString() : value,
    ]),
  )

test.each([
  ['nonce', { nonce: 'abcdefgh' }],
  ['nonce', { nonce: '0'.repeat(48) }],
  ['message', { nonce: 'short' }, 'nonce'],
  ['domain', { domain: 'evil.example' }],
  ['domain', { domain: 'localhost:5174', uri: 'http://localhost:5174' }],
  ['uri', { uri: 'https://evil.example' }],
  ['uri', { uri: 'https://localhost:5173' }],
  ['chain', { chainId: 'eip155:1' }],
  ['chain', { chainId: 'eip155:031337' }],
  ['address', { accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }],
  ['message', { version: '2' }],
  ['clock', { issuedAt: 6 }],
  ['clock', { issuedAt: -6 }],
  ['clock', { issuedAt: 60 }],
  ['clock', { issuedAt: 1_440 }],
  ['expired', { expirationTime: -7 }],
  ['not-before', { notBefore: 7 }],
  ['message', { statement: 'two\nlines' }],
  ['message', { issuedAt: 'yesterday' }],
])(
  'error: a wrong %s gets 400 with its reason, and no session: %o',
  async (reason, fields, other?: string) => {
    const { client } = await start()
    const nonce = await client.nonce()
    const answer = await client.post('verify', await client.signed({ nonce, ...inTime(fields) }))
    expect(answer.status).toBe(400)
    expect(answer.body.reason).toBe(other ?? reason)
    expect(answer.body.message.length).toBeGreaterThan(20)
    expect(JSON.stringify(answer.body)).not.toContain('accessToken')
  },
)

test('error: a nonce is used once, by whom it was given, from where it was given', async () => {
  const { client, send } = await start()
  const body = await client.signed()
  expect((await client.post('verify', body)).status).toBe(200)
  expect((await client.post('verify', body)).body.reason).toBe('nonce')

  const other = await createSignInClient({ send })
  const foreign = await other.post('verify', await other.signed({ nonce: await client.nonce() }))
  expect(foreign.body.reason).toBe('nonce')

  const moved = await client.signed()
  const otherOrigin = { origin: 'http://evil.localhost:5173' }
  expect((await client.post('verify', moved, otherOrigin)).body.reason).toBe('nonce')

  const upper = await client.signed({ nonce: (await client.nonce()).toUpperCase() })
  expect((await client.post('verify', upper)).body.reason).toBe('nonce')
  const nonces = await Promise.all(Array.from({ length: 20 }, client.nonce))
  expect(new Set(nonces).size).toBe(20)
  for (const nonce of nonces) expect(nonce).toMatch(/^[\da-f]{24,}$/)
})

test('behavior: letter case is no other account', async () => {
  const { client } = await start()
  const body = await client.signed()
  const address = body.address.toLowerCase()
  const answer = await client.post('verify', { ...body, address })
  expect(answer.status).toBe(200)
  expect(answer.body.session.address).toBe(client.account.address)
})

test('error: bodies of any size and shape get a 4xx with a reason', async () => {
  const { client } = await start()
  const good = await client.signed()
  const bad: unknown[] = [
    null,
    [],
    {},
    'x',
    { ...good, message: 'x'.repeat(60_000) },
    { ...good, message: 'x'.repeat(70_000) },
    { ...good, message: { toString: 'x' } },
    { ...good, message: '\n'.repeat(16_000) },
    { ...good, message: good.message.split('\n').reverse().join('\n') },
    { ...good, message: `${good.message}\0` },
    { ...good, message: `${good.message}\ud800` },
    { ...good, signature: '' },
    { ...good, signature: `0x${'6492'.repeat(16)}` },
    { ...good, signature: `0x${'ff'.repeat(16_000)}` },
    { ...good, chainId: 'polkadot:1' },
    { ...good, chainId: 'eip155:constructor' },
    { ...good, address: '__proto__' },
    { ...good, proof: `${'a'.repeat(1_000)}.b.c` },
  ]
  for (const body of bad) {
    const answer = await client.post('verify', body)
    expect(answer.status, JSON.stringify(body)?.slice(0, 80)).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.body.message).toEqual(expect.any(String))
  }
  for (const path of ['nonce', 'refresh', 'sign-out', 'sessions/revoke'])
    for (const body of bad.slice(0, 4)) {
      const { status } = await client.post(path, body)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
})

test('behavior: only applications of this server sign in, and without a browser the message says which', async () => {
  const { send } = await start({ ALLOWED_ORIGINS: 'https://shop.example' })
  const of = async (origin: string, header: Record<string, string>) => {
    const client = await createSignInClient({
      send: (request) => send({ ...request, headers: { ...header } }),
      origin,
    })
    return client.signIn()
  }
  const shop = { origin: 'https://shop.example' }
  expect((await of('https://shop.example', shop)).status).toBe(200)
  expect((await of('https://shop.example', {})).status).toBe(200)
  expect((await of('https://evil.example', {})).body.reason).toBe('domain')
  expect((await of('https://evil.example', { origin: 'https://evil.example' })).status).toBe(403)
  // A page in a sandbox is of no application.
  expect((await of('https://shop.example', { origin: 'null' })).status).toBe(403)
})

/** What an access token opens, each with the status for whom it was not issued. */
const routes = new URL('.', import.meta.url).pathname
const bearerRoutes: readonly (readonly ['GET' | 'POST', string, unknown?])[] = [
  ['GET', 'me'],
  ['GET', 'sessions'],
  ['POST', 'sessions/revoke', { scope: 'others' }],
  ['POST', 'sessions/revoke', { id: 'A'.repeat(22) }],
]

describe('an access token is for the application that it was issued for', () => {
  const projects = [
    { id: 'shop', name: 'Shop', origins: ['https://shop.example', 'https://*.shop.example'] },
    { id: 'evil', name: 'Evil', origins: ['https://evil.example'] },
  ]
  /** Signs a user in on a page, and asks every route of its token as somebody asks. */
  async function signInOn(
    page: string,
    {
      projectId,
      environment = {},
      registered = projects,
    }: {
      projectId?: string
      environment?: Record<string, string>
      registered?: readonly StoredProject[]
    } = {},
  ) {
    const { send } = await start(environment, registered)
    const of = projectId === undefined ? '' : `?projectId=${projectId}`
    const client = await createSignInClient({
      send: (request) => send({ ...request, path: `${request.path}${of}` }),
      origin: page,
    })
    const { status, body } = await client.signIn()
    expect(status).toBe(200)
    return async (query: string, headers: Record<string, string> = {}) => {
      const answers = await Promise.all(
        bearerRoutes.map(([method, path, sent]) =>
          send({
            ...{ method, path: `/v1/sign-in/${path}${query}`, body: sent },
            headers: { ...headers, authorization: `Bearer ${body.accessToken}` },
          }),
        ),
      )
      const statuses = new Set(answers.map(({ status }) => status))
      const reasons = new Set(answers.map(({ body }) => (body as { reason?: string }).reason))
      expect([statuses.size, reasons.size]).toEqual([1, 1])
      return [...reasons][0] ?? [...statuses][0]
    }
  }

  test('the routes that are tried are all that a token opens', async () => {
    const { app } = await start()
    const { paths } = (await app.inject('/openapi.json')).json() as {
      paths: Record<string, Record<string, { description?: string }>>
    }
    const opened = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { description = '' }]) =>
        description.startsWith('401 unless the token') ? [`${method.toUpperCase()} ${path}`] : [],
      ),
    )
    const tried = bearerRoutes.map(([method, path]) => `${method} /v1/sign-in/${path}`)
    expect(opened.sort()).toEqual([...new Set(tried)].sort())
    // Nothing else reads what a request authorizes itself with.
    const reading = readdirSync(routes).filter(
      (name) =>
        !name.includes('.test.') && readFileSync(`${routes}/${name}`, 'utf8').includes('authoriz'),
    )
    expect(reading).toEqual(['signIn.ts'])
  })

  test('error: another project, its pages and another domain get 401', async () => {
    const ask = await signInOn('https://shop.example', { projectId: 'shop' })
    expect(await ask('?projectId=shop')).toBe(200)
    expect(await ask('?projectId=shop&domain=shop.example')).toBe(200)
    expect(await ask('?projectId=shop&domain=SHOP.example')).toBe(200)
    // Pages of one project are one application.
    const sibling = { origin: 'https://app.shop.example' }
    expect(await ask('?projectId=shop', sibling)).toBe(200)
    expect(await ask('?projectId=shop&domain=app.shop.example', sibling)).toBe('audience')
    expect(await ask('?projectId=evil')).toBe('audience')
    expect(await ask('?projectId=evil', { origin: 'https://evil.example' })).toBe('audience')
    // Evil's own server claims whatever it likes, but not another project in its own name.
    expect(await ask('?projectId=evil&domain=shop.example')).toBe('audience')
    expect(await ask('?projectId=shop&domain=evil.example')).toBe('audience')
    expect(await ask('?projectId=shop&domain=notshop.example')).toBe('audience')
    expect(await ask('?projectId=shop&domain=shop.example:8443')).toBe('audience')
  })

  test('error: pages that every project has in common open no token of another project', async () => {
    const environment = { ALLOWED_ORIGINS: 'https://preview.example' }
    for (const page of ['http://localhost:5173', 'https://preview.example']) {
      const ask = await signInOn(page, { projectId: 'shop', environment })
      expect(await ask('?projectId=shop', { origin: page })).toBe(200)
      expect(await ask('?projectId=evil', { origin: page })).toBe('audience')
      expect(await ask(`?projectId=evil&domain=${new URL(page).host}`)).toBe('audience')
    }
  })

  test('error: while no project is registered, the page or the domain says which application asks', async () => {
    const environment = { ALLOWED_ORIGINS: 'https://shop.example,https://evil.example' }
    const ask = await signInOn('https://shop.example', { environment, registered: [] })
    expect(await ask('', { origin: 'https://shop.example' })).toBe(200)
    expect(await ask('?domain=shop.example')).toBe(200)
    expect(await ask('', { origin: 'https://evil.example' })).toBe('audience')
    expect(await ask('?projectId=evil', { origin: 'https://evil.example' })).toBe('audience')
    expect(await ask('?domain=evil.example')).toBe('audience')
    expect(await ask('?domain=shop.example', { origin: 'https://evil.example' })).toBe('audience')
    expect(await ask('')).toBe('audience')
    expect(await ask('?projectId=shop')).toBe('audience')

    // A developer's own machine: no other application can have been signed in to there.
    const local = await signInOn('http://localhost:5173', { registered: [] })
    expect(await local('')).toBe(200)
    expect(await local('', { origin: 'http://localhost:5174' })).toBe('audience')
  })
})

test('behavior: preflights let the token through, and no answer ever allows credentials', async () => {
  const { app } = await start()
  const answer = await app.inject({
    method: 'OPTIONS',
    url: '/v1/sign-in/me',
    headers: {
      origin: 'https://evil.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })
  expect(answer.headers['access-control-allow-headers']).toContain('authorization')
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('behavior: a flagged domain is known with all that is below it', async () => {
  const { send } = await start({
    FLAGGED_DOMAINS: 'evil.example, phish.example, xn--shp-ted.example',
  })
  const isFlagged = async (domain: string) => {
    const path = `/v1/sign-in/domain?domain=${encodeURIComponent(domain)}`
    return (await send({ method: 'GET', path, headers: {} })).body
  }
  for (const domain of [
    ...['evil.example', 'a.b.EVIL.example:8443', 'evil.example.', 'https://evil.example'],
    ...['shop.example@evil.example', 'sh\u043ep.example', 'evil\u200b.example'],
  ])
    expect(await isFlagged(domain)).toEqual({ isFlagged: true })
  for (const domain of ['notevil.example', 'evil.example.com', 'shop.example', '%'])
    expect(await isFlagged(domain)).toEqual({ isFlagged: false })
})

test('behavior: sign-ins are limited as other writes are', async () => {
  const { client } = await start({ RATE_LIMIT_WRITES: '10' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.post('nonce', { key: client.key })),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(10)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
})

test('error: nobody gets more sign-ins by writing the request in another way', async () => {
  const { client, app } = await start({ RATE_LIMIT_WRITES: '10' })
  const ways = ['nonce', 'nonce/', 'NONCE', 'verify', 'refresh', 'sign-out', 'sessions/revoke']
  const answers = await Promise.all(
    Array.from({ length: 210 }, (_, index) =>
      app.inject({
        method: 'POST',
        url: `/v1/sign-in/${ways[index % ways.length]}?projectId=p${index}`,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${index}`,
          origin: 'http://localhost:5173',
          authorization: `Bearer ${index}`,
        },
        payload: { key: client.key },
      }),
    ),
  )
  const through = answers.filter(({ statusCode }) => statusCode !== 429 && statusCode !== 404)
  expect(through).toHaveLength(10)
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
})

test('error: reading sessions is limited, too, whatever tokens are tried', async () => {
  const { app } = await start({ RATE_LIMIT_LISTS: '5' })
  const codes: number[] = []
  for (let index = 0; index < 12; index++) {
    const headers = { authorization: `Bearer guess.${index}.guess` }
    const url = `/v1/sign-in/${index % 2 === 0 ? 'me' : 'sessions'}`
    codes.push((await app.inject({ url, headers })).statusCode)
  }
  expect(codes).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
})
