import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FoyerEvent } from '@foyer/core'
import { makePolicies } from '../../../scripts/hosts.mjs'
import { Demo } from '../support/Demo.ts'
import { idle } from '../support/idle.ts'
import { hurry } from '../support/page.ts'
import { test as base, expect } from '../support/test.ts'

interface ReceivedEvent {
  readonly eventId: string
  readonly url: string
  readonly domain: string
  readonly timestamp: number
  readonly props: { readonly event: string; readonly properties: object; readonly address?: string }
}

/** A backend that knows analytics only, and writes down what it is told. */
interface AnalyticsBackend {
  readonly url: string
  /** `GET /getAnalyticsConfig`, `POST /e`, in the order they came. */
  readonly calls: string[]
  readonly queries: string[]
  readonly events: ReceivedEvent[]
  config: { status: number; body: unknown } | 'hang'
  eventStatus: number
}

const allowed = { status: 200, body: { isAnalyticsEnabled: true } }

const test = base.extend<{ backend: AnalyticsBackend }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  backend: async ({}, use) => {
    const { url, stop } = await serve(async (request, response) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://backend')
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-headers', 'content-type')
      if (request.method === 'OPTIONS') return response.writeHead(204).end()
      backend.calls.push(`${request.method} ${pathname}`)
      backend.queries.push(search)
      if (pathname === '/e') {
        backend.events.push(JSON.parse(await bodyOf(request)))
        return response.writeHead(backend.eventStatus).end()
      }
      if (backend.config === 'hang') return
      const { status, body } = backend.config
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
    const backend: AnalyticsBackend = {
      url,
      ...{ calls: [], queries: [], events: [], eventStatus: 202 },
      config: allowed,
    }
    await use(backend)
    stop()
  },
})

