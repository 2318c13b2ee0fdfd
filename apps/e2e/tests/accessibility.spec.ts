import { expect, inMotion, test } from '../support/test.ts'

test.use(inMotion)

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
