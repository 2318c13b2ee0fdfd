import { checkView } from '@foyer/testing/view'
import { devices, type Locator } from '@playwright/test'
import { Demo } from '../support/Demo.ts'
import { pressWithKeys, tabTo } from '../support/keys.ts'
import { atRest, overflows } from '../support/page.ts'
import { test as base, expect, inMotion } from '../support/test.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

test.use(inMotion)

const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** What is left of a phone's window above its keyboard. */
const aboveKeyboard = { width: 412, height: 420 }

test.describe('on an Android phone', () => {
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
  test.use(pixel)

  test('everything of the account is within reach of a thumb, also above the keyboard', async ({
    demo,
    page,
  }) => {
    test.setTimeout(120_000)
    const { view } = demo
    const tap = (name: string | RegExp) =>
      view.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).tap()
    const check = async (what: string) => {
      await atRest(demo.modal)
      expect(await checkView(page), what).toEqual([])
      expect(await overflows(page), what).toEqual([])
    }
    await demo.visit({ wallet: 'approve' })
    await demo.opener.tap()
    await demo.row('Demo wallet').tap()
    await expect(demo.modal).toHaveAttribute('data-open', 'false')
    await demo.accountButton.tap()
    await expect(view.getByRole('button', { name: /^Foyer Dollar, / })).toBeVisible()
    await check('tokens')

    await view.getByRole('tab', { name: 'Activity' }).tap()
    await expect(view.getByLabel(/^Minted, Key #1/).first()).toBeVisible()
    await check('activity')
    await view.getByRole('tab', { name: 'NFTs' }).tap()
    await tap(/^Key #1/)
    await expect(demo.modal.getByRole('heading', { name: /^Key #1/ })).toBeVisible()
    await check('a collectible')
    await page.setViewportSize(aboveKeyboard)
    await check('a collectible, low')
    await demo.button('Back').tap()

    await tap('Receive')
    const amount = view.getByRole('textbox', { name: 'Amount' })
    await amount.tap()
    await amount.fill('0.25')
    // While the code is rendered anew a tap may count as a long one, which selects the word it meets.
    await expect(view.locator('[data-uri*=value]')).toBeVisible()
    await check('receiving')
    await expectUncovered(amount)
    await view.getByRole('button', { name: 'Copy payment link' }).tap()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('value=250000000000000000')
    await demo.button('Back').tap()

    await tap('Send')
    await amount.tap()
    await amount.fill('0.001')
    await expectUncovered(amount)
    const recipient = view.getByRole('textbox', { name: 'Recipient' })
    await recipient.tap()
    await expectUncovered(recipient)
    await check('sending')
    await recipient.fill(friend)
    const preview = view.getByRole('button', { name: 'Preview Send' })
    await preview.scrollIntoViewIfNeeded()
    await expectUncovered(preview)
    await preview.tap()
    const confirm = view.getByRole('button', { name: 'Confirm' })
    await expect(view.locator('.address-block')).toHaveText(friend)
    await check('review')
    // Who sees the button has seen the whole address and the fee.
    await confirm.scrollIntoViewIfNeeded()
    await expectUncovered(confirm)
    expect(await topOf(confirm)).toBeGreaterThan(await bottomOf(view.locator('.address-block')))
    expect(await topOf(confirm)).toBeGreaterThan(await bottomOf(view.locator('dl')))
    await demo.button('Back').tap()
    await expect(preview).toBeVisible()
    expect(await amount.inputValue()).toBe('0.001')
  })
})

test('by keyboard alone: lists, a collectible, receiving, sending up to the review and back', async ({
  demo,
  page,
}) => {
  test.setTimeout(120_000)
  const { view } = demo
  const check = async (what: string, leave?: 'back') => {
    await atRest(demo.modal)
    expect(await checkView(page, { tab: true, ...(leave && { leave }) }), what).toEqual([])
  }
  const chooseTab = async (from: string, key: string, to: string) => {
    await tabTo(page, from)
    await page.keyboard.press(key)
    await expect(view.getByRole('tab', { name: to })).toHaveAttribute('aria-selected', 'true')
  }
  // What stands still at the end is examined.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await demo.visit({ wallet: 'approve' })
  await pressWithKeys(page, 'Connect wallet')
  await expect(demo.row('Demo wallet')).toBeVisible()
  await pressWithKeys(page, 'Demo wallet')
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await pressWithKeys(page, '0xf3…b92266')
  await expect(view.getByRole('button', { name: /^Foyer Dollar, / })).toBeVisible()
  await check('tokens')

  await chooseTab('Tokens', 'End', 'Activity')
  await expect(view.getByLabel(/^Minted, Key #1/).first()).toBeVisible()
  await check('activity')
  await chooseTab('Activity', 'ArrowLeft', 'NFTs')
  await expect(view.getByRole('button', { name: /^Key #1/ })).toBeVisible()
  await pressWithKeys(page, /^Key #1/)
  await expect(demo.modal.getByRole('heading', { name: /^Key #1/ })).toBeVisible()
  await check('a collectible', 'back')
  // Where the user was.
  await expect(view.getByRole('tab', { name: 'NFTs' })).toHaveAttribute('aria-selected', 'true')

  await pressWithKeys(page, 'Receive')
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletReceive')
  await pressWithKeys(page, 'Copy address')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266$/)
  await check('receiving', 'back')

  await pressWithKeys(page, 'Send')
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletSend')
  await tabTo(page, 'Amount')
  await page.keyboard.type('0.001')
  await tabTo(page, 'Recipient')
  await page.keyboard.type(friend)
  await expect(view.locator('.address-block')).toHaveText(friend)
  await check('sending')
  await pressWithKeys(page, 'Clear recipient')
  await expect(view.getByRole('textbox', { name: 'Recipient' })).toBeFocused()
  await page.keyboard.type(friend)
  await pressWithKeys(page, 'Preview Send')
  await expect(demo.modal.getByRole('heading', { name: 'Review send' })).toBeVisible()
  await check('review', 'back')
  await expect(view.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.001')
  expect(await demo.tracked('SEND_INITIATED')).toEqual([])
})

/** The middle of it is what a finger meets there. */
async function expectUncovered(target: Locator) {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const root = element.getRootNode() as ShadowRoot
        const met = root.elementFromPoint(left + width / 2, top + height / 2)
        return element.contains(met) ? 'itself' : `<${met?.localName} class="${met?.className}">`
      }),
    )
    .toBe('itself')
}

const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? Number.NaN
const bottomOf = async (target: Locator) => {
  const { y, height } = (await target.last().boundingBox()) ?? { y: Number.NaN, height: 0 }
  return y + height
}