async function serve(answer: RequestListener): Promise<{ url: string; stop(): void }> {
  const server = createServer(answer)
  server.listen({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

const namesOf = ({ events }: AnalyticsBackend) => events.map(({ props }) => props.event)

async function openAndClose(demo: Demo) {
  await demo.openConnect()
  await demo.button('Close').click()
  await expect(demo.dialog).toBeHidden()
}

test('the backend is asked first, and not before the first open; then it is told in order', async ({
  backend,
  demo,
  page,
}) => {
  const code = page.waitForRequest(/\/assets\/analytics-/)
  await demo.visit({ wallet: 'approve', options: { backend: { analytics: backend.url } } })
  await page.evaluate(() => {
    location.hash = 'secret'
  })
  await demo.opener.hover()
  await idle(page)
  expect(backend.calls).toEqual([])

  await demo.connect()
  await code
  await expect.poll(() => namesOf(backend)).toContain('MODAL_CLOSE')
  expect(namesOf(backend)).toEqual(
    (await demo.tracked()).filter((name) => name !== 'MODAL_CREATED'),
  )
  expect(namesOf(backend)).toEqual(
    expect.arrayContaining(['MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS', 'MODAL_CLOSE']),
  )
  expect(backend.calls).toEqual(['GET /getAnalyticsConfig', ...backend.events.map(() => 'POST /e')])

  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect.poll(async () => (await demo.requestEvents()).length).toBeGreaterThan(0)
  await idle(page)
  expect(JSON.stringify(backend.events)).not.toContain('personal_sign')

  for (const query of backend.queries)
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      projectId: 'demo',
      st: expect.stringMatching(/./),
      sv: expect.stringMatching(/./),
    })
  const { origin, hostname } = new URL(demo.stack.demoUrl)
  for (const { eventId, url, domain, timestamp } of backend.events) {
    expect(eventId).toMatch(/^[\da-f-]{36}$/)
    expect({ url, domain }).toEqual({ url: `${origin}/`, domain: hostname })
    expect(Math.abs(Date.now() - timestamp)).toBeLessThan(60_000)
  }
  expect(new Set(backend.events.map(({ eventId }) => eventId)).size).toBe(backend.events.length)
  const success = backend.events.find(({ props }) => props.event === 'CONNECT_SUCCESS')
  expect(success?.props).toEqual({
    event: 'CONNECT_SUCCESS',
    properties: { name: 'Demo wallet', method: 'browser' },
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  })
})

test('an address that a user types into the search stays on the page', async ({
  backend,
  demo,
}) => {
  await demo.visit({ options: { backend: { analytics: backend.url } } })
  await demo.openConnect()
  await demo.row('All wallets').click()
  await demo.view.getByRole('searchbox').fill('ann@mail.example')
  await expect(demo.view.getByText('No wallet is called that')).toBeVisible()
  // Half of one, as it is being typed, is still no name.
  await demo.view.getByRole('searchbox').fill('ann@')
  await expect.poll(() => namesOf(backend)).toContain('SEARCH_WALLET')
  expect(JSON.stringify(backend.events)).not.toMatch(/@|mail\.example|ann/)
})

/** Why nothing is asked; a browser that sends a signal is told so by this item of its session. */
const silent: { name: string; options?: object; signal?: 'globalPrivacyControl' | 'doNotTrack' }[] =
  [
    { name: 'the host switched it off', options: { features: { analytics: false } } },
    { name: 'there is no project id', options: { projectId: '' } },
    { name: 'the backend has no such service', options: { backend: {} } },
    { name: 'the browser sends Global Privacy Control', signal: 'globalPrivacyControl' },
    { name: 'the browser sends Do Not Track', signal: 'doNotTrack' },
  ]

test('nothing at all is asked of whom the host, the options or the browser keep out', async ({
  backend,
  demo,
  page,
}) => {
  await page.addInitScript(() => {
    const signal = sessionStorage.getItem('signal')
    if (signal)
      Object.defineProperty(Navigator.prototype, signal, {
        get: () => (signal === 'doNotTrack' ? '1' : true),
      })
  })
  await hurry(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const visit = async (options?: object) => {
    await demo.visit({ options: { backend: { analytics: backend.url }, ...options } })
    await openAndClose(demo)
  }
  for (const { name, options, signal } of silent)
    await test.step(name, async () => {
      if (signal) await page.evaluate((signal) => sessionStorage.setItem('signal', signal), signal)
      await visit(options)
      await idle(page)
      expect(backend.calls).toEqual([])
      // Nor is the code that would ask.
      expect(fetched.filter((url) => url.includes('/assets/analytics-'))).toEqual([])
    })

  await test.step('the same backend is asked without any of this', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await visit()
    await expect.poll(() => backend.calls).toContain('GET /getAnalyticsConfig')
  })
})

const refusing: { name: string; config: AnalyticsBackend['config'] }[] = [
  { name: 'no', config: { status: 200, body: { isAnalyticsEnabled: false } } },
  { name: 'something else', config: { status: 200, body: 'yes' } },
  { name: 'an error', config: { status: 500, body: { isAnalyticsEnabled: true } } },
  { name: 'nothing for ever', config: 'hang' },
]
test('nothing is told to a backend that does not say yes, and nobody notices', async ({
  backend,
  demo,
  page,
  uncaught,
}) => {
  await hurry(page)
  for (const { name, config } of refusing)
    await test.step(`it answers ${name}`, async () => {
      backend.calls.length = 0
      backend.config = config
      await demo.visit({ options: { backend: { analytics: backend.url } } })
      await openAndClose(demo)
      await openAndClose(demo)
      await idle(page)
      expect(backend.calls).toEqual(['GET /getAnalyticsConfig'])
      await expect(demo.modal.getByRole('alert')).toHaveCount(0)
    })

  await test.step('it is unreachable', async () => {
    await demo.visit({
      wallet: 'approve',
      options: { debug: true, backend: { analytics: 'http://127.0.0.1:9' } },
    })
    await demo.connect()
    await demo.openAccount()
    await idle(page)
    await expect(demo.modal.getByRole('alert')).toHaveCount(0)
    expect(uncaught).toEqual([])
  })
})

test('a 403 tells the developer once, and nobody else', async ({ backend, demo, page }) => {
  await hurry(page)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('[foyer]'))
      errors.push(message.text())
  })
  for (const refused of ['config', 'event'] as const)
    await test.step(`a 403 to the ${refused}`, async () => {
      for (const received of [errors, backend.calls]) received.length = 0
      if (refused === 'config') backend.config = { status: 403, body: {} }
      else {
        backend.config = allowed
        backend.eventStatus = 403
      }
      await demo.visit({ options: { debug: true, backend: { analytics: backend.url } } })
      await demo.openConnect()
      await expect(demo.modal.getByRole('alert')).toHaveText(/^Invalid App Configuration/)
      await demo.button('Close').click()
      await openAndClose(demo)
      await idle(page)
      const alerts = (await page.evaluate(() => window.foyerEvents)).filter(
        (event: FoyerEvent) => event.type === 'alert',
      )
      expect(alerts).toEqual([
        {
          type: 'alert',
          code: 'INVALID_APP_CONFIGURATION',
          message: expect.stringContaining(new URL(demo.stack.demoUrl).origin),
        },
      ])
      expect(errors).toEqual([expect.stringContaining('Invalid App Configuration')])
      expect(backend.calls).toEqual([
        'GET /getAnalyticsConfig',
        ...(refused === 'event' ? ['POST /e'] : []),
      ])
    })
})

test('the policy that docs/hosts.md gives for one backend is enough, and not too much', async ({
  backend,
  page,
  stack,
  walletScript,
}) => {
  const [chainA, chainB] = stack.rpcUrls
  const front = await serve(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', stack.demoUrl))
    const strict = answer.headers.get('content-security-policy')
    if (strict) {
      const policy = makePolicies()
        .oneBackend.replace('https://foyer.example', backend.url)
        .replace('<your RPC URLs>', `${chainA} ${chainB}`)
        .replace('<nonce>', /'nonce-([^']+)'/.exec(strict)?.[1] ?? 'missing')
      // The demo has a style sheet of its own.
      response.setHeader('content-security-policy', `${policy}; style-src 'self'`)
    }
    response.setHeader('content-type', answer.headers.get('content-type') ?? '')
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void }
      reportViolation(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  const demo = new Demo({ page, stack: { ...stack, demoUrl: front.url }, walletScript })
  await demo.visit({
    wallet: 'approve',
    csp: 'strict',
    options: { backend: { analytics: backend.url } },
  })
  await demo.connect()
  await demo.openAccount()
  await expect(demo.view.locator('.amount')).toBeVisible()
  await expect.poll(() => namesOf(backend)).toContain('CONNECT_SUCCESS')
  expect(violations).toEqual([])

  await page.evaluate(() => fetch('/').catch(() => {}))
  await expect.poll(() => violations).toEqual([expect.stringMatching(/^connect-src/)])
  front.stop()
})
