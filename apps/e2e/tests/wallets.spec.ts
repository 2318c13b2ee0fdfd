import type { Foyer } from '@foyer/core'
import { createBuiltInCatalogue } from '@foyer/core/wallets'
import type { Demo } from '../support/Demo.ts'
import { android, openedLinks, watchLinks } from '../support/phones.ts'
import { expect, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }
const birch = { name: 'Birch', rdns: 'dev.foyer.birch' }
const cedar = { name: 'Cedar', rdns: 'dev.foyer.cedar' }
const maple = { id: 'maple', name: 'Maple', homepage: 'https://maple.example/' }

/** Names in the connect list, from top to bottom. */
const rowsOf = (demo: Demo) => demo.view.locator('.row-title')
const tilesOf = (demo: Demo) => demo.view.locator('button.tile')
/** Without what stands under a name. */
const tileNamesOf = (demo: Demo) => tilesOf(demo).locator('bdi')
const searchOf = (demo: Demo) => demo.modal.getByRole('searchbox', { name: 'Search wallets' })

/** The built-in catalogue as an application with these two chains gets it. */
async function catalogue(query: { include?: string[]; exclude?: string[] } = {}) {
  const { signal } = new AbortController()
  return createBuiltInCatalogue().list({
    ...{ page: 1, entries: 100, chains: ['eip155:31337', 'eip155:31338'], signal },
    ...query,
  })
}
/** Names of the first recommendations. */
const recommended = async (count: number, query?: { include?: string[]; exclude?: string[] }) =>
  (await catalogue(query)).wallets.slice(0, count).map(({ name }) => name)

const openAll = async (demo: Demo) => {
  await demo.openConnect()
  await demo.row('All wallets').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'AllWallets')
}

