import type { Demo } from '../support/Demo.ts'
import { openedLinks, phone, watchLinks } from '../support/phones.ts'
import { type RealServer, startRealServer } from '../support/realServer.ts'
import { test as base, expect } from '../support/test.ts'

const test = base.extend<object, { server: RealServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startRealServer({ RATE_LIMIT_RELAY: '0' })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

/** Without a server, and with one whose relay reaches those wallets alone that are pointed to it. */
const backends = {
  'without a server': () => undefined,
  'over our own relay': (server: RealServer) => server.url,
} as const

const open = async (demo: Demo, backend: string | undefined, options: object = {}) => {
  await watchLinks(demo.page)
  await demo.visit({ wallet: 'none', options: { ...(backend && { backend }), ...options } })
  await demo.openConnect()
}

for (const [how, backendOf] of Object.entries(backends))
  test.describe(`on an iPhone, ${how}`, () => {
    test.use(phone)

    test('a press opens this page in the wallet’s own browser', async ({ demo, page, server }) => {
      await open(demo, backendOf(server))
      const { href } = new URL(page.url())
      await demo.row('MetaMask').tap()
      expect(await openedLinks(page)).toEqual([
        {
          link: `https://metamask.app.link/dapp/${href.replace('http://', '')}`,
          target: '_self',
          isInPress: true,
        },
      ])
      await expect(demo.view).toContainText('opens this page in its own browser')
      await expect(
        demo.view.getByRole('link', { name: 'Open this page in MetaMask' }),
      ).toHaveAttribute('href', /^https:\/\/metamask\.app\.link\/dapp\//)
      // Stepping back and forth opens nothing by itself again.
      await demo.button('Back').tap()
      await expect(demo.row('MetaMask')).toBeVisible()
      expect(await openedLinks(page)).toHaveLength(1)
    })
  })
