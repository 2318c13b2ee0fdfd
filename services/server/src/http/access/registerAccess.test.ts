import { afterEach, expect, test, vi } from 'vitest'
import { createTestServer } from '../../../test/createTestServer.ts'

afterEach(() => {
  vi.useRealTimers()
})

const projects = [
  { id: 'shop', name: 'Shop', origins: ['https://example.com', 'https://*.shop.example.com:8443'] },
  { id: 'other', name: 'Other', origins: ['https://other.example'] },
  { id: 'programs', name: 'No pages', origins: [] },
]

const event = {
  eventId: 'event-1',
  url: 'https://shop.example/cart',
  domain: 'shop.example',
  timestamp: Date.UTC(2026, 0, 2),
  props: { event: 'MODAL_OPEN' },
}

test('behavior: while no project is registered every id is welcome', async () => {
  const { app } = await createTestServer()
  for (const url of ['/getWallets', '/getWallets?projectId=any'])
    expect((await app.inject(url)).statusCode).toBe(200)
})

test('behavior: as soon as one is registered, a request names one', async () => {
  const { app } = await createTestServer({ projects })
  expect((await app.inject('/getWallets?projectId=shop')).statusCode).toBe(200)
  for (const [query, message] of [
    ['', 'names no project'],
    ['?projectId=', 'not registered'],
    ['?projectId=SHOP', 'not registered'],
    ['?projectId=shop%20', 'not registered'],
    ['?projectId=shop&projectId=shop', 'not registered'],
    ['?projectId=shop&projectId=evil', 'not registered'],
    ['?projectid=shop', 'names no project'],
    ['?projectId=__proto__', 'not registered'],
    ['?projectId=constructor', 'not registered'],
  ]) {
    const answer = await app.inject(`/getWallets${query}`)
    expect(answer.statusCode, query).toBe(403)
    expect(answer.json().message, query).toContain(message)
  }
})

test('behavior: images, health and the description need no project', async () => {
  const { app } = await createTestServer({ projects })
  for (const url of ['/getWalletImage/known', '/health', '/health/ready', '/openapi.json'])
    expect((await app.inject(url)).statusCode, url).toBe(200)
  expect((await app.inject('/nothing')).statusCode).toBe(404)
})

test('behavior: the pages of a project are exactly its own', async () => {
  const { app } = await createTestServer({
    projects,
    environment: { ALLOWED_ORIGINS: 'https://operator.example' },
  })
  const ask = async (origin: string, projectId = 'shop') =>
    (await app.inject({ url: `/getWallets?projectId=${projectId}`, headers: { origin } }))
      .statusCode
  for (const origin of [
    'https://example.com',
    'https://de.shop.example.com:8443',
    'https://operator.example',
    'http://localhost:5100',
  ]) {
    expect(await ask(origin), origin).toBe(200)
  }
  for (const origin of [
    'https://evilexample.com',
    'https://example.com.evil',
    'https://EXAMPLE.com',
    'https://example.com.',
    'https://user@example.com',
    'https://xn--exmple-cua.com',
    'http://example.com',
    'https://example.com:8443',
    'https://shop.example.com:8443',
    'https://a.b.shop.example.com:8443',
    'https://de.shop.example.com',
    'https://other.example',
    'null',
    '',
  ]) {
    expect(await ask(origin), origin).toBe(403)
  }
  expect(await ask('https://example.com', 'other')).toBe(403)
  expect(await ask('https://example.com', 'programs')).toBe(403)
  expect(await ask('https://example.com', 'unknown')).toBe(403)
})

test('behavior: an image without a project is for the pages of every project', async () => {
  const { app } = await createTestServer({ projects })
  const ask = async (query: string, origin: string) =>
    (await app.inject({ url: `/getWalletImage/known${query}`, headers: { origin } })).statusCode
  expect(await ask('', 'https://other.example')).toBe(200)
  expect(await ask('', 'https://evil.com')).toBe(403)
  expect(await ask('?projectId=shop', 'https://other.example')).toBe(403)
})

