import type { Demo } from '../support/Demo.ts'
import { times } from '../support/endurance.ts'
import { type FakeBackend, generateWallets, startFakeBackend } from '../support/fakeBackend.ts'
import { idle } from '../support/idle.ts'
import { pressWithKeys } from '../support/keys.ts'
import { atRest, axeViolations, overflows } from '../support/page.ts'
import { meterScroll } from '../support/scrollMeter.ts'
import { test as base, expect, inMotion } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

const walletCount = 10_000
const mostRowsAllowed = 200

/** Every third has a name that takes two lines. */
const nameOf = (index: number) =>
  index % 3 === 0 ? `Wallet number ${index} of many` : `Wallet ${index}`
/** Every tenth has an image: each is a request that the test pays for, and none is looked at. */
const wallets = generateWallets(walletCount).map((row, index) => ({
  ...row,
  name: nameOf(index),
  image_id: index % 10 === 0 ? row.image_id : '',
}))

/** A backend with more wallets than anybody scrolls through. */
interface ManyWallets extends FakeBackend {
  /** Pages of the list that it was asked for. The connect list asks for a few rows of its own. */
  pagesAsked(): { page: number; search: string }[]
  /** The most of those that were under way at once. */
  mostAtOnce(): number
}

const test = base.extend<{ many: ManyWallets }>({
  many: async ({ page }, use) => {
    const backend = await startFakeBackend({ wallets })
    const isPage = (url: string) => Number(new URL(url).searchParams.get('entries')) >= 40
    let underWay = 0
    let mostAtOnce = 0
    page.on('request', (request) => {
      if (isPage(request.url())) mostAtOnce = Math.max(mostAtOnce, ++underWay)
    })
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => {
        if (isPage(request.url())) underWay--
      })
    const many = Object.assign(backend, {
      pagesAsked: () =>
        backend
          .listQueries()
          .filter(({ entries }) => Number(entries) >= 40)
          .map(({ page, search = '' }) => ({ page: Number(page), search })),
      mostAtOnce: () => mostAtOnce,
    })
    await use(many)
    await backend.stop()
  },
})

test.use(inMotion)

const tilesOf = (demo: Demo) =>
  demo.view.locator('li:not([aria-hidden]) button:not([aria-disabled])')
const rowsIn = (demo: Demo) => demo.view.locator('li').count()
const scrollTo = (demo: Demo, px: number) =>
  demo.view.evaluate((view, top) => {
    view.scrollTop = top
  }, px)
/** Scrolls like a wheel: to where that cell is, without touching it. */
const scrollToCell = (demo: Demo, index: number) =>
  demo.view.evaluate((view, index) => {
    const list = view.querySelector('ul') as HTMLElement
    const cellPx = list.querySelector('li')?.getBoundingClientRect().height ?? 0
    const rowPx = cellPx + Number.parseFloat(getComputedStyle(list).rowGap)
    view.scrollTop = Math.floor(index / 4) * rowPx - 100
  }, index)
const scrolled = (demo: Demo) => demo.view.evaluate(({ scrollTop }) => scrollTop)
const searchOf = (demo: Demo) => demo.modal.getByRole('searchbox', { name: 'Search wallets' })
const focusedName = (demo: Demo) =>
  demo.modal.evaluate(({ shadowRoot }) => {
    const focused = shadowRoot?.activeElement
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
  })

async function openMany(demo: Demo, many: ManyWallets, options: object = {}) {
  await demo.visit({ wallet: 'approve', options: { backend: { wallets: many.url }, ...options } })
  await withFoyer(demo.page, (foyer) => foyer.open({ view: 'AllWallets' }))
  await expect(demo.row('Demo wallet')).toBeVisible()
  await expect(demo.row('Wallet 1')).toBeVisible()
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

test('a long list is scrolled through with at most 200 rows in the document', async ({
  demo,
  many,
  page,
}) => {
  test.slow()
  // What must hold is the same on every page of the list: a fifth of them shows it.
  const count = times({ few: 2_000, full: walletCount })
  many.wallets = wallets.slice(0, count)
  await openMany(demo, many)
  const devtools = await page.context().newCDPSession(page)
  const heapMb = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return usedSize / 1_000_000
  }
  const beforeMb = await heapMb()
  const last = demo.view.locator('li').last()
  // Faster than anybody scrolls: what it must show is that no page is left out and how many rows there are.
  let mostRows = 0
  await expect(async () => {
    const part = await meterScroll(demo.view, { rows: 'li', pxPerSecond: 80_000 })
    mostRows = Math.max(mostRows, part.mostRows)
    expect(await last.getAttribute('aria-posinset')).toBe(String(count + 1))
  }).toPass({ timeout: 60_000 })
  const growthMb = (await heapMb()) - beforeMb

  await expect(last.getByRole('button')).toHaveAccessibleName(nameOf(count - 1))
  // The browser wallet is one more.
  await expect(last).toHaveAttribute('aria-posinset', String(count + 1))
  await expect(last).toHaveAttribute('aria-setsize', String(count + 1))
  expect(many.pagesAsked().map(({ page }) => page)).toEqual(
    Array.from({ length: count / 40 }, (_, index) => index + 1),
  )
  expect(many.mostAtOnce()).toBe(1)
  expect(mostRows).toBeLessThanOrEqual(mostRowsAllowed)

  await scrollTo(demo, 0)
  const again = await meterScroll(demo.view, { rows: 'li', pxPerSecond: 20_000, untilPx: 20_000 })
  expect(again.mostRows).toBeLessThanOrEqual(mostRowsAllowed)
  // How evenly it scrolls, beside a plain page, is measured by `npm run bench`.
  console.log(`${count} wallets: ${growthMb.toFixed(1)} MB more of heap, at most ${mostRows} rows`)
})

