import type { Browser } from '@playwright/test'
import { times } from '../support/endurance.ts'
import { pair, type Tab, test as tabsTest } from '../support/phoneTabs.ts'
import { expect } from '../support/test.ts'

/** The wallet has two accounts. */
const test = tabsTest.extend({
  pocket: async ({ stack, startPhone }, use) => {
    const [, second] = stack.accounts
    await use(await startPhone({ otherAddresses: second ? [second.address] : [] }))
  },
})

/** Tabs in one process share what they read from storage, and show nothing about tabs of several. */
async function expectOwnProcesses(browser: Browser | null, count: number) {
  const client = await browser?.newBrowserCDPSession()
  const { processInfo } = (await client?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] }
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  expect(renderers.length).toBeGreaterThanOrEqual(count)
}

const chainOf = async ({ demo }: Tab) => (await demo.request('eth_chainId')).result

const rounds = times({ few: 6, full: 20 })

for (const count of [2, 5]) {
  test(`${count} tabs hear what their codes are answered, and keep every network that is chosen when the wallet changes its account`, async ({
    context,
    openTab,
    pocket,
    stack,
  }) => {
    test.setTimeout(120_000)
    const first = await openTab()
    const tabs = [first]
    while (tabs.length < count) tabs.push(await openTab())
    await expectOwnProcesses(context.browser(), count)
    await test.step('new tabs that show a code at the same moment hear what it is answered', async () => {
      pocket.answer = 'reject'
      await Promise.all(tabs.map(({ demo }) => demo.openConnect()))
      await Promise.all(tabs.map(({ demo }) => demo.row('WalletConnect').click()))
      for (const { demo } of tabs) {
        const code = demo.view.getByRole('img', { name: /^QR code/ })
        await expect(code).toHaveAttribute('data-uri', /^wc:/)
        await pocket.scan((await code.getAttribute('data-uri')) ?? '')
      }
      for (const { demo } of tabs)
        await expect.poll(() => demo.tracked('USER_REJECTED')).toEqual(['USER_REJECTED'])
      pocket.answer = 'approve'
      for (const { demo } of tabs) {
        await demo.button('Close').click()
        await expect(demo.dialog).toBeHidden()
      }
    })
    await pair(first, pocket)
    for (const { demo } of tabs) await expect(demo.page.locator('body')).toContainText('0xf3')
    // The last tab answers each change of the account with another network; all tabs hear the change.
    const chooser = tabs.at(-1) ?? first
    await chooser.demo.page.evaluate(() => {
      const provider = window.foyer.getProvider('eip155') as unknown as {
        on(event: string, listener: () => void): void
        request(request: object): Promise<unknown>
      }
      const chosen: string[] = []
      Object.assign(window, { chosen })
      provider.on('accountsChanged', async () => {
        const chainId = (await provider.request({ method: 'eth_chainId' })) as string
        const other = chainId === '0x7a69' ? '0x7a6a' : '0x7a69'
        const params = [{ chainId: other }]
        await provider.request({ method: 'wallet_switchEthereumChain', params })
        chosen.push(other)
      })
    })
    const lost: string[] = []
    for (let round = 1; round <= rounds; round++) {
      const address = stack.accounts[round % 2]?.address
      await pocket.emit({ name: 'accountsChanged', data: [address] })
      const chosen = () =>
        chooser.demo.page.evaluate(() => (window as unknown as { chosen: string[] }).chosen)
      await expect.poll(async () => (await chosen()).length).toBe(round)
      const wanted = (await chosen()).at(-1)
      try {
        for (const tab of tabs)
          await expect.poll(() => chainOf(tab), { timeout: 2_000 }).toBe(wanted)
      } catch {
        lost.push(`round ${round}: ${await Promise.all(tabs.map(chainOf))} instead of ${wanted}`)
      }
    }
    expect(lost).toEqual([])
  })
}
