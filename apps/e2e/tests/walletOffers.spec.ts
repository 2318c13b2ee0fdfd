import type { Locator, Page } from '@playwright/test'
import { account } from '../support/Demo.ts'
import { tabTo } from '../support/keys.ts'
import { axeViolations, overflows } from '../support/page.ts'
import { askWithoutPress, isLinkReady, openedLinks, phone, watchLinks } from '../support/phones.ts'
import { test } from '../support/phoneTabs.ts'
import { expect } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/*
 * What stands above every view while a mobile wallet is connected: that its relay is away, and the way
 * to a wallet in which a request waits.
 */

test.use(phone)

const lost = 'The connection to your wallet is lost. Trying again…'
const looks = [
  { themeMode: 'dark', direction: 'rtl' },
  { themeMode: 'light', direction: 'ltr' },
] as const

test('the modal says that the relay is away, and a request is reached by keyboard', async ({
  demo,
  gate,
  page,
  pocket,
}) => {
  await page.clock.install()
  await watchLinks(page)
  const customWallets = [{ id: 'harbour', name: 'Harbour', mobile_link: 'harbour://' }]
  await demo.visit({
    wallet: 'none',
    options: { backend: gate.url, customWallets, themeMode: 'dark', locale: 'ps' },
  })
  await demo.openConnect()
  await expect.poll(() => isLinkReady(demo)).toBe(true)
  await demo.row('Harbour').tap()
  const [opened] = await openedLinks(page)
  await pocket.scan(decodeURIComponent(opened?.link.split('uri=')[1] ?? ''))
  await expect(demo.accountButton).toBeVisible()

  /** It is seen whole, covers nothing and can be read, in every look. */
  const examineInEveryLook = async (above: Locator) => {
    for (const { themeMode, direction } of looks)
      await test.step(`${themeMode}, ${direction}`, async () => {
        await withFoyer(page, (foyer, themeMode) => foyer.setTheme({ themeMode }), themeMode)
        await demo.modal.evaluate((modal: HTMLElement, direction) => {
          modal.dir = direction
        }, direction)
        await expect(demo.modal).toHaveAttribute('data-theme', themeMode)
        await expect(above).toBeInViewport({ ratio: 1 })
        expect(await covers(demo.modal, above)).toEqual([])
        expect(await axeViolations(page)).toEqual([])
        expect(await overflows(page)).toEqual([])
      })
  }

  await demo.accountButton.tap()
  await expect(demo.modal).toHaveAttribute('dir', 'rtl')
  await expect(demo.button('Disconnect')).toBeVisible()
  await expect(demo.dialog.getByText(lost)).toHaveCount(0)
  await gate.cut()
  const line = demo.dialog.getByRole('status').filter({ hasText: lost })
  await afterSeconds(page, () => expect(line).toBeVisible({ timeout: 1 }))
  await examineInEveryLook(line)
  await gate.restore()
  await afterSeconds(page, () => expect(line).toHaveCount(0, { timeout: 1 }))
  await expect(demo.dialog).toBeVisible()

  const signature = await askWithoutPress(page, pocket)
  const offer = demo.dialog.getByRole('button', { name: 'Open Pocket' })
  await examineInEveryLook(offer)
  await tabTo(page, 'Open Pocket')
  await page.keyboard.press('Enter')
  expect((await openedLinks(page)).at(-1)).toEqual({
    link: expect.stringMatching(/^harbour:\/\//),
    target: '_self',
    isInPress: true,
  })
  await expect(offer).toHaveCount(0)
  expect(await signature()).toMatch(/^0x/)
  expect(await page.evaluate(() => window.foyer.getState().chains.eip155?.address)).toBe(account)
})

/** Lets seconds pass in the page, one by one, until this holds. */
const afterSeconds = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1_000)
    await check()
  }).toPass({ intervals: [50], timeout: 20_000 })

/** Names of the modal's controls that something lies on. */
async function covers(modal: Locator, above: Locator): Promise<string[]> {
  const box = await above.boundingBox()
  const controls = await modal.getByRole('button').all()
  const names: string[] = []
  for (const control of controls) {
    const other = await control.boundingBox()
    const name = (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? ''
    if (!box || !other || /^(Open Pocket|Dismiss)$/.test(name)) continue
    const isApart =
      other.y >= box.y + box.height ||
      box.y >= other.y + other.height ||
      other.x >= box.x + box.width ||
      box.x >= other.x + other.width
    if (!isApart) names.push(name)
  }
  return names
}
