import { gunzipSync } from 'node:zlib'
import { AppError } from '@foyer/core/primitives'
import { Failure, WalletsPage } from '@foyer/protocol'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createTestServer, event } from '../../test/createTestServer.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** The failure that was sent, which always has the one shape. */
const failure = (answer: { statusCode: number; body: string }) => {
  const body = Failure.parse(JSON.parse(answer.body))
  expect(body.statusCode).toBe(answer.statusCode)
  return body
}

describe('lists', () => {
  test('behavior: a page of wallets that browsers and proxies may keep', async () => {
    const { app } = await createTestServer()
    const answer = await app.inject('/getWallets?entries=1&projectId=p&st=foyer&sv=js-1.0.0')
    expect(WalletsPage.parse(answer.json())).toMatchObject({ data: [{ id: 'metamask' }], count: 6 })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    })
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    expect(answer.headers).not.toHaveProperty('x-powered-by')
  })

  test('behavior: what the client has is not sent again', async () => {
    const { app } = await createTestServer()
    const { etag } = (await app.inject('/getWallets')).headers
    const again = await app.inject({ url: '/getWallets', headers: { 'if-none-match': `${etag}` } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    const other = await app.inject({
      url: '/getWallets?page=2',
      headers: { 'if-none-match': `${etag}` },
    })
    expect(other.statusCode).toBe(200)
  })

  test('behavior: long lists are compressed for who can read that', async () => {
    const { app } = await createTestServer()
    const plain = await app.inject('/getWallets')
    const ask = (encoding: string) =>
      app.inject({ url: '/getWallets', headers: { 'accept-encoding': encoding } })
    for (const encoding of ['gzip', 'br, gzip;q=0.5']) {
      const answer = await ask(encoding)
      expect(answer.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.body)
    }
    for (const encoding of ['br', 'gzip;q=0', 'identity', ''])
      expect((await ask(encoding)).headers, encoding).not.toHaveProperty('content-encoding')
  })

  test('behavior: HEAD says the same without the body', async () => {
    const { app } = await createTestServer()
    const answer = await app.inject({ method: 'HEAD', url: '/getWallets' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })

  test('error: a query out of bounds is refused, naming the parameter', async () => {
    const { app } = await createTestServer()
    for (const [query, name] of [
      ['page=0', 'page'],
      ['page=-1', 'page'],
      ['page=1.5', 'page'],
      ['page=1e3', 'page'],
      ['page=9999999', 'page'],
      ['page=', 'page'],
      ['page=1&page=2', 'page'],
      ['entries=0', 'entries'],
      ['entries=501', 'entries'],
      ['entries=NaN', 'entries'],
      [`search=${'a'.repeat(129)}`, 'search'],
      ['search=a&search=b', 'search'],
      ['chains=EIP155:1', 'chains'],
      ['chains=eip155:1:2', 'chains'],
      [`include=${'a,'.repeat(501)}`, 'include'],
      [`include=${'a'.repeat(129)}`, 'include'],
      ['include=a%00b', 'include'],
      ['projectId=a%20b', 'projectId'],
      ['rdns=a%0Ab', 'rdns'],
    ] as const) {
      const answer = await app.inject(`/getWallets?${query}`)
      expect(answer.statusCode, query).toBe(400)
      expect(failure(answer).message).toContain(`querystring/${name}`)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    for (const [query, fix] of [
      ['page=0', 'write a whole number from 1 to 999999'],
      ['entries=501', 'write a whole number from 1 to 500'],
      ['chains=EIP155:1', 'write CAIP-2 ids such as eip155:1, separated by commas'],
      ['projectId=a%20b', 'write 1 to 64 letters, digits, hyphens and underscores'],
    ] as const)
      expect(failure(await app.inject(`/getWallets?${query}`)).message).toContain(fix)
    const long = failure(await app.inject(`/getWallets?x=${'a'.repeat(9_000)}`))
    expect([long.statusCode, long.message]).toEqual([400, expect.stringContaining('8192')])
  })
})

describe('images', () => {
  const paths = [
    '/getWalletImage',
    '/public/getAssetImage',
    '/public/getCurrencyImage',
    '/public/getTokenImage',
  ]

  test('behavior: sent as what they are, and harmless when opened by themselves', async () => {
    const { app } = await createTestServer()
    for (const path of paths) {
      const answer = await app.inject(`${path}/known?projectId=p`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        etag: 'W/"svgdigest"',
      })
      const again = await app.inject({
        url: `${path}/known`,
        headers: { 'if-none-match': 'W/"svgdigest"' },
      })
      expect(again.statusCode).toBe(304)
    }
  })

  test('error: none with this id, or no id at all', async () => {
    const { app } = await createTestServer()
    for (const path of paths) {
      expect(failure(await app.inject(`${path}/unknown`)).statusCode).toBe(404)
      expect(failure(await app.inject(`${path}/constructor`)).statusCode).toBe(404)
      for (const id of [
        'UPPER',
        'a.b',
        '%2e%2e%2fetc',
        'a%00',
        '%0d%0aset-cookie:x',
        'a'.repeat(65),
      ])
        expect(failure(await app.inject(`${path}/${id}`)).statusCode, id).toBe(400)
    }
  })
})

describe('analytics', () => {
  const send = (overrides: object = {}, headers: Record<string, string> = {}) => ({
    method: 'POST' as const,
    url: '/e?projectId=p&st=foyer&sv=js-1.0.0',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ ...event, ...overrides }),
  })

  test('behavior: an event is kept without query and fragment of the page', async () => {
    const { app, recorded } = await createTestServer()
    const answer = await app.inject(send({ unknown: 1 }))
    expect([answer.statusCode, answer.json()]).toEqual([202, {}])
    expect(recorded).toEqual([
      { projectId: 'p', event: { ...event, url: 'https://example.com/shop' } },
    ])
  })

  test('behavior: who objects is left out, and everybody while analytics are off', async () => {
    const on = await createTestServer()
    expect((await on.app.inject('/getAnalyticsConfig')).json()).toEqual({
      isAnalyticsEnabled: true,
    })
    for (const headers of [{ 'sec-gpc': '1' }, { dnt: '1' }, { 'sec-gpc': '0', dnt: '1' }])
      expect((await on.app.inject(send({}, headers))).statusCode).toBe(202)
    const off = await createTestServer({ environment: { ANALYTICS_ENABLED: 'false' } })
    expect((await off.app.inject('/getAnalyticsConfig')).json()).toEqual({
      isAnalyticsEnabled: false,
    })
    expect((await off.app.inject(send())).statusCode).toBe(202)
    expect([on.recorded, off.recorded]).toEqual([[], []])
  })

  test('error: while the database does not answer, nothing is acknowledged', async () => {
    const down = new AppError('database/unavailable', 'at 10.0.0.7', { kind: 'unavailable' })
    const { app } = await createTestServer({ record: () => Promise.reject(down) })
    const answer = await app.inject(send())
    expect(failure(answer).statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.body).not.toContain('10.0.0.7')
  })

  test('error: a fault of ours is logged and not told', async () => {
    const { app, lines } = await createTestServer({
      record: () => Promise.reject(new Error('inner secret')),
    })
    const answer = await app.inject(send())
    expect(failure(answer).statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
    expect(lines.join()).toContain('inner secret')
  })

  test('error: what is no event is refused', async () => {
    const { app, recorded } = await createTestServer()
    const status = async (payload: string, headers: Record<string, string> = {}) =>
      failure(await app.inject({ ...send({}, headers), payload })).statusCode
    expect(await status('')).toBe(400)
    expect(await status('{')).toBe(400)
    expect(await status('null')).toBe(400)
    expect(await status('{"__proto__":{"x":1}}')).toBe(400)
    expect(await status(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)).toBe(400)
    expect(await status(`{"a":${'{"a":'.repeat(100)}1${'}'.repeat(100)}}`)).toBe(400)
    expect(await status(`"${'a'.repeat(70_000)}"`)).toBe(413)
    expect(await status(JSON.stringify(event), { 'content-type': 'text/plain' })).toBe(415)
    expect(
      await status(JSON.stringify(event), { 'content-type': 'application/x-www-form-urlencoded' }),
    ).toBe(415)
    expect(await status(JSON.stringify(event), { 'content-encoding': 'gzip' })).toBe(400)
    for (const wrong of [
      { eventId: '' },
      { eventId: 'a b' },
      { url: 'javascript:alert(1)' },
      { domain: 'a b' },
      { timestamp: -1 },
      { timestamp: 1e300 },
      { props: { event: 'lower' } },
      { props: { event: 'A', address: 'a'.repeat(129) } },
    ]) {
      expect(failure(await app.inject(send(wrong))).statusCode, JSON.stringify(wrong)).toBe(400)
    }
    expect(recorded).toEqual([])
  })
})

describe('access', () => {
  test('behavior: pages may read how old an answer is, what is missing and when to come back', async () => {
    const { app } = await createTestServer()
    const headers = { origin: 'http://localhost:5100' }
    const answer = await app.inject({ url: '/getWallets', headers })
    expect(answer.headers['access-control-expose-headers']).toBe(
      'etag, retry-after, x-foyer-stale, x-foyer-missing-chains',
    )
  })

  test('behavior: other sites read why they may not ask, whatever the route', async () => {
    const { app } = await createTestServer({
      environment: { ALLOWED_ORIGINS: 'https://example.com' },
    })
    for (const url of ['/getWallets', '/getWalletImage/known', '/getAnalyticsConfig', '/nothing']) {
      for (const origin of ['https://evil.com', 'null', 'https://example.com.evil']) {
        const answer = await app.inject({ url, headers: { origin } })
        expect(failure(answer).message).toContain('ALLOWED_ORIGINS')
        expect(answer.statusCode).toBe(403)
        expect(answer.headers['access-control-allow-origin']).toBe('*')
        expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
      }
    }
    for (const origin of ['https://example.com', 'http://localhost:5100']) {
      const answer = await app.inject({ url: '/getWallets', headers: { origin } })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    }
    for (const url of ['/health', '/health/ready', '/openapi.json']) {
      const answer = await app.inject({ url, headers: { origin: 'https://evil.com' } })
      expect(answer.statusCode).toBe(200)
    }
  })

  test('behavior: browsers are told beforehand what they may send', async () => {
    const { app } = await createTestServer()
    const answer = await app.inject({
      method: 'OPTIONS',
      url: '/e',
      headers: {
        origin: 'https://evil.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'content-type, authorization',
    })
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test('behavior: an address is counted, whatever else the request claims', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { app } = await createTestServer({
      environment: { RATE_LIMIT_LISTS: '50', RATE_LIMIT_IMAGES: '3', RATE_LIMIT_EVENTS: '2' },
    })
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        app.inject({
          url: [
            `/getWallets?projectId=p${n}`,
            `/getWallets?page=${n + 1}`,
            '/GetWallets',
            '/getWallets/',
            `/getAnalyticsConfig?projectId=p&projectId=q${n}`,
          ][n % 5] as string,
          headers: { 'x-forwarded-for': `10.0.0.${n}`, 'x-real-ip': `10.0.0.${n}` },
        }),
      ),
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(150)
    for (const answer of refused) {
      failure(answer)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    }
    expect((await app.inject('/getWalletImage/known')).statusCode).toBe(200)
    expect((await app.inject('/health')).statusCode).toBe(200)
    expect((await app.inject('/health/ready')).statusCode).toBe(200)

    vi.advanceTimersByTime(60_000)
    expect((await app.inject('/getWallets')).statusCode).toBe(200)
  })

  test('behavior: clients behind a trusted proxy are counted apart, IPv6 by network', async () => {
    const { app } = await createTestServer({
      environment: { RATE_LIMIT_LISTS: '1', TRUSTED_PROXIES: 'loopback' },
    })
    const ask = async (forwardedFor: string) =>
      (await app.inject({ url: '/getWallets', headers: { 'x-forwarded-for': forwardedFor } }))
        .statusCode
    expect(await ask('203.0.113.1')).toBe(200)
    expect(await ask('203.0.113.2')).toBe(200)
    expect(await ask('203.0.113.1')).toBe(429)
    // Only what the proxy itself added counts.
    expect(await ask('198.51.100.1, 203.0.113.1')).toBe(429)
    expect(await ask('2001:db8::1')).toBe(200)
    expect(await ask('2001:db8::2')).toBe(429)
    expect(await ask('garbage')).toBeLessThan(500)
  })
})

describe('operation', () => {
  test('behavior: lives and is ready are two questions', async () => {
    const { app } = await createTestServer({ isReady: false })
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok' })
    const answer = await app.inject('/health/ready')
    expect(failure(answer).statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
  })

  test('error: what is not there, and methods nobody has', async () => {
    const { app } = await createTestServer()
    for (const [method, url] of [
      ['GET', '/'],
      ['GET', '/getwallets'],
      ['GET', '/e'],
      ['POST', '/getWallets'],
      ['DELETE', '/getWallets'],
      ['PUT', '/e'],
      ['GET', '/getWalletImage'],
      ['GET', '/__proto__'],
    ] as const) {
      const answer = await app.inject({ method, url })
      expect(failure(answer).statusCode, `${method} ${url}`).toBe(404)
    }
  })

  test('behavior: the log has no addresses, no search words and no headers', async () => {
    const { app, lines } = await createTestServer()
    const headers = {
      origin: 'https://marked-origin.example',
      authorization: 'marked-authorization',
      cookie: 'marked-cookie',
      'x-forwarded-for': '203.0.113.99',
      'user-agent': 'marked-agent',
    }
    for (const url of [
      '/getWallets?search=marked-search',
      '/marked-path',
      '/getWalletImage/marked',
    ])
      await app.inject({ url, headers, remoteAddress: '203.0.113.98' })
    await app.inject({
      method: 'POST',
      url: '/e?projectId=p',
      headers: { 'content-type': 'application/json' },
      payload: '{"marked-body": ',
    })
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.join('')).not.toMatch(/marked|203\.0\.113/)
  })

  test('behavior: openapi.json is valid and names every route', async () => {
    const { app } = await createTestServer()
    const document = (await app.inject('/openapi.json')).json()
    expect(await new Validator().validate(document)).toMatchObject({ valid: true })
    const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toMatchInlineSnapshot(`
      [
        "GET /getAnalyticsConfig",
        "GET /getWalletImage/{id}",
        "GET /getWallets",
        "GET /health",
        "GET /health/ready",
        "GET /openapi.json",
        "GET /public/getAssetImage/{id}",
        "GET /public/getCurrencyImage/{id}",
        "GET /public/getRemoteImage/{id}",
        "GET /public/getTokenImage/{id}",
        "GET /v1/account/{account}/balance",
        "GET /v1/account/{account}/history",
        "GET /v1/account/{account}/nfts",
        "GET /v1/account/{account}/recipients",
        "GET /v1/convert/allowance",
        "GET /v1/convert/build-approve",
        "GET /v1/convert/gas-price",
        "GET /v1/convert/quotes",
        "GET /v1/convert/tokens",
        "GET /v1/identity/{address}",
        "GET /v1/onramp/options",
        "GET /v1/onramp/purchases/{id}",
        "GET /v1/profile/account/{name}",
        "GET /v1/profile/reverse/{address}",
        "GET /v1/profile/suggestions/{name}",
        "GET /v1/sessions/{address}",
        "GET /v1/sign-in/domain",
        "GET /v1/sign-in/keys",
        "GET /v1/sign-in/me",
        "GET /v1/sign-in/sessions",
        "GET /v1/supported-chains",
        "POST /e",
        "POST /v1/bundler",
        "POST /v1/convert/build-transaction",
        "POST /v1/fungible/price",
        "POST /v1/generators/onrampurl",
        "POST /v1/onramp/quote",
        "POST /v1/paymaster",
        "POST /v1/profile/account",
        "POST /v1/rpc",
        "POST /v1/sessions/{address}/activate",
        "POST /v1/sessions/{address}/grant",
        "POST /v1/sessions/{address}/revoke",
        "POST /v1/sign-in/nonce",
        "POST /v1/sign-in/refresh",
        "POST /v1/sign-in/sessions/revoke",
        "POST /v1/sign-in/sign-out",
        "POST /v1/sign-in/verify",
      ]
    `)
    const served = app.printRoutes({ commonPrefix: false }).match(/\/\S*(?= \()/g) ?? []
    expect(served.length).toBeGreaterThanOrEqual(Object.keys(document.paths).length)
    for (const [path, methods] of Object.entries<Record<string, object>>(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        expect(
          app.hasRoute({
            method: method.toUpperCase() as 'GET',
            url: path.replace(/{(\w+)}/g, ':$1'),
          }),
        ).toBe(true)
        expect(operation).toMatchObject({ summary: expect.any(String), tags: [expect.any(String)] })
        expect(Object.keys((operation as { responses: object }).responses)).toEqual(
          expect.arrayContaining(['403', '429', '500']),
        )
      }
    }
  })
})
