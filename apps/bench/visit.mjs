// One user's visit to a page, in a browser context of its own.
import { standIn } from './standIn.mjs'

/** After this whatever moves has come to rest, and what was fetched ahead is there; milliseconds. */
export const restMs = 500

/** A hand needs longer from arriving on a button to pressing it, and a finger to lift again. */
const pointingMs = 100

/** @typedef {import('./standIn.mjs').Target} Target */

/** What a page shows on the way, in order. */
const targetsOf = ({ targets }) =>
  targets ?? { open: 'Connect wallet', wallet: 'Bench wallet', connected: 'Connected' }

/**
 * What a page is visited in.
 *
 * @typedef {object} Visitor
 * @property {import('@playwright/test').Page} page
 * @property {import('@playwright/test').CDPSession} devtools
 * @property {(pressed: Target, shown: Target) => Promise<number>} press milliseconds from a press on one
 *   to the frame that shows the other
 * @property {(pressed: Target, shown: Target) => Promise<number>} pointAndClick the same as a user
 *   causes it: the browser's own pointer comes to rest on the button before it presses
 * @property {() => Promise<void>} close closes the list of wallets
 * @property {() => Promise<number>} longestTask milliseconds of the longest task since this was asked
 *   last; 0 if all were shorter than the 50 from which on the browser reports them
 * @property {{ url: string, bytes: number }[]} requests everything asked for so far; `bytes` for scripts
 * @property {() => Promise<number>} arrive goes to the page; milliseconds from navigation to its button
 */

/**
 * Prepares a fresh context, lets a user use it and throws it away.
 *
 * @template result
 * @param {{ browser: import('@playwright/test').Browser, site: import('./sites.mjs').Site,
 *   slowdown?: number, prepare?: (page: import('@playwright/test').Page) => Promise<void> }} parameters
 * @param {(visitor: Visitor) => Promise<result>} use
 * @returns {Promise<result>}
 */
export async function visit({ browser, site, slowdown = 1, prepare }, use) {
  const { served, backend } = site
  if (backend) await backend.server.behave(backend.behaviour)
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const requests = []
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith('data:'))
        requests.push({ url, bytes: request.resourceType() === 'script' ? served.sizeOf(url) : 0 })
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(standIn, site.targets?.open ?? { selector: '#root button' })
    await prepare?.(page)
    return await use({
      page,
      devtools,
      requests,
      async arrive() {
        await page.goto(served.url)
        const renderedMs = await page.evaluate(() => window.bench.rendered)
        await page.waitForTimeout(restMs)
        if (site.settles) await page.waitForLoadState('networkidle')
        return renderedMs
      },
      press: (pressed, shown) =>
        page.evaluate(([from, to]) => window.bench.press(from, to), [pressed, shown]),
      async pointAndClick(pressed, shown) {
        const shownMs = page.evaluate((awaited) => window.bench.clicked(awaited), shown)
        const button =
          typeof pressed === 'string'
            ? page.getByRole('button', { name: pressed })
            : page.locator(pressed.selector)
        const box = await button.boundingBox()
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
        await page.waitForTimeout(pointingMs)
        await page.mouse.down()
        await page.mouse.up()
        return shownMs
      },
      longestTask: () => page.evaluate(() => window.bench.longestTask()),
      async close() {
        await page.keyboard.press('Escape')
        await page.evaluate((shown) => window.bench.gone(shown), targetsOf(site).wallet)
      },
    })
  } finally {
    await context.close()
  }
}

/**
 * The first open as a user causes it.
 *
 * @param {Omit<Parameters<typeof visit>[0], 'prepare'>} parameters
 * @returns {Promise<{ pointedOpenMs: number, pointedTaskMs: number }>} milliseconds from the click to the
 *   first frame with a wallet, and the longest task from pointing on
 */
function measurePointedOpen(parameters) {
  const { open, wallet } = targetsOf(parameters.site)
  return visit(parameters, async ({ arrive, pointAndClick, longestTask }) => {
    await arrive()
    await longestTask()
    const pointedOpenMs = await pointAndClick(open, wallet)
    return { pointedOpenMs, pointedTaskMs: await longestTask() }
  })
}

/**
 * From navigation to connected, with everything that is measured on the way.
 *
 * @param {Omit<Parameters<typeof visit>[0], 'prepare'>} parameters
 * @returns {Promise<{ [name: string]: number | undefined }>} sizes in bytes, times in milliseconds
 */
export async function measureVisit(parameters) {
  const { open, wallet, connected } = targetsOf(parameters.site)
  const pointed = parameters.site.closes ? await measurePointedOpen(parameters) : {}
  return visit(parameters, async (visitor) => {
    const { page, devtools, requests, press, close, arrive, longestTask } = visitor
    const sum = () => requests.reduce((total, { bytes }) => total + bytes, 0)
    const loadMs = await arrive()
    const [evaluationMs, microtasksMs] = await page.evaluate(() =>
      ['foyer', 'foyer-microtasks'].map((name) => performance.getEntriesByName(name)[0]?.duration),
    )
    const eagerBytes = sum()
    const eagerRequests = requests.length

    await longestTask()
    const firstOpenMs = await press(open, wallet)
    const firstTaskMs = await longestTask()
    let laterOpenMs
    if (parameters.site.closes) {
      await close()
      laterOpenMs = await press(open, wallet)
    }
    await page.waitForTimeout(restMs)
    // Garbage is no part of what a page holds.
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize: heapBytes } = await devtools.send('Runtime.getHeapUsage')
    await longestTask()
    const connectMs = await press(wallet, connected)
    const connectTaskMs = await longestTask()
    return {
      ...{ eagerBytes, connectedBytes: sum(), heapBytes },
      ...{ eagerRequests, connectedRequests: requests.length },
      ...{ loadMs, evaluationMs, firstOpenMs, laterOpenMs, connectMs, firstTaskMs, connectTaskMs },
      ...pointed,
      ...(evaluationMs !== undefined && { taskMs: evaluationMs + microtasksMs }),
    }
  })
}
