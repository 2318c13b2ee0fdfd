import { createFakePlatform, type FakeAnswer, fakeAdapter } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import type { AdapterHost } from '../../adapter/ChainAdapter.ts'
import { mainnet } from '../../networks.ts'
// Loaded already, so that waiting for it takes no time.
import './analytics.ts'
import type { FoyerEvent } from '../contract/FoyerEvent.ts'
import type { FoyerOptions } from '../contract/FoyerOptions.ts'
import { createFoyer } from '../createFoyer.ts'
import { startAnalytics } from '../lazy/analyticsOnDemand.ts'

const backend = 'https://foyer.example'
const yes = { json: { isAnalyticsEnabled: true } }

/** A page whose modal has just been mounted for the first time. */
async function setUp({
  config = yes,
  events = { status: 202 },
  options = {},
  url = 'https://shop.example:8443/cart/7?coupon=SECRET#step',
  refusesTracking = false,
  ready = Promise.resolve(),
}: {
  config?: FakeAnswer
  events?: FakeAnswer
  options?: Partial<FoyerOptions>
  url?: string
  refusesTracking?: boolean
  ready?: Promise<void>
} = {}) {
  const platform = createFakePlatform()
  const { http, clock } = platform
  http.answer(`${backend}/getAnalyticsConfig`, config)
  http.answer(`${backend}/e?`, events)
  const foyer = createFoyer(
    { projectId: 'shop', networks: [mainnet], backend, ...options },
    { platform },
  )
  const received: FoyerEvent[] = []
  foyer.onEvent((event) => void received.push(event))
  await clock.advance(0)
  const page = { address: url }
  const start = () => startAnalytics(foyer, { url: () => page.address, refusesTracking, ready })
  const stop = start()
  // Names that tell one event from another are made up here.
  const track = foyer.internals.track as (
    event: string,
    properties?: Record<string, unknown>,
  ) => void
  // Several turns, because the code that sends is loaded on demand.
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await clock.advance(0)
  }
  await settle()
  const posts = () =>
    http.requests
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => body as { props: { event: string; properties: object } })
  return {
    ...{ platform, http, clock, foyer, received, page, start, stop, track, settle, posts },
    asked: () => http.requests.filter(({ method }) => method === 'GET').length,
    sent: () => posts().map(({ props }) => props.event),
    alerts: () => received.filter(({ type }) => type === 'alert'),
  }
}

test('behavior: the backend is asked once, then told every step in order', async () => {
  const { http, track, settle, asked, sent } = await setUp()
  track('MODAL_OPEN')
  track('CLICK_NETWORKS')
  await settle()
  track('MODAL_CLOSE')
  await settle()
  expect(asked()).toBe(1)
  expect(sent()).toEqual(['MODAL_OPEN', 'CLICK_NETWORKS', 'MODAL_CLOSE'])
  expect(http.requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/getAnalyticsConfig',
    ...['/e', '/e', '/e'],
  ])
  for (const { url } of http.requests)
    expect([...new URL(url).searchParams.keys()]).toEqual(['projectId', 'st', 'sv'])
})

test('behavior: one after the other, so that order survives a slow backend', async () => {
  const { http, clock, track, settle, sent } = await setUp({ events: { afterMs: 1_000 } })
  for (const event of ['A', 'B', 'C']) track(event)
  await settle()
  expect(sent()).toEqual(['A'])
  await clock.advance(1_000)
  expect(sent()).toEqual(['A', 'B'])
  await clock.advance(2_000)
  expect(sent()).toEqual(['A', 'B', 'C'])
  expect(http.requests).toHaveLength(4)
  expect(clock.pending()).toBe(0)
})

test('behavior: nothing is asked before the page is ready, and what happened until then is told', async () => {
  let beReady = () => {}
  const ready = new Promise<void>((resolve) => {
    beReady = resolve
  })
  const { track, settle, asked, sent } = await setUp({ ready })
  track('MODAL_OPEN')
  await settle()
  expect(asked()).toBe(0)
  beReady()
  await settle()
  expect(asked()).toBe(1)
  expect(sent()).toEqual(['MODAL_OPEN'])
})

test('behavior: an event says where and what, without query and fragment', async () => {
  const { clock, page, track, settle, posts } = await setUp()
  track('SELECT_WALLET', { name: 'Acorn', order: 2, installed: true })
  page.address = 'https://shop.example:8443/pay?card=4242'
  track('MODAL_CLOSE', { connected: false })
  await settle()
  const eventId = expect.stringMatching(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  )
  expect(posts()).toEqual([
    {
      eventId,
      url: 'https://shop.example:8443/cart/7',
      domain: 'shop.example',
      timestamp: clock.now(),
      props: {
        event: 'SELECT_WALLET',
        properties: { name: 'Acorn', order: 2, installed: true },
      },
    },
    {
      eventId,
      url: 'https://shop.example:8443/pay',
      domain: 'shop.example',
      timestamp: clock.now(),
      props: { event: 'MODAL_CLOSE', properties: { connected: false } },
    },
  ])
  const [first, second] = posts() as unknown as { eventId: string }[]
  expect(first?.eventId).not.toBe(second?.eventId)
})

