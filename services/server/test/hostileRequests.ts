import {
  AnalyticsConfig,
  Balances,
  ConvertTokens,
  Failure,
  FungiblePrices,
  GasPrice,
  Health,
  HistoryPage,
  Identity,
  NameRegistered,
  NftsPage,
  OnrampOptions,
  OnrampQuote,
  OnrampUrl,
  OpenApiDocument,
  Profile,
  Profiles,
  RpcResponse,
  SessionRevoked,
  SmartSessions,
  Suggestions,
  SupportedChains,
  WalletsPage,
} from '@foyer/protocol'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { App } from '../src/http/App.ts'
import { event } from './createTestServer.ts'

/** What a server needs so that every route can be reached. */
export const hostileEnvironment = {
  LOG_LEVEL: 'silent',
  RATE_LIMIT_LISTS: '0',
  RATE_LIMIT_IMAGES: '0',
  RATE_LIMIT_EVENTS: '0',
  RATE_LIMIT_WRITES: '0',
  RATE_LIMIT_RPC: '0',
  ANALYTICS_EVENTS_PER_DAY: '0',
  ONRAMP: 'sandbox',
}

/**
 * Sends what third parties might send to every route that the server describes, and expects one of the
 * answers that were promised.
 */
export async function tryHostileRequests({
  app,
  recorded = [],
  runs,
}: {
  app: App
  /** Events that the server was told to keep. */
  recorded?: readonly { event: { url: string } }[]
  runs: number
}): Promise<void> {
  const { paths } = OpenApiDocument.parse((await app.inject('/openapi.json')).json())
  const operations = operationsOf(paths)
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      requestsOf(operations),
      async ({ operation, method, id, query, body, contentType, header }) => {
        const hasBody = method === 'POST' || method === 'PUT'
        const answer = await app.inject({
          method: method as 'GET',
          url: `${operation.path.replace(/\{\w+\}/, () => id)}?${query}`,
          headers: { ...header, ...(hasBody && contentType && { 'content-type': contentType }) },
          ...(hasBody && { payload: body }),
        })
        seen.add(`${method} ${operation.path} ${answer.statusCode}`)
        expect(answer.statusCode).toBeLessThan(500)
        expect(answer.headers).not.toHaveProperty('set-cookie')
        expect(answer.headers['x-content-type-options']).toBe('nosniff')
        if (answer.rawPayload.length === 0 || answer.headers['content-encoding']) return
        if (answer.statusCode >= 400) {
          expect(Failure.parse(answer.json()).statusCode).toBe(answer.statusCode)
          expect(answer.body).not.toMatch(/ {4}at |node_modules|EVIL/)
        } else if (`${answer.headers['content-type']}`.startsWith('application/json')) {
          shapes[operation.path]?.parse(answer.json())
          // Rows that were dirty at the source.
          expect(answer.body).not.toMatch(/"evil|EVIL (Image|Number|Without|Id)|javascript:/)
        }
      },
    ),
    {
      numRuns: runs,
      // Each once as it should be, so that every route is reached whatever chance brings.
      examples: operations.map((operation): [Sent] => [
        {
          operation,
          method: operation.method,
          id: address,
          query: operation.parameters.includes('chainId') ? 'chainId=eip155:1' : '',
          body: JSON.stringify(samples[operation.path] ?? event),
          contentType: 'application/json',
          header: {},
        },
      ]),
    },
  )
  // It reached what it meant to reach.
  for (const { method, path } of operations) expect([...seen].join()).toContain(`${method} ${path}`)
  expect([...seen].join()).toContain('GET /getWallets 200')
  expect([...seen].join()).toContain('POST /e 202')
  expect([...seen].join()).toContain('POST /v1/rpc 200')
  expect([...seen].join()).toContain('GET /v1/convert/gas-price 200')
  expect([...seen].join()).toContain('GET /v1/account/{account}/history 200')
  expect([...seen].join()).toContain('GET /v1/account/{account}/balance 200')
  expect([...seen].join()).toContain('GET /v1/account/{account}/nfts 200')
  expect([...seen].join()).toContain('POST /v1/profile/account 400')
  expect([...seen].join()).toContain('POST /v1/onramp/quote 200')
  expect([...seen].join()).toContain('POST /v1/generators/onrampurl 200')
  expect([...seen].join()).toContain('GET /v1/identity/{address} 200')
  expect(Object.prototype).not.toHaveProperty('x')
  for (const { event } of recorded) expect(event.url).not.toMatch(/[?#]/)
}

function operationsOf(paths: object): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { parameters?: { in: string; name: string }[] }>).map(
      ([method, { parameters = [] }]): Operation => ({
        method: method.toUpperCase() as 'GET' | 'POST',
        path,
        parameters: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
      }),
    ),
  )
}