test.describe('the connect list', () => {
  test('groups stand in their order, or in the application’s', async ({ demo, page }) => {
    await demo.addWallets(acorn)
    await demo.visit({
      wallet: 'none',
      options: { featuredWalletIds: ['zerion'], customWallets: [maple] },
    })
    await demo.openConnect()
    const [first] = await recommended(1, { exclude: ['zerion'] })
    await expect(rowsOf(demo)).toHaveText([
      'Acorn',
      'Zerion',
      'Maple',
      first as string,
      'All wallets',
    ])
    // It is complete; unknown words count for nothing.
    const connectorTypeOrder = ['custom', 'nonsense', 'recommended', 'injected']
    await withFoyer(
      page,
      (foyer, features) => foyer.updateOptions({ features: features as never }),
      { connectorTypeOrder },
    )
    await expect(rowsOf(demo)).toHaveText(['Maple', first as string, 'Acorn', 'All wallets'])
  })

  test('installed wallets leave room for four recommendations, and take it as they come', async ({
    demo,
    page,
  }) => {
    const names = ['Acorn', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir']
    await demo.addWallets()
    await demo.visit({ wallet: 'none' })
    for (const count of [0, 1, 3, 4, 6])
      await test.step(`${count} installed`, async () => {
        const installed = names.slice(0, count)
        await page.evaluate((names) => {
          const { addWallet, wallets } = window.pageWallets
          for (const name of names)
            if (!(name in wallets)) addWallet({ name, rdns: `dev.foyer.${name.toLowerCase()}` })
        }, installed)
        await demo.openConnect()
        await expect(rowsOf(demo)).toHaveText([
          ...installed,
          ...(await recommended(Math.max(0, 4 - count))),
          'All wallets',
        ])
        await demo.button('Close').click()
        await expect(demo.dialog).toBeHidden()
      })
  })

  test('an announced wallet and its listing are one row, by the phone’s rdns too', async ({
    demo,
  }) => {
    await demo.addWallets(
      { name: 'MetaMask', rdns: 'io.metamask.mobile' },
      { name: 'Rabby', rdns: 'io.rabby' },
    )
    await demo.visit({ wallet: 'none', options: { featuredWalletIds: ['rabby', 'zerion'] } })
    await demo.openConnect()
    const [first] = await recommended(1, { exclude: ['rabby', 'zerion', 'metamask'] })
    await expect(rowsOf(demo)).toHaveText([
      'MetaMask',
      'Rabby',
      'Zerion',
      first as string,
      'All wallets',
    ])
    await expect(demo.row('MetaMask')).toHaveAccessibleDescription('Installed')
    await demo.row('All wallets').click()
    await expect(tilesOf(demo).filter({ hasText: /metamask/i })).toHaveCount(1)
    await expect(tilesOf(demo).filter({ hasText: /rabby/i })).toHaveCount(1)
    await expect(demo.row('MetaMask')).toHaveAccessibleDescription('Installed')
    await expect(demo.row('MetaMask').getByText('Installed', { exact: true })).toBeVisible()
  })

  test('an excluded listing takes the discovered wallet of its rdns or name along', async ({
    demo,
  }) => {
    await demo.addWallets(
      { name: 'Fox', rdns: 'io.metamask' },
      { name: 'Rabby Wallet', rdns: 'dev.foyer.other' },
      birch,
    )
    await demo.visit({ wallet: 'none', options: { excludeWalletIds: ['metamask', 'rabby'] } })
    await demo.openConnect()
    await expect(rowsOf(demo)).toHaveText([
      'Birch',
      ...(await recommended(3, { exclude: ['metamask', 'rabby'] })),
      'All wallets',
    ])
    await demo.row('All wallets').click()
    await expect(demo.row('Birch')).toBeVisible()
    await expect(demo.row('Zerion')).toBeVisible()
    await expect(tilesOf(demo).filter({ hasText: /fox|metamask|rabby/i })).toHaveCount(0)
    await searchOf(demo).fill('metamask')
    await expect(demo.view.getByText(/^No wallet/)).toBeVisible()
  })

  test('only included listings are offered, beside what is installed', async ({ demo }) => {
    await demo.addWallets(acorn)
    await demo.visit({ wallet: 'none', options: { includeWalletIds: ['rainbow', 'zerion'] } })
    await demo.openConnect()
    await expect(rowsOf(demo)).toHaveText(['Acorn', 'Rainbow', 'Zerion', 'All wallets'])
    await demo.row('All wallets').click()
    await expect(tileNamesOf(demo)).toHaveText(['Acorn', 'Rainbow', 'Zerion'])
  })

  test('the last two wallets that were used stand first, after a reload too', async ({
    demo,
    page,
  }) => {
    await demo.addWallets(acorn, birch, cedar)
    await demo.visit({ wallet: 'none' })
    for (const { name } of [acorn, birch, cedar]) {
      await demo.connect(name)
      await withFoyer(page, (foyer) => foyer.disconnect())
      await expect(demo.opener).toBeVisible()
    }
    for (const visit of ['first', 'reloaded']) {
      if (visit === 'reloaded') await page.reload()
      await demo.openConnect()
      await expect(rowsOf(demo), visit).toHaveText([
        'Cedar',
        'Birch',
        'Acorn',
        ...(await recommended(1)),
        'All wallets',
      ])
      await expect(demo.row('Cedar')).toHaveAccessibleDescription('Recent Installed')
      await expect(demo.row('Birch')).toHaveAccessibleDescription('Recent Installed')
      await expect(demo.row('Acorn')).toHaveAccessibleDescription('Installed')
      await demo.button('Close').click()
      await expect(demo.dialog).toBeHidden()
    }
    expect(
      JSON.parse((await page.evaluate(() => localStorage.getItem('@foyer/recent'))) ?? ''),
    ).toEqual({ version: 1, wallets: ['dev.foyer.cedar', 'dev.foyer.birch'] })
  })

  test('collapsed, one button leads to the wallets', async ({ demo, page }) => {
    await demo.visit({ wallet: 'approve', options: { features: { collapseWallets: true } } })
    await demo.openConnect()
    await expect(rowsOf(demo)).toHaveText(['Continue with a wallet'])
    await demo.row('Continue with a wallet').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'ConnectWallets')
    await expect(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
    await demo.button('Back').click()
    await demo.row('Continue with a wallet').click()
    await demo.row('Demo wallet').click()
    await expect(demo.accountButton).toBeVisible()
    await expect(demo.dialog).toBeHidden()
  })

  test('announcements turned off, window.ethereum alone is installed', async ({ demo }) => {
    await demo.addWallets(acorn, { ...birch, place: 'ethereum' })
    await demo.visit({ options: { enableEIP6963: false } })
    await demo.openConnect()
    await expect(rowsOf(demo)).toHaveText([
      'Browser Wallet',
      ...(await recommended(3)),
      'All wallets',
    ])
  })

  test('window.ethereum turned off, announced wallets alone are installed', async ({ demo }) => {
    await demo.addWallets(acorn, { ...birch, place: 'ethereum' })
    await demo.visit({ wallet: 'none', options: { enableInjected: false } })
    await demo.openConnect()
    await expect(rowsOf(demo)).toHaveText(['Acorn', ...(await recommended(3)), 'All wallets'])
  })

  test('the row of all wallets counts them, and can be turned off like the guide', async ({
    demo,
    page,
  }) => {
    await demo.visit({ options: { customWallets: [maple] } })
    await demo.openConnect()
    const { count } = await catalogue()
    await expect(demo.row('All wallets')).toHaveAccessibleDescription(String(count + 1))
    await demo.row('All wallets').click()
    // Those of the catalogue, the application's own, and the Demo wallet that no catalogue knows.
    await expect(tilesOf(demo)).toHaveCount(count + 2)
    expect(await demo.tracked('CLICK_ALL_WALLETS')).toHaveLength(1)
    await demo.button('Back').click()
    await withFoyer(page, (foyer) => foyer.updateOptions({ allWallets: 'HIDE' }))
    await expect(rowsOf(demo).first()).toHaveText('Demo wallet')
    await expect(demo.row('All wallets')).toHaveCount(0)
    await withFoyer(page, (foyer) => foyer.updateOptions({ allWallets: 'ONLY_MOBILE' }))
    await expect(demo.row('Demo wallet')).toBeVisible()
    await expect(demo.row('All wallets')).toHaveCount(0)
    await withFoyer(page, (foyer) => foyer.updateOptions({ allWallets: 'SHOW' }))
    await expect(demo.row('All wallets')).toBeVisible()
    await withFoyer(page, (foyer) => foyer.updateOptions({ features: { allWallets: false } }))
    await expect(demo.row('All wallets')).toHaveCount(0)
    await withFoyer(page, (foyer) => foyer.updateOptions({ features: {} }))
    await expect(demo.row('All wallets')).toBeVisible()

    await test.step('the guide can be turned off', async () => {
      await expect(demo.button('Help')).toBeVisible()
      await expect(demo.button('Get started')).toBeVisible()
      await withFoyer(page, (foyer) => foyer.updateOptions({ enableWalletGuide: false }))
      await expect(demo.button('Help')).toHaveCount(0)
      await expect(demo.button('Get started')).toHaveCount(0)
      await demo.row('All wallets').click()
      await expect(demo.modal).toHaveAttribute('data-view', 'AllWallets')
      await expect(demo.button('Help')).toHaveCount(0)
      await demo.button('Back').click()
    })

    await test.step('wallets turned off, none is offered', async () => {
      await expect(demo.row('Demo wallet')).toBeVisible()
      await withFoyer(page, (foyer) => foyer.updateOptions({ enableWallets: false }))
      await expect(demo.view).toBeVisible()
      await expect(rowsOf(demo)).toHaveCount(0)
    })
  })
})

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })

  for (const [system, store] of [
    ['iPhone', 'App for iPhone and iPad'],
    ['Android', 'App for Android'],
  ] as const)
    test.describe(system, () => {
      if (system === 'Android') test.use({ userAgent: android.userAgent })

      test('what cannot be opened is left out, an app comes from the store of this phone alone, and all wallets are offered', async ({
        demo,
      }) => {
        const oak = {
          id: 'oak',
          name: 'Oak',
          mobile_link: 'oak://',
          app_store: 'https://apps.apple.com/app/oak',
          play_store: 'https://play.google.com/store/apps/details?id=oak',
        }
        const pine = { id: 'pine', name: 'Pine', webapp_link: 'https://pine.example/' }
        await demo.visit({
          wallet: 'none',
          // Where only phones get them.
          options: { allWallets: 'ONLY_MOBILE', customWallets: [maple, oak, pine] },
        })
        await demo.openConnect()
        await expect(demo.row('All wallets')).toBeVisible()
        await expect(demo.row('Oak')).toBeVisible()
        await expect(demo.row('Pine')).toBeVisible()
        // It has no link to open it.
        await expect(demo.row('Maple')).toHaveCount(0)
        await demo.row('Oak').click()
        await expect(demo.view).toContainText('Install it on this device')
        await expect(demo.view).not.toContainText('browser')
        await expect(demo.view.getByRole('link')).toHaveText([new RegExp(`^${store}`)])
      })
    })

  test('a wallet with a browser of its own opens this page there', async ({ demo, page }) => {
    await watchLinks(page)
    await demo.visit({ wallet: 'none', options: { featuredWalletIds: ['phantom', 'coinbase'] } })
    await demo.openConnect()
    await demo.row('Phantom').click()
    const link = demo.view.getByRole('link', { name: /^Open this page in Phantom/ })
    const { origin, pathname } = new URL(page.url())
    // A vendor learns the page, and nothing of its query.
    const href = origin + pathname
    await expect(link).toHaveAttribute(
      'href',
      `https://phantom.app/ul/browse/${encodeURIComponent(href)}?ref=${encodeURIComponent(origin)}`,
    )
    await demo.button('Back').click()
    await demo.row('Coinbase Wallet').click()
    await expect(
      demo.view.getByRole('link', { name: /^Open this page in Coinbase Wallet/ }),
    ).toHaveAttribute('href', `cbwallet://miniapp?url=${encodeURIComponent(href)}`)
    expect((await openedLinks(page)).map(({ link }) => link)).toEqual([
      expect.stringMatching(/^https:\/\/phantom\.app\//),
      expect.stringMatching(/^cbwallet:\/\/miniapp\?/),
    ])
  })
})

