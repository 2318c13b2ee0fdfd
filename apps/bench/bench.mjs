// Measures Foyer against a trivial dialog in one run, prints the table and writes it into
// docs/performance.md: `npm run bench`, or `npm run bench -- --runs 5` for a quick look.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { servePage } from './pages.mjs'

const document = new URL('../../docs/performance.md', import.meta.url)
const slowdowns = [1, 4]

const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' } } })
const runs = Number(values.runs)

const pages = { control: await servePage('control'), foyer: await servePage('foyer') }
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
})
try {
  const results = []
  for (const slowdown of slowdowns) results.push({ slowdown, ...(await measureBoth(slowdown)) })
  const table = render(results)
  console.log(table)
  write(table)
} finally {
  await browser.close()
  for (const page of Object.values(pages)) page.stop()
}

/** Alternates between the pages, so that a busy moment of the machine falls on both. */
async function measureBoth(slowdown) {
  const samples = { control: [], foyer: [] }
  // The first visit of a fresh browser warms what is not ours; it does not count.
  for (let run = -1; run < runs; run++)
    for (const name of Object.keys(samples)) {
      const sample = await visit({ page: pages[name], slowdown })
      if (run >= 0) samples[name].push(sample)
    }
  return { control: medians(samples.control), foyer: medians(samples.foyer) }
}

/** One person's visit, in a context of its own: from navigation to connected. */
async function visit({ page: { url, sizeOf }, slowdown }) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    let bytes = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'script') bytes += sizeOf(request.url())
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(standIn)
    await page.goto(url, { waitUntil: 'networkidle' })
    const loadMs = await page.evaluate(() => window.bench.drawnMs)
    const evaluationMs = await page.evaluate(
      () => performance.getEntriesByName('foyer')[0]?.duration,
    )
    const eagerBytes = bytes

    const press = (words, shown) =>
      page.evaluate(([from, to]) => window.bench.press(from, to), [words, shown])
    const firstOpenMs = await press('Connect wallet', 'Bench wallet')
    await page.keyboard.press('Escape')
    await page.evaluate(() => window.bench.gone('Bench wallet'))
    const laterOpenMs = await press('Connect wallet', 'Bench wallet')
    // Whatever moves has come to rest, and garbage is no part of what a page holds.
    await page.waitForTimeout(500)
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize: heapBytes } = await devtools.send('Runtime.getHeapUsage')
    const connectMs = await press('Bench wallet', 'Connected')
    return {
      ...{ eagerBytes, connectedBytes: bytes, heapBytes },
      ...{ loadMs, evaluationMs, firstOpenMs, laterOpenMs, connectMs },
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else: a wallet that answers at once, and the stop watch. */
function standIn() {
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>')}`
  const answers = {
    eth_requestAccounts: ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    eth_chainId: '0x1',
  }
  const detail = {
    info: { uuid: 'bench', name: 'Bench wallet', rdns: 'dev.foyer.bench', icon },
    provider: { request: async ({ method }) => answers[method], on() {}, removeListener() {} },
  }
  window.addEventListener('eip6963:requestProvider', () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
  )

  /** A button or heading with exactly these words, in the page or in the modal. */
  const find = (words) =>
    [document, document.querySelector('foyer-modal')?.shadowRoot]
      .flatMap((root) => [...(root?.querySelectorAll('button, h2') ?? [])])
      .find(
        (element) =>
          (element.querySelector('.row-title') ?? element).textContent === words &&
          element.checkVisibility(),
      )
  /** When the frame after which the condition holds has been handed over. */
  const frameWhere = (condition) =>
    new Promise((resolve) => {
      const look = () => {
        if (!condition()) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })
  window.bench = {
    drawnMs: undefined,
    async press(words, shown) {
      const button = find(words)
      const startMs = performance.now()
      // Without pointing first: Foyer loads nothing ahead, like the control.
      button.click()
      return (await frameWhere(() => find(shown))) - startMs
    },
    gone: (words) => frameWhere(() => !find(words)),
  }
  frameWhere(() => document.querySelector('#root button')).then((drawnMs) => {
    window.bench.drawnMs = drawnMs
  })
}

function medians(samples) {
  const median = (numbers) => {
    const sorted = numbers.toSorted((a, b) => a - b)
    return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2
  }
  const names = Object.keys(samples[0]).filter((name) => samples[0][name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, median(samples.map((it) => it[name]))]))
}

function render(results) {
  const blankBytes = results[0].control.eagerBytes
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`
  const milliseconds = (ms) => `${ms.toFixed(1)} ms`
  const line = (...cells) => `| ${cells.join(' | ')} |`
  const size = (what, show, key, over) => {
    const { control, foyer } = results[0]
    const more = foyer[key] - (over ?? control[key])
    return line(what, show(control[key]), show(foyer[key]), `+${show(more)}`)
  }
  const time = ({ slowdown, control, foyer }, what, key) =>
    line(
      `${what}, CPU at 1/${slowdown}`.replace(', CPU at 1/1', ''),
      control[key] === undefined ? 'none' : milliseconds(control[key]),
      milliseconds(foyer[key]),
      control[key] === undefined ? '' : `×${(foyer[key] / control[key]).toFixed(2)}`,
    )
  const times = [
    ['navigation to the button drawn', 'loadMs'],
    ["of it Foyer's evaluation and `createFoyer`", 'evaluationMs'],
    ['first open: press to a wallet row', 'firstOpenMs'],
    ['later open: press to a wallet row', 'laterOpenMs'],
    ['press on a wallet to connected shown', 'connectMs'],
  ]
  return [
    line('', 'control', 'Foyer', 'difference'),
    '|---|--:|--:|--:|',
    size('scripts before any press, brotli', kilobytes, 'eagerBytes'),
    size('scripts until connected, over the blank page', kilobytes, 'connectedBytes', blankBytes),
    size('heap with the modal open, after collection', megabytes, 'heapBytes'),
    ...times.flatMap(([what, key]) => results.map((result) => time(result, what, key))),
    '',
    `Medians of ${runs} visits each, ${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0].model}.`,
  ].join('\n')
}

/** Puts the table in its place, and leaves the words around it alone. */
function write(table) {
  const text = readFileSync(document, 'utf8')
  const place = /(<!-- table -->\n).*(<!-- \/table -->)/s
  if (!place.test(text)) throw new Error('docs/performance.md has no place for the table')
  writeFileSync(
    document,
    text.replace(place, (_, start, end) => `${start}\n${table}\n\n${end}`),
  )
}
