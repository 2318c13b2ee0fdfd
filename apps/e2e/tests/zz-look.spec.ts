import { Demo } from '../support/Demo.ts'
import { startTestStack, type TestStack } from '../support/stack.ts'
import { test as base } from '../support/test.ts'

const test = base.extend<object, { served: TestStack }>({
  served: [
    async ({}, use) => {
      const s = await startTestStack({ hasServer: true })
      await use(s)
      await s.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})
for (const [name, scheme, size] of [
  ['light', 'light', { width: 420, height: 760 }],
  ['dark', 'dark', { width: 420, height: 760 }],
  ['phone', 'light', { width: 320, height: 640 }],
] as const)
  test(`look ${name}`, async ({ demo, page }) => {
    test.setTimeout(90_000)
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: scheme })
    const shot = async (what: string) => {
      await page.waitForTimeout(700)
      await page.screenshot({ path: `/tmp/look/${what}-${name}.png` })
    }
    await demo.visit({ wallet: 'approve' })
    await demo.connect()
    await demo.openAccount()
    await demo.view.getByRole('button', { name: /^Foyer Dollar/ }).waitFor()
    await shot('1account')
    await demo.view.getByRole('tab', { name: 'NFTs' }).click()
    await demo.view.locator('.nft').first().waitFor()
    await shot('2nfts')
    await demo.view.locator('.nft').first().click()
    await shot('3nft')
    await demo.button('Back').click()
    await demo.view.getByRole('tab', { name: 'Activity' }).click()
    await demo.view.locator('.activity .row').first().waitFor()
    await demo.view.evaluate((view) => {
      view.scrollTop = 300
    })
    await shot('4activity')
    await demo.view.evaluate((view) => {
      view.scrollTop = 0
    })
    await demo.view.getByRole('button', { name: 'Receive', exact: true }).click()
    await demo.view.getByRole('textbox', { name: 'Amount' }).fill('0.25')
    await shot('5receive')
    await demo.button('Back').click()
    await demo.view.getByRole('button', { name: 'Send', exact: true }).click()
    await demo.view.getByRole('button', { name: 'Add Amount' }).waitFor()
    await shot('6send-empty')
    await demo.view.getByRole('button', { name: /change token/ }).click()
    await shot('7select')
    await demo.button('Back').click()
    await demo.view.getByRole('textbox', { name: 'Amount' }).fill('4000')
    await demo.view
      .getByRole('textbox', { name: 'Recipient' })
      .fill('0x90F79bf6EB2c4f870365E785982E1f101E93b906')
    await shot('8send')
    await demo.view.getByRole('button', { name: 'Preview Send' }).click()
    await shot('9review')
    await demo.view.getByRole('button', { name: 'Confirm', exact: true }).click()
    await demo.view.getByText('Read back from chain: matches').waitFor()
    await shot('a-sent')
    await demo.view.getByRole('button', { name: 'Done', exact: true }).click()
    await demo.view.getByRole('button', { name: 'Send', exact: true }).click()
    await demo.view.getByRole('textbox', { name: 'Amount' }).fill('1')
    await demo.view
      .getByRole('textbox', { name: 'Recipient' })
      .fill('0x90F79bf6EB2c4f0000000085982E1f101E93b906'.toLowerCase())
    await demo.view.getByRole('button', { name: 'Preview Send' }).click()
    await shot('b-lookalike')
  })
