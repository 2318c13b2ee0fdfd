import { readFileSync } from 'node:fs'
import { account, Demo } from '../support/Demo.ts'
import { times } from '../support/endurance.ts'
import { expect, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

interface Row {
  readonly name: string
  readonly chains: readonly string[] | null
  readonly image_id: string | null
}

const catalogue = new URL('../../../services/server/catalogue/wallets.json', import.meta.url)
/** The built-in rows of the server, in order. */
const all: Row[] = JSON.parse(readFileSync(catalogue, 'utf8'))
/** Those that serve the chains of the demo. */
const rows = all.filter(({ chains }) => chains?.some((chain) => chain.startsWith('eip155')) ?? true)

const tilesOf = (demo: Demo) =>
  demo.view.locator('li:not([aria-hidden]) button:not([aria-disabled])')
const searchOf = (demo: Demo) => demo.modal.getByRole('searchbox', { name: 'Search wallets' })

async function openAll(demo: Demo, backend: string, options: object = {}) {
  await demo.visit({ wallet: 'none', options: { backend, ...options } })
  await withFoyer(demo.page, (foyer) => foyer.open({ view: 'AllWallets' }))
  await expect(demo.modal).toHaveAttribute('data-view', 'AllWallets')
  await expect(tilesOf(demo).first()).toBeVisible()
}

/** Scrolls down screen by screen, until that many names were seen. */
async function namesTo(demo: Demo, wanted: number): Promise<string[]> {
  const seen = new Map<number, string>()
  await expect(async () => {
    const shown = await demo.view.evaluate((view) => {
      const cells = [...view.querySelectorAll<HTMLElement>('li:not([aria-hidden])')]
      const { top, bottom } = view.getBoundingClientRect()
      const isOnScreen = (cell: Element) => {
        const box = cell.getBoundingClientRect()
        return box.bottom > top && box.top < bottom
      }
      // What is not there yet is waited for: it would be left behind.
      if (!cells.some((cell) => isOnScreen(cell) && cell.querySelector('[aria-disabled]')))
        view.scrollTop += view.clientHeight
      return cells.flatMap((cell) => {
        const button = cell.querySelector('button:not([aria-disabled])')
        const name = button?.getAttribute('aria-label') ?? button?.textContent
        return name ? [[Number(cell.getAttribute('aria-posinset')), name] as const] : []
      })
    })
    for (const [place, name] of shown) seen.set(place, name)
    expect(seen.size).toBeGreaterThanOrEqual(wanted)
  }).toPass({ intervals: [30], timeout: 20_000 })
  return [...seen].sort(([a], [b]) => a - b).map(([, name]) => name)
}

test('the built-in wallets of the server: the first ones, all of them, and those that are searched for', async ({
  demo,
  server,
}) => {
  test.slow()
  await demo.visit({ wallet: 'none', options: { backend: { wallets: server.url } } })

  await test.step('the connect list shows the first ones with their images', async () => {
    await demo.openConnect()
    await expect(demo.view.locator('.row-title')).toHaveText([
      ...rows.slice(0, 4).map(({ name }) => name),
      'All wallets',
    ])
    await expect(demo.row('All wallets')).toContainText(String(rows.length))
    for (const { name } of rows.slice(0, 4)) {
      const image = demo.row(name).locator('img[src^="data:image/"]')
      await expect(image).toBeVisible()
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
    }
  })

  await test.step('behind the well-known wallets the list goes on with images', async () => {
    await demo.row('All wallets').click()
    await expect(tilesOf(demo).first()).toBeVisible()
    await demo.view.evaluate((view) => {
      view.scrollTop = 850
    })
    for (const index of [40, 43, 44]) {
      const tile = demo.view.locator(`[data-index="${index}"]`)
      await expect(tile).toBeInViewport()
      await expect(tile.locator('img')).toBeVisible()
    }
    const firstWithout = rows.findIndex(({ image_id }) => image_id === null)
    expect(firstWithout).toBeGreaterThan(500)
  })

  await test.step('wallets are paged through, each once and in order, and the last one is there', async () => {
    const everywhere = await demo.page.request.get(`${server.url}/getWallets?entries=1`)
    expect(await everywhere.json()).toMatchObject({ count: all.length })
    expect(rows.length).toBeGreaterThan(500)
    await demo.view.evaluate((view) => {
      view.scrollTop = 0
    })
    const names = await namesTo(demo, times({ few: 200, full: rows.length }))
    expect(names).toEqual(rows.slice(0, names.length).map(({ name }) => name))
    const last = demo.view
      .locator(`[aria-posinset="${rows.length}"]`)
      .getByRole('button', { name: rows.at(-1)?.name ?? '', exact: true })
    // Page by page, without a look at what is between.
    await expect(async () => {
      await demo.view.evaluate((view) => {
        view.scrollTop = view.scrollHeight
      })
      await expect(last).toBeVisible({ timeout: 200 })
    }).toPass({ intervals: [50], timeout: 20_000 })
    await expect(demo.view.locator('[aria-disabled]')).toHaveCount(0)
    await expect(demo.view.locator('li').last()).toHaveAttribute(
      'aria-setsize',
      String(rows.length),
    )
  })

  await searchOf(demo).fill('rain')
  await expect(tilesOf(demo).first()).toHaveAccessibleName('Rainbow')
  const found = await tilesOf(demo).count()
  expect(found).toBe(rows.filter(({ name }) => name.toLowerCase().includes('rain')).length)

  await test.step('a search finds Rainbow first, unless the application excludes it', async () => {
    await openAll(demo, server.url, { excludeWalletIds: ['rainbow'] })
    await searchOf(demo).fill('rain')
    await expect(tilesOf(demo)).toHaveCount(found - 1)
    await expect(demo.row('Rainbow')).toHaveCount(0)
  })
})

test('a server of one’s own: its catalogue is the imported one, and it writes down what a user does unless the host switched that off', async ({
  demo,
  page,
  startOwn,
}) => {
  const clean = Array.from({ length: 45 }, (_, index) => ({
    id: `house-${index}`,
    name: `House ${index}`,
    homepage: 'https://house.dev/',
    mobile_link: 'house://',
    supports_wc: true,
  }))
  const bad = (link: string, index: number) => ({
    ...{ id: `bad-${index}`, name: `Dirty links ${index}`, supports_wc: true, rdns: 'dev.house' },
    ...{ homepage: link, mobile_link: link, desktop_link: link, webapp_link: link },
    ...{ app_store: link, play_store: link, chrome_store: link, image_url: link },
  })
  const dirty = [
    { id: 'nameless' },
    { id: 'hidden', name: '\u202e\u200b' },
    { name: 'Dirty without an id', homepage: 'https://a.dev/' },
    { ...clean[0], name: 'Dirty double' },
    ...['a', 7, null, []],
  ]
  const links = ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '//evil.dev']
  const own = await startOwn({
    catalogue: { data: [...dirty, ...clean, ...links.map(bad)] },
  })
  expect(own.imported).toContain('8 left out')
  expect(own.imported).toContain('mobile_link emptied: it is no link that is safe to follow')

  const backend = own.url
  const silent = { features: { analytics: false } }
  await test.step('the imported catalogue takes the place of the built-in one, without its dirty rows', async () => {
    await openAll(demo, backend, silent)
    const kept = await demo.page.request.get(`${own.url}/getWallets?entries=100`)
    const { count, data } = (await kept.json()) as { count: number; data: { name: string }[] }
    expect(JSON.stringify(data)).not.toMatch(/javascript:|text\/html|evil\.dev|without an id/)
    const names = await namesTo(demo, count)
    expect(names).toEqual(data.map(({ name }) => name))
    // The double came first, under a name of its own.
    expect(names.filter((name) => name.startsWith('House '))).toHaveLength(clean.length - 1)
    await expect(demo.row('MetaMask')).toHaveCount(0)
  })

  await test.step('what a user does is written down, and nothing when the host switched it off', async () => {
    await demo.visit({ wallet: 'approve', options: { backend, ...silent } })
    await demo.connect()
    await page.evaluate(() => localStorage.clear())

    let taken = 0
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/e' && response.request().method() === 'POST')
        taken++
    })
    await demo.visit({ wallet: 'approve', options: { backend } })
    await demo.connect()
    const told = (await demo.tracked()).filter((name) => name !== 'MODAL_CREATED')
    expect(told).toEqual(expect.arrayContaining(['MODAL_OPEN', 'CONNECT_SUCCESS', 'MODAL_CLOSE']))
    await expect.poll(() => taken).toBe(told.length)
    await own.stop()
    const events = await own.readEvents()
    // These and no others, so nothing of the visits before.
    expect(events.map(({ event }) => event)).toEqual(told)
    const { origin, hostname } = new URL(demo.stack.demoUrl)
    for (const { project_id, url, domain } of events)
      expect({ project_id, url, domain }).toEqual({
        ...{ project_id: 'demo', url: `${origin}/`, domain: hostname },
      })
    expect(events.find(({ event }) => event === 'CONNECT_SUCCESS')?.address).toBe(account)
  })
})

