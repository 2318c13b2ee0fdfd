import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from '@playwright/test'
import { build, minify } from 'vite'
import { buildBareApp } from '../../../scripts/bare-app.mjs'
import { chromium } from '../support/chromium.ts'
import { thirdPartiesOf } from '../support/page.ts'
import { serveFolder } from '../support/serveFolder.ts'
import { expect, test } from '../support/test.ts'

/*
 * The README's example in an application that has nothing but Vite, React and our packed packages.
 */

test.describe.configure({ mode: 'serial' })

/*
 * A heap is compared with a blank page's. V8's machine code of functions that ran often, most of it React's, would make
 * between 0.25 and 0.55 MB of the difference, as fast as the processor happens to be: here it makes none. The budgets of
 * `apps/bench` weigh with it, beside a page whose React is as warm.
 */
const uncompiled = '--js-flags=--no-sparkplug,--no-maglev,--no-turbofan'
test.use({ launchOptions: { ...chromium, args: [...chromium.args, uncompiled] } })

const kilobyte = 1000
/** What else was left out of them, and where it went, is in decision 12. */
const maxEagerBytes = 12 * kilobyte
const maxConnectedBytes = 50 * kilobyte
/** Everything that is fetched then: views, flows, what reads chains and a backend, images. */
const maxAccountBytes = 48.5 * kilobyte
const maxSendBytes = 26 * kilobyte
/** Held with the modal open, over the blank page, without machine code. */
const maxHeapBytes = 1_000 * kilobyte

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn', chainId: 1, behaviour: 'approve' } as const

let pages: { url: string; blankUrl: string; dist: string; stop(): Promise<void> }