test('pages are asked for when they are needed, one at a time; a search begins at the top', async ({
  demo,
  many,
  page,
}) => {
  await openMany(demo, many)
  const numbers = () => many.pagesAsked().map(({ page }) => page)
  const searches = () => many.pagesAsked().filter(({ search }) => search !== '')

  await test.step('the next page is asked for when its place comes within a view of what is in sight', async () => {
    await idle(page)
    expect(numbers()).toEqual([1])
    await scrollTo(demo, 300)
    await expect.poll(numbers).toEqual([1, 2])
  })

  await test.step('a page that fails leaves what is there, and Try again goes on from it', async () => {
    many.answer = ({ path }) => (path === '/getWallets' ? { status: 503 } : 'usual')
    await expect(async () => {
      await scrollTo(demo, 100_000)
      await expect(demo.view.getByRole('alert')).toContainText('The list did not load', {
        timeout: 200,
      })
    }).toPass()
    await expect(demo.row('Wallet 79')).toBeVisible()
    many.answer = () => 'usual'
    const failed = numbers().at(-1)
    await demo.button('Try again').click()
    await expect(demo.view.getByRole('alert')).toHaveCount(0)
    await scrollUntil(demo, 120)
    expect(numbers().filter((number) => number === failed)).toHaveLength(2)
  })

  await test.step('dragging the scroll bar to the end asks for one page at a time, and not after the last', async () => {
    const earlier = numbers().length
    await scrollUntil(demo, 300)
    expect(many.mostAtOnce()).toBe(1)
    const later = numbers().slice(earlier)
    expect(later.length).toBeGreaterThan(2)
    expect(new Set(later).size).toBe(later.length)
    await searchOf(demo).fill('number 99')
    const found = wallets.filter(({ name }) => name.includes('number 99')).length
    await expect(demo.view.getByRole('status')).toHaveText(`${found} wallets found`)
    await scrollUntil(demo, found - 1)
    const asked = searches()
    for (let nudge = 0; nudge < 5; nudge++) await scrollTo(demo, 100_000 - nudge)
    await expect(demo.view.locator('[aria-disabled]')).toHaveCount(0)
    expect(searches()).toEqual(asked)
    expect(asked).toHaveLength(Math.ceil(found / 100))
  })

  await test.step('a search begins at the top, and its result is there soon after the reply', async () => {
    expect(await scrolled(demo)).toBeGreaterThan(300)
    await page.evaluate(() => {
      const root = document.querySelector('foyer-modal')?.shadowRoot
      const watcher = new MutationObserver(() => {
        if (!root?.querySelector('.view:not([inert]) button[aria-label="Wallet 7777"]')) return
        Object.assign(window, { foundAtMs: performance.now() })
        watcher.disconnect()
      })
      if (root) watcher.observe(root, { childList: true, subtree: true })
    })
    await searchOf(demo).fill('7777')
    await expect(tilesOf(demo)).toHaveCount(1)
    await expect(demo.row('Wallet 7777')).toBeVisible()
    expect(await scrolled(demo)).toBe(0)
    const afterMs = await page.evaluate(() => {
      const { foundAtMs = Number.NaN } = window as { foundAtMs?: number }
      const reply = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('search=7777')) as PerformanceResourceTiming
      return foundAtMs - reply.responseEnd
    })
    console.log(`search result ${Math.round(afterMs)} ms after the reply`)

    await searchOf(demo).fill('nobody would call it so')
    await expect(demo.heading(/^No wallet/)).toBeVisible()
    await demo.button('Clear search').click()
    await expect(demo.row('Wallet 1')).toBeVisible()
  })

  await test.step('back to a search is the same search, tracked once', async () => {
    const before = { asked: searches().length, tracked: await demo.tracked('SEARCH_WALLET') }
    await searchOf(demo).fill('Wallet 77')
    await demo.row('Wallet 7700').click()
    await expect(demo.dialog).toHaveAccessibleName('Get Wallet 7700')
    await atRest(demo.modal)
    await demo.button('Back').click()
    await expect(searchOf(demo)).toHaveValue('Wallet 77')
    await expect(demo.row('Wallet 7700')).toBeFocused()
    expect(await demo.tracked('SEARCH_WALLET')).toHaveLength(before.tracked.length + 1)
    expect(searches()).toHaveLength(before.asked + 1)
  })

  await test.step('a new visit begins at the top', async () => {
    await demo.button('Close').click()
    await expect(demo.dialog).toBeHidden()
    await demo.openConnect()
    await demo.row('All wallets').click()
    await expect(searchOf(demo)).toHaveValue('')
    await expect(demo.row('Wallet 1')).toBeVisible()
    await scrollUntil(demo, 200)
    await demo.button('Back').click()
    await demo.row('All wallets').click()
    await expect(demo.row('Wallet 1')).toBeInViewport()
    expect(await scrolled(demo)).toBe(0)
  })
})