test('behavior: a project has a limit over all its visitors, and nobody else pays for it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { app } = await createTestServer({
    projects,
    environment: { RATE_LIMIT_PROJECT: '3', TRUSTED_PROXIES: 'loopback' },
  })
  const ask = (projectId: string, visitor: number) =>
    app.inject({
      url: `/getWallets?projectId=${projectId}`,
      headers: { 'x-forwarded-for': `203.0.113.${visitor}` },
    })
  for (let visitor = 0; visitor < 3; visitor++)
    expect((await ask('shop', visitor)).statusCode).toBe(200)
  const refused = await ask('shop', 4)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  expect((await ask('other', 4)).statusCode).toBe(200)
  const image = await app.inject('/getWalletImage/known?projectId=shop')
  expect(image.statusCode).toBe(200)
  // Who is refused for another reason takes nothing from a project.
  expect((await ask('unknown', 5)).statusCode).toBe(403)
})

test('behavior: a registered project opens no second bucket for an address', async () => {
  const { app } = await createTestServer({ projects, environment: { RATE_LIMIT_LISTS: '2' } })
  const statuses: number[] = []
  for (const { id } of projects)
    statuses.push((await app.inject(`/getWallets?projectId=${id}`)).statusCode)
  expect(statuses).toEqual([200, 200, 429])
})

test('behavior: behind a proxy that appends ports an address is one client, and so is garbage', async () => {
  const { app } = await createTestServer({
    environment: { RATE_LIMIT_LISTS: '3', TRUSTED_PROXIES: 'loopback' },
  })
  const writers = [
    (n: number) => `203.0.113.9:${50_000 + n}`,
    (n: number) => `[2001:db8::${n}]:443`,
    (n: number) => `garbage-${n}`,
  ]
  for (const write of writers) {
    const statuses: number[] = []
    for (let n = 0; n < 5; n++) {
      const headers = { 'x-forwarded-for': write(n) }
      statuses.push((await app.inject({ url: '/getWallets', headers })).statusCode)
    }
    expect(statuses, write(0)).toEqual([200, 200, 200, 429, 429])
  }
})

test('error: one who changes its /64 within a /48 is sixteen clients, and no more', async () => {
  const { app } = await createTestServer({ environment: { RATE_LIMIT_LISTS: '2' } })
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url: '/getWallets?entries=1', remoteAddress })).statusCode
  const codes: number[] = []
  for (let index = 0; index < 40; index++)
    codes.push(await ask(`2001:db8:7:${index.toString(16)}::1`))
  expect(codes.filter((code) => code === 200)).toHaveLength(32)
  expect(codes.slice(32)).toEqual(Array(8).fill(429))
  expect(await ask('2001:db8:8:1::1')).toBe(200)
})

test('behavior: a project may be named in the body, and has to be a registered one there too', async () => {
  const { app, recorded } = await createTestServer({ projects })
  const send = (payload: object, query = '') =>
    app.inject({ method: 'POST', url: `/e${query}`, payload: { ...event, ...payload } })
  expect((await send({ projectId: 'shop' })).statusCode).toBe(202)
  expect((await send({ projectId: 'unknown' })).statusCode).toBe(403)
  expect((await send({ projectId: ['shop'] })).statusCode).toBe(403)
  expect((await send({})).json()).toMatchObject({
    message: expect.stringContaining('names no project'),
  })
  // The address counts where both say something.
  expect((await send({ projectId: 'shop' }, '?projectId=unknown')).statusCode).toBe(403)
  expect(recorded.map(({ projectId }) => projectId)).toEqual(['shop'])
})

test('behavior: events of a day are bounded, made-up projects together', async () => {
  const { app } = await createTestServer({ environment: { ANALYTICS_EVENTS_PER_DAY: '3' } })
  const codes: number[] = []
  for (let n = 0; n < 5; n++) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/e?projectId=made-up-${n}`,
      payload: event,
    })
    codes.push(statusCode)
  }
  expect(codes).toEqual([202, 202, 202, 429, 429])
})

test('behavior: events of a day are bounded for each registered project', async () => {
  const { app } = await createTestServer({
    projects,
    environment: { ANALYTICS_EVENTS_PER_DAY: '2' },
  })
  const send = async (projectId: string) =>
    (await app.inject({ method: 'POST', url: `/e?projectId=${projectId}`, payload: event }))
      .statusCode
  expect([await send('shop'), await send('shop'), await send('shop')]).toEqual([202, 202, 429])
  expect([await send('other'), await send('other'), await send('other')]).toEqual([202, 202, 429])
})

test('error: an event that is used as a store is refused', async () => {
  const { app, recorded } = await createTestServer()
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/e',
    payload: { ...event, props: { event: 'STORE', properties: { it: 'x'.repeat(5_000) } } },
  })
  expect([statusCode, recorded.length]).toEqual([400, 0])
})
