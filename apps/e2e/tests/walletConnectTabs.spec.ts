import { hex, pair, sign, type Tab, test, within } from '../support/pairedTabs.ts'
import { expect } from '../support/test.ts'

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
