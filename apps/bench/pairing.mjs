// The section `pairing`: from the press on WalletConnect to its code, beside the protocol's own client.
import { startFoyerServer } from './foyerServer.mjs'
import { goals } from './goals.mjs'
import { servePage } from './pages.mjs'
import { summarize } from './report.mjs'
import { restMs, visit } from './visit.mjs'

const row = 'WalletConnect'
const code = 'QR code to scan with a wallet'
const walletCount = 60

/** What is compared, in the order of the columns; a `listed` row is behind a button of its own. */
const subjects = {
  signClient: { title: 'sign-client 2.21.8', listed: false },
  foyer: { title: 'Foyer', listed: true },
}

/**
 * Lets every page pair `runs` times.
 *
 * @param {{ browser: import('@playwright/test').Browser, runs: number }} parameters
 * @returns {Promise<{ text: string, data: object }>} a table, and all numbers
 */
export function measurePairing({ browser, runs }) {
  return withSites(Object.keys(subjects), async (sites) => {
    const samples = Object.fromEntries(Object.keys(sites).map((name) => [name, []]))
    // The first visit of a fresh browser warms what is not ours; it does not count.
    for (let run = -1; run < runs; run++) {
      for (const [name, site] of Object.entries(sites)) {
        const pointedMs = await pairPointed({ browser, site })
        const { ofClient: _, ...pairs } = await pairTwice({ browser, site })
        const sample = { ...pairs, pointedMs }
        if (run >= 0) samples[name].push(sample)
      }
      console.error(`round ${run + 1} of ${runs}`)
    }
    const results = Object.fromEntries(
      Object.entries(samples).map(([name, visits]) => [name, summarize(visits)]),
    )
    return { text: render({ results, runs }), data: { runs, results } }
  })
}

/**
 * Fails when the code that a pairing takes breaks its budget, or when it asks anybody but its own
 * server; for the test run.
 *
 * @param {{ browser: import('@playwright/test').Browser }} parameters
 * @returns {Promise<boolean>} whether both are kept
 */
export async function checkPairing({ browser }) {
  const { client, thirdParties } = await withSites(['foyer'], async ({ foyer }) => {
    const { ofClient, thirdParties } = await pairTwice({ browser, site: foyer })
    return { client: foyer.served.medianOf(ofClient), thirdParties }
  })
  const findings = [
    {
      what: 'bytes of the client for mobile wallets',
      // Nothing at all would mean that it was not told apart, or loaded before the press.
      kept: client.bytes > 5_000 && client.bytes <= goals.pairingBytes,
      detail: `${client.bytes} of ${goals.pairingBytes} (${client.all.join(', ')})`,
    },
    {
      what: 'other hosts asked while pairing',
      kept: thirdParties <= goals.otherHosts,
      detail: String(thirdParties),
    },
  ]
  for (const { what, kept, detail } of findings)
    console.log(`${kept ? 'ok  ' : 'FAIL'} ${what}: ${detail}`)
  return findings.every(({ kept }) => kept)
}

/** The pages, all with the relay of one real server. */
async function withSites(names, use) {
  const server = await startFoyerServer({ walletCount })
  const sites = {}
  try {
    for (const name of names)
      sites[name] = {
        ...subjects[name],
        served: await servePage({ source: name, backendUrl: server.url }),
        closes: true,
      }
    return await use(sites)
  } finally {
    for (const { served } of Object.values(sites)) served.stop()
    await server.stop()
  }
}

/** The first press as a user makes it. */
function pairPointed({ browser, site }) {
  return visit({ browser, site }, async ({ page, arrive, press, pointAndClick }) => {
    await arrive()
    await goToRow({ site, page, press })
    const shownMs = await pointAndClick(row, code)
    await checkUri(page)
    return shownMs
  })
}

