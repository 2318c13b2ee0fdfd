import type { Page } from '@playwright/test'
import { Demo } from '../support/Demo.ts'
import { frameOf, logIn } from '../support/emailLogin.ts'
import { axeViolations } from '../support/page.ts'
import { test as base, expect, inMotion } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

test.use(inMotion)

/** Asks for a signature, and does not wait for it. */
const askToSign = (page: Page, text: string) =>
  page.evaluate((text) => {
    const { address } = window.foyer.getState().chains.eip155 ?? {}
    const provider = window.foyer.getProvider('eip155') as {
      request(call: object): Promise<unknown>
    }
    provider.request({ method: 'personal_sign', params: [text, address] }).catch(() => {})
  }, text)

const looks = [
  {
    locale: 'en',
    themeMode: 'light',
    approve: 'Approve',
    reject: 'Reject',
    saved: 'I have saved it',
  },
  {
    locale: 'es',
    themeMode: 'dark',
    approve: 'Aprobar',
    reject: 'Rechazar',
    saved: 'Lo he guardado',
  },
  { locale: 'fa', themeMode: 'dark', approve: 'تأیید', reject: 'رد کردن', saved: 'ذخیره‌اش کردم' },
] as const

test('the frame speaks and looks as the modal does, and is approved by keyboard alone, on a narrow phone', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, `look-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const frame = frameOf(page)
  for (const { locale, themeMode, approve, reject, saved } of looks) {
    await withFoyer(page, (foyer, look) => foyer.updateOptions(look), { locale, themeMode })
    await expect(demo.modal).toHaveAttribute('lang', locale)
    await askToSign(page, `Hello ${locale}`)
    if (locale === 'en') {
      await expect(frame.getByRole('button', { name: saved })).toBeVisible({ timeout: 15_000 })
      await page.screenshot({ path: test.info().outputPath('recovery.png') })
      await frame.getByRole('button', { name: saved }).click()
    }
    await expect(frame.getByRole('region')).toHaveText(`Hello ${locale}`, { timeout: 15_000 })
    const yes = frame.getByRole('button', { name: approve, exact: true })
    await expect(yes).not.toHaveAttribute('aria-disabled', 'true', { timeout: 10_000 })
    await expect(frame.locator('html')).toHaveAttribute('dir', locale === 'fa' ? 'rtl' : 'ltr')
    const shade = await frame
      .locator('main')
      .evaluate((main) => getComputedStyle(main).backgroundColor.match(/\d+/g)?.map(Number) ?? [])
    expect(Math.max(...shade) < 128).toBe(themeMode === 'dark')
    const overflow = await frame
      .locator('main')
      .evaluate((main) => main.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await axeViolations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath(`approve-${locale}.png`) })
    // From the modal's own buttons into the frame, and back by what its user says.
    await demo.modal.evaluate((element) => {
      element.shadowRoot?.querySelector<HTMLElement>('[aria-label]:is(button)')?.focus()
    })
    const chosen = locale === 'en' ? yes : frame.getByRole('button', { name: reject, exact: true })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(chosen).toBeFocused({ timeout: 100 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  }
})
