import { axeViolations } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }

for (const colorScheme of ['light', 'dark'] as const)
  for (const [device, viewport] of [
    ['desktop', { width: 1280, height: 800 }],
    ['phone', { width: 360, height: 740 }],
  ] as const)
    test.describe(`${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport })

      test('axe finds nothing from Connect to Account', async ({ demo, page }) => {
        const look = () =>
          axeViolations(page, { only: colorScheme === 'dark' ? 'colours' : undefined })
        await demo.addWallets({ ...acorn, behaviour: 'reject' })
        await demo.visit()
        await demo.openConnect()
        await expect(demo.modal).toHaveAttribute('data-theme', colorScheme)
        await expect(demo.row('Acorn')).toBeVisible()
        expect(await look(), 'Connect').toEqual([])

        await demo.row('Acorn').click()
        await expect(demo.heading('Request declined')).toBeVisible()
        expect(await look(), 'declined').toEqual([])

        await demo.withWallet('Acorn', (wallet) =>
          wallet.behave('eth_requestAccounts', { throws: 'The vault is locked' }),
        )
        await demo.button('Try again').click()
        await expect(demo.heading('Could not connect')).toBeVisible()
        expect(await look(), 'failed').toEqual([])

        await demo.button('Back').click()
        await demo.row('Demo wallet').click()
        await expect(demo.heading('Continue in Demo wallet')).toBeVisible()
        expect(await look(), 'waiting').toEqual([])

        await demo.prompt.getByRole('button', { name: 'Approve' }).click()
        await expect(demo.dialog).toBeHidden()
        await demo.openAccount()
        await expect(demo.view.locator('.amount')).toBeVisible()
        expect(await look(), 'Account').toEqual([])
      })
    })

test('a keyboard alone leads from the opener to connected, and back to the opener', async ({
  demo,
  page,
}) => {
  const tabTo = async (target: typeof demo.opener) => {
    for (let presses = 0; presses < 30; presses++) {
      if (await target.evaluate((element) => element.matches(':focus'))) return
      await page.keyboard.press('Tab')
    }
    throw new Error('Thirty times Tab did not lead there')
  }
  await demo.visit()
  await tabTo(demo.opener)
  await page.keyboard.press('Enter')
  await expect(demo.row('Demo wallet')).toBeVisible()
  await tabTo(demo.row('Demo wallet'))
  await page.keyboard.press('Enter')
  await expect(demo.prompt.getByRole('button', { name: 'Approve' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(demo.dialog).toBeHidden()
  await expect(demo.accountButton).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(demo.button('Disconnect')).toBeVisible()
  await tabTo(demo.button('Disconnect'))
  await page.keyboard.press('Space')
  await expect(demo.dialog).toBeHidden()
  await expect(demo.opener).toBeFocused()
})