/** A press that nothing foresaw, and another one once the code was closed. */
function pairTwice({ browser, site }) {
  const prepare = (page) => page.addInitScript(watchAnswers)
  return visit({ browser, site, prepare }, async ({ page, requests, arrive, press }) => {
    const thirdParties = watchThirdParties(page)
    await arrive()
    await goToRow({ site, page, press })
    const before = requests.length
    const coldMs = await press(row, code)
    const fetched = new Set(requests.slice(before).map(({ url }) => url))
    await checkUri(page)
    await page.waitForTimeout(restMs)
    const answeredMs = await page.evaluate(
      () => window.answeredAtMs - performance.getEntriesByName('bench-press').at(-1).startTime,
    )
    const sum = (urls) => urls.reduce((total, url) => total + site.served.sizeOf(url), 0)
    const ofClient = [...fetched].filter((url) => site.served.sourcesOf(url).some(isOfClient))
    await page.keyboard.press('Escape')
    await page.evaluate((words) => window.bench.gone(words), code)
    await goToRow({ site, page, press })
    const againMs = await press(row, code)
    await checkUri(page)
    return {
      ofClient,
      ...{
        bytes: sum([...fetched]),
        clientBytes: sum(ofClient),
        thirdParties: thirdParties.length,
      },
      ...{ coldMs, answeredMs, againMs },
    }
  })
}

/** Opens the list where there is one, and waits until pointing at the row hits it. */
async function goToRow({ site, page, press }) {
  if (site.listed) await press('Connect wallet', row)
  await page.waitForTimeout(restMs)
}

/** A QR code without a link would be none. */
async function checkUri(page) {
  const uri = await page.locator(`[role=img][aria-label="${code}"]`).getAttribute('data-uri')
  if (!/^wc:[\da-f]{64}@2\?/.test(uri)) throw new Error(`The code on screen holds ${uri}`)
}

/** Everything asked of another machine from now on, WebSockets too. */
function watchThirdParties(page) {
  const urls = []
  const note = (url) => {
    if (!/^(?:data|blob|about):/.test(url) && new URL(url).hostname !== '127.0.0.1') urls.push(url)
  }
  page.on('request', (request) => note(request.url()))
  page.on('websocket', (socket) => note(socket.url()))
  return urls
}

/** What comes with `@foyer/walletconnect` and with nothing else of ours. */
const isOfClient = (source) => /^packages\/walletconnect\/|^node_modules\/@noble\//.test(source)

/** Runs in the page before anything else and notes when a WebSocket heard something last. */
function watchAnswers() {
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', () => {
        window.answeredAtMs = performance.now()
      })
    }
  }
}

function render({ results, runs }) {
  const line = (...cells) => `| ${cells.join(' | ')} |`
  const names = Object.keys(subjects)
  const row = ({ what, key, part = 'p50', show, goal, empty = [] }) => {
    const values = names.map((name) => results[name][key][part])
    const [base, ours] = values
    return line(
      what,
      ...values.map((value, index) => (empty.includes(names[index]) ? '' : show(value))),
      base > 0 && empty.length === 0 ? `×${(ours / base).toFixed(2)}` : '',
      goal === undefined ? '' : `${goal === 0 ? '' : '≤ '}${show(goal)}`,
      goal === undefined ? '' : ours <= goal ? 'yes' : '**no**',
    )
  }
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
  const ms = (it) => `${it.toFixed(1)} ms`
  const times = ({ what, key, goal }) => [
    row({ what: `${what}, median`, key, show: ms, goal }),
    row({ what: `${what}, 95th percentile`, key, part: 'p95', show: ms }),
  ]
  return [
    line('', ...names.map((name) => subjects[name].title), 'ratio', 'goal', 'met'),
    '|---|--:|--:|--:|--:|:-:|',
    row({ what: 'scripts from the press to the code', key: 'bytes', show: kilobytes }),
    row({
      what: 'of these `@foyer/walletconnect` and what it brings',
      key: 'clientBytes',
      show: kilobytes,
      goal: goals.pairingBytes,
      empty: ['signClient'],
    }),
    row({
      what: 'requests to other hosts',
      key: 'thirdParties',
      show: String,
      goal: goals.otherHosts,
    }),
    ...times({ what: 'first press, by script without pointing: to the code', key: 'coldMs' }),
    ...times({ what: 'the same: to the last answer of the relay', key: 'answeredMs' }),
    ...times({
      what: 'first press, pointed at and clicked: to the code',
      key: 'pointedMs',
      goal: goals.pairingMs,
    }),
    ...times({ what: 'second opening: press to the code', key: 'againMs', goal: goals.pairingMs }),
    '',
    `${runs} visits of each kind.`,
  ].join('\n')
}