test('a wallet of elsewhere that was used is marked among all wallets, too', async ({
  demo,
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('@foyer/recent', '{"version":1,"wallets":["rainbow"]}'),
  )
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  await demo.row('All wallets').click()
  await expect(demo.row('Rainbow')).toHaveAccessibleDescription('Recent')
  await expect(demo.row('Rainbow').getByText('Recent', { exact: true })).toBeVisible()
  await expect(demo.row('Zerion')).toHaveAccessibleDescription('')
})

test.describe('the legal checkbox', () => {
  const terms = 'https://shop.example/terms'
  const privacy = 'https://shop.example/privacy'
  const options = {
    features: { legalCheckbox: true },
    termsConditionsUrl: terms,
    privacyPolicyUrl: privacy,
  }
  const checkboxOf = (demo: Demo) => demo.view.getByRole('checkbox')

  test('nothing can be used before it is ticked', async ({ demo }) => {
    await demo.visit({ wallet: 'approve', options })
    await demo.openConnect()
    const checkbox = checkboxOf(demo)
    await expect(checkbox).not.toBeChecked()
    await expect(checkbox).toHaveAccessibleName(
      'I agree to the Terms of Service and Privacy Policy',
    )
    for (const [name, href] of [
      ['Terms of Service', terms],
      ['Privacy Policy', privacy],
    ] as const) {
      const link = demo.view.getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await expect(demo.row('Demo wallet')).toBeDisabled()
    await expect(demo.row('All wallets')).toBeDisabled()
    await checkbox.check()
    await expect(demo.row('All wallets')).toBeEnabled()
    await demo.row('Demo wallet').click()
    await expect(demo.accountButton).toBeVisible()
  })

  test('it stays in sight below fifty wallets', async ({ demo, page }) => {
    const names = Array.from({ length: 50 }, (_, index) => `Wallet ${index}`)
    await demo.addWallets(...names.map((name, index) => ({ name, rdns: `dev.foyer.many${index}` })))
    await demo.visit({ wallet: 'none', options })
    await demo.openConnect()
    const checkbox = checkboxOf(demo)
    for (const size of [
      { width: 1280, height: 800 },
      { width: 320, height: 256 },
    ])
      await test.step(`${size.width} px wide`, async () => {
        await page.setViewportSize(size)
        await demo.view.evaluate((view) => view.scrollTo(0, 0))
        await expect(checkbox).toBeInViewport({ ratio: 1 })
        await checkbox.check()
        // Nor does it lie on a wallet that has the focus.
        const row = demo.row('Wallet 20')
        await row.focus()
        const label = await demo.view.locator('label.legal').boundingBox()
        const box = await row.boundingBox()
        if (!label || !box) throw new Error('Not in sight')
        expect(box.y + box.height).toBeLessThanOrEqual(label.y)
        await row.blur()
        await checkbox.uncheck()
      })
  })

  test('there is no way around it through a button for one wallet, or the list of all wallets', async ({
    demo,
    page,
  }) => {
    await demo.addWallets(acorn)
    await demo.visit({ wallet: 'none', options })
    await withFoyer(page, (foyer) => foyer.open({ view: 'AllWallets' }))
    await expect(demo.row('Acorn')).toBeDisabled()
    await expect(checkboxOf(demo)).not.toBeChecked()
    await withFoyer(page, (foyer) => foyer.close())
    await expect(demo.dialog).toBeHidden()

    await withFoyer(page, (foyer) =>
      foyer.open({ view: 'Connect', arguments: { wallet: 'dev.foyer.acorn' } }),
    )
    await expect(demo.row('Acorn')).toBeDisabled()
    expect(await demo.methodsOf('Acorn')).toEqual([])
    // The view goes on at once, so nobody can look whether the box is ticked.
    await checkboxOf(demo).click()
    await expect(demo.accountButton).toBeVisible()
    await expect(demo.dialog).toBeHidden()
    await page.evaluate(() => window.foyer.disconnect())
    await page.reload()

    await withFoyer(page, (foyer) => foyer.open({ view: 'AllWallets' }))
    await expect(demo.row('Acorn')).toBeDisabled()
    await checkboxOf(demo).check()
    await demo.row('Acorn').click()
    await expect(demo.accountButton).toBeVisible()
  })

  test('without the feature the same links stand below the list', async ({ demo }) => {
    await demo.visit({ options: { termsConditionsUrl: terms } })
    await demo.openConnect()
    await expect(demo.view.getByText('By connecting you agree to the')).toBeVisible()
    await expect(demo.view.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      terms,
    )
    await expect(demo.view.getByRole('link', { name: 'Privacy Policy' })).toHaveCount(0)
    await expect(checkboxOf(demo)).toHaveCount(0)
    await expect(demo.row('Demo wallet')).toBeEnabled()
  })
})

test.describe('all wallets', () => {
  test('a search waits for a pause of 300 ms, is trimmed, and can be cleared', async ({
    demo,
    page,
  }) => {
    await page.clock.install()
    await demo.visit()
    await openAll(demo)
    await expect(demo.row('Demo wallet')).toHaveAccessibleDescription('Installed')
    await expect(demo.row('MetaMask')).toBeVisible()
    const all = await tilesOf(demo).count()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))

    await searchOf(demo).fill('  RAIN ')
    await page.clock.runFor(299)
    await expect(tilesOf(demo)).toHaveCount(all)
    await page.clock.runFor(1)
    await expect(tilesOf(demo)).toHaveText(['Rainbow'])

    await searchOf(demo).fill('zzz')
    await page.clock.runFor(300)
    await expect(demo.view.getByText('No wallet called “zzz”')).toBeVisible()
    await expect(tilesOf(demo)).toHaveCount(0)
    expect(await demo.tracked('SEARCH_WALLET')).toHaveLength(2)

    // A link that was meant for a wallet carries its key: it is neither asked for nor told of.
    await searchOf(demo).fill(
      `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'58'.repeat(32)}`,
    )
    await page.clock.runFor(300)
    await expect(demo.view.getByText('No wallet is called that')).toBeVisible()
    expect(await demo.tracked('SEARCH_WALLET')).toHaveLength(2)

    await demo.button('Clear search').click()
    await page.clock.runFor(300)
    await expect(tilesOf(demo)).toHaveCount(all)
    await expect(searchOf(demo)).toHaveValue('')
  })

  test('the list goes on to its end', async ({ demo }) => {
    await demo.visit()
    await openAll(demo)
    const { wallets } = await catalogue()
    // Without the letters that stand where an image is not on screen yet.
    await expect(tilesOf(demo).locator('bdi')).toHaveText([
      'Demo wallet',
      ...wallets.map(({ name }) => name),
    ])
    const last = wallets.at(-1)?.name as string
    await demo.row(last).scrollIntoViewIfNeeded()
    await demo.row(last).click()
    await expect(demo.dialog).toHaveAccessibleName(`Get ${last}`)
    await demo.button('Back').click()

    await test.step('one that is not installed leads to where it can be had', async () => {
      expect(await demo.tracked('GET_WALLET')).toEqual(['GET_WALLET'])
      await demo.row('MetaMask').click()
      await expect(demo.modal).toHaveAttribute('data-view', 'Downloads')
      await expect(demo.dialog).toHaveAccessibleName('Get MetaMask')
      const links = demo.view.getByRole('link')
      await expect(links).toHaveText([
        /^Browser extension/,
        /^App for iPhone and iPad/,
        /^App for Android/,
        /^Website/,
      ])
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', /^https:\/\//)
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', /noopener/)
      }
      expect(await demo.tracked('GET_WALLET')).toEqual(['GET_WALLET', 'GET_WALLET'])
    })
  })

  test('a list that does not load says so, keeps what is installed, and can be asked again', async ({
    demo,
    page,
  }) => {
    await page.route(/builtIn/, (route) => route.abort())
    await demo.visit()
    await withFoyer(page, (foyer) => foyer.open({ view: 'AllWallets' }))
    const failure = demo.view.getByRole('alert')
    await expect(failure).toContainText('The list did not load')
    await expect(tileNamesOf(demo)).toHaveText(['Demo wallet'])
    await page.unroute(/builtIn/)
    await demo.button('Try again').click()
    await expect(demo.row('MetaMask')).toBeVisible()
    await expect(failure).toHaveCount(0)
  })

  test('without chain families opening shows all wallets there are', async ({ demo, page }) => {
    await demo.visit({ options: { adapters: [] } })
    await withFoyer(page, (foyer) => foyer.open())
    await expect(demo.modal).toHaveAttribute('data-view', 'AllWallets')
    await expect(page.getByRole('dialog', { name: 'All wallets' })).toBeVisible()
    // No chain family speaks for a browser wallet, so none is installed.
    await expect(demo.row('MetaMask')).toBeVisible()
    await expect(demo.row('Demo wallet')).toHaveCount(0)
    await demo.row('MetaMask').click()
    await expect(demo.dialog).toHaveAccessibleName('Get MetaMask')

    // The button says Connect, and leads to the same place.
    await demo.button('Close').click()
    await demo.opener.click()
    await expect(demo.modal).toHaveAttribute('data-view', 'AllWallets')
  })
})

