import { checkView } from '@foyer/testing/view'
import { Demo } from '../support/Demo.ts'
import { axeViolations } from '../support/page.ts'
import { test as base, expect, inMotion } from '../support/test.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) => {
    const demo = new Demo({ page, stack: served, walletScript })
    const [account] = await useOtherAccount(demo)
    const short = `${account?.address.slice(0, 4)}…${account?.address.slice(-6)}`
    const accountButton = page.getByRole('button', { name: short, exact: true })
    await use(Object.assign(demo, { accountButton }))
  },
})

/** A name stays: the account that the other tests know by its address gets none. */
async function useOtherAccount({ page, stack }: Demo) {
  const accounts = stack.accounts.slice(4, 6)
  await page.addInitScript((accounts) => {
    // Before the page's own code reads it.
    document.addEventListener('readystatechange', () => {
      const description = document.getElementById('foyer-stack')
      if (document.readyState !== 'interactive' || !description) return
      const given = JSON.parse(description.textContent ?? '{}')
      description.textContent = JSON.stringify({ ...given, accounts })
    })
  }, accounts)
  return accounts
}

test.use(inMotion)

test('a name is chosen, signed for, and is at once what the account is called and can be sent to', async ({
  demo,
  page,
}) => {
  test.slow()
  const label = `ada-${Date.now().toString(36)}`
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await demo.openAccount()
  const { view } = demo
  const button = (name: string | RegExp) => view.getByRole('button', { name, exact: true })
  const name = view.getByRole('textbox', { name: 'Name', exact: true })

  await test.step('what is no name is said', async () => {
    await button('Settings').click()
    await button('Choose a name').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'ChooseAccountName')
    await expect(button('Register')).toHaveAttribute('aria-disabled', 'true')
    await name.fill('аda')
    await expect(view.getByText('Use only a to z, 0 to 9 and -')).toBeVisible()
    await name.fill('ada')
    await expect(view.getByText('Write at least 4 characters')).toBeVisible()
  })

  await test.step('free ones are offered', async () => {
    await name.fill(label.toUpperCase())
    const own = button(`${label}.foyer.id`)
    await expect(own).toHaveAccessibleDescription('Available')
    await expect(own).toHaveAttribute('aria-pressed', 'true')
    await expect(button('Register')).not.toHaveAttribute('aria-disabled', 'true')
    expect(await checkView(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('choose.png') })
  })

  await test.step('registered by Enter', async () => {
    await name.press('Enter')
    await expect(demo.modal).toHaveAttribute('data-view', 'RegisterAccountNameSuccess')
    await expect(view.getByRole('heading', { name: `${label}.foyer.id is yours` })).toBeVisible()
    expect(await checkView(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('registered.png') })
  })

  await test.step('the account is called so', async () => {
    await button('Done').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'Account')
    await expect(view.locator('.account-name')).not.toHaveText('')
  })

  await test.step('it is taken, and can be sent to', async () => {
    await button('Send').click()
    await view.getByRole('textbox', { name: 'Recipient' }).fill(`${label}.foyer.id`)
    await expect(view.getByText(`${label}.foyer.id`)).toBeVisible()
    await expect(view.getByRole('button', { name: 'Clear recipient' })).toBeVisible()
    await demo.modal.getByRole('button', { name: 'Back' }).click()
    await button('Settings').click()
    await button('Choose a name').click()
    await expect(
      view.getByRole('list', { name: 'Your names' }).getByText(`${label}.foyer.id`),
    ).toBeVisible()
    await name.fill(label)
    await expect(button(`${label}.foyer.id`)).toHaveAccessibleDescription('Taken')
    await expect(button('Register')).toHaveAttribute('aria-disabled', 'true')
  })
})

test('while the wallet is asked everything is said, and a no loses nothing', async ({
  demo,
  page,
}) => {
  const label = `eve-${Date.now().toString(36)}`
  await demo.visit({})
  await demo.openConnect()
  await demo.row('Demo wallet').click()
  await demo.prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await demo.openAccount()
  const { view } = demo
  const button = (name: string) => view.getByRole('button', { name, exact: true })
  await button('Settings').click()
  await button('Choose a name').click()
  await view.getByRole('textbox', { name: 'Name', exact: true }).fill(label)
  await expect(button('Register')).not.toHaveAttribute('aria-disabled', 'true')
  await button('Register').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'RegisterAccountName')
  await expect(demo.prompt).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('signing.png') })
  await demo.prompt.getByRole('button', { name: 'Reject' }).click()
  await expect(
    view
      .getByRole('alert')
      .or(view.getByRole('heading', { name: /declined/ }))
      .first(),
  ).toBeVisible()
  expect(await checkView(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('declined.png') })
  await button('Register').click()
  await demo.prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(view.getByRole('heading', { name: `${label}.foyer.id is yours` })).toBeVisible()
})
