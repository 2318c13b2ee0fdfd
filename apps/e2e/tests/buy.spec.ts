import { checkView } from '@foyer/testing/view'
import { Demo } from '../support/Demo.ts'
import { axeViolations } from '../support/page.ts'
import { test as base, expect, inMotion } from '../support/test.ts'

/** On the stack as `npm start` has it: its sandbox pays on chains without value. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

test.use(inMotion)

test('what is bought is paid on the page of the provider, arrives, and stands in the history', async ({
  demo,
  page,
}) => {
  test.slow()
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await demo.openAccount()
  const { view } = demo
  const button = (name: string) => view.getByRole('button', { name, exact: true })
  const pay = view.getByRole('textbox', { name: 'You pay' })
  const seller = button('Sandbox')

  await test.step('what is no amount is said', async () => {
    await button('Buy').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'OnRampProviders')
    await expect(seller).toHaveAttribute('aria-disabled', 'true')
    await pay.fill('5')
    await expect(view.getByText('Pay at least $10.00')).toBeVisible()
    await pay.fill('99999')
    await expect(view.getByText('Pay at most $25,000.00')).toBeVisible()
    await pay.fill('12,345')
    await expect(view.getByText('Use digits and one point or comma')).toBeVisible()
    await pay.fill('۵۰,۵')
    await expect(seller).toHaveAccessibleDescription(/About 0\.024865 ETH/)
  })

  await test.step('currency and token are chosen', async () => {
    await button('USD').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'OnRampFiatSelect')
    expect(await axeViolations(page)).toEqual([])
    await button('EUR').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'OnRampProviders')
    await expect(button('EUR')).toBeVisible()
    await expect(pay).toHaveValue('۵۰,۵')
    await button('Receive ETH').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'OnRampTokenSelect')
    expect(await checkView(page)).toEqual([])
    await button('Ethereum').click()
    await pay.fill('50')
    await expect(seller).not.toHaveAttribute('aria-disabled', 'true')
    await expect(view.getByText('Sandbox: nothing real is sold here')).toBeVisible()
    expect(await checkView(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('form.png') })
  })

  await test.step('the page opens in the press, once', async () => {
    const opened: string[] = []
    page.context().on('page', (popup) => opened.push(popup.url()))
    const popup = page.waitForEvent('popup')
    await seller.dblclick()
    const paid = await popup
    await expect(paid.getByRole('heading', { name: 'Sandbox purchase' })).toBeVisible()
    await expect(paid.getByText('without value are on their way')).toBeVisible()
    await expect(demo.modal).toHaveAttribute('data-view', 'BuyInProgress')
    await expect(view.getByRole('heading', { name: /^0\.024625 ETH arrived/ })).toBeVisible({
      timeout: 20_000,
    })
    expect(opened).toHaveLength(1)
    expect(await paid.evaluate(() => window.opener)).toBeNull()
    // The address of the page was used up by the first who opened it.
    await paid.reload()
    await expect(paid.getByText('This purchase cannot be opened')).toBeVisible()
    await paid.close()
    expect(await checkView(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('delivered.png') })
  })

  await test.step('it stands in the history', async () => {
    await button('Done').click()
    await view.getByRole('tab', { name: 'Activity' }).click()
    await expect(view.getByLabel(/^Bought/).first()).toBeVisible({ timeout: 15_000 })
  })
})

test('a page that the browser does not open can be opened by a press', async ({ demo, page }) => {
  await demo.visit({ wallet: 'approve' })
  await page.evaluate(() => {
    window.open = () => null
  })
  await demo.connect()
  await demo.openAccount()
  const { view } = demo
  await view.getByRole('button', { name: 'Buy', exact: true }).click()
  await view.getByRole('textbox', { name: 'You pay' }).fill('20')
  const seller = view.getByRole('button', { name: 'Sandbox', exact: true })
  await expect(seller).not.toHaveAttribute('aria-disabled', 'true')
  await seller.press('Enter')
  await expect(view.getByText('Your browser let no page open')).toBeVisible()
  const link = view.getByRole('link', { name: /^Open Sandbox/ })
  await expect(link).toHaveAttribute('href', /\/onramp\/sandbox\?session=/)
  await expect(view.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(await checkView(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
})

test('a purchase that failed is told as that', async ({ demo, page }) => {
  await demo.visit({ wallet: 'approve' })
  // What a seller tells our server cannot be made to fail here: its answer is changed on the way.
  await page.route('**/v1/onramp/purchases/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), status: 'failed' } })
  })
  await demo.connect()
  await demo.openAccount()
  const { view } = demo
  await view.getByRole('button', { name: 'Buy', exact: true }).click()
  await view.getByRole('textbox', { name: 'You pay' }).fill('20')
  const seller = view.getByRole('button', { name: 'Sandbox', exact: true })
  await expect(seller).not.toHaveAttribute('aria-disabled', 'true')
  await seller.click()
  await expect(demo.modal).toHaveAttribute('data-view', 'BuyInProgress')
  await expect(
    view
      .getByRole('alert')
      .or(view.getByRole('heading', { name: /fail|not/i }))
      .first(),
  ).toBeVisible({
    timeout: 15_000,
  })
  expect(await checkView(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('failed.png') })
})