test.beforeAll(async () => {
  // It packs and builds an application.
  test.setTimeout(300_000)
  const { folder, dist, blankDist } = await buildBareApp()
  const [app, blank] = await Promise.all([serveFolder(dist), serveFolder(blankDist)])
  pages = {
    url: app.url,
    ...{ blankUrl: blank.url, dist },
    async stop() {
      app.stop()
      blank.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
})
test.afterAll(() => pages?.stop())

const compressedBytes = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Counts what a page fetches, each file compressed by itself as a server would. */
function weigh(page: Page) {
  const files = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return
    files.set(response.url(), response.body().then(compressedBytes))
  })
  return async (counts: (name: string) => boolean = () => true) => {
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(
      [...files].map(async ([url, size]) => (counts(basename(url)) ? size : 0)),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
}

const opener = (page: Page) => page.getByRole('button', { name: 'Connect wallet', exact: true })

test('connects with a wallet that announces itself, and contacts nobody', async ({
  demo,
  page,
}) => {
  const thirdParties = thirdPartiesOf(page, [pages.url])
  await demo.addWallets(acorn)
  await page.goto(pages.url)
  await opener(page).click()
  await demo.row('Acorn').click()
  await expect(demo.modal).toHaveAttribute('data-status', 'connected')
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await expect(opener(page)).toHaveCount(0)
  expect(JSON.parse((await demo.stored()) ?? '')).toMatchObject({ version: 2 })

  await page.reload()
  await expect.poll(() => demo.methodsOf('Acorn')).toContain('eth_accounts')
  expect(thirdParties).toEqual([])
})

test('keeps to its weight', async ({ demo, page, browser }) => {
  const blank = await browser.newPage()
  const blankBytes = weigh(blank)
  await blank.goto(pages.blankUrl)
  await expect(opener(blank)).toBeVisible()
  const base = await blankBytes()
  await blank.close()

  await demo.addWallets(acorn)
  const bytes = weigh(page)
  await page.goto(pages.url)
  await expect(opener(page)).toBeVisible()
  const eager = (await bytes()) - base
  await opener(page).click()
  await demo.row('Acorn').click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  const connected = (await bytes()) - base
  console.log(`brotli bytes over a blank page: eager ${eager}, until connected ${connected}`)
  test.info().annotations.push({ type: 'bytes', description: `${eager}, ${connected}` })
  expect(base).toBeGreaterThan(40 * kilobyte)
  expect(eager).toBeGreaterThan(kilobyte)
  expect(eager).toBeLessThanOrEqual(maxEagerBytes)
  expect(connected).toBeLessThanOrEqual(maxConnectedBytes)
})

test('the account with its lists, and sending, keep to their weight', async ({ demo, page }) => {
  await demo.addWallets(acorn)
  const bytes = weigh(page)
  await page.goto(pages.url)
  await opener(page).click()
  await demo.row('Acorn').click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')

  const before = await bytes()
  await page.getByRole('button', { name: /^0x/ }).click()
  for (const tab of ['Tokens', 'NFTs', 'Activity']) {
    await demo.view.getByRole('tab', { name: tab }).click()
    // From then on the panel is busy until its code is here.
    await expect(demo.view.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await expect(demo.view.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
  }
  const account = (await bytes()) - before
  await demo.view.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(demo.view.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  const send = (await bytes()) - before - account
  console.log(`brotli bytes: account with three lists ${account}; sending ${send} more`)
  expect(account).toBeGreaterThan(kilobyte)
  expect(account).toBeLessThanOrEqual(maxAccountBytes)
  expect(send).toBeGreaterThan(kilobyte)
  expect(send).toBeLessThanOrEqual(maxSendBytes)
})

const packagesFolder = join(import.meta.dirname, '../../../packages')

/** Everything that the scripts of a folder say, those of its folders as well. */
async function readScripts(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true })
  const scripts = files.filter((file) => file.endsWith('.js'))
  return (await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')))).join('\n')
}

/** Sentences, and names such as `standard:connect`: nobody else has them by chance. */
const textsIn = (code: string) =>
  new Set(
    Array.from(
      code.matchAll(/(["'`])([\w-]{4,}:[\w-]{4,}|[A-Z][^"'`\\\n$]{16,}\.)\1/g),
      ([, , text]) => String(text),
    ),
  )

test('ships nothing of the chain families that it does not use', async () => {
  const used = await Promise.all(
    ['core', 'evm', 'modal', 'react', 'walletconnect', 'siwx', 'protocol'].map((name) =>
      readScripts(join(packagesFolder, name, 'dist')),
    ),
  )
  const shared = textsIn(used.join('\n'))
  const shipped = await readScripts(pages.dist)
  for (const name of ['solana', 'bitcoin']) {
    const all = [...textsIn(await readScripts(join(packagesFolder, name, 'dist')))]
    const own = all.filter((text) => !shared.has(text))
    expect(own.length, `texts of ${name} alone`).toBeGreaterThan(15)
    expect(own.filter((text) => shipped.includes(text))).toEqual([])
  }
  // The same question finds what the application does use.
  const ofEvm = [...textsIn(await readScripts(join(packagesFolder, 'evm', 'dist')))]
  expect(ofEvm.filter((text) => shipped.includes(text)).length).toBeGreaterThan(5)
})

/** What each adds until a wallet of it is connected; Bitcoin checks keys before that (decision 63). */
const maxFamilyBytes = { solana: 7 * kilobyte, bitcoin: 7 * kilobyte }
/** What connecting a wallet of the Wallet Standard loads, beside the package's own door. */
const loadedByConnecting = /^walletConnections-/

/** Brotli bytes of a package's files: those, and what they cannot do without. */
async function weighPackage(name: string, isLoaded: (file: string) => boolean): Promise<number> {
  const built = await build({
    root: join(packagesFolder, name),
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'dist/index.js', formats: ['es'], fileName: 'index' },
      rolldownOptions: { external: (id) => !/^[./\0]/.test(id) },
    },
  })
  const chunks = new Map(
    [built]
      .flat()
      .flatMap((one) =>
        'output' in one
          ? one.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : []))
          : [],
      ) as [string, { code: string; imports: string[] }][],
  )
  const loaded = new Set<string>()
  const load = (file: string) => {
    const chunk = chunks.get(file)
    if (!chunk || loaded.has(file)) return
    loaded.add(file)
    chunk.imports.forEach(load)
  }
  for (const file of chunks.keys()) if (file === 'index.js' || isLoaded(file)) load(file)
  expect(loaded.size).toBeGreaterThan(1)
  const sizes = await Promise.all(
    [...loaded].map(async (file) => {
      const { code } = await minify(file, chunks.get(file)?.code ?? '')
      return compressedBytes(Buffer.from(code))
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

for (const [name, maxBytes] of Object.entries(maxFamilyBytes))
  test(`${name} keeps to its weight`, async () => {
    const bytes = await weighPackage(name, (file) => loadedByConnecting.test(file))
    console.log(`brotli bytes of ${name} until connected: ${bytes}`)
    expect(bytes).toBeGreaterThan(kilobyte)
    expect(bytes).toBeLessThanOrEqual(maxBytes)
  })

test('keeps to its heap with the modal open', async ({ demo, page }) => {
  const devtools = await page.context().newCDPSession(page)
  const heldBytes = async () => {
    // Garbage is no part of what a page holds.
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize
  }
  // The wallet is there both times: what it holds is none of ours.
  await demo.addWallets(acorn)
  await page.goto(pages.blankUrl)
  await expect(opener(page)).toBeVisible()
  const base = await heldBytes()

  await page.goto(pages.url)
  await opener(page).click()
  await expect(demo.row('Acorn')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(base).toBeGreaterThan(500 * kilobyte)
  // Some garbage is only found to be garbage after another one was collected.
  await expect(async () => {
    const held = (await heldBytes()) - base
    console.log(`heap over a blank page, with the modal open: ${(held / 1_000_000).toFixed(2)} MB`)
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThanOrEqual(maxHeapBytes)
  }).toPass()
})
