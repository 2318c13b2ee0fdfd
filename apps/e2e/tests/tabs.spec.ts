import type { Page } from '@playwright/test'
import { account, Demo } from '../support/Demo.ts'
import { test as base, expect } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/** What tabs are given to agree. */
const within = { timeout: 2_000 }

/** Tabs of one browser, each with the demo in it. */
const test = base.extend<{ openTabs(count: number): Promise<Demo[]> }>({
  openTabs: async ({ context, stack, walletScript }, use) => {
    const uncaught: string[] = []
    await use(async (count) => {
      const tabs: Demo[] = []
      for (let opened = 0; opened < count; opened++) {
        const page = await context.newPage()
        page.on('pageerror', (error) => uncaught.push(String(error)))
        const demo = new Demo({ page, stack, walletScript })
        // Only the first answers by itself: a prompt in any other would stand there.
        await demo.visit(opened === 0 ? { wallet: 'approve' } : {})
        tabs.push(demo)
      }
      return tabs
    })
    expect(uncaught).toEqual([])
  },
})

const chainOf = async (demo: Demo) => (await demo.state()).chains.eip155
const disconnect = (page: Page) => withFoyer(page, (foyer) => foyer.disconnect())
const connect = (demo: Demo) =>
  withFoyer(demo.page, async (foyer) => {
    const [connector] = foyer.internals.connectors.getState()
    if (connector) await foyer.connect({ connector })
  })

for (const count of [2, 5])
  test(`${count} tabs connect and disconnect together`, async ({ openTabs }) => {
    const tabs = await openTabs(count)
    const [first, second] = tabs as [Demo, Demo]
    await connect(first)
    for (const tab of tabs) {
      await expect(tab.accountButton).toBeVisible(within)
      await expect(tab.prompt).toHaveCount(0)
      expect(await chainOf(tab)).toMatchObject({
        status: 'connected',
        address: account,
        connector: { name: 'Demo wallet' },
      })
    }
    // Only where the user pressed is it an event.
    expect(await first.tracked('CONNECT_SUCCESS')).toHaveLength(1)
    expect(await second.tracked('CONNECT_SUCCESS')).toEqual([])

    await disconnect(second.page)
    for (const tab of tabs) {
      await expect(tab.opener).toBeVisible(within)
      expect(await chainOf(tab)).toMatchObject({ status: 'disconnected', address: null })
    }
    expect(await first.stored()).toBeNull()
    expect(await second.tracked('DISCONNECT_SUCCESS')).toHaveLength(1)
    expect(await first.tracked('DISCONNECT_SUCCESS')).toEqual([])
  })

test('a session that ended in another tab never signs', async ({ openTabs }) => {
  const [first, second] = (await openTabs(2)) as [Demo, Demo]
  await connect(first)
  await expect(second.accountButton).toBeVisible(within)
  await disconnect(second.page)
  await expect(first.opener).toBeVisible(within)
  for (const [method, params] of [
    ['personal_sign', ['0x48656c6c6f', account]],
    ['eth_sendTransaction', [{ from: account, to: account, value: '0x1' }]],
    ['eth_accounts', []],
  ] as const)
    expect(await first.request(method, params), method).toEqual({ code: 4900 })
})

test('a tab that opens later joins, and tabs agree after every change', async ({ openTabs }) => {
  const [first, second] = (await openTabs(2)) as [Demo, Demo]
  for (let round = 0; round < 5; round++) {
    await connect(first)
    await expect(second.accountButton).toBeVisible(within)
    await disconnect(round % 2 === 0 ? first.page : second.page)
    await expect(first.opener).toBeVisible(within)
    await expect(second.opener).toBeVisible(within)
  }
  await connect(first)
  const [third] = (await openTabs(1)) as [Demo]
  await expect(third.accountButton).toBeVisible(within)
  await expect(third.prompt).toHaveCount(0)
})

test('a record that is cleared as a whole ends the connection in each tab', async ({
  openTabs,
}) => {
  const [first, second] = (await openTabs(2)) as [Demo, Demo]
  await connect(first)
  await expect(second.accountButton).toBeVisible(within)
  await second.page.evaluate(() => localStorage.clear())
  await expect(first.opener).toBeVisible(within)
  expect(await first.request('personal_sign', ['0x48656c6c6f', account])).toEqual({ code: 4900 })
})
