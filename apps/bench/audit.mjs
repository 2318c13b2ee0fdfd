// What Foyer does before anybody presses anything, and what it weighs: counted, never timed.
import { goals } from './goals.mjs'
import { isOurs } from './profile.mjs'
import { serveSites } from './sites.mjs'
import { visit } from './visit.mjs'

/** Long enough for an idle callback or a short timer to have done its deed. */
const watchMs = 700

/**
 * Visits a page once and counts what our code does before the first press.
 *
 * A deed is ours when the nearest caller that is neither React nor the page itself is a file of our
 * packages or a library that they brought.
 *
 * @param {{ browser: import('@playwright/test').Browser, site: import('./sites.mjs').Site }} parameters
 * @returns {Promise<{ requests: string[], timers: string[], writes: string[], eagerBytes: number,
 *   eager: string[], connected: string[], flows: Record<string, string[]> }>} one line for each deed, brotli bytes, and the
 *   scripts that were asked for
 */
export function auditVisit({ browser, site }) {
  const { served } = site
  const prepare = (page) => page.addInitScript(spy)
  return visit({ browser, site, prepare }, async ({ page, requests, arrive, press }) => {
    await arrive()
    await page.waitForTimeout(watchMs)
    const sum = () => requests.reduce((total, { bytes }) => total + bytes, 0)
    const eagerBytes = sum()
    const scripts = () => [
      ...new Set(requests.filter(({ bytes }) => bytes > 0).map(({ url }) => url)),
    ]
    const eager = scripts()
    const deeds = (await page.evaluate(() => window.deeds)).flatMap(({ kind, what, stack }) => {
      const culprit = culpritOf(stack, served)
      return culprit ? [{ kind, line: `${what} by ${culprit}` }] : []
    })
    const of = (wanted) => deeds.filter(({ kind }) => kind === wanted).map((deed) => deed.line)
    const fetched = requests
      .filter(({ url }) => !served.isStatic(url))
      .map(({ url }) => `GET ${url}`)
    await press('Connect wallet', 'Bench wallet')
    await page.waitForTimeout(watchMs)
    await press('Bench wallet', 'Connected')
    const connected = scripts()
    const flows = {}
    if (site.backend)
      for (const [flow, view] of Object.entries(flowViews))
        flows[flow] = await scriptsOf({ page, view, scripts })
    return {
      requests: [...fetched, ...of('request')],
      timers: of('timer'),
      writes: of('write'),
      eagerBytes,
      eager,
      connected,
      flows,
    }
  })
}

/** The first view of each flow whose size has a budget. */
const flowViews = { swap: 'Swap', buy: 'OnRampProviders', name: 'ChooseAccountName' }

/** What opening a view brings, once the account is on screen, and what views of money have in common. */
async function scriptsOf({ page, view, scripts }) {
  const open = async (view) => {
    // Opening the form of sending resolves when something is sent.
    await page.evaluate((view) => void window.foyer.open({ view }).catch(() => {}), view)
    await page.locator(`foyer-modal[data-view="${view}"]`).waitFor({ state: 'attached' })
    await page.waitForTimeout(watchMs)
  }
  await open('Account')
  await open('WalletSend')
  const before = scripts()
  await open(view)
  await page.evaluate(() => window.foyer.close())
  return scripts().filter((script) => !before.includes(script))
}

/**
 * Fails when a size or a deed breaks its budget; no time is measured, so a busy machine changes
 * nothing. For the test run.
 *
 * @param {{ browser: import('@playwright/test').Browser }} parameters
 * @returns {Promise<boolean>} whether every budget is kept
 */
