import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { shortAccount } from '../support/Demo.ts'
import { examine } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const panelOf = (page: Page) => page.locator('foyer-devtools')
const tab = (page: Page, name: string) => panelOf(page).getByRole('tab', { name, exact: true })
const press = (page: Page, name: string) =>
  panelOf(page).getByRole('button', { name, exact: true }).click()

test('under the strictest policy the simulated wallet asks, connects and signs, and the panel shows it', async ({
  hosts,
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || /security policy|trusted/i.test(message.text()))
      complaints.push(message.text())
  })
  await page.goto(hosts.urlOf('devtools', { query: { csp: 'strict', tab: 'wallet' } }))
  await expect(tab(page, 'Wallet')).toHaveAttribute('aria-selected', 'true')
  // It takes no focus, and its style arrived.
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  await expect(panelOf(page).locator('.panel')).toHaveCSS('position', 'fixed')

  await press(page, 'Announce a simulated wallet of eip155')
  await panelOf(page).getByLabel('Ask here').check()
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.locator('foyer-modal').getByRole('button', { name: 'Simulated wallet' }).click()
  // The modal leaves the top layer while a wallet is asked, so the panel can answer.
  await press(page, 'Approve eth_requestAccounts')
  await expect(page.getByRole('button', { name: shortAccount })).toBeVisible()
  await tab(page, 'Connections').click()
  await expect(panelOf(page)).toContainText(
    'eip155:31337:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  )

  await tab(page, 'Wallet').click()
  await panelOf(page).getByLabel('Approve', { exact: true }).check()
  await page.getByRole('button', { name: 'Sign' }).click()
  await tab(page, 'Wallet').click()
  await panelOf(page).getByLabel('Reject', { exact: true }).check()
  await tab(page, 'Requests').click()
  await expect(panelOf(page).locator('.phase')).toHaveText(['approved'])
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(panelOf(page).locator('.phase')).toHaveText(['declined', 'approved'])
  await tab(page, 'Events').click()
  await expect(panelOf(page)).toContainText('CONNECT_SUCCESS')

  const stored = () => page.evaluate(() => Object.keys(localStorage).sort())
  const before = await stored()
  await press(page, 'Collapse')
  await press(page, 'Expand')
  await press(page, 'Close devtools')
  await expect(panelOf(page)).toHaveCount(0)
  // The simulated wallet is gone with it, and the application is told.
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect(before.filter((key) => !key.startsWith('@foyer/'))).toEqual([])
  expect((await stored()).filter((key) => !before.includes(key))).toEqual([])
  expect(complaints).toEqual([])
})

test('the keyboard alone announces a wallet and reads the state', async ({ hosts, page }) => {
  await page.goto(hosts.urlOf('devtools'))
  const named = () =>
    page.evaluate(() => {
      const inside = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
      return inside?.getAttribute('aria-label') ?? inside?.textContent
    })
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 30; presses++) {
      if ((await named()) === name) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Thirty times Tab did not lead to ${name}`)
  }
  await expect(tab(page, 'State')).toBeVisible()
  await tabTo('State')
  await page.keyboard.press('End')
  await expect(tab(page, 'Wallet')).toBeFocused()
  await tabTo('Announce a simulated wallet of eip155')
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByLabel('Approve', { exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(panelOf(page).getByLabel('Reject', { exact: true })).toBeChecked()
  await tab(page, 'Wallet').focus()
  await page.keyboard.press('Home')
  await expect(tab(page, 'State')).toBeFocused()
})

test('every tab is accessible, light and dark, and fits 320 pixels in both directions', async ({
  hosts,
  page,
}) => {
  for (const [colorScheme, dir, width] of [
    ['light', 'ltr', 1024],
    ['dark', 'rtl', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 640 })
    await page.goto(hosts.urlOf('devtools', { query: { dir, place: 'right', tab: 'wallet' } }))
    await press(page, 'Announce a simulated wallet of eip155')
    for (const name of [
      'State',
      'Connections',
      'Requests',
      'Events',
      'Networks',
      'Storage',
      'Wallet',
    ]) {
      await tab(page, name).click()
      const { violations } = await examine(page, { within: 'foyer-devtools' })
      expect(violations, `${name}, ${colorScheme}`).toEqual([])
      const wide = await panelOf(page).evaluate((host) =>
        [...(host.shadowRoot?.querySelectorAll('.panel, .view:not([hidden])') ?? [])]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ className, scrollWidth }) => `${className} ${scrollWidth}`),
      )
      expect(wide, name).toEqual([])
    }
  }
})

test('a window of its own stays usable while the modal is open, and closing it brings the panel back', async ({
  hosts,
  page,
}) => {
  await page.goto(hosts.urlOf('devtools', { query: { csp: 'strict' } }))
  const opened = page.waitForEvent('popup')
  await press(page, 'Window')
  const popup = await opened
  await expect(panelOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.locator('foyer-modal')).toHaveAttribute('data-open', 'true')
  await expect(panelOf(popup).getByText('view "Connect"')).toBeVisible()
  await expect(panelOf(popup).locator('.panel')).toHaveCSS('position', 'fixed')
  await press(popup, 'Back to the page').catch(() => {})
  await expect(panelOf(page)).toHaveCount(1)
  await expect(panelOf(page).getByText(/The modal is open/)).toBeVisible()
})

test('a production build of the demo has nothing of the panel', async ({ hosts, page, stack }) => {
  // The same search finds it where it is: in the pages of the hosts.
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto(hosts.urlOf('devtools'))
  await expect(panelOf(page)).toHaveCount(1)
  const has = (text: string) => text.includes('foyer-devtools')
  expect((await Promise.all(scripts)).some(has)).toBe(true)

  await page.goto(`${stack.demoUrl}/?devtools`)
  await expect(page.getByRole('button', { name: 'Connect wallet' }).first()).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../../demo/dist')
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(10)
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  expect(files.filter((_, index) => has(texts[index] ?? ''))).toEqual([])
})
