import { android, phone } from '../support/phones.ts'
import { expect, test } from '../support/test.ts'

/*
 * A page that is wider than the phone's screen makes everything as wide that is placed on the page.
 */

for (const [name, device] of Object.entries({ iPhone: phone, Android: android }))
  test.describe(name, () => {
    test.use(device)

    test(`the modal is as wide as the ${name}, and Close is in sight, in a page that is wider`, async ({
      demo,
      page,
    }) => {
      await demo.visit({ wallet: 'none' })
      await page.evaluate(() => {
        const table = document.createElement('div')
        table.style.cssText = 'inline-size: 532px; block-size: 40px'
        document.body.append(table)
      })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(532)
      await demo.openConnect()
      const { left, right } = await demo
        .button('Close')
        .evaluate((close) => close.getBoundingClientRect().toJSON())
      expect(left).toBeGreaterThan(0)
      expect(right).toBeLessThanOrEqual(390)
      const card = await demo.modal
        .locator('.card')
        .evaluate((element) => element.getBoundingClientRect().toJSON())
      expect(card.width).toBeLessThanOrEqual(390)
    })
  })