interface Operation {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly parameters: readonly string[]
}

/** Strings that the usual tools for breaking into databases, shells and templates begin with. */
export const injections = [
  "' OR '1'='1",
  "' OR 1=1--",
  '" OR ""="',
  "'; DROP TABLE foyer.wallets;--",
  "') UNION SELECT null,null--",
  "1' AND SLEEP(5)#",
  '1;SELECT pg_sleep(5)--',
  "%' AND 1=0 UNION ALL SELECT '",
  "\\'; select 1",
  '{"$gt":""}',
  '{"$where":"sleep(1000)"}',
  '$ne',
  '../../../etc/passwd',
  '%2e%2e%2f',
  '..%252f',
  '\0',
  '\r\nset-cookie: evil=1',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'ﷺ'.repeat(100),
  '\uD800',
  'ı',
  '😀',
  'Infinity',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '99999999999999999999',
  ',',
  ',,,,',
  '*',
  '.*',
  '(a+)+$',
  '[',
  '\\',
]

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** A body that each of these routes takes. */
const samples: Readonly<Record<string, object>> = {
  '/e': event,
  '/v1/rpc': {
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_getBalance',
    params: [address, 'latest'],
  },
  '/v1/fungible/price': { currency: 'usd', addresses: [`eip155:1:${native}`] },
  '/v1/convert/build-transaction': {
    amount: '1',
    from: `eip155:1:${native}`,
    to: `eip155:1:${address}`,
    userAddress: address,
    eip155: { slippage: 1 },
  },
  '/v1/onramp/quote': {
    purchaseCurrency: 'eth',
    paymentCurrency: 'usd',
    amount: '100',
  },
  '/v1/generators/onrampurl': {
    destinationWallets: [{ address }],
    defaultNetwork: 'base',
    presetFiatAmount: 50,
  },
  '/v1/profile/account': {
    coin_type: 60,
    address,
    message: JSON.stringify({ name: 'a.foyer.id', attributes: {}, timestamp: 1 }),
    signature: `0x${'11'.repeat(65)}`,
  },
  '/v1/sessions/{address}/revoke': { pci: 'a', signature: `0x${'11'.repeat(65)}` },
}

const hostileText = fc.oneof(
  fc.constantFrom(...injections),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ maxLength: 40 }),
  fc.integer({ min: 1, max: 20_000 }).map((length) => 'a'.repeat(length)),
)
const encoded = hostileText.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')))
/** Broken escapes too, but nothing that ends the request line. */
const raw = fc.oneof(
  encoded,
  fc.constantFrom('%', '%zz', '%00', '%c0%ae', '%ff%fe', '..', '%2e%2e/'),
)

/** Often enough a request has to come through to what it is about. */
const value = fc.oneof(
  raw,
  fc.constantFrom(
    '1',
    '2',
    '40',
    'a',
    'meta',
    'eip155:1',
    'metamask,rainbow',
    'known',
    address,
    `eip155:1:${native}`,
    'alice.foyer.id',
  ),
)

