import { checkView } from '@foyer/testing/view'
import type { Page } from '@playwright/test'
import type { Demo } from '../support/Demo.ts'
import { times } from '../support/endurance.ts'
import { withNetworkRelay } from '../support/networkRelay.ts'
import { examine } from '../support/page.ts'
import { android, openedLinks, phone, watchLinks } from '../support/phones.ts'
import type { RealServer } from '../support/realServer.ts'
import { expect, test } from '../support/test.ts'

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

/** Holds what is on screen to what every view must be, in both colour schemes, and leaves it. */
async function inspect(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const isLight = colorScheme === 'light'
    const axe = () => examine(page, { only: isLight ? 'colours' : undefined })
    expect(await checkView(page, { axe, tab: isLight }), colorScheme).toEqual([])
  }
  expect(await checkView(page, { leave: 'back' })).toEqual([])
}

const cases = Object.entries({ 'an iPhone': phone, Android: android }).flatMap(([name, device]) =>
  Object.entries(backends).map(([how, backendOf]) => ({ name, device, how, backendOf })),
)

for (const { name, device, how, backendOf } of cases) {
  // What a wallet is opened with depends on neither: each phone and each backend is walked whole once.
  const isWalkedWhole = times({
    few: Number((device === phone) === (how === 'without a server')),
    full: 1,
  })

  test.describe(`on ${name}, ${how}`, () => {
    test.use(device)

    test('a wallet opens this page at a press in its own browser, or shows a QR code to any that scans', async ({
      demo,
      page,
      server,
    }) => {
      await open(demo, backendOf(server))
      // A vendor learns the page, and nothing of its query.
      const { host, pathname } = new URL(page.url())
      await demo.row('MetaMask').tap()
      expect(await openedLinks(page)).toEqual([
        {
          link: `https://metamask.app.link/dapp/${host}${pathname}`,
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

      await expect(demo.row('All wallets')).toBeVisible()
      // The catalogue has more than a phone lists.
      await expect(demo.row('All wallets')).toHaveText('All wallets')
      await demo.row('All wallets').tap()
      // The view before it lists MetaMask as well.
      await expect(demo.modal).toHaveAttribute('data-view', 'AllWallets')
      await expect(demo.row('MetaMask')).toBeVisible()
      // The list has ended: nothing is on its way.
      await expect(demo.view.locator('.tile-pending')).toHaveCount(0)
      const tiles = demo.view.locator('.tile')
      const names = await tiles.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
      expect(names.length).toBeGreaterThan(7)
      const otherStore = device === android ? 'App for iPhone and iPad' : 'App for Android'
      const [first = '', ...others] = names
      const walked = isWalkedWhole
        ? names
        : [first, ...others.filter((name) => name === 'WalletConnect')]
      for (const wallet of walked) {
        const before = (await openedLinks(page)).length
        await demo.row(wallet).tap()
        if (wallet === 'WalletConnect') {
          await expect(demo.view.getByRole('img', { name: /^QR code to scan/ })).toBeVisible()
        } else {
          const link = demo.view.getByRole('link', { name: `Open this page in ${wallet}` })
          const href = await link.getAttribute('href')
          expect((await openedLinks(page)).slice(before)).toEqual([
            { link: href, target: '_self', isInPress: true },
          ])
          expect(decodeURIComponent(decodeURIComponent(href ?? ''))).toContain(
            new URL(page.url()).host,
          )
          await expect(
            demo.view.getByRole('link', { name: /^(App for|Website)/ }).first(),
          ).toBeVisible()
          await expect(demo.view.getByRole('link', { name: otherStore })).toHaveCount(0)
        }
        await demo.button('Back').tap()
        await expect(demo.modal).toHaveAttribute('data-view', 'AllWallets')
      }
    })
  })
}

test.describe('on an iPhone, over our own relay', () => {
  test.use(phone)

  test('only wallets that can be opened are listed, and WalletConnect for all others, in views as every view must be', async ({
    demo,
    page,
    server,
  }) => {
    test.slow()
    await open(demo, server.url)
    await demo.row('All wallets').tap()
    await expect(demo.row('MetaMask')).toBeVisible()
    await expect(demo.row('Zerion')).toHaveCount(0)
    await demo.row('WalletConnect').tap()
    await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingWalletConnect')
    await expect(demo.view).toContainText('set to this site’s own relay')
    await expect(demo.button('Copy link')).toBeVisible()
    await demo.button('Back').tap()
    await demo.view.getByRole('searchbox').fill('zerion')
    await expect(demo.heading('No wallet called “zerion”')).toBeVisible()
    await expect(demo.button('Scan with any wallet')).toBeVisible()
    expect(await openedLinks(page)).toEqual([])

    await demo.view.getByRole('searchbox').fill('')
    await expect(demo.row('MetaMask')).toBeVisible()
    await inspect(page)
    await demo.row('MetaMask').tap()
    await expect(demo.view.getByRole('link', { name: 'Open this page in MetaMask' })).toBeVisible()
    await inspect(page)
  })
})

test.describe('over a relay of a network', () => {
  test.use(phone)

  test('a listed wallet is handed a link, and the relay is not asked', async ({
    demo,
    page,
    server,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await watchLinks(page)
    const options = { backend: withNetworkRelay(server) }
    await demo.visit({ wallet: 'none', options })
    await demo.openConnect()
    await demo.row('Rainbow').tap()
    await expect(demo.view.getByRole('button', { name: /^Open Rainbow/ })).toBeEnabled()
    expect(asked).toContain('/getWallets')
    expect(asked.filter((path) => path.endsWith('/reach'))).toEqual([])
  })
})

test.describe('on a desktop', () => {
  test('over our own relay every way to a wallet says what it is for, and is as every view must be', async ({
    demo,
    page,
    server,
  }) => {
    test.slow()
    await open(demo, server.url, { featuredWalletIds: ['zerion'] })

    await test.step('the code opens this page in the wallet', async () => {
      await demo.row('MetaMask').click()
      const code = demo.view.getByRole('img', { name: 'QR code that opens this page in MetaMask' })
      // A vendor learns the page, and nothing of its query.
      const { host, pathname } = new URL(page.url())
      await expect(code).toHaveAttribute(
        'data-uri',
        `https://metamask.app.link/dapp/${host}${pathname}`,
      )
      await expect(demo.view).toContainText(
        'Scan this with your phone’s camera: this page opens in MetaMask.',
      )
      // The page of this test is on this machine alone.
      await expect(demo.view).toContainText('only this computer can open')
      await demo.view.getByRole('tab', { name: 'Browser' }).click()
      await expect(demo.view.getByRole('link', { name: /^Get the extension/ })).toBeVisible()
      await demo.view.getByRole('tab', { name: 'Mobile' }).click()
      await expect(code).toBeVisible()
      await inspect(page)
    })

    await test.step('a wallet without a link says why, and leads to its website', async () => {
      await demo.row('Zerion').click()
      await demo.view.getByRole('tab', { name: 'Mobile' }).click()
      await expect(demo.heading('Zerion is out of reach')).toBeVisible()
      await expect(
        demo.view.getByRole('link', { name: 'Visit the website of Zerion' }),
      ).toHaveAttribute('href', 'https://zerion.io/')
      await expect(demo.view.getByRole('img', { name: /^QR code/ })).toHaveCount(0)
      await inspect(page)
    })

    await test.step('the row for any wallet says which it is for', async () => {
      await demo.row('WalletConnect').click()
      await expect(demo.view.getByRole('img', { name: /^QR code to scan/ })).toBeVisible()
      await expect(demo.view).toContainText('set to this site’s own relay')
      await inspect(page)
    })
  })

  test('a wallet of the application is offered a code over any relay', async ({ demo, server }) => {
    const customWallets = [{ id: 'harbour', name: 'Harbour', mobile_link: 'harbour://' }]
    await open(demo, server.url, { customWallets })
    await demo.row('Harbour').click()
    const code = demo.view.getByRole('img', { name: 'QR code to scan with Harbour' })
    await expect(code).toHaveAttribute('data-uri', /^wc:/)
  })

  test('without a server the code stands beside the other ways', async ({ demo }) => {
    await open(demo, undefined)
    await demo.row('MetaMask').click()
    await expect(demo.dialog).toHaveAccessibleName('Get MetaMask')
    await expect(demo.view.getByRole('link', { name: /^Browser extension/ })).toBeInViewport()
    const code = demo.view.getByRole('img', { name: 'QR code that opens this page in MetaMask' })
    await expect(code).toBeInViewport({ ratio: 1 })
    await expect(code).toHaveAttribute('data-uri', /^https:\/\/metamask\.app\.link\/dapp\//)
  })
})