test('the focus finds its way in a long list', async ({ demo, many, page }) => {
  test.slow()
  await openMany(demo, many)
  await expect.poll(() => many.pagesAsked().length).toBeGreaterThanOrEqual(1)
  // However long this machine takes for the keys: the next page comes once the user waits for it.
  let asked = 0
  let answer = () => {}
  const isWaiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/getWallets?**', async (route) => {
    asked++
    await isWaiting
    await route.continue()
  })
  await searchOf(demo).focus()
  const expected = [
    'Demo wallet',
    ...wallets.slice(0, times({ few: 60, full: 130 })).map(({ name }) => name),
  ]
  const met: string[] = []

  await test.step('Tab walks through every wallet, and waits in the list for those that come', async () => {
    const rows: number[] = []
    const look = () =>
      demo.modal.evaluate(({ shadowRoot }) => {
        const focused = shadowRoot?.activeElement
        const name = focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
        return { name, rows: shadowRoot?.querySelectorAll('.view:not([inert]) li').length ?? 0 }
      })
    let waits = 0
    while (met.length < expected.length) {
      await page.keyboard.press('Tab')
      const { name, rows: most } = await look()
      rows.push(most)
      if (name === 'Loading wallets') {
        if (waits++ === 0) {
          expect(asked).toBe(1)
          answer()
        }
        // The user is faster than the server: they wait in the list, and not behind it.
        await expect.poll(() => focusedName(demo)).toMatch(/^Wallet/)
      }
      met.push(name === 'Loading wallets' ? await focusedName(demo) : name)
    }
    await page.unroute('**/getWallets?**')
    expect(waits).toBeGreaterThan(0)
    expect(Math.max(...rows)).toBeLessThanOrEqual(mostRowsAllowed)
    expect(met).toEqual(expected)
    const focused = demo.row(expected.at(-1) as string)
    await expect(focused).toBeFocused()
    await expect(focused).toBeInViewport({ ratio: 1 })
  })

  await test.step('and back', async () => {
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

  await test.step('focus outlives scrolling far away, and Tab goes on from there', async () => {
    await scrollTo(demo, 0)
    await demo.row('Wallet 10').focus()
    await scrollUntil(demo, 400)
    expect(await focusedName(demo)).toBe('Wallet 10')
    await page.keyboard.press('Tab')
    expect(await focusedName(demo)).toBe('Wallet 11')
    await expect(demo.row('Wallet 11')).toBeInViewport()
    await expect(demo.row('Wallet 13')).toBeInViewport()
    // Keys that scroll do what they do on every page.
    await page.keyboard.press('PageDown')
    await expect.poll(() => scrolled(demo)).toBeGreaterThan(300)
    await page.keyboard.press('End')
    await expect.poll(() => scrolled(demo)).toBeGreaterThan(9_000)
    await page.keyboard.press('Home')
    await expect.poll(() => scrolled(demo)).toBe(0)
    expect(await focusedName(demo)).toBe('Wallet 11')
  })
})

