import type { Demo } from '../support/Demo.ts'
import {
  type BackendRequest,
  type FakeBackend,
  generateWallets,
  startFakeBackend,
} from '../support/fakeBackend.ts'
import { thirdPartiesOf } from '../support/page.ts'
import { test as base, expect } from '../support/test.ts'

/** A backend of the test's own, which is gone with it. */
const test = base.extend<{ backend: FakeBackend }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  backend: async ({}, use) => {
    const backend = await startFakeBackend()
    await use(backend)
    await backend.stop()
  },
})

const chains = 'eip155:31337,eip155:31338'
const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }
const rowsOf = (demo: Demo) => demo.view.locator('.row-title')
const tilesOf = (demo: Demo) => demo.view.locator('button.tile')
const searchOf = (demo: Demo) => demo.modal.getByRole('searchbox', { name: 'Search wallets' })
const imagesIn = (demo: Demo) => demo.view.locator('img[src^="data:image/svg+xml;base64,"]')

const openAll = async (demo: Demo) => {
  await demo.openConnect()
  await demo.row('All wallets').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'AllWallets')
}
const isImage = ({ path }: BackendRequest) => path.startsWith('/getWalletImage')
/**
 * Types a key every 40 ms by the page's own timers, so that a busy machine makes no pauses of its
 * own. Resolves with the moment of the last key that changes what is searched for.
 */
const typeQuickly = (demo: Demo, text: string) =>
  searchOf(demo).evaluate(async (field, text) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    let changedAtMs = 0
    for (let length = 1; length <= text.length; length++) {
      await new Promise((resolve) => setTimeout(resolve, 40))
      if (text[length - 1] !== ' ') changedAtMs = Date.now()
      set?.call(field, text.slice(0, length))
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    }
    return changedAtMs
  }, text)
/** What a test did not ask for counts too: a moment in which nothing more may come. */
const quiet = (demo: Demo, ms: number) => demo.page.waitForTimeout(ms)

test('before the first open nobody is asked', async ({ backend, demo, page }) => {
  await demo.visit({ options: { backend: { wallets: backend.url } } })
  await demo.opener.hover()
  await page.waitForLoadState('networkidle')
  expect(backend.requests).toEqual([])
  await demo.openConnect()
  await expect(demo.row('Wallet 001')).toBeVisible()
  expect(backend.listQueries()).toEqual([{ page: '1', entries: '4', chains }])
  for (const { method, query } of backend.asked('/getWallets'))
    expect({ method, ...query }).toMatchObject({
      method: 'GET',
      projectId: 'demo',
      st: 'foyer',
      sv: expect.stringMatching(/^js-/),
    })
})

test('beside a server the built-in list is not fetched; without one its code is not', async ({
  backend,
  demo,
  page,
}) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
  })
  const has = (text: string) => scripts.some((script) => script.includes(text))
  await demo.visit({ options: { backend: `${backend.url}/some/api/` } })
  await openAll(demo)
  await expect(demo.row('Wallet 001')).toBeVisible()
  expect([has('/getWalletImage/'), has('com.trustwallet.app')]).toEqual([true, false])

  scripts.length = 0
  await page.goto('about:blank')
  await demo.visit({ wallet: 'none' })
  await openAll(demo)
  await expect(demo.row('MetaMask')).toBeVisible()
  expect([has('/getWalletImage/'), has('com.trustwallet.app')]).toEqual([false, true])
})