test('behavior: texts that could identify a user stay on the page', async () => {
  const { track, settle, posts } = await setUp()
  track('SEARCH_WALLET', {
    search: 'ann@mail.example',
    encoded: 'ann%40mail.example',
    link: 'see https://rpc.example/?key=SECRET',
    fragment: '#token=SECRET',
    'ann@mail.example': 1,
    deep: { from: ['ann@mail.example', 'Acorn'], to: 'Acorn' },
    amount: 1n,
    badge: 'all',
  })
  await settle()
  expect(posts()[0]?.props.properties).toEqual({
    deep: { from: [null, 'Acorn'], to: 'Acorn' },
    badge: 'all',
  })
})

test.each([
  ['https://shop.example/orders/ann@mail.example', 'https://shop.example/'],
  ['https://shop.example/orders/ann%40mail.example/7', 'https://shop.example/'],
  ['https://ann:secret@shop.example/orders', 'https://shop.example/orders'],
  [`https://shop.example/${'long'.repeat(1_000)}`, 'https://shop.example/'],
])('behavior: the page %s is told as %s', async (url, told) => {
  const { track, settle, posts } = await setUp({ url })
  track('MODAL_OPEN')
  await settle()
  expect(posts()).toMatchObject([{ url: told }])
})

test('behavior: a page without a host is not reported', async () => {
  const { track, settle, posts } = await setUp({ url: 'about:srcdoc' })
  track('MODAL_OPEN')
  await settle()
  expect(posts()).toEqual([])
})

test.each<[string, Parameters<typeof setUp>[0]]>([
  ['without a backend', { options: { backend: undefined } }],
  ['without the service', { options: { backend: { wallets: backend } } }],
  ['with an address that is none', { options: { backend: 'https://me:secret@foyer.example' } }],
  ['without a project id', { options: { projectId: undefined } }],
  ['with the feature off', { options: { features: { analytics: false } } }],
  ['when the browser asks not to be followed', { refusesTracking: true }],
])('behavior: nothing is asked and nothing sent %s', async (_, how) => {
  const { http, track, settle } = await setUp(how)
  track('MODAL_OPEN')
  await settle()
  expect(http.requests).toEqual([])
})

test.each<[string, FakeAnswer]>([
  ['no', { json: { isAnalyticsEnabled: false } }],
  ['a word for yes', { json: { isAnalyticsEnabled: 'true' } }],
  ['garbage', { json: [1] }],
  ['nothing', {}],
  ['null', { json: null }],
  ['yes, but as an error', { status: 500, ...yes }],
  ['no network', new TypeError('Failed to fetch')],
  ['silence', 'hang'],
  ['yes, but too late', { afterMs: 10_001, ...yes }],
])('behavior: nothing is sent on this page when the backend says: %s', async (_, config) => {
  const { clock, start, stop, track, asked, sent, alerts } = await setUp({ config })
  track('MODAL_OPEN')
  await clock.advance(20_000)
  track('MODAL_CLOSE')
  await clock.advance(20_000)
  stop()
  start()
  track('MODAL_OPEN')
  await clock.advance(20_000)
  expect({ sent: sent(), asked: asked(), alerts: alerts() }).toEqual({
    ...{ sent: [], asked: 1, alerts: [] },
  })
  expect(clock.pending()).toBe(0)
})

test('behavior: what happens before the answer waits, within bounds', async () => {
  const { clock, track, sent } = await setUp({ config: { afterMs: 5_000, ...yes } })
  for (let step = 0; step < 150; step++) track(`STEP_${step}`)
  await clock.advance(4_999)
  expect(sent()).toEqual([])
  await clock.advance(1)
  await vi.waitFor(() => expect(sent()).toHaveLength(100))
  expect(sent().at(-1)).toBe('STEP_99')
})

test('behavior: what happens while a late no is on its way is forgotten', async () => {
  const { clock, foyer, track, sent } = await setUp({
    config: { afterMs: 5_000, json: { isAnalyticsEnabled: false } },
  })
  track('MODAL_OPEN')
  await clock.advance(5_000)
  expect(foyer.internals.analytics.verdict).toBe('no')
  expect(sent()).toEqual([])
})