test('pages of this machine may ask, whatever they call it; others read what to do', async ({
  page,
  request,
  server,
  stack,
  walletScript,
}) => {
  const asked = (origin: string) => request.get(`${server.url}/getWallets`, { headers: { origin } })
  for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null']) {
    const answer = await asked(origin)
    expect(answer.status(), origin).toBe(403)
    expect(answer.headers()['access-control-allow-origin']).toBe('*')
    expect(await answer.text()).toContain('ALLOWED_ORIGINS')
  }
  const demoUrl = stack.demoUrl.replace('127.0.0.1', 'foyer.localhost')
  expect((await asked(new URL(demoUrl).origin)).status()).toBe(200)
  const demo = new Demo({ page, stack: { ...stack, demoUrl }, walletScript })
  await openAll(demo, server.url)
  await expect(demo.row('Rainbow')).toBeVisible()
  expect(new URL(page.url()).hostname).toBe('foyer.localhost')
})

test('a server that is away is said to have failed, and Try again goes on after its return', async ({
  demo,
  gate,
}) => {
  await test.step('when the list opens', async () => {
    await demo.visit({ wallet: 'none', options: { backend: gate.url } })
    await gate.cut()
    await withFoyer(demo.page, (foyer) => foyer.open({ view: 'AllWallets' }))
    await expect(demo.view.getByRole('alert')).toContainText('The list did not load')
    await gate.restore()
    await demo.button('Try again').click()
    await expect(demo.row('MetaMask')).toBeVisible()
    await expect(demo.view.getByRole('alert')).toHaveCount(0)
  })

  // And while it is read.
  await gate.cut()
  await demo.view.evaluate((view) => {
    view.scrollTop = view.scrollHeight
  })
  const alert = demo.view.getByRole('alert')
  await expect(alert).toContainText('The list did not load')
  await demo.button('Try again').click()
  await expect(alert).toContainText('The list did not load')
  await expect(demo.view.locator('[aria-posinset="40"]')).toBeAttached()

  await gate.restore()
  await expect(async () => {
    // The try before this one may not be over yet, and a press meanwhile does nothing.
    if ((await alert.count()) > 0) await demo.button('Try again').click({ timeout: 1_000 })
    await expect(alert).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
  await demo.view.evaluate((view) => {
    view.scrollTop = 0
  })
  const names = await namesTo(demo, times({ few: 120, full: rows.length }))
  expect(names).toEqual(rows.slice(0, names.length).map(({ name }) => name))
})
