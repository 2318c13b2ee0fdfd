import type { Page } from '@playwright/test'
import { Demo } from '../support/Demo.ts'
import { type PhoneWallet, startPhoneWallet } from '../support/phoneWallet.ts'
import { type RealServer, startRealServer } from '../support/realServer.ts'
import { test as base, expect } from '../support/test.ts'

/** What a tab is given to take over, or to be right again. */
const within = { timeout: 3_000 }

interface Tab {
  readonly demo: Demo
  /** Sockets to the relay that are open. */
  openSockets(): number
}

/** Tabs of one browser, paired with one wallet on another device. */
const test = base.extend<{ pocket: PhoneWallet; openTab(): Promise<Tab> }, { server: RealServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startRealServer({ RATE_LIMIT_RELAY: '0' })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  pocket: async ({ server, stack }, use) => {
    const [first] = stack.accounts
    if (!first) throw new Error('The stack has no account')
    const wallet = await startPhoneWallet({
      relayUrl: `${server.url.replace(/^http/, 'ws')}/relay`,
      privateKey: first.privateKey,
      rpcUrl: stack.rpcUrls[0],
    })
    await use(wallet)
    await wallet.stop()
  },
  openTab: async ({ context, server, stack, walletScript }, use) => {
    const uncaught: string[] = []
    await use(async () => {
      const page = await context.newPage()
      page.on('pageerror', (error) => uncaught.push(String(error)))
      let open = 0
      page.on('websocket', (socket) => {
        if (!socket.url().includes('/relay?')) return
        open++
        socket.on('close', () => {
          open--
        })
      })
      const demo = new Demo({ page, stack, walletScript })
      await demo.visit({ wallet: 'none', options: { backend: server.url } })
      return { demo, openSockets: () => (page.isClosed() ? 0 : open) }
    })
    expect(uncaught).toEqual([])
  },
})

async function pair({ demo }: Tab, pocket: PhoneWallet) {
  await demo.openConnect()
  await demo.row('WalletConnect').click()
  const code = demo.view.getByRole('img', { name: /^QR code/ })
  await expect(code).toHaveAttribute('data-uri', /^wc:/)
  await pocket.scan((await code.getAttribute('data-uri')) ?? '')
  await expect(demo.accountButton).toBeVisible()
}

const sign = ({ demo }: Tab, text: string) =>
  demo.request('personal_sign', [hex(text), '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'])

const hex = (text: string) => `0x${Buffer.from(text).toString('hex')}`

const openSockets = (tabs: readonly Tab[]) =>
  tabs.reduce((sum, { openSockets: count }) => sum + count(), 0)

for (const count of [2, 5])
  test(`${count} tabs speak to the relay over one socket, whichever of them ends`, async ({
    openTab,
    pocket,
  }) => {
    test.slow()
    const first = await openTab()
    await pair(first, pocket)
    const tabs = [first]
    while (tabs.length < count) tabs.push(await openTab())
    for (const { demo } of tabs) await expect(demo.accountButton).toBeVisible()
    expect(openSockets(tabs)).toBe(1)
    expect(first.openSockets()).toBe(1)

    for (const [index, tab] of tabs.entries())
      expect((await sign(tab, `from tab ${index}`)).result).toMatch(/^0x/)
    const signed = pocket.requests.map(({ params }) => (params as string[])[0])
    expect(signed).toEqual(tabs.map((_, index) => hex(`from tab ${index}`)))

    const [second, ...others] = tabs.slice(1) as [Tab, ...Tab[]]
    const underway = sign(second, 'while the owner ends')
    await first.demo.page.close()
    expect((await underway).result).toMatch(/^0x/)
    await expect.poll(() => openSockets(tabs), within).toBe(1)
    expect(pocket.requests).toHaveLength(count + 1)

    await second.demo.page.evaluate(() => window.foyer.disconnect())
    for (const { demo } of [second, ...others]) await expect(demo.opener).toBeVisible(within)
    await expect.poll(pocket.sessionCount).toBe(0)
  })

const setLifecycle = async (page: Page, state: 'frozen' | 'active') => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state })
  await session.detach()
}

test('a page that was frozen with a request under way has the answer within three seconds', async ({
  openTab,
  pocket,
}) => {
  const tab = await openTab()
  await pair(tab, pocket)
  const { page } = tab.demo
  await page.evaluate((message) => {
    const provider = window.foyer.getProvider('eip155')
    const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    const state = window as { answer?: unknown }
    provider.request({ method: 'personal_sign', params: [message, account] }).then((answer) => {
      state.answer = answer
    })
  }, hex('asleep'))
  await setLifecycle(page, 'frozen')
  await expect.poll(() => pocket.requests.length).toBe(1)
  await expect.poll(tab.openSockets).toBe(0)
  await setLifecycle(page, 'active')
  await expect
    .poll(() => page.evaluate(() => (window as { answer?: unknown }).answer ?? null), within)
    .toMatch(/^0x/)
  expect(tab.openSockets()).toBe(1)
  expect(pocket.requests).toHaveLength(1)
})

test('offline with a request under way: said once, answered after, without a reload', async ({
  context,
  openTab,
  pocket,
}) => {
  const tab = await openTab()
  await pair(tab, pocket)
  await context.setOffline(true)
  const underway = sign(tab, 'offline')
  await tab.demo.page.waitForTimeout(3_000)
  await context.setOffline(false)
  expect((await underway).result).toMatch(/^0x/)
  expect(pocket.requests).toHaveLength(1)
})