test('from help to a first wallet, and back the same way', async ({ demo, page }) => {
  await demo.visit()
  await demo.openConnect()
  await demo.button('Help').click()
  await expect(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
  await demo.button('Get a wallet').click()
  await expect(page.getByRole('dialog', { name: 'Get a wallet' })).toBeVisible()
  await expect(rowsOf(demo)).toHaveText(await recommended(5))
  await demo.row('MetaMask').click()
  await expect(page.getByRole('dialog', { name: 'Get MetaMask' })).toBeVisible()
  await demo.button('Back').click()
  await demo.button('Explore all').click()
  await expect(page.getByRole('dialog', { name: 'All wallets' })).toBeVisible()
  for (const title of ['Get a wallet', 'What is a wallet?', 'Connect wallet']) {
    await demo.button('Back').click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  }
})

test.describe('a button for one wallet', () => {
  const openFor = (demo: Demo, wallet: string) =>
    withFoyer(
      demo.page,
      (foyer, wallet) => foyer.open({ view: 'Connect', arguments: { wallet } }),
      wallet,
    )

  const leave = async (demo: Demo) => {
    await withFoyer(demo.page, (foyer) => foyer.close())
    await expect(demo.dialog).toBeHidden()
  }

  test('asks it at once when it is installed', async ({ demo }) => {
    await demo.addWallets({ name: 'MetaMask', rdns: 'io.metamask', behaviour: { late: 'approve' } })
    await demo.visit({ wallet: 'none' })
    for (const wallet of ['metamask', 'io.metamask'])
      await test.step(wallet, async () => {
        await openFor(demo, wallet)
        await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingExternal')
        await demo.button('Back').click()
        await expect(demo.row('MetaMask')).toBeVisible()
        await demo.row('MetaMask').click()
        await demo.withWallet('MetaMask', (it) => it.answerLate())
        await expect(demo.accountButton).toBeVisible()
        await expect(demo.dialog).toBeHidden()
        await demo.page.evaluate(() => window.foyer.disconnect())
        await expect(demo.opener).toBeVisible()
      })
  })

  test('shows where it can be had when it is not, and all wallets when nobody knows it', async ({
    demo,
  }) => {
    await demo.visit({ wallet: 'none' })
    await openFor(demo, 'metamask')
    await expect(demo.dialog).toHaveAccessibleName('Get MetaMask')
    await demo.button('Back').click()
    await expect(demo.dialog).toHaveAccessibleName('Connect wallet')
    await expect(demo.row('MetaMask')).toBeVisible()
    await leave(demo)

    await test.step('although it is not among the first', async () => {
      const { wallets } = await catalogue()
      const { id, name } = wallets.at(-1) ?? { id: '', name: '' }
      await openFor(demo, id)
      await expect(demo.dialog).toHaveAccessibleName(`Get ${name}`)
      await leave(demo)
    })

    await openFor(demo, 'nobody')
    await expect(demo.modal).toHaveAttribute('data-view', 'AllWallets')
  })
})

test('a dangerous link of a wallet never becomes one in the page', async ({ demo, page }) => {
  const dangerous = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'intent://x#Intent;scheme=https;S.browser_fallback_url=https://evil.example;end',
    '//evil.example/x',
    'http://evil.example/',
    'https://user:secret@evil.example/',
    'https://shop.example\n.evil.example/',
    'blob:https://evil.example/1',
    'mailto:x@evil.example',
  ]
  const customWallets = dangerous.map((link, index) => ({
    id: `bad-${index}`,
    name: `Bad ${index}`,
    ...{ homepage: link, mobile_link: link, desktop_link: link, webapp_link: link },
    ...{ app_store: link, play_store: link, chrome_store: link, image_url: link },
  }))
  await demo.visit({
    wallet: 'none',
    options: {
      customWallets,
      termsConditionsUrl: 'javascript:alert(1)',
      privacyPolicyUrl: 'data:text/html,x',
    },
  })
  const addresses = () =>
    demo.modal.evaluate((modal) =>
      [...(modal.shadowRoot?.querySelectorAll('a[href], img[src], [style*="url"]') ?? [])].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src'),
      ),
    )
  await demo.openConnect()
  await expect(demo.row('Bad 0')).toBeVisible()
  expect((await addresses()).filter((address) => !address?.startsWith('data:image/'))).toEqual([])
  const expectNoLinks = async (name: string) => {
    await expect(demo.dialog).toHaveAccessibleName(`Get ${name}`)
    await expect(demo.view.getByRole('link')).toHaveCount(0)
    await withFoyer(page, (foyer) => foyer.router.back())
    await expect(demo.row('Bad 0')).toBeVisible()
  }
  for (const { name } of customWallets) {
    await demo.row(name).press('Enter')
    await expectNoLinks(name)
  }
  // The same through the router, past the list that cleans what it is given: every link, every field.
  const fields = Object.keys(customWallets[0] ?? {}).filter((key) => key !== 'id' && key !== 'name')
  for (let first = 0; first < dangerous.length; first += fields.length) {
    const name = `Worse ${first}`
    const links = fields.map((field, at) => [field, dangerous[(first + at) % dangerous.length]])
    await withFoyer(
      page,
      (foyer: Foyer, it) => foyer.router.push('Downloads', { wallet: it as never }),
      { id: 'worse', name, ...Object.fromEntries(links) },
    )
    await expectNoLinks(name)
  }
  expect(page.url()).toContain('127.0.0.1')
})