test('back from a wallet is the same place, with nothing asked again', async ({
  demo,
  many,
  page,
}) => {
  await openMany(demo, many)
  // What had the focus before stays in the document, wherever the list is scrolled to.
  await demo.row('Wallet 10').focus()
  await scrollUntil(demo, 500)
  for (const way of ['pointer', 'keyboard'] as const)
    await test.step(way, async () => {
      await scrollToCell(demo, 377)
      const wallet = demo.row('Wallet 376')
      await expect(wallet).toBeInViewport()
      await wallet.focus()
      const placePx = await scrolled(demo)
      const asked = many.pagesAsked().length
      if (way === 'pointer') await wallet.click()
      else await page.keyboard.press('Enter')
      await expect(demo.dialog).toHaveAccessibleName('Get Wallet 376')
      await atRest(demo.modal)
      if (way === 'pointer') await demo.button('Back').click()
      else await pressWithKeys(page, 'Back')
      await expect(demo.dialog).toHaveAccessibleName('All wallets')
      await expect(wallet).toBeInViewport()
      await expect(wallet).toBeFocused()
      expect(await scrolled(demo)).toBeCloseTo(placePx, 0)
      expect(many.pagesAsked()).toHaveLength(asked)
      // And it goes on from there.
      await expect(async () => {
        await scrollTo(demo, Number.MAX_SAFE_INTEGER)
        expect(many.pagesAsked().length).toBeGreaterThan(asked)
      }).toPass({ intervals: [20], timeout: 10_000 })
    })
})

/** Looks that one visit takes on one after the other. */
interface Look {
  readonly size: [number, number]
  readonly themeMode?: 'light' | 'dark'
  readonly reducedMotion?: 'reduce'
}

for (const [visit, { options, looks }] of Object.entries({
  'left to right': {
    options: { themeMode: 'light' },
    looks: {
      'wide and light': { size: [1280, 800] },
      'wide and dark': { size: [1280, 800], themeMode: 'dark' },
      '320 px': { size: [320, 640] },
      'a phone': { size: [390, 844], themeMode: 'light' },
      'less movement': { size: [390, 844], reducedMotion: 'reduce' },
    },
  },
  'right to left': { options: { locale: 'ps' }, looks: { wide: { size: [1280, 800] } } },
  embedded: { options: { enableEmbedded: true }, looks: { wide: { size: [1280, 800] } } },
} as Record<string, { options: object; looks: Record<string, Look> }>))
  test(`the list keeps its shape: ${visit}`, async ({ demo, many, page }) => {
    const [first] = Object.values(looks)
    if (first) await page.setViewportSize({ width: first.size[0], height: first.size[1] })
    await openMany(demo, many, options)
    expect(await overflows(page)).toEqual([])
    await scrollUntil(demo, 200)
    for (const [look, { size, themeMode, reducedMotion = null }] of Object.entries(looks))
      await test.step(look, async () => {
        await page.setViewportSize({ width: size[0], height: size[1] })
        await page.emulateMedia({ reducedMotion })
        if (themeMode) {
          await withFoyer(page, (foyer, themeMode) => foyer.setTheme({ themeMode }), themeMode)
          await expect(demo.modal).toHaveAttribute('data-theme', themeMode)
        }
        await scrollTo(demo, 0)
        await expect(demo.row('Wallet 1')).toBeInViewport()
        expect(await overflows(page)).toEqual([])
        await demo.view.scrollIntoViewIfNeeded()
        await scrollToCell(demo, 164)
        await expect.poll(() => rowsIn(demo)).toBeLessThanOrEqual(mostRowsAllowed)
        // What is seen has wallets, everywhere.
        await expect(demo.view.locator('[aria-posinset="165"] button')).toBeInViewport()
        await atRest(demo.modal)
        const columns = await demo.view.evaluate((view) => {
          const lefts = [...view.querySelectorAll('li')].map(
            (li) => li.getBoundingClientRect().left,
          )
          const first = [...view.querySelectorAll('li')].slice(0, 2)
          const [one, two] = first.map((li) => li.getBoundingClientRect().left) as [number, number]
          return { count: new Set(lefts.map(Math.round)).size, rightwards: two > one }
        })
        expect(columns).toEqual({ count: 4, rightwards: visit !== 'right to left' })
        expect(await axeViolations(page)).toEqual([])
        expect(await overflows(page)).toEqual([])
      })

    if (visit !== 'left to right') return
    await test.step('large text has fewer columns, and the place is kept when they change', async () => {
      await page.emulateMedia({ reducedMotion: null })
      await page.setViewportSize({ width: 1_024, height: 640 })
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
  })