const query = (operation: Operation) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...operation.parameters, '__proto__', 'constructor[prototype]', 'a[]', ''),
        value,
      ),
      { maxLength: 5 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

/** Nodes are asked with these, and must not choke on them. */
const calls = ['eth_call', 'eth_getLogs', 'eth_feeHistory', 'eth_getProof', 'eth_sendTransaction']

const json = fc.jsonValue({ depthSize: 'medium', maxDepth: 8, stringUnit: 'binary' })
const bodyFor = (sample: object) =>
  fc.oneof(
    { arbitrary: fc.constant(JSON.stringify(sample)), weight: 3 },
    fc.array(fc.constant(sample), { maxLength: 30 }).map((list) => JSON.stringify(list)),
    fc
      .tuple(fc.constantFrom(...calls), fc.array(json, { maxLength: 5 }))
      .map(([method, params]) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })),
    json.map((value) => JSON.stringify(value)),
    hostileText,
    // Nearly right: one field is something else.
    fc
      .tuple(fc.constantFrom(...Object.keys(sample)), fc.oneof(json, hostileText))
      .map(([name, value]) => JSON.stringify({ ...sample, [name]: value })),
    fc
      .dictionary(hostileText, json)
      .map((properties) => JSON.stringify({ ...event, props: { event: 'A', properties } })),
    fc.constantFrom(
      '{"__proto__":{}}',
      '{"constructor":{"prototype":{}}}',
      '['.repeat(60_000),
      '{"a":'.repeat(9_000),
    ),
  )

const requestsOf = (operations: readonly Operation[]) =>
  fc.constantFrom(...operations).chain((operation) =>
    fc.record({
      operation: fc.constant(operation),
      method: fc.constantFrom(
        ...Array<string>(5).fill(operation.method),
        'GET',
        'POST',
        'PUT',
        'DELETE',
        'HEAD',
        'OPTIONS',
      ),
      id: value,
      query: fc.oneof(fc.constantFrom('', 'chainId=eip155:1'), query(operation)),
      body: bodyFor(samples[operation.path] ?? event),
      contentType: fc.constantFrom(
        ...Array<string>(5).fill('application/json'),
        'text/plain',
        'multipart/form-data',
        'a/b',
        '',
      ),
      header: fc.oneof(
        fc.constant({}),
        fc.record(
          {
            origin: fc.constantFrom(
              'null',
              'https://evil.com',
              'http://localhost:1',
              'http://[',
              '*',
            ),
            'if-none-match': fc.constantFrom('*', '"', 'W/"x"', ','.repeat(500)),
            'accept-encoding': fc.constantFrom('gzip', '*', 'gzip;q=x', ',;q=,'),
            'sec-gpc': fc.constantFrom('1', '2'),
            'x-forwarded-for': fc.constantFrom('::', 'a,b', '1.2.3.4'),
            'content-encoding': fc.constantFrom('gzip', 'br', 'identity'),
            range: fc.constantFrom('bytes=0-', 'bytes=9-1'),
            expect: fc.constantFrom('100-continue'),
          },
          { requiredKeys: [] },
        ),
      ),
    }),
  )

type Sent = ReturnType<typeof requestsOf> extends fc.Arbitrary<infer sent> ? sent : never

const shapes: Readonly<Record<string, { parse(value: unknown): unknown }>> = {
  '/getWallets': WalletsPage,
  '/getAnalyticsConfig': AnalyticsConfig,
  '/health': Health,
  '/health/ready': Health,
  '/openapi.json': OpenApiDocument,
  '/v1/supported-chains': SupportedChains,
  '/v1/account/{account}/history': HistoryPage,
  '/v1/account/{account}/nfts': NftsPage,
  '/v1/account/{account}/balance': Balances,
  '/v1/rpc': RpcResponse,
  '/v1/convert/gas-price': GasPrice,
  '/v1/convert/tokens': ConvertTokens,
  '/v1/fungible/price': FungiblePrices,
  '/v1/identity/{address}': Identity,
  '/v1/profile/account/{name}': Profile,
  '/v1/profile/reverse/{address}': Profiles,
  '/v1/profile/suggestions/{name}': Suggestions,
  '/v1/onramp/options': OnrampOptions,
  '/v1/onramp/quote': OnrampQuote,
  '/v1/generators/onrampurl': OnrampUrl,
  '/v1/sessions/{address}': SmartSessions,
  '/v1/sessions/{address}/revoke': SessionRevoked,
  '/v1/profile/account': NameRegistered,
}
