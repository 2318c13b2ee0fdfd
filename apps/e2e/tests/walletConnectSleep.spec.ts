import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { wholeChromium } from '../support/chromium.ts'
import { hex, pair, test as testWithPhone, within } from '../support/phoneTabs.ts'
import { expect } from '../support/test.ts'

const test = testWithPhone.extend({
  /**
   * Of a browser that keeps pages for Back, as users have it: Playwright takes that away. Said with
   * `test.use` it would be of a worker of its own, with a stack and a server of its own.
   */
  context: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch({
      ...wholeChromium,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    await use(await browser.newContext())
    await browser.close()
  },
})

test('a page that slept with a request under way has the answer within three seconds', async ({
  openTab,
  pocket,
  server,
  stack,
}) => {
  test.slow()
  const tab = await openTab()
  const { page } = tab.demo
  await test.step('a page that was frozen', async () => {
    await pair(tab, pocket)
    await page.evaluate((message) => {
      const provider = window.foyer.getProvider('eip155')
      const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
      const state = window as { answer?: unknown }
      provider.request({ method: 'personal_sign', params: [message, account] }).then((answer) => {
        state.answer = answer
      })
    }, hex('asleep'))
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setWebLifecycleState', { state: 'frozen' })
    await expect.poll(() => pocket.requests.length).toBe(1)
    await page.waitForTimeout(5_000)
    await browser.send('Page.setWebLifecycleState', { state: 'active' })
    await expect
      .poll(() => page.evaluate(() => (window as { answer?: unknown }).answer ?? null), within)
      .toMatch(/^0x/)
    expect(tab.openSockets()).toBe(1)
    expect(pocket.requests).toHaveLength(1)
  })

  await test.step('a page from the back-forward cache', async () => {
    // Chromium puts no page away that has a socket and says `no-store`, as the local stack does.
    const front = createServer(async (request, response) => {
      const answer = await fetch(new URL(request.url ?? '/', stack.demoUrl))
      for (const name of ['content-type', 'content-security-policy']) {
        const value = answer.headers.get(name)
        if (value) response.setHeader(name, value)
      }
      response.setHeader('cache-control', 'no-cache')
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
    const { port } = front.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}${new URL(page.url()).search}`)
    await pair(tab, pocket)
    const before = tab.dialled()
    await page.evaluate((message) => {
      const provider = window.foyer.getProvider('eip155')
      const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
      const state = window as { answer?: unknown; restored?: boolean }
      addEventListener('pageshow', ({ persisted }) => {
        state.restored = persisted
      })
      provider.request({ method: 'personal_sign', params: [message, account] }).then((answer) => {
        state.answer = answer
      })
    }, hex('cached'))
    // Before or after it is sent, before or after it is answered: all the same afterwards.
    await page.goto(`${server.url}/health`)
    await page.waitForTimeout(2_000)
    await page.goBack({ waitUntil: 'commit' })
    await expect
      .poll(() => page.evaluate(() => (window as { answer?: unknown }).answer ?? null), within)
      .toMatch(/^0x/)
    expect(await page.evaluate(() => (window as { restored?: boolean }).restored)).toBe(true)
    // The answer may have been there before the page left: then it dials after it was read.
    await expect.poll(tab.dialled, within).toBe(before + 1)
    expect(pocket.requests).toHaveLength(2)
    front.close()
  })
})