test.describe('the connect list', () => {
  test('shows four, less what is featured, custom or installed', async ({ backend, demo }) => {
    await demo.addWallets(acorn)
    await demo.visit({
      wallet: 'none',
      options: {
        backend: { wallets: backend.url },
        featuredWalletIds: ['wallet-007'],
        excludeWalletIds: ['wallet-001'],
        customWallets: [{ id: 'maple', name: 'Maple' }],
      },
    })
    await demo.openConnect()
    await expect(rowsOf(demo)).toHaveText([
      'Acorn',
      'Wallet 007',
      'Maple',
      'Wallet 002',
      'All wallets',
    ])
    await expect(demo.row('All wallets')).toContainText('12')
    expect(new Set(backend.listQueries().map((query) => JSON.stringify(query)))).toEqual(
      new Set(
        [
          { page: '1', entries: '1', include: 'wallet-001', chains },
          { page: '1', entries: '4', exclude: 'wallet-007,wallet-001', chains },
          { page: '1', entries: '1', include: 'wallet-007', chains },
        ].map((query) => JSON.stringify(query)),
      ),
    )
  })

  test('installed wallets leave room for four of the server, and take it as they come', async ({
    backend,
    demo,
    page,
  }) => {
    const names = ['Acorn', 'Birch', 'Cedar', 'Dogwood', 'Elm']
    await demo.addWallets(acorn)
    await demo.visit({ wallet: 'none', options: { backend: { wallets: backend.url } } })
    for (const count of [1, 3, 5])
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
          ...['Wallet 001', 'Wallet 002', 'Wallet 003'].slice(0, Math.max(0, 4 - count)),
          'All wallets',
        ])
        await demo.button('Close').click()
        await expect(demo.dialog).toBeHidden()
      })
  })

  test('stands still while the server thinks', async ({ backend, demo }) => {
    backend.answer = () => ({ delayMs: 1_500 })
    await demo.addWallets(acorn)
    await demo.visit({
      wallet: 'none',
      options: { backend: { wallets: backend.url }, featuredWalletIds: ['wallet-007'] },
    })
    await demo.openConnect()
    await expect(rowsOf(demo)).toHaveText(['Acorn', 'All wallets'])
    await expect(demo.view.locator('.skeleton')).toHaveCount(3)
    const tops = () =>
      rowsOf(demo).evaluateAll((rows) =>
        [rows[0], rows.at(-1)].map((row) => Math.round(row?.getBoundingClientRect().top ?? 0)),
      )
    await expect.poll(async () => (await tops())[1]).toBeGreaterThan(300)
    await quiet(demo, 500)
    const before = await tops()
    await expect(rowsOf(demo)).toHaveCount(5)
    await expect(demo.view.locator('.skeleton')).toHaveCount(0)
    const after = await tops()
    for (const [index, top] of after.entries())
      expect(Math.abs(top - (before[index] ?? 0))).toBeLessThan(3)
  })
})

test.describe('all wallets', () => {
  test.beforeEach(({ backend }) => {
    backend.wallets = generateWallets(95)
  })

  test('95 wallets are three pages, each asked once', async ({ backend, demo }) => {
    await demo.visit({ wallet: 'none', options: { backend: { wallets: backend.url } } })
    await openAll(demo)
    await expect(demo.row('Wallet 001')).toBeVisible()
    const seen = new Set<string>()
    const scroller = demo.view
    await expect(async () => {
      for (const text of await tilesOf(demo).allTextContents())
        for (const [name] of text.matchAll(/Wallet \d{3}/g)) seen.add(name)
      await scroller.evaluate((view) => {
        const boxes = [view, ...view.querySelectorAll('*')]
        for (const box of boxes) box.scrollTop += 120
      })
      expect(seen.size).toBe(95)
    }).toPass({ intervals: [60], timeout: 30_000 })
    await quiet(demo, 600)
    const pages = backend.listQueries().filter(({ entries }) => entries === '40')
    expect(pages).toEqual(['1', '2', '3'].map((page) => ({ page, entries: '40', chains })))
  })

  test('a search is sent once, 300 ms after the last key, without the spaces', async ({
    backend,
    demo,
  }) => {
    await demo.visit({ wallet: 'none', options: { backend: { wallets: backend.url } } })
    await openAll(demo)
    await expect(demo.row('Wallet 001')).toBeVisible()
    const changedAtMs = await typeQuickly(demo, '  wallet 09 ')
    await expect(demo.row('Wallet 095')).toBeVisible()
    await quiet(demo, 600)
    const searches = backend.asked('/getWallets').filter(({ query }) => query.search)
    expect(searches.map(({ query }) => [query.search, query.entries, query.page])).toEqual([
      ['wallet 09', '100', '1'],
    ])
    const waitedMs = (searches[0]?.atMs ?? 0) - changedAtMs
    expect(waitedMs).toBeGreaterThanOrEqual(295)
    expect(waitedMs).toBeLessThan(2_000)
  })

  test('a late answer to an older search changes nothing', async ({ backend, demo }) => {
    backend.answer = ({ query }) => (query.search === 'wallet 01' ? { delayMs: 1_500 } : 'usual')
    await demo.visit({ wallet: 'none', options: { backend: { wallets: backend.url } } })
    await openAll(demo)
    await expect(demo.row('Wallet 001')).toBeVisible()
    await searchOf(demo).fill('wallet 01')
    await expect
      .poll(() => backend.listQueries().some(({ search }) => search === 'wallet 01'))
      .toBe(true)
    await searchOf(demo).fill('wallet 09')
    await expect(demo.row('Wallet 095')).toBeVisible()
    await quiet(demo, 1_800)
    await expect(demo.row('Wallet 095')).toBeVisible()
    await expect(demo.row('Wallet 010')).toHaveCount(0)
    const older = backend.asked('/getWallets').find(({ query }) => query.search === 'wallet 01')
    expect(older?.abandoned).toBe(true)
  })
})

