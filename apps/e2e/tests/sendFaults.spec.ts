import type { Locator, Page, Route } from '@playwright/test'
import { atRest } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const chain = 'eip155:31337'
const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }

/** How a node fails; the wallet has one of its own, which works. */
const faults: Readonly<Record<string, (route: Route) => unknown>> = {
  'refuses connections': (route) => route.abort('connectionrefused'),
  'never answers': () => {},
  'has too many requests': (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '1' }, body: '' }),
  'is overloaded': (route) => route.fulfill({ status: 503, body: 'busy' }),
  'answers with a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
  'answers by half': (route) => route.fulfill({ body: '{"jsonrpc":"2.0","id":1,"res' }),
  'answers with another id': (route) =>
    route.fulfill({ body: '{"jsonrpc":"2.0","id":"other","result":"0x1"}' }),
  'answers with null': (route) => answer(route, null),
  'answers with a number without end': (route) => answer(route, `0x${'f'.repeat(400)}`),
  'answers with something else': (route) => answer(route, { __proto__: null, gas: [] }),
}

function answer(route: Route, result: unknown) {
  const { id } = route.request().postDataJSON()
  return route.fulfill({ json: { jsonrpc: '2.0', id, result } })
}

/** The node of the application, apart from the wallet's by its address: it works until `fail` is called. */
async function standInFront(page: Page, nodeUrl: string) {
  let fault: ((route: Route) => unknown) | null = null
  const url = `${nodeUrl}/?of=application`
  await page.route(url, (route) => (fault ? fault(route) : route.fallback()))
  return {
    url,
    fail: (how: (route: Route) => unknown) => {
      fault = how
    },
    restore: () => {
      fault = null
    },
  }
}

// Two tests, so that they run beside each other.
for (const half of [0, 1])
  test(`transfers while the node fails are said, sent once, and read back when it works again, ${half}`, async ({
    demo,
    page,
    stack,
  }) => {
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const node = await standInFront(page, stack.rpcUrls[0])
    await demo.addWallets({ ...acorn, rpcUrl: stack.rpcUrls[0] })
    await demo.visit({ wallet: 'none', options: { customRpcUrls: { [chain]: [node.url] } } })
    await demo.connect('Acorn')
    const sentOf = async () =>
      (await demo.methodsOf('Acorn')).filter((method) => method === 'eth_sendTransaction').length
    for (const [what, fault] of Object.entries(faults).filter((_, index) => index % 2 === half))
      await test.step(what, async () => {
        const sentBefore = await sentOf()
        await page.evaluate((to) => {
          const start = { view: 'WalletSend', arguments: { amount: '0.002', to } }
          void window.foyer.open(start).catch(() => {})
        }, stack.accounts[8]?.address)
        await expect(demo.button('Preview Send')).toBeEnabled()
        node.fail(fault)
        await demo.button('Preview Send').click()
        await expect(demo.modal).toHaveAttribute('data-view', 'WalletSendPreview')
        if (what !== 'never answers')
          await afterSeconds(page, () =>
            expect(demo.view.getByRole('alert')).toHaveText(
              'The network fee could not be read. Your wallet shows it before you confirm.',
              { timeout: 1 },
            ),
          )
        await expectWords(page)
        await demo.button('Confirm').click()
        await expect(demo.heading('0.002 ETH sent')).toBeVisible()
        await expect(demo.view.getByText('Read back from chain: matches')).toBeHidden()
        await expectWords(page)
        await atRest(demo.modal)
        const before = await middleOf(demo.button('Done'))
        node.restore()
        await afterSeconds(page, () =>
          expect(demo.view.getByText('Read back from chain: matches')).toBeVisible({ timeout: 1 }),
        )
        // What nodes say later moves nothing away from under a finger.
        await atRest(demo.modal)
        expect(Math.abs((await middleOf(demo.button('Done'))) - before)).toBeLessThan(2)
        expect(await sentOf()).toBe(sentBefore + 1)
        await page.evaluate(() => window.foyer.close())
        await expect(demo.dialog).toBeHidden()
      })
  })

/** Lets seconds pass in the page, one by one, until this holds. */
const afterSeconds = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1_000)
    await check()
  }).toPass({ intervals: [50], timeout: 20_000 })

const middleOf = async (target: Locator) => {
  const { y, height } = (await target.boundingBox()) ?? { y: 0, height: 0 }
  return y + height / 2
}

/** What a program would say and no user understands. */
async function expectWords(page: Page) {
  const text = await page.locator('foyer-modal .view:not([inert])').textContent()
  expect(text).not.toMatch(/undefined|NaN|null|Infinity|\[object/)
}
