import type { Page } from '@playwright/test'
import { Demo } from '../support/Demo.ts'
import { approveInFrame } from '../support/emailLogin.ts'
import { axeViolations } from '../support/page.ts'
import { readDescription } from '../support/stack.ts'
import { test as base, expect, inMotion } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})
test.use(inMotion)

/** Empty also while another page is there. */
const addressOf = async (demo: Demo) => {
  const state = await demo.state().catch(() => null)
  return state?.chains.eip155?.address ?? ''
}

/** What a page that was brought back has no trace of. */
async function expectNoTrace(page: Page) {
  expect(page.url()).not.toContain('result_uri')
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('result_uri')),
    ),
  ).toEqual([])
}

for (const [place, host, way, who] of [
  ['on the site of the application', 'app.foyer.localhost', 'Discord', 'Edsger'],
  ['on another site than the application', '127.0.0.1', 'GitHub', 'Edsger'],
  ['on the site of the application', 'app.foyer.localhost', 'Google', 'Edsger'],
  ['on another site than the application', '127.0.0.1', 'Apple', 'Edsger'],
  ['on the site of the application', 'app.foyer.localhost', 'Facebook', 'Edsger'],
  ['on another site than the application', '127.0.0.1', 'X', 'Edsger'],
] as const)
  test(`${place}, a blocked window is no end with ${way}: the login goes on in the page`, async ({
    page,
    served,
  }) => {
    test.slow()
    const url = new URL(served.demoUrl)
    url.hostname = host
    const demo = new Demo({ page, stack: { ...served, demoUrl: url.href }, walletScript: '' })
    await page.addInitScript(() => {
      window.open = () => null
    })
    await demo.visit({ wallet: 'none', options: { features: { socials: [way.toLowerCase()] } } })
    await demo.openConnect()
    await demo.view.getByRole('button', { name: `Continue with ${way}` }).click()
    await expect(demo.view.getByRole('alert')).toContainText('Your browser let no window open')
    expect(await axeViolations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('blocked.png') })
    const before = page.url()
    await demo.view.getByRole('button', { name: 'Continue in this page' }).click()
    await page.getByRole('button', { name: `Continue as ${who}` }).click()
    await expect.poll(() => addressOf(demo), { timeout: 20_000 }).toMatch(/^0x/)
    expect(page.url()).toBe(before)
    await expectNoTrace(page)
    await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 10_000 })
    const address = await addressOf(demo)
    const signing = page.evaluate(
      (address) =>
        window.foyer
          .getProvider('eip155')
          .request({ method: 'personal_sign', params: ['Hello', address] }),
      address,
    )
    await approveInFrame(page)
    expect(await signing).toMatch(/^0x/)
    // The page that was left is not where one gets by going back.
    await page.reload()
    await expect.poll(() => addressOf(demo), { timeout: 15_000 }).toBe(address)
  })

test('inside of Telegram a service is reached in the page at once; who says no is told so where they were', async ({
  demo,
  page,
}) => {
  test.slow()
  await page.addInitScript(() => {
    Object.assign(window, { TelegramWebviewProxy: {} })
  })
  await demo.visit({ wallet: 'none', options: { features: { socials: ['github'] } } })
  await demo.openConnect()
  await demo.view.getByRole('button', { name: 'Continue with GitHub' }).click()
  await page.getByRole('button', { name: 'Deny' }).click()
  await expect(demo.view.getByRole('alert')).toContainText('You were not signed in', {
    timeout: 20_000,
  })
  await expectNoTrace(page)
  await page.screenshot({ path: test.info().outputPath('denied.png') })
  await demo.view.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Continue as Barbara' }).click()
  await expect.poll(() => addressOf(demo), { timeout: 20_000 }).toMatch(/^0x/)
})

test('a result of somebody else, of another site, or no result at all signs nobody in', async ({
  demo,
  page,
  served,
  browser,
}) => {
  test.slow()
  const { parts } = await readDescription(served.demoUrl)
  const frame = parts.find(({ name }) => name === 'frame')?.url

  // A login of somebody else, as far as the page that their result leads to.
  const elsewhere = await browser.newContext()
  const attacker = new Demo({ page: await elsewhere.newPage(), stack: served, walletScript: '' })
  await attacker.page.addInitScript(() => {
    window.open = () => null
  })
  await attacker.visit({ wallet: 'none', options: { features: { socials: ['x'] } } })
  await attacker.openConnect()
  await attacker.view.getByRole('button', { name: 'Continue with X' }).click()
  await attacker.view.getByRole('button', { name: 'Continue in this page' }).click()
  let result = ''
  await attacker.page.route('**/*result_uri*', async (route) => {
    result = new URL(route.request().url()).searchParams.get('result_uri') ?? ''
    await route.abort()
  })
  await attacker.page.getByRole('button', { name: 'Continue as Barbara' }).click()
  await expect.poll(() => result, { timeout: 15_000 }).toContain('ticket=')
  await elsewhere.close()

  const visit = async (query: string, isAsked: boolean) => {
    await page.goto('about:blank')
    const url = new URL(demo.urlOf({ wallet: 'none' }))
    await page.goto(`${url.href}&${query}`)
    await expect(demo.opener).toBeVisible()
    if (isAsked) {
      await expect(demo.view.getByRole('alert')).toContainText('begun elsewhere', {
        timeout: 15_000,
      })
      await page.screenshot({ path: test.info().outputPath('elsewhere.png') })
    } else {
      await page.waitForLoadState('networkidle')
      await expect(page.locator('iframe')).toHaveCount(0)
    }
    expect(page.url()).toBe(url.href)
    expect(await addressOf(demo)).toBe('')
  }
  const encoded = encodeURIComponent(result)
  await visit(`result_uri=${encoded}`, true)
  await visit(`result_uri=${encoded}&result_uri=${encoded}`, false)
  for (const one of [
    'https://evil.example/ways/x?login=a&ticket=b',
    'javascript:alert(1)',
    `${frame}/ways/x?login=${'a'.repeat(10_000)}`,
    `${frame}/elsewhere?login=a`,
    'nonsense',
  ])
    await visit(`result_uri=${encodeURIComponent(one)}`, false)
  await page.goto('about:blank')
  await page.goto(`${demo.urlOf({ wallet: 'none' })}#result_uri=${encoded}`)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await withFoyer(page, (foyer) => foyer.getState().open)).toBe(false)
})