test('behavior: only steps of a user are told, not requests to wallets', async () => {
  let host: AdapterHost | undefined
  const family = fakeAdapter({ namespace: 'eip155', wallets: [] })
  const attach: typeof family.attach = (given) => {
    host = given
    return family.attach(given)
  }
  const { foyer, received, track, settle, posts, sent } = await setUp({
    options: { adapters: [{ ...family, attach }] },
  })
  foyer.internals.alert({ code: 'RELAY_REFUSED', message: 'x' })
  host?.requestChanged({
    id: 1,
    chainId: 'eip155:1',
    method: 'personal_sign',
    status: 'approved',
  })
  track('MODAL_OPEN')
  await settle()
  expect(received.map(({ type }) => type)).toContain('request')
  expect(sent()).toEqual(['MODAL_OPEN'])
  expect(JSON.stringify(posts())).not.toContain('personal_sign')
})

test.each<[string, Parameters<typeof setUp>[0], number]>([
  ['the question', { config: { status: 403 } }, 0],
  ['an event', { events: { status: 403 } }, 1],
])('error: a 403 to %s tells the developer once, and ends it', async (_, how, posted) => {
  const { platform, start, stop, track, settle, alerts, sent } = await setUp(how)
  for (const event of ['A', 'B', 'C']) track(event)
  await settle()
  stop()
  start()
  track('D')
  await settle()
  expect(sent()).toHaveLength(posted)
  expect(alerts()).toEqual([
    {
      type: 'alert',
      code: 'INVALID_APP_CONFIGURATION',
      message: expect.stringMatching(
        /^Invalid App Configuration.*Allow the origin https:\/\/shop\.example:8443 .*"shop"/,
      ),
    },
  ])
  expect(platform.reports).toHaveLength(1)
})

test.each<[string, FakeAnswer]>([
  ['an error of the server', { status: 500 }],
  ['no network', new TypeError('Failed to fetch')],
])('behavior: an event lost to %s is not tried again, and the next one is', async (_, failure) => {
  const { http, track, settle, posts, sent, platform } = await setUp()
  http.answer(
    ({ body }) => (body as { props?: { event: string } } | undefined)?.props?.event === 'B',
    failure,
  )
  for (const event of ['A', 'B', 'C']) track(event)
  await settle()
  expect(sent()).toEqual(['A', 'B', 'C'])
  expect(posts()).toHaveLength(3)
  expect(platform.reports).toEqual([])
})

test('behavior: five failures in a row end it, four do not', async () => {
  const { http, track, settle, sent } = await setUp({ events: { status: 503 } })
  for (const event of ['1', '2', '3', '4']) track(event)
  await settle()
  http.answer(`${backend}/e?`, { status: 202 })
  track('arrives')
  await settle()
  http.answer(`${backend}/e?`, { status: 503 })
  for (const event of ['1', '2', '3', '4', '5', 'never']) track(event)
  await settle()
  http.answer(`${backend}/e?`, { status: 202 })
  track('nor this')
  await settle()
  expect(sent()).toEqual(['1', '2', '3', '4', 'arrives', '1', '2', '3', '4', '5'])
})

test('behavior: a hanging event is given up after ten seconds', async () => {
  const { http, clock, track, settle, sent } = await setUp({ events: 'hang' })
  track('A')
  await settle()
  http.answer(`${backend}/e?`, { status: 202 })
  track('B')
  await clock.advance(9_999)
  expect(sent()).toEqual(['A'])
  await clock.advance(1)
  expect(sent()).toEqual(['A', 'B'])
})

test('behavior: taking the modal away ends what is pending', async () => {
  const { http, clock, track, settle, stop, sent } = await setUp({ events: 'hang' })
  track('A')
  track('B')
  await settle()
  stop()
  track('C')
  await clock.advance(60_000)
  expect(sent()).toEqual(['A'])
  expect(http.requests.every(({ signal }) => signal.aborted)).toBe(true)
  expect(clock.pending()).toBe(0)
})

test('behavior: a modal that comes back does not ask again, unless it never heard', async () => {
  const { http, start, stop, track, settle, asked, sent } = await setUp({ config: 'hang' })
  track('unanswered')
  await settle()
  stop()
  await settle()
  http.answer(`${backend}/getAnalyticsConfig`, yes)
  const stopAgain = start()
  track('A')
  await vi.waitFor(() => expect(sent()).toEqual(['A']))
  expect(asked()).toBe(2)
  stopAgain()
  start()
  track('B')
  await vi.waitFor(() => expect(sent()).toEqual(['A', 'B']))
  expect(asked()).toBe(2)
})

test('behavior: the host switches it off and on while the page lives', async () => {
  const { clock, foyer, track, settle, asked, sent } = await setUp({ events: { afterMs: 100 } })
  track('A')
  await settle()
  track('waits')
  foyer.updateOptions({ features: { analytics: false } })
  track('unheard')
  await settle()
  expect(sent()).toEqual(['A'])
  foyer.updateOptions({ features: {} })
  track('B')
  await clock.advance(100)
  await vi.waitFor(() => expect(sent()).toEqual(['A', 'B']))
  expect(asked()).toBe(1)
})
