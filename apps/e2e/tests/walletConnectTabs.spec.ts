import { hex, pair, sign, type Tab, test, within } from '../support/phoneTabs.ts'
import { expect } from '../support/test.ts'

const openSockets = (tabs: readonly Tab[]) =>
  tabs.reduce((sum, { openSockets: count }) => sum + count(), 0)

test('tabs speak to the relay over one socket, whichever of them ends', async ({
  context,
  openTab,
  pocket,
}) => {
  test.setTimeout(180_000)
  const first = await openTab()
  await pair(first, pocket)
  await test.step('offline with a request under way: said once, answered after, without a reload', async () => {
    await context.setOffline(true)
    const underway = sign(first, 'offline')
    await first.demo.page.waitForTimeout(3_000)
    await context.setOffline(false)
    expect((await underway).result).toMatch(/^0x/)
    expect(pocket.requests).toHaveLength(1)
  })

  let tabs = [first]
  while (tabs.length < 5) tabs.push(await openTab())
  for (const { demo } of tabs) await expect(demo.accountButton).toBeVisible()
  expect(openSockets(tabs)).toBe(1)
  expect(first.openSockets()).toBe(1)

  for (const [index, tab] of tabs.entries())
    expect((await sign(tab, `from tab ${index}`)).result).toMatch(/^0x/)
  const signed = pocket.requests.slice(1).map(({ params }) => (params as string[])[0])
  expect(signed).toEqual(tabs.map((_, index) => hex(`from tab ${index}`)))

  while (tabs.length > 1)
    await test.step(`the owner of the socket ends, one of ${tabs.length}`, async () => {
      const owner = tabs.find((tab) => tab.openSockets() === 1)
      const others = tabs.filter((tab) => tab !== owner)
      const [next] = others
      if (!owner || !next) throw new Error('No tab has the socket')
      const askedBefore = pocket.requests.length
      const underway = sign(next, `while the owner ends, one of ${tabs.length}`)
      await owner.demo.page.close()
      expect((await underway).result).toMatch(/^0x/)
      await expect.poll(() => openSockets(others), within).toBe(1)
      expect(pocket.requests).toHaveLength(askedBefore + 1)
      tabs = others
    })

  const late = await openTab()
  await expect(late.demo.accountButton).toBeVisible()
  tabs.push(late)
  expect(openSockets(tabs)).toBe(1)
  await late.demo.page.evaluate(() => window.foyer.disconnect())
  for (const { demo } of tabs) await expect(demo.opener).toBeVisible(within)
  await expect.poll(pocket.sessionCount).toBe(0)
})