test.describe('excluded wallets', () => {
  const excluded = {
    ...generateWallets(1)[0],
    ...{ id: 'excluded', name: 'Another name', rdns: acorn.rdns },
  }
  test.beforeEach(async ({ backend, demo }) => {
    backend.wallets = [excluded, ...generateWallets(6)]
    await demo.addWallets(acorn, { name: 'Birch', rdns: 'dev.foyer.birch' })
    await demo.visit({
      wallet: 'none',
      options: { backend: { wallets: backend.url }, excludeWalletIds: ['excluded'] },
    })
  })

  test('are hidden where they are installed, and asked for once', async ({ backend, demo }) => {
    const shown = ['Birch', 'Wallet 001', 'Wallet 002', 'Wallet 003', 'All wallets']
    await demo.openConnect()
    await expect(rowsOf(demo)).toHaveText(shown)
    await demo.row('All wallets').click()
    await expect(demo.row('Birch')).toBeVisible()
    await expect(demo.row('Wallet 006')).toBeVisible()
    await expect(demo.row('Acorn')).toHaveCount(0)
    await demo.button('Close').click()
    await demo.openConnect()
    await expect(rowsOf(demo)).toHaveText(shown)
    expect(backend.listQueries().filter(({ include }) => include)).toEqual([
      { page: '1', entries: '1', include: 'excluded', chains },
    ])
  })

  test('hold the discovered ones back for two seconds and no longer', async ({ backend, demo }) => {
    backend.answer = ({ query }) => (query.include === 'excluded' ? 'hang' : 'usual')
    await demo.openConnect()
    const openedAtMs = Date.now()
    await expect(demo.row('Wallet 001')).toBeVisible()
    await expect(demo.row('Birch')).toHaveCount(0)
    await expect(demo.row('Birch')).toBeVisible()
    const waitedMs = Date.now() - openedAtMs
    expect(waitedMs).toBeGreaterThan(1_500)
    expect(waitedMs).toBeLessThan(3_500)
  })
})

