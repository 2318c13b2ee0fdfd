import { checkView } from '@foyer/testing/view'
import { devices } from '@playwright/test'
import { Demo } from '../support/Demo.ts'
import { codeFor, frameOf } from '../support/emailLogin.ts'
import { axeViolations } from '../support/page.ts'
import { test as base, expect } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

const phones = [
  {
    locale: 'es',
    device: 'Pixel 7',
    wrong: 'El código es incorrecto o demasiado antiguo',
    wait: /dentro de \d+ segundos/,
  },
  {
    locale: 'fa',
    device: 'iPhone 13',
    wrong: 'کد اشتباه یا خیلی قدیمی است',
    wait: /[۰-۹]+ ثانیهٔ دیگر/,
  },
] as const

for (const { locale, device, wrong, wait } of phones)
  test.describe(`on a narrow ${device}, in ${locale}`, () => {
    const { userAgent, hasTouch, isMobile } = devices[device]
    test.use({
      ...{ userAgent, hasTouch, isMobile, viewport: { width: 320, height: 640 } },
      colorScheme: 'dark',
    })

    test('the views of a wallet by e-mail fit, are reached by keys, and refuse in the words of its user', async ({
      demo,
      page,
      served,
    }) => {
      test.slow()
      const email = `phone-${locale}-${Date.now()}@shop.example`
      const { view } = demo
      const look = async (name: string) => {
        await expect(demo.modal).toHaveAttribute('data-view', name, { timeout: 15_000 })
        expect(await checkView(page)).toEqual([])
        expect(await axeViolations(page)).toEqual([])
        await page.screenshot({ path: test.info().outputPath(`${name}-${locale}.png`) })
      }
      const show = (name: string, parameters?: object) =>
        withFoyer(page, (foyer, [view, given]) => foyer.open({ view, arguments: given } as never), [
          name,
          parameters,
        ] as const)
      await demo.visit({ wallet: 'none', options: { locale } })

      await show('EmailLogin')
      await look('EmailLogin')
      await view.locator('input[type="email"]').fill(email)
      await page.keyboard.press('Enter')
      const code = view.locator('input[autocomplete="one-time-code"]')
      await expect(code).toBeVisible({ timeout: 15_000 })
      const right = await codeFor(served.demoUrl, email)
      await code.fill(right.replace(/.$/, (digit) => `${(Number(digit) + 1) % 10}`))
      await expect(view.getByRole('alert')).toContainText(wrong)
      await look('EmailVerifyOtp')
      await code.fill(right)
      await expect
        .poll(async () => (await demo.state()).chains.eip155?.status, { timeout: 15_000 })
        .toBe('connected')
      await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })

      await show('EmailWallet')
      await look('EmailWallet')
      await view.getByRole('button').first().click()
      await look('UpdateEmailWallet')
      await view.locator('input[type="email"]').fill(`new-${email}`)
      await page.keyboard.press('Enter')
      // The code of before was sent a moment ago.
      await expect(view.getByRole('alert')).toContainText(wait, { timeout: 15_000 })
      await look('UpdateEmailPrimaryOtp')
      await show('RecoveryCode')
      await expect(frameOf(page).locator('output')).toBeVisible({ timeout: 15_000 })
      await look('RecoveryCode')
    })
  })
