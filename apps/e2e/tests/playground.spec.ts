import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { examine, overflows, thirdPartiesOf } from '../support/page.ts'
import { serveFolder } from '../support/serveFolder.ts'
import { expect, test } from '../support/test.ts'

const built = fileURLToPath(new URL('../../docs/dist', import.meta.url))

/** The documentation that is built; the playground needs no part of the stack. */
let site: Awaited<ReturnType<typeof serveFolder>>
let url = ''

test.beforeAll(async () => {
  if (!existsSync(built)) throw new Error('There is no documentation. Run npm run build first.')
  site = await serveFolder(built)
  url = `${new URL(site.url).origin}/playground`
})

test.afterAll(() => site.stop())

/** What the policy refuses, what fails, and what is asked of others. */
function watch(page: Page): string[] {
  const problems = thirdPartiesOf(page, [url])
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('dialog', (dialog) => {
    problems.push(dialog.message())
    void dialog.dismiss()
  })
  return problems
}

async function visit(page: Page, query = '') {
  await page.goto(url + query)
  await expect(page.locator('foyer-modal')).toHaveAttribute('data-view', 'Connect')
}

const modalOf = (page: Page) => page.locator('foyer-modal')
const walletOf = (page: Page) => modalOf(page).getByRole('button', { name: /Playground wallet/ })
const codeOf = (page: Page) => page.getByRole('tabpanel')

async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await examine(page, { within: 'html' })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

test('an accent colours the modal, is measured, stands in the code and outlives a reload', async ({
  page,
}) => {
  const problems = watch(page)
  await visit(page)
  await expect(page.getByText('Accent on the light surface')).toBeVisible()
  await page.getByLabel('Accent', { exact: true }).fill('#ffd400')
  const accent = () =>
    modalOf(page).evaluate((modal) => modal.style.getPropertyValue('--foyer-accent'))
  await expect.poll(accent).toBe('#ffd400')
  await expect(page.getByText(/^1\.\d : 1, fails: text needs 4\.5 : 1/)).toBeVisible()
  await expect(codeOf(page)).toContainText("'--foyer-accent': '#ffd400'")
  await expect(page).toHaveURL(/\?accent=%23ffd400$/)

  await page.getByRole('switch', { name: 'Terms to agree to' }).press('Space')
  await expect(modalOf(page).getByRole('checkbox')).toBeVisible()
  await page.getByLabel('Language').selectOption('de')
  await expect(modalOf(page).getByRole('heading').first()).not.toHaveText('Connect wallet')

  await page.reload()
  await expect(modalOf(page)).toHaveAttribute('lang', 'de')
  await expect.poll(accent).toBe('#ffd400')
  await expect(page.getByRole('switch', { name: 'Terms to agree to' })).toBeChecked()
  await expect(codeOf(page)).toContainText('legalCheckbox: true')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL(url)
  await expect(codeOf(page)).not.toContainText('legalCheckbox')
  expect(problems).toEqual([])
})

test('the wallet rejects, approves, is on another network or away as it is told to', async ({
  page,
}) => {
  const problems = watch(page)
  await visit(page, '?wallet=reject')
  await walletOf(page).click()
  await expect(modalOf(page).getByText('Request declined')).toBeVisible()

  // The same client: how a wallet answers is asked anew for each request.
  await page.getByLabel('The wallet').selectOption('approve')
  await modalOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Connected as 0xf39F…2266.')).toBeVisible()
  await expect(modalOf(page)).toHaveAttribute('data-view', 'Account')
  await page.getByLabel('Roundness').fill('0')
  await expect(page.getByText('Connected as 0xf39F…2266.')).toBeVisible()

  await page.getByLabel('The wallet').selectOption('other-network')
  await expect(page.getByText('Not connected.')).toBeVisible()
  await walletOf(page).click()
  await expect(modalOf(page)).toHaveAttribute('data-view', 'UnsupportedChain')

  await page.getByLabel('The wallet').selectOption('none')
  await expect(modalOf(page)).toHaveAttribute('data-view', 'Connect')
  await expect(walletOf(page)).toHaveCount(0)

  await page.getByLabel('Shown').selectOption('dialog')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
  expect(problems).toEqual([])
})

test('a server that is away is told of, and no other host is asked in its place', async ({
  page,
}) => {
  const others = thirdPartiesOf(page, [url])
  await visit(page, '?server=away')
  await modalOf(page)
    .getByRole('button', { name: /All wallets/ })
    .click()
  await expect(modalOf(page).getByText('The list did not load')).toBeVisible()
  await expect(codeOf(page)).toContainText("backend: 'https://foyer.shop.example'")
  // The wallet in the browser needs no server.
  await modalOf(page)
    .getByRole('button', { name: /Playground wallet/ })
    .click()
  await expect(page.getByText('Connected as 0xf39F…2266.')).toBeVisible()
  expect(others).toEqual([])
})

test('an address is data: what it should not set it does not set', async ({ page }) => {
  const problems = watch(page)
  const attack = '<img src=x onerror=alert(1)></script><script>alert(1)</script>'
  await visit(
    page,
    `?${new URLSearchParams({ accent: 'url(//evil.example)', locale: attack, [attack]: '1', themeMode: 'dark' })}`,
  )
  await expect(modalOf(page)).toHaveAttribute('data-theme', 'dark')
  const notice = page.getByText('The address sets what this page does not know')
  await expect(notice).toContainText('accent, locale, <img src=x')
  await expect(notice.locator('img')).toHaveCount(0)
  await expect(codeOf(page)).not.toContainText('evil')
  expect(problems).toEqual([])
})

test('code for each kind of application is chosen by arrow keys, and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '?networks=solana')
  await page.getByRole('tab', { name: 'React' }).focus()
  await page.keyboard.press('ArrowLeft')
  const last = page.getByRole('tab', { name: 'Svelte' })
  await expect(last).toBeFocused()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'React' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy src/App.tsx' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('src/App.tsx copied.')).toBeVisible()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  expect(await copied()).toContain('adapters: [solana()]')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(copied).toBe(`${url}?networks=solana`)
})

test('it has no barrier in light and in dark, and fits 320 px', async ({ page }) => {
  test.slow()
  await visit(page, '?radius=1.6&radios=1')
  expect(await barriersOf(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await barriersOf(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflows(page)).toEqual([])
})

test('other pages load nothing of it', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (/Playground/.test(response.url())) scripts.push(response.url())
  })
  await page.goto(url.replace('playground', 'start'))
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await page.goto(url)
  await expect(walletOf(page)).toBeVisible()
  expect(scripts).not.toEqual([])
})
