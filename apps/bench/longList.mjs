// The section `longList`: ten thousand wallets scrolled through, beside a plain list of as many rows.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { startFoyerServer } from './foyerServer.mjs'
import { goals } from './goals.mjs'
import { servePage } from './pages.mjs'

const walletCount = 10_000
const rows = 'li'
const meterFile = fileURLToPath(new URL('../e2e/support/scrollMeter.ts', import.meta.url))

/** Fast enough that new pages arrive all the time, and a user still follows it. */
const pxPerSecond = 4_000
const measuredPx = 20_000

/** For the budget: far more than could be rendered at once. */
const checkedPx = 60_000

/**
 * Scrolls through both lists at the same speed.
 *
 * @param {{ browser: import('@playwright/test').Browser }} parameters
 * @returns {Promise<{ text: string, data: object }>} a table, and all numbers
 */
export async function measureLongList({ browser }) {
  return withLists({ browser }, async ({ meterScroll, plainListPage, openList }) => {
    const foyer = await openList(async (list) => ({
      arriving: await meterScroll(list, { rows, pxPerSecond, untilPx: measuredPx }),
      ...(await backToTop(list)),
      there: await meterScroll(list, { rows, pxPerSecond, untilPx: measuredPx }),
    }))
    const page = await browser.newPage()
    await page.setContent(plainListPage(walletCount))
    const plain = await meterScroll(page.locator('#box'), {
      rows,
      pxPerSecond,
      untilPx: measuredPx,
    })
    await page.close()
    return { text: render({ plain, ...foyer }), data: { plain, ...foyer } }
  })
}

/**
 * Fails when more rows are in the document than promised; for the test run.
 *
 * @param {{ browser: import('@playwright/test').Browser }} parameters
 * @returns {Promise<boolean>} whether the budget is kept
 */
export async function checkLongList({ browser }) {
  const { scrolledPx, mostRows } = await withLists({ browser }, ({ meterScroll, openList }) =>
    openList((list) =>
      // Other tests have the machine, too: a page of the catalogue may take its time.
      meterScroll(list, { rows, pxPerSecond: 15_000, untilPx: checkedPx, patienceMs: 15_000 }),
    ),
  )
  const wasLong = scrolledPx >= checkedPx * 0.9
  const isKept = wasLong && mostRows > 10 && mostRows <= goals.rowsInDocument
  const detail = `${mostRows} of ${goals.rowsInDocument}, ${scrolledPx} px down`
  console.log(`${isKept ? 'ok  ' : 'FAIL'} rows in the document, of ${walletCount}: ${detail}`)
  return isKept
}

async function withLists({ browser }, use) {
  const { module } = await runnerImport(meterFile)
  const server = await startFoyerServer({ walletCount })
  let served
  try {
    served = await servePage({ source: 'foyer', backendUrl: server.url })
    const openList = async (look) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      try {
        await page.goto(served.url)
        await page.getByRole('button', { name: 'Connect wallet' }).click()
        const modal = page.locator('foyer-modal')
        await modal.getByRole('button', { name: 'All wallets' }).click()
        const list = modal.locator('.view:not([inert])')
        await list.locator('li').nth(39).waitFor()
        await page.waitForTimeout(500)
        return await look(list)
      } finally {
        await page.close()
      }
    }
    return await use({ ...module, openList })
  } finally {
    served?.stop()
    await server.stop()
  }
}

async function backToTop(list) {
  await list.evaluate((box) => {
    box.scrollTop = 0
  })
}

function render({ plain, arriving, there }) {
  const all = [plain, arriving, there]
  const row = (what, read, goal = '', met = '') =>
    `| ${[what, ...all.map(read), goal, met].join(' | ')} |`
  const longest = ({ longTasksMs }) =>
    longTasksMs.length > 0 ? `${Math.max(...longTasksMs)} ms` : 'under 50 ms'
  const isKept = [arriving, there].every(({ mostRows }) => mostRows <= goals.rowsInDocument)
  return [
    '| scrolling at 4,000 px a second | plain list | Foyer, pages arriving | Foyer, pages there | goal | met |',
    '|---|--:|--:|--:|--:|:-:|',
    row(
      'rows in the document, at most',
      ({ mostRows }) => mostRows,
      `≤ ${goals.rowsInDocument}`,
      isKept ? 'yes' : '**no**',
    ),
    row('frames a second', ({ framesPerSecond }) => framesPerSecond),
    row('longest frame', ({ longestFrameMs }) => `${longestFrameMs} ms`),
    row('longest task', longest),
    '',
    `${walletCount.toLocaleString('en')} wallets, ${measuredPx.toLocaleString('en')} px each.`,
  ].join('\n')
}
