import type { Page } from '@playwright/test'
import { thirdPartiesOf } from '../support/page.ts'
import { expect, inMotion, test } from '../support/test.ts'

test.use(inMotion)

interface Noise {
  readonly requests: string[]
  readonly timers: string[]
  readonly writes: string[]
}

/** What came into the page's body or left it, by name. */
interface Passages {
  readonly passages: string[]
}

/** Writes down everything a page does besides drawing itself, with where it came from. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const noise: Noise = { requests: [], timers: [], writes: [] }
    Object.assign(window, { noise })
    const from = () => new Error().stack?.split('\n').slice(3, 5).join(' ') ?? ''
    const wrap = (owner: object, name: string, into: string[]) => {
      const original = Reflect.get(owner, name) as (...parts: unknown[]) => unknown
      Reflect.set(owner, name, function (this: unknown, ...parts: unknown[]) {
        into.push(`${name}(${String(parts[0]).slice(0, 80)}) ${from()}`)
        return original.apply(this, parts)
      })
    }
    for (const name of ['setTimeout', 'setInterval', 'requestIdleCallback'])
      wrap(window, name, noise.timers)
    wrap(window, 'fetch', noise.requests)
    wrap(XMLHttpRequest.prototype, 'open', noise.requests)
    wrap(Navigator.prototype, 'sendBeacon', noise.requests)
    for (const name of ['setItem', 'removeItem', 'clear'])
      wrap(Storage.prototype, name, noise.writes)
    wrap(IDBFactory.prototype, 'open', noise.writes)
    for (const name of ['WebSocket', 'EventSource', 'Worker', 'SharedWorker', 'BroadcastChannel']) {
      const Original = Reflect.get(window, name)
      Reflect.set(
        window,
        name,
        new Proxy(Original, {
          construct(target, parts) {
            noise.requests.push(`new ${name}(${parts[0]}) ${from()}`)
            return Reflect.construct(target, parts)
          },
        }),
      )
    }
  })
}

const noiseOf = (page: Page) => page.evaluate(() => (window as unknown as { noise: Noise }).noise)

test('before the first open there is no request, timer or write', async ({ demo, page, stack }) => {
  await listen(page)
  const thirdParties = thirdPartiesOf(page, [stack.demoUrl])
  await demo.visit()
  await page.waitForLoadState('networkidle')
  expect(await noiseOf(page)).toEqual({ requests: [], timers: [], writes: [] })
  expect(thirdParties).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  await expect(demo.modal).toHaveCount(0)
})

test('pointing at the opener fetches chunks of our own, and nothing else', async ({
  demo,
  page,
  stack,
}) => {
  await listen(page)
  const thirdParties = thirdPartiesOf(page, [stack.demoUrl])
  await demo.visit()
  await page.waitForLoadState('networkidle')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(`${request.resourceType()} ${request.url()}`))
  await page.evaluate(() => {
    const passages: string[] = []
    Object.assign(window, { passages })
    new MutationObserver((records) => {
      const names = (nodes: NodeList) => [...nodes].map(({ nodeName }) => nodeName)
      for (const { addedNodes, removedNodes } of records)
        passages.push(...names(addedNodes), ...names(removedNodes))
    }).observe(document.body, { childList: true })
  })
  await demo.opener.hover()
  await expect.poll(() => fetched.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  for (const request of fetched)
    expect(request).toMatch(new RegExp(`^script ${stack.demoUrl}/assets/[\\w.-]+\\.js$`))
  const { requests, writes } = await noiseOf(page)
  expect({ requests, writes }).toEqual({ requests: [], writes: [] })
  expect(thirdParties).toEqual([])
  await expect(demo.dialog).toBeHidden()
  // It may be rendered by now, but the page has had nothing of it.
  expect(await page.evaluate(() => (window as unknown as Passages).passages)).toEqual([])
  await expect(page.locator('foyer-modal')).toHaveCount(0)
  await demo.opener.click()
  await expect(demo.modal).toHaveAttribute('data-open', 'true')
  await expect(demo.row('Demo wallet')).toBeVisible()
})

test('the whole way to a balance asks no host but the page’s own and the node’s', async ({
  demo,
  page,
  stack,
}) => {
  await listen(page)
  const thirdParties = thirdPartiesOf(page, [stack.demoUrl, ...stack.rpcUrls])
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await demo.openAccount()
  await expect(demo.view.locator('.amount')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(thirdParties).toEqual([])

  // The same ears hear it when there is something to hear.
  const { requests, timers, writes } = await noiseOf(page)
  expect(requests.filter((request) => request.startsWith(`fetch(${stack.rpcUrls[0]}`))).not.toEqual(
    [],
  )
  expect(timers).not.toEqual([])
  expect(writes.filter((write) => write.startsWith('setItem(@foyer/connections'))).toHaveLength(1)
})