export async function checkBudgets({ browser }) {
  const { sites, stop } = await serveSites(['control', 'foyer', 'instant'])
  try {
    const visits = Object.entries(sites).map(async ([name, site]) => [
      name,
      await auditVisit({ browser, site }),
    ])
    const { control, ...audits } = Object.fromEntries(await Promise.all(visits))
    const blank = control.eagerBytes
    const findings = []
    const expect = (what, kept, detail) => findings.push({ what, kept, detail })
    expect('the control loads React', blank > 40_000, `${blank} bytes`)
    for (const [name, audit] of Object.entries(audits)) {
      const { title } = sites[name]
      const ofServer = name === 'instant' ? goals.serverBytes : 0
      for (const [key, words, goal] of [
        ['eager', 'bytes before any press', goals.eagerBytes],
        ['connected', 'bytes until connected', goals.connectedBytes + ofServer],
      ]) {
        const median = sites[name].served.medianOf(audit[key])
        const bytes = median.bytes - blank
        const all = median.all.map((size) => size - blank).join(', ')
        // Nothing at all would mean that the page did not run.
        const kept = bytes > 1_000 && bytes <= goal
        expect(`${title}: ${words}`, kept, `${bytes} of ${goal} (${all})`)
      }
      for (const [flow, scripts] of Object.entries(audit.flows)) {
        const { bytes, all } = sites[name].served.medianOf(scripts)
        const goal = goals.flowBytes[flow]
        const kept = bytes > 1_000 && bytes <= goal
        expect(
          `${title}: bytes of the flow ${flow}`,
          kept,
          `${bytes} of ${goal} (${all.join(', ')})`,
        )
      }
      for (const kind of ['requests', 'timers', 'writes'])
        expect(
          `${title}: ${kind} before any press`,
          audit[kind].length <= goals.deedsBeforePress,
          [audit[kind].length, ...audit[kind]].join('\n    '),
        )
    }
    for (const { what, kept, detail } of findings)
      console.log(`${kept ? 'ok  ' : 'FAIL'} ${what}: ${detail}`)
    return findings.every(({ kept }) => kept)
  } finally {
    stop()
  }
}

/** The file of ours, or one we brought, that called; nothing when React or the page itself did. */
function culpritOf(stack, served) {
  for (const [, url, line, column] of stack.matchAll(/(http\S+?):(\d+):(\d+)\)?$/gm)) {
    const source = served.sourceOf({ url, line: line - 1, column: column - 1 })
    if (!source) continue
    return isOurs(source.file) ? `${source.file}:${source.line}` : undefined
  }
  return undefined
}

/**
 * Runs in the page before anything else and notes who asks for something, waits for something or
 * keeps something. It is sent to the browser as text, so it knows nothing outside of itself.
 */
function spy() {
  window.deeds = []
  const note = (kind, what) => {
    Error.stackTraceLimit = 50
    window.deeds.push({ kind, what, stack: new Error().stack })
  }
  const watch = (kind, owner, name, title = name) => {
    const original = owner?.[name]
    if (!original) return
    owner[name] = function (...given) {
      note(kind, title)
      return original.apply(this, given)
    }
  }
  const watchNew = (kind, name) => {
    const original = window[name]
    if (!original) return
    window[name] = new Proxy(original, {
      construct(target, given, wanted) {
        note(kind, name)
        return Reflect.construct(target, given, wanted)
      },
    })
  }
  for (const name of ['setTimeout', 'setInterval', 'requestIdleCallback', 'requestAnimationFrame'])
    watch('timer', window, name)
  watch('timer', AbortSignal, 'timeout', 'AbortSignal.timeout')
  watch('request', window, 'fetch')
  watch('request', Navigator.prototype, 'sendBeacon')
  watch('request', XMLHttpRequest.prototype, 'send', 'XMLHttpRequest')
  for (const name of ['WebSocket', 'EventSource', 'Worker', 'SharedWorker'])
    watchNew('request', name)
  for (const name of ['setItem', 'removeItem', 'clear'])
    watch('write', Storage.prototype, name, `Storage.${name}`)
  watch('write', IDBFactory.prototype, 'open', 'indexedDB.open')
  watch('write', window.CacheStorage?.prototype, 'open', 'caches.open')
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(value) {
      note('write', 'cookie')
      cookie.set.call(this, value)
    },
  })
}
