import { checkView } from '@foyer/testing/view'
import { devices } from '@playwright/test'
import { Demo } from '../support/Demo.ts'
import { axeViolations } from '../support/page.ts'
import { test as base, expect } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

const phones = [
  { locale: 'en', device: 'iPhone 13', colorScheme: 'light' },
  { locale: 'es', device: 'Pixel 7', colorScheme: 'dark' },
  { locale: 'fa', device: 'iPhone 13', colorScheme: 'dark' },
] as const

for (const { locale, device, colorScheme } of phones)
  test.describe(`on a narrow ${device}, in ${locale}`, () => {
    const { userAgent, hasTouch, isMobile } = devices[device]
    test.use({
      ...{ userAgent, hasTouch, isMobile, colorScheme, viewport: { width: 320, height: 640 } },
    })

    test('swapping, buying and naming fit, and keys lead through them', async ({ demo, page }) => {
      test.slow()
      await demo.visit({ wallet: 'approve', options: { locale } })
      const { view } = demo
      const show = (name: string, parameters?: object) =>
        withFoyer(page, (foyer, [view, given]) => foyer.open({ view, arguments: given } as never), [
          name,
          parameters,
        ] as const)
      const look = async (name: string) => {
        await expect(demo.modal).toHaveAttribute('data-view', name)
        expect(await checkView(page)).toEqual([])
        expect(await axeViolations(page)).toEqual([])
        await page.screenshot({ path: test.info().outputPath(`${name}-${locale}.png`) })
      }
      await withFoyer(page, async (foyer) => {
        const [connector] = foyer.internals.connectors.getState()
        if (connector) await foyer.connect({ connector })
      })

      await show('Swap', { fromToken: 'FUSD', toToken: 'ETH', amount: '12.5' })
      await expect(view.locator('input').nth(1)).not.toHaveValue('')
      await look('Swap')
      await view.locator('input').first().focus()
      await page.keyboard.press('Enter')
      await look('SwapPreview')

      await show('OnRampProviders')
      await view.locator('input').first().fill('50')
      await expect(view.locator('[aria-disabled="true"]')).toHaveCount(0)
      await look('OnRampProviders')
      await view.getByRole('button', { name: 'USD', exact: true }).click()
      await look('OnRampFiatSelect')

      await show('ChooseAccountName')
      await view
        .locator('input')
        .first()
        .fill(`phone-${Date.now().toString(36)}`)
      await expect(view.locator('[aria-pressed="true"]')).toBeVisible()
      await look('ChooseAccountName')
    })
  })
