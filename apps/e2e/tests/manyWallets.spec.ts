import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Demo } from '../support/Demo.ts'
import { tabTo } from '../support/keys.ts'
import { atRest, axeViolations, overflows } from '../support/page.ts'
import { meterScroll, plainListPage } from '../support/scrollMeter.ts'
import { test as base, expect } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

const walletCount = 10_000
const mostRowsAllowed = 200

const nameOf = (index: number) =>
  index % 3 === 0 ? `Wallet number ${index} of many` : `Wallet ${index}`
const wallets = Array.from({ length: walletCount }, (_, index) => ({
  id: `w${index}`,
  name: nameOf(index),
  homepage: `https://w${index}.example/`,
  image_id: `i${index}`,
}))
const picture = (index: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 52"><rect width="52" height="52" fill="hsl(${(index * 47) % 360} 55% 62%)"/><circle cx="26" cy="26" r="${8 + (index % 9)}" fill="#fff" fill-opacity=".85"/></svg>`

/** A backend with ten thousand wallets, that tells what it was asked and can be made to wait. */
interface ManyWallets {
  readonly url: string
  /** Pages it was asked for. */
  readonly asked: { search: string; page: number }[]
  /** The most pages that were under way at once. */
  mostAtOnce(): number
  /** While set, pages wait for it. */
  gate: Promise<void> | null
  /** Pages are answered with a failure. */
  fails: boolean
  /** When the last search was answered, in ms since 1970. */
  answeredAtMs: number
}

const test = base.extend<{ many: ManyWallets }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  many: async ({}, use) => {
    let underWay = 0
    let mostAtOnce = 0
    const many = {
      url: '',
      asked: [] as { search: string; page: number }[],
      mostAtOnce: () => mostAtOnce,
      gate: null as Promise<void> | null,
      fails: false,
      answeredAtMs: 0,
    }
    const answer = (response: ServerResponse, status: number, type: string, body: string) =>
      response
        .writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' })
        .end(body)
    const server = createServer(async (request, response) => {
      const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
      const image = /\/getWalletImage\/i(\d+)$/.exec(pathname)
      if (image) return answer(response, 200, 'image/svg+xml', picture(Number(image[1])))
      if (!pathname.endsWith('/getWallets')) return answer(response, 404, 'text/plain', '')
      const entries = Number(query.get('entries'))
      // The connect list asks for a few of its own.
      const isList = entries >= 40
      const [page, search] = [Number(query.get('page')), query.get('search') ?? '']
      if (isList) {
        many.asked.push({ search, page })
        mostAtOnce = Math.max(mostAtOnce, ++underWay)
        response.on('close', () => underWay--)
        await many.gate
      }
      if (many.fails) return answer(response, 503, 'application/json', '{}')
      const found = wallets.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
      const data = found.slice((page - 1) * entries, page * entries)
      if (search) many.answeredAtMs = Date.now()
      answer(response, 200, 'application/json', JSON.stringify({ data, count: found.length }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    many.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await use(many)
    server.closeAllConnections()
    server.close()
  },
})

const tilesOf = (demo: Demo) =>
  demo.view.locator('li:not([aria-hidden]) button:not([aria-disabled])')
const rowsIn = (demo: Demo) => demo.view.locator('li').count()
const scrollTo = (demo: Demo, px: number) =>
  demo.view.evaluate((view, top) => {
    view.scrollTop = top
  }, px)
const scrolled = (demo: Demo) => demo.view.evaluate(({ scrollTop }) => scrollTop)
const searchOf = (demo: Demo) => demo.modal.getByRole('searchbox', { name: 'Search wallets' })
const focusedName = (demo: Demo) =>
  demo.modal.evaluate(({ shadowRoot }) => {
    const focused = shadowRoot?.activeElement
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
  })

async function openMany(demo: Demo, many: ManyWallets, options: object = {}) {
  await demo.visit({ wallet: 'approve', options: { backend: many.url, ...options } })
  await withFoyer(demo.page, (foyer) => foyer.open({ view: 'AllWallets' }))
  await expect(demo.row('Demo wallet')).toBeVisible()
  if (!many.gate && !many.fails) await expect(demo.row('Wallet 1')).toBeVisible()
  await atRest(demo.modal)
}

/** Scrolls to the end again and again, until that many wallets have been in the list. */
async function scrollUntil(demo: Demo, wantedWallets: number) {
  await expect(async () => {
    await scrollTo(demo, Number.MAX_SAFE_INTEGER)
    const last = await demo.view.locator('li').last().getAttribute('aria-posinset')
    expect(Number(last)).toBeGreaterThan(wantedWallets)
  }).toPass({ intervals: [20], timeout: 30_000 })
}

test('ten thousand wallets are scrolled through with at most 200 rows in the document', async ({
  demo,
  many,
  page,
}) => {
  test.slow()
  await openMany(demo, many)
  const devtools = await page.context().newCDPSession(page)
  const heapMb = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return usedSize / 1_000_000
  }
  const beforeMb = await heapMb()
  const all = await meterScroll(demo.view, { rows: 'li', pxPerSecond: 15_000 })
  const growthMb = (await heapMb()) - beforeMb

  const last = demo.view.locator('li').last()
  await expect(last.getByRole('button')).toHaveAccessibleName(nameOf(walletCount - 1))
  // The wallet of this browser is one more.
  await expect(last).toHaveAttribute('aria-posinset', String(walletCount + 1))
  await expect(last).toHaveAttribute('aria-setsize', String(walletCount + 1))
  expect(many.asked.map(({ page }) => page)).toEqual(
    Array.from({ length: walletCount / 40 }, (_, index) => index + 1),
  )
  expect(many.mostAtOnce()).toBe(1)
  expect(all.mostRows).toBeLessThanOrEqual(mostRowsAllowed)

  await scrollTo(demo, 0)
  const again = await meterScroll(demo.view, { rows: 'li', pxPerSecond: 4_000, untilPx: 20_000 })
  expect(again.mostRows).toBeLessThanOrEqual(mostRowsAllowed)

  await page.setContent(plainListPage(walletCount))
  const plain = await meterScroll(page.locator('#box'), {
    rows: 'li',
    pxPerSecond: 4_000,
    untilPx: 20_000,
  })
  const figures = ({ framesPerSecond, longestFrameMs, longTasksMs, mostRows }: typeof all) =>
    `${framesPerSecond} frames/s, longest frame ${longestFrameMs} ms, longest task ${
      longTasksMs.length > 0 ? `${Math.max(...longTasksMs)} ms` : 'under 50 ms'
    }, at most ${mostRows} rows`
  console.log(`10,000 wallets, as they arrive at 15,000 px/s: ${figures(all)}`)
  console.log(`10,000 wallets, all there, at 4,000 px/s: ${figures(again)}`)
  console.log(`10,000 rows of a plain page at 4,000 px/s: ${figures(plain)}`)
  console.log(`heap after all: ${growthMb.toFixed(1)} MB more`)
})

test('dragging the scroll bar to the end asks for one page at a time, and not after the last', async ({
  demo,
  many,
}) => {
  await openMany(demo, many)
  await scrollUntil(demo, 400)
  expect(many.mostAtOnce()).toBe(1)
  expect(new Set(many.asked.map(({ page }) => page)).size).toBe(many.asked.length)
  await searchOf(demo).fill('number 99')
  const found = wallets.filter(({ name }) => name.includes('number 99')).length
  await expect(demo.view.getByRole('status')).toHaveText(`${found} wallets found`)
  await scrollUntil(demo, found - 1)
  const searches = many.asked.filter(({ search }) => search !== '')
  for (let nudge = 0; nudge < 5; nudge++) await scrollTo(demo, 100_000 - nudge)
  await expect(demo.view.locator('[aria-disabled]')).toHaveCount(0)
  expect(many.asked.filter(({ search }) => search !== '')).toEqual(searches)
  expect(searches).toHaveLength(Math.ceil(found / 100))
})

test('a search begins at the top, and its result is there soon after the reply', async ({
  demo,
  many,
  page,
}) => {
  await openMany(demo, many)
  await scrollUntil(demo, 300)
  await page.evaluate(() => {
    const root = document.querySelector('foyer-modal')?.shadowRoot
    const watcher = new MutationObserver(() => {
      if (!root?.querySelector('.view:not([inert]) button[aria-label="Wallet 7777"]')) return
      Object.assign(window, { foundAtMs: Date.now() })
      watcher.disconnect()
    })
    if (root) watcher.observe(root, { childList: true, subtree: true })
  })
  await searchOf(demo).fill('7777')
  await expect(tilesOf(demo)).toHaveCount(1)
  await expect(demo.row('Wallet 7777')).toBeVisible()
  expect(await scrolled(demo)).toBe(0)
  const foundAtMs = await page.evaluate(() => (window as { foundAtMs?: number }).foundAtMs)
  console.log(`search result ${(foundAtMs ?? Number.NaN) - many.answeredAtMs} ms after the reply`)

  await searchOf(demo).fill('nobody would call it so')
  await expect(demo.heading(/^No wallet/)).toBeVisible()
  await demo.button('Clear search').click()
  await expect(demo.row('Wallet 1')).toBeVisible()
})

test('Tab walks through every wallet of three pages, and back', async ({ demo, many, page }) => {
  test.slow()
  await openMany(demo, many)
  await searchOf(demo).focus()
  const expected = ['Demo wallet', ...wallets.slice(0, 130).map(({ name }) => name)]
  const met: string[] = []
  while (met.length < expected.length) {
    await page.keyboard.press('Tab')
    const name = await focusedName(demo)
    // The person is faster than the server: they wait in the list, and not behind it.
    if (name === 'Loading wallets') await expect.poll(() => focusedName(demo)).not.toBe(name)
    met.push(await focusedName(demo))
    expect(await rowsIn(demo)).toBeLessThanOrEqual(mostRowsAllowed)
  }
  expect(met).toEqual(expected)
  const focused = demo.row(expected.at(-1) as string)
  await expect(focused).toBeFocused()
  await expect(focused).toBeInViewport({ ratio: 1 })
  for (const name of expected.slice(-20, -1).reverse()) {
    await page.keyboard.press('Shift+Tab')
    expect(await focusedName(demo)).toBe(name)
  }
  // What has the focus is seen, not hidden below the search field.
  const [tile, search] = await Promise.all([
    demo.modal.locator('li button:focus').boundingBox(),
    searchOf(demo).boundingBox(),
  ])
  expect(tile?.y).toBeGreaterThanOrEqual((search?.y ?? 0) + (search?.height ?? 0))
})

test('focus outlives scrolling far away, and Tab goes on from there', async ({
  demo,
  many,
  page,
}) => {
  await openMany(demo, many)
  await demo.row('Wallet 10').focus()
  await scrollUntil(demo, 600)
  expect(await focusedName(demo)).toBe('Wallet 10')
  await page.keyboard.press('Tab')
  expect(await focusedName(demo)).toBe('Wallet 11')
  await expect(demo.row('Wallet 11')).toBeInViewport()
  await expect(demo.row('Wallet 13')).toBeInViewport()
  // Keys that scroll do what they do on every page.
  await page.keyboard.press('PageDown')
  await expect.poll(() => scrolled(demo)).toBeGreaterThan(300)
  await page.keyboard.press('End')
  await expect.poll(() => scrolled(demo)).toBeGreaterThan(10_000)
  await page.keyboard.press('Home')
  await expect.poll(() => scrolled(demo)).toBe(0)
  expect(await focusedName(demo)).toBe('Wallet 11')
})

test('whoever is faster than the list waits in it, and is on the wallet that comes', async ({
  demo,
  many,
  page,
}) => {
  await openMany(demo, many)
  await expect.poll(() => many.asked.length).toBeGreaterThanOrEqual(1)
  let open = () => {}
  many.gate = new Promise((resolve) => {
    open = resolve
  })
  await tabTo(page, 'Wallet 1')
  const before = many.asked.length
  let name = ''
  for (let step = 0; step < 150 && name !== 'Loading wallets'; step++) {
    await page.keyboard.press('Tab')
    name = await focusedName(demo)
  }
  expect(name).toBe('Loading wallets')
  expect(many.asked.length).toBeLessThanOrEqual(before + 1)
  open()
  await expect.poll(() => focusedName(demo)).toMatch(/^Wallet/)
})

test('a page that fails leaves what is there, and Try again goes on from it', async ({
  demo,
  many,
}) => {
  await openMany(demo, many)
  many.fails = true
  await scrollUntil(demo, 30).catch(() => {})
  await scrollTo(demo, 100_000)
  await expect(demo.view.getByRole('alert')).toContainText('The list did not load')
  many.fails = false
  const pages = many.asked.at(-1)?.page
  await demo.button('Try again').click()
  await expect(demo.view.getByRole('alert')).toHaveCount(0)
  await scrollUntil(demo, 120)
  expect(many.asked.filter(({ page }) => page === pages)).toHaveLength(2)
})

for (const way of ['pointer', 'keyboard'] as const)
  test(`back from a wallet is the same place, with nothing asked again: ${way}`, async ({
    demo,
    many,
    page,
  }) => {
    await openMany(demo, many)
    await scrollUntil(demo, 500)
    await scrollTo(demo, 9_050)
    const wallet = demo.row('Wallet 376')
    await expect(wallet).toBeInViewport()
    await wallet.focus()
    const placePx = await scrolled(demo)
    const asked = many.asked.length
    if (way === 'pointer') await wallet.click()
    else await page.keyboard.press('Enter')
    await expect(demo.dialog).toHaveAccessibleName('Get Wallet 376')
    await atRest(demo.modal)
    if (way === 'pointer') await demo.button('Back').click()
    else await page.keyboard.press('Alt+ArrowLeft')
    await expect(demo.dialog).toHaveAccessibleName('All wallets')
    await expect(wallet).toBeInViewport()
    await expect(wallet).toBeFocused()
    expect(await scrolled(demo)).toBeCloseTo(placePx, 0)
    expect(many.asked).toHaveLength(asked)
    // And it goes on from there.
    await scrollUntil(demo, 700)
    expect(many.asked.length).toBeGreaterThan(asked)
  })

test('back to a search is the same search, tracked once', async ({ demo, many }) => {
  await openMany(demo, many)
  await searchOf(demo).fill('Wallet 77')
  await demo.row('Wallet 7700').click()
  await expect(demo.dialog).toHaveAccessibleName('Get Wallet 7700')
  await atRest(demo.modal)
  await demo.button('Back').click()
  await expect(searchOf(demo)).toHaveValue('Wallet 77')
  await expect(demo.row('Wallet 7700')).toBeFocused()
  expect(await demo.tracked('SEARCH_WALLET')).toHaveLength(1)
  expect(many.asked.filter(({ search }) => search !== '')).toHaveLength(1)
})

test('a new visit begins at the top', async ({ demo, many }) => {
  await demo.visit({ wallet: 'approve', options: { backend: many.url } })
  await demo.openConnect()
  await demo.row('All wallets').click()
  await expect(demo.row('Wallet 1')).toBeVisible()
  await scrollUntil(demo, 200)
  await demo.button('Back').click()
  await demo.row('All wallets').click()
  await expect(demo.row('Wallet 1')).toBeInViewport()
  expect(await scrolled(demo)).toBe(0)
})

for (const [look, { size, options, media }] of Object.entries({
  'wide and light': { size: [1280, 800], options: { themeMode: 'light' }, media: {} },
  'wide and dark': { size: [1280, 800], options: { themeMode: 'dark' }, media: {} },
  'a phone': { size: [390, 844], options: { themeMode: 'light' }, media: {} },
  '320 px': { size: [320, 640], options: { themeMode: 'dark' }, media: {} },
  'right to left': { size: [1280, 800], options: { locale: 'ar' }, media: {} },
  'less movement': {
    size: [390, 844],
    options: {},
    media: { reducedMotion: 'reduce' },
  },
  embedded: { size: [1280, 800], options: { enableEmbedded: true }, media: {} },
} as Record<string, { size: [number, number]; options: object; media: object }>))
  test(`the list keeps its shape: ${look}`, async ({ demo, many, page }, info) => {
    await page.setViewportSize({ width: size[0], height: size[1] })
    await page.emulateMedia(media)
    await openMany(demo, many, options)
    expect(await overflows(page)).toEqual([])
    await scrollUntil(demo, 300)
    await scrollTo(demo, 4_030)
    await expect.poll(() => rowsIn(demo)).toBeLessThanOrEqual(mostRowsAllowed)
    await atRest(demo.modal)
    const columns = await demo.view.evaluate((view) => {
      const lefts = [...view.querySelectorAll('li')].map((li) => li.getBoundingClientRect().left)
      const first = [...view.querySelectorAll('li')].slice(0, 2)
      const [one, two] = first.map((li) => li.getBoundingClientRect().left) as [number, number]
      return { count: new Set(lefts.map(Math.round)).size, rightwards: two > one }
    })
    expect(columns).toEqual({ count: 4, rightwards: look !== 'right to left' })
    // What is seen has wallets, everywhere.
    await expect(demo.view.locator('[aria-posinset="165"] button')).toBeInViewport()
    expect(await axeViolations(page)).toEqual([])
    expect(await overflows(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('many.png') })
  })

test('large text has fewer columns, and the place is kept when they change', async ({
  demo,
  many,
  page,
}) => {
  await openMany(demo, many)
  await scrollUntil(demo, 300)
  await scrollTo(demo, 5_000)
  const first = () =>
    demo.view.evaluate((view) => {
      const below = view.getBoundingClientRect().top + 60
      const seen = [...view.querySelectorAll('li')].find(
        (li) => li.getBoundingClientRect().bottom > below,
      )
      return Number(seen?.getAttribute('aria-posinset'))
    })
  const before = await first()
  await page.addStyleTag({ content: 'foyer-modal{font-size:32px!important}' })
  await expect.poll(first).toBeGreaterThan(before - 8)
  await expect.poll(first).toBeLessThan(before + 8)
  expect(await overflows(page)).toEqual([])
})
