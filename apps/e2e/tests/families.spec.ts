import type { Page } from '@playwright/test'
import type { Demo } from '../support/Demo.ts'
import { test as base, expect } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

const test = base.extend<{ host: Demo }>({
  /** A page of several chain families, with one EVM wallet that approves. */
  host: async ({ demo, hosts, page }, use) => {
    await demo.addWallets({ name: 'Acorn', rdns: 'dev.foyer.acorn', rpcUrl: hosts.rpcUrl })
    await page.goto(hosts.urlOf('families'))
    await use(demo)
  },
})

// One worker, because each builds the hosts for itself.
test.describe.configure({ mode: 'default' })

const connect = (page: Page, id: string) =>
  withFoyer(
    page,
    async (foyer, id) => {
      await foyer.internals.prepare()
      const connector = foyer.internals.connectors.getState().find((known) => known.id === id)
      if (!connector) throw new Error(`No wallet ${id}`)
      await foyer.connect({ connector })
    },
    id,
  )
const activeFamily = (page: Page) => withFoyer(page, (foyer) => foyer.getState().activeNamespace)

test('another family’s network, chosen from Account, shows Connect for it, and Account after', async ({
  host,
  page,
}) => {
  await connect(page, 'dev.foyer.acorn')
  await withFoyer(page, (foyer) => foyer.open({ view: 'Account' }))
  await expect(host.modal).toHaveAttribute('data-view', 'Account')
  await host.button('Anvil A').click()
  await host.row('Ember chain').click()
  await expect(host.modal).toHaveAttribute('data-view', 'Connect')
  expect(await activeFamily(page)).toBe('solana')
  await expect(host.row('Ember')).toBeVisible()
  // By keyboard: a press at the place of the one before, faster than a hand's, is taken for a double click.
  await host.row('Ember').press('Enter')
  await expect(host.modal).toHaveAttribute('data-view', 'Account')
  await expect(host.view).toContainText('4Nd1')
})

test('another family’s network, chosen by the host page, leaves no Account without an account', async ({
  host,
  page,
}) => {
  await connect(page, 'dev.foyer.acorn')
  await withFoyer(page, (foyer) => foyer.open({ view: 'Account' }))
  await expect(host.modal).toHaveAttribute('data-view', 'Account')
  await withFoyer(page, (foyer) => foyer.switchNetwork('solana:main'))
  await expect(host.modal).toHaveAttribute('data-view', 'Connect')
  await expect(host.view).not.toContainText('0xf3')
  // Back on the family that is connected.
  await withFoyer(page, (foyer) => foyer.switchNetwork('eip155:31337'))
  expect(await activeFamily(page)).toBe('eip155')
})

const families = { solana: 'ember', bip122: 'cedar', sui: 'maple', ton: 'rowan' }
const stored = (page: Page) =>
  page.evaluate(() => {
    const { connections = [] } = JSON.parse(localStorage.getItem('@foyer/connections') ?? '{}')
    return (connections as { namespace: string }[]).map(({ namespace }) => namespace).sort()
  })

for (const count of [2, 5])
  test(`${count} tabs that connect and disconnect families in the same millisecond lose none`, async ({
    context,
    hosts,
  }) => {
    test.setTimeout(120_000)
    const pages: Page[] = []
    while (pages.length < count) {
      const page = await context.newPage()
      await page.goto(hosts.urlOf('families'))
      await withFoyer(page, (foyer) => foyer.internals.prepare())
      pages.push(page)
    }
    const lost: string[] = []
    for (let round = 0; round < 15; round++) {
      // Each tab turns over a family of its own; with five tabs, two share one and always connect it.
      const turns = pages.map((page, tab) => {
        const family = Object.keys(families)[tab % 4] as keyof typeof families
        const isConnected = tab % 4 === 0 ? true : (round + tab) % 2 === 0
        return { page, family, id: families[family], isConnected }
      })
      const atMs = Date.now() + 300
      await Promise.all(
        turns.map(({ page, ...turn }) =>
          withFoyer(
            page,
            async (foyer, { family, id, isConnected, atMs }) => {
              const connector = foyer.internals.connectors.getState().find((one) => one.id === id)
              if (!connector) throw new Error(`No wallet ${id}`)
              // Every tab has a process, so they go on at the same moment. Only the end is waited for busily.
              await new Promise((resolve) => setTimeout(resolve, atMs - Date.now() - 30))
              while (Date.now() < atMs);
              if (isConnected) await foyer.connect({ connector })
              else await foyer.disconnect(family)
            },
            { ...turn, atMs },
          ),
        ),
      )
      const wanted = [
        ...new Set(turns.filter((turn) => turn.isConnected).map(({ family }) => family)),
      ].sort()
      try {
        for (const page of pages)
          await expect.poll(() => stored(page), { timeout: 2_000 }).toEqual(wanted)
      } catch {
        lost.push(
          `round ${round}: ${JSON.stringify(await Promise.all(pages.map(stored)))} not ${wanted}`,
        )
      }
    }
    expect(lost).toEqual([])
  })