test.describe('images', () => {
  test('are rendered from the server’s, as data', async ({ backend, demo, page, stack }) => {
    const thirdParties = thirdPartiesOf(page, [stack.demoUrl, ...stack.rpcUrls, backend.url])
    await demo.visit({ wallet: 'none', options: { backend: { wallets: backend.url } } })
    await demo.openConnect()
    // One that is on its way when its row goes is abandoned, and may be asked for again.
    for (const name of ['Wallet 001', 'Wallet 002', 'Wallet 003', 'Wallet 004'])
      await expect(demo.row(name).locator('img')).toBeVisible()
    await demo.row('All wallets').click()
    await expect(demo.row('Wallet 012').locator('img')).toBeVisible()
    await expect(imagesIn(demo)).toHaveCount(12)
    expect(new Set(backend.asked('/getWalletImage').map(({ path }) => path)).size).toBe(
      backend.asked('/getWalletImage').length,
    )
    expect(thirdParties).toEqual([])
  })

  test('that hang hold up nothing: rows are there, a search answers, four are asked at once', async ({
    backend,
    demo,
  }) => {
    backend.wallets = generateWallets(95)
    backend.answer = (request) => (isImage(request) ? 'hang' : 'usual')
    await demo.visit({ wallet: 'approve', options: { backend: { wallets: backend.url } } })
    await openAll(demo)
    await expect(demo.row('Wallet 001')).toBeVisible()
    await expect.poll(() => backend.requests.filter(isImage).length).toBeGreaterThanOrEqual(4)
    const underWay = () =>
      backend.requests.filter((request) => isImage(request) && !request.abandoned)
    expect(underWay().length).toBeLessThanOrEqual(4)
    await searchOf(demo).fill('wallet 09')
    await expect(demo.row('Wallet 095')).toBeVisible({ timeout: 2_000 })
    await expect(demo.row('Wallet 095')).toContainText('W')
    expect(underWay().length).toBeLessThanOrEqual(4)
    // The first four are given up, the next are tried.
    await expect
      .poll(() => backend.requests.filter(isImage).length, { timeout: 10_000 })
      .toBeGreaterThan(8)
    expect(underWay().length).toBeLessThanOrEqual(4)
  })

  test('that are none become a letter', async ({ backend, demo, uncaught }) => {
    const bodies: { type: string; body: string }[] = [
      { type: 'text/html', body: '<script>window.pwned = 1</script>' },
      { type: 'image/png', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      { type: 'image/gif', body: 'GIF89a' },
      {
        type: 'image/svg+xml',
        body: `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(270_000)}</svg>`,
      },
      { type: 'image/svg+xml', body: '<html><svg/></html>' },
      { type: 'application/json', body: '{' },
    ]
    backend.answer = (request) =>
      isImage(request) ? (bodies[Number(request.path.slice(-3)) - 1] ?? { status: 404 }) : 'usual'
    await demo.visit({ wallet: 'none', options: { backend: { wallets: backend.url } } })
    await openAll(demo)
    // One that is on its way when its row goes is abandoned, and asked for again.
    const asked = () => new Set(backend.asked('/getWalletImage').map(({ path }) => path))
    await expect.poll(() => asked().size).toBe(12)
    await quiet(demo, 300)
    await expect(demo.view.locator('img')).toHaveCount(0)
    expect(await demo.page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
    expect(uncaught).toEqual([])
  })

  test('under the strictest policy they are rendered, and the server is reached', async ({
    backend,
    demo,
    page,
    stack,
  }) => {
    // The policy of the stack lets the page speak to its chains only: the server stands behind one.
    const [origin] = stack.rpcUrls
    await page.route(`${origin}/listings/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const response = await route.fetch({ url: `${backend.url}${pathname}${search}` })
      await route.fulfill({ response })
    })
    const violations: string[] = []
    await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const { reportViolation } = window as unknown as { reportViolation(text: string): void }
        reportViolation(`${violatedDirective} ${blockedURI}`)
      })
    })
    await demo.visit({ csp: 'strict', options: { backend: `${origin}/listings` } })
    await openAll(demo)
    await expect(imagesIn(demo)).toHaveCount(12)
    expect(violations).toEqual([])

    // A server that the policy does not name is refused, and that is said like any other failure.
    await page.goto('about:blank')
    await demo.visit({ csp: 'strict', options: { backend: { wallets: backend.url } } })
    await openAll(demo)
    await expect(demo.button('Try again')).toBeVisible()
    expect(violations.length).toBeGreaterThan(0)
  })
})

test.describe('a server that is down', () => {
  test('leaves the wallets of this browser, which connect', async ({ backend, demo }) => {
    await backend.stop()
    await demo.visit({
      wallet: 'approve',
      options: { backend: { wallets: backend.url }, featuredWalletIds: ['wallet-007'] },
    })
    const startedAtMs = Date.now()
    await demo.connect()
    expect(Date.now() - startedAtMs).toBeLessThan(5_000)
    const connectedMs = await demo.page.evaluate(() => {
      const at = (wanted: string) =>
        window.foyerHistory.find(({ status }) => status === wanted)?.atMs ?? 0
      return at('connected') - at('connecting')
    })
    expect(connectedMs).toBeLessThan(2_000)
  })

  test('leaves the built-in wallets in the list, with their images', async ({ backend, demo }) => {
    await backend.stop()
    await demo.visit({ wallet: 'approve', options: { backend: { wallets: backend.url } } })
    await demo.openConnect()
    await expect(demo.row('MetaMask')).toBeVisible()
    await expect(demo.row('Demo wallet')).toBeVisible()
    await expect(demo.row('MetaMask').locator('img[src^="data:"]')).toBeVisible()
  })

  test('is asked again by Try again, and by the next opening', async ({ backend, demo }) => {
    await backend.stop()
    await demo.visit({ wallet: 'none', options: { backend: { wallets: backend.url } } })
    await openAll(demo)
    await expect(demo.modal.getByRole('alert')).toBeVisible()
    await backend.restart()
    await demo.button('Try again').click()
    await expect(demo.row('Wallet 001')).toBeVisible()
    await expect(demo.modal.getByRole('alert')).toHaveCount(0)
    await demo.button('Back').click()
    await expect(rowsOf(demo)).toHaveText([
      'Wallet 001',
      'Wallet 002',
      'Wallet 003',
      'Wallet 004',
      'All wallets',
    ])
  })

  test('that hangs holds up no wallet of this browser', async ({ backend, demo }) => {
    backend.answer = () => 'hang'
    await demo.visit({ wallet: 'approve', options: { backend: { wallets: backend.url } } })
    const openedAtMs = Date.now()
    await demo.openConnect()
    await demo.row('Demo wallet').click()
    await expect(demo.accountButton).toBeVisible({ timeout: 2_000 })
    expect(Date.now() - openedAtMs).toBeLessThan(4_000)
  })

  test('that answers with garbage is said to have failed', async ({ backend, demo, page }) => {
    const answers = {
      'an error': { status: 503 },
      'a page of HTML': { type: 'text/html', body: '<h1>Hello</h1>' },
      'half an answer': { body: '{"data":[{"id":"a","na' },
      null: { body: 'null' },
    }
    backend.answer = () => ({ status: 503 })
    await demo.visit({ options: { backend: { wallets: backend.url } } })
    await openAll(demo)
    await expect(demo.button('Try again')).toBeVisible()
    for (const [what, answer] of Object.entries(answers))
      await test.step(what, async () => {
        backend.answer = () => answer
        const before = backend.listQueries().length
        // Another click at once would count as the second half of a double click.
        await demo.button('Try again').press('Enter')
        await expect.poll(() => backend.listQueries().length, what).toBeGreaterThan(before)
        await page.waitForLoadState('networkidle')
        await expect(demo.button('Try again'), what).toBeVisible()
        await expect(demo.row('Demo wallet')).toBeVisible()
        expect(await demo.view.textContent()).not.toMatch(/undefined|NaN|null/)
      })
  })
})

test('dangerous rows of a server never reach the page', async ({ backend, demo, page }) => {
  const dangerous = [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'intent://x#Intent;scheme=https;S.browser_fallback_url=https://evil.example;end',
    '//evil.example/x',
    'http://evil.example/',
    'https://user:secret@evil.example/',
  ]
  backend.wallets = dangerous.map((link, index) => ({
    id: `bad-${index}`,
    name: `Bad ${index} <img src=x onerror=alert(1)>`,
    image_id: '../../etc/passwd',
    supports_wc: true,
    ...{ homepage: link, mobile_link: link, desktop_link: link, webapp_link: link },
    ...{ app_store: link, play_store: link, chrome_store: link, image_url: link },
  }))
  await demo.visit({ wallet: 'none', options: { backend: { wallets: backend.url } } })
  await openAll(demo)
  await expect(tilesOf(demo)).toHaveCount(dangerous.length)
  for (const [index] of dangerous.entries()) {
    await tilesOf(demo).nth(index).click()
    await expect(demo.modal).toHaveAttribute('data-view', 'Downloads')
    await expect(demo.view.getByRole('link')).toHaveCount(0)
    await expect(demo.view.locator('img')).toHaveCount(0)
    await demo.button('Back').click()
    await expect(tilesOf(demo)).toHaveCount(dangerous.length)
  }
  expect(backend.requests.filter(isImage)).toEqual([])
  expect(page.url()).toContain('127.0.0.1')
})
