import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { examine, overflows } from '../support/page.ts'
import { serveFolder } from '../support/serveFolder.ts'
import { expect, test } from '../support/test.ts'

const built = fileURLToPath(new URL('../../docs/dist', import.meta.url))

/** The site that is built, without the rest of the stack: it needs none of it. */
let site: Awaited<ReturnType<typeof serveFolder>>
let docsUrl = ''

test.beforeAll(async () => {
  if (!existsSync(built)) throw new Error('There is no documentation. Run npm run build first.')
  site = await serveFolder(built)
  docsUrl = new URL(site.url).origin
})

test.afterAll(() => site.stop())

/** Pages with all that there is: tables, code, images, generated text. */
const samples = ['/', '/start', '/hooks', '/overview', '/performance', '/decisions/']

/** Every address of the site, as its index for programs names them. */
async function readPaths(): Promise<string[]> {
  const index = await (await fetch(`${docsUrl}/llms.txt`)).text()
  return ['/', ...[...index.matchAll(/^- \[.*?\]\((\/[^)]*)\)/gm)].map(([, path = '']) => path)]
}

/** What a page does that it should not: the policy refuses it, it fails, or it asks others. */
function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${docsUrl}/`) && !url.startsWith('data:')) problems.push(`asked ${url}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}

/** What keeps people out, as axe finds it on the whole page. */
async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await examine(page, { within: 'html' })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** The page as it is once its scripts run. */
async function visit(page: Page, url: string) {
  await page.goto(url)
  await expect
    .poll(() => page.evaluate(() => '__vue_app__' in (document.querySelector('#app') ?? {})))
    .toBe(true)
}

/** `FOYER_DOCS=all` opens each page and examines it for barriers, which takes minutes; else every sixth, and the samples. */
const isWhole = process.env.FOYER_DOCS === 'all'
const shares = isWhole ? 6 : 2

for (let share = 0; share < shares; share++)
  test(`every page keeps to its policy and asks nobody else, and the examined ones have no barrier, part ${share + 1}`, async ({
    page,
  }) => {
    // A page a second, and more where others work on the same machine.
    test.slow()
    const problems = watch(page)
    const all = await readPaths()
    expect(all.length).toBeGreaterThan(60)
    const paths = all.filter((path, index) => isWhole || index % 6 === 0 || samples.includes(path))
    for (const path of paths.filter((_, index) => index % shares === share)) {
      await visit(page, docsUrl + path)
      if (isWhole || samples.includes(path))
        problems.push(...(await barriersOf(page)).map((found) => `${path}: ${found}`))
      expect(problems, path).toEqual([])
    }
  })

test('dark pages have no barrier, and what the reader chose is there from the first frame on', async ({
  page,
}) => {
  const problems = watch(page)
  // In a narrower window the switch is in a menu.
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, `${docsUrl}/start`)
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
  expect(await isDark()).toBe(false)
  await page.getByRole('switch').first().press('Enter')
  expect(await isDark()).toBe(true)
  for (const path of samples) {
    await page.goto(docsUrl + path, { waitUntil: 'commit' })
    await page.locator('body').waitFor({ state: 'attached' })
    expect(await isDark()).toBe(true)
    await visit(page, docsUrl + path)
    expect(await barriersOf(page), path).toEqual([])
  }
  expect(problems).toEqual([])
})

test('no style or script stands in the HTML, and every link leads to a page and a heading', async () => {
  const paths = await readPaths()
  const pages = new Map<string, string>()
  for (const path of paths) pages.set(path, await (await fetch(docsUrl + path)).text())
  const anchors = new Map(
    [...pages].map(([path, html]) => [
      path,
      new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  )
  const findings = [...pages].flatMap(([path, html]) => [
    ...[...html.matchAll(/<script(?![^>]* src=)[^>]*>|<style|<[^<>]* (?:style|on\w+)="/g)].map(
      ([found]) => `${path}: ${found}`,
    ),
    ...[...html.matchAll(/<a [^>]*href="([^"]+)"/g)].flatMap(([, href = '']) => {
      const { origin, pathname, hash } = new URL(href.replaceAll('&amp;', '&'), docsUrl + path)
      if (origin !== docsUrl) return []
      const ids = anchors.get(pathname)
      const id = decodeURIComponent(hash.slice(1))
      return ids && (!id || ids.has(id)) ? [] : [`${path} leads to ${href}`]
    }),
  ])
  expect(findings).toEqual([])
})

test('the keyboard skips to the text, and finds a hook', async ({ page }) => {
  const problems = watch(page)
  await visit(page, `${docsUrl}/start`)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#VPContent')).toBeFocused()

  await page.keyboard.press('Control+k')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await search.fill('useAccount')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('useAccount')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#useaccount$/i)
  await expect(page.getByRole('heading', { name: /useAccount/ }).first()).toBeInViewport()
  expect(problems).toEqual([])
})

test('pages follow each other without being loaded, under the same policy', async ({ page }) => {
  const problems = watch(page)
  await visit(page, `${docsUrl}/start`)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  for (const name of ['Concepts', 'Options', 'Testing']) {
    await page.locator('.VPSidebar').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(problems).toEqual([])
})

for (const direction of ['ltr', 'rtl'])
  test(`at 320 px nothing is wider than the window, ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of samples) {
      await visit(page, docsUrl + path)
      await page.evaluate((direction) => {
        document.documentElement.dir = direction
      }, direction)
      expect(await overflows(page), path).toEqual([])
    }
    // The menu comes from the side where lines begin.
    await visit(page, `${docsUrl}/start`)
    await page.evaluate((direction) => {
      document.documentElement.dir = direction
    }, direction)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.locator('.VPSidebar')
    await expect(menu.getByRole('link', { name: 'Start', exact: true })).toBeInViewport()
    const edges = await menu.boundingBox()
    expect(edges?.[direction === 'rtl' ? 'width' : 'x']).toBeCloseTo(
      direction === 'rtl' ? 320 - (edges?.x ?? 0) : 0,
      0,
    )
  })

test('on paper there is the text alone, and no line of code is cut', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 })
  await visit(page, `${docsUrl}/hooks`)
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.VPNav', '.VPSidebar', '.VPLocalNav', '.VPDocFooter'])
    await expect(page.locator(part)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const cut = await page
    .locator('.vp-doc pre')
    .evaluateAll((blocks) =>
      blocks.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    )
  expect(cut).toEqual([])
})

test('an address without a page says so and leads back', async ({ page }) => {
  const answer = await page.goto(`${docsUrl}/no-such-page`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible()
  await page.getByRole('link', { name: 'go to home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Foyer' })).toBeVisible()
})

test('an operator finds the policy as a file, and programs the whole text', async ({ page }) => {
  const headers = await (await fetch(`${docsUrl}/_headers`)).text()
  await visit(page, `${docsUrl}/start`)
  const inPage = await page
    .locator('meta[http-equiv="content-security-policy"]')
    .getAttribute('content')
  expect(headers).toContain(`content-security-policy: ${inPage}; frame-ancestors 'none'`)
  const text = await (await fetch(`${docsUrl}/llms-full.txt`)).text()
  const source = await readFile(new URL('../../../docs/concepts.md', import.meta.url), 'utf8')
  expect(text).toContain(source.trim())
})
