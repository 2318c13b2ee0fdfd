import { checkView } from '@foyer/testing/view'
import type { Demo } from '../support/Demo.ts'
import { atRest, axeViolations } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }
const accounts = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const

async function openSettings(demo: Demo) {
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await demo.openAccount()
  await demo.button('Settings').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'AccountSettings')
}

test.describe('a balance that cannot be read', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('says so where it covers nothing that can be pressed, and can be asked for again without the focus being lost', async ({
    demo,
    page,
  }) => {
    await page.route(`${demo.stack.rpcUrls[0]}/**`, (route) => route.abort())
    await demo.visit({ wallet: 'approve' })
    await demo.connect()
    await demo.openAccount()
    const toast = demo.modal.locator('.toast')
    await expect(toast).toHaveText('Token Balance Unavailable')
    await atRest(demo.modal)
    const covered = await toast.evaluate((toast) => {
      const own = toast.getBoundingClientRect()
      const root = toast.getRootNode() as ShadowRoot
      return [...root.querySelectorAll('button:not([aria-hidden])')].flatMap((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const isApart =
          right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom
        return isApart ? [] : [button.outerHTML]
      })
    })
    expect(covered).toEqual([])

    await demo.button('Try again').focus()
    await page.keyboard.press('Enter')
    await expect(demo.modal.locator('h1')).toBeFocused()
  })
})

test('the chosen appearance is marked for who needs it', async ({ demo, page }) => {
  await openSettings(demo)
  const groundOf = (name: string) =>
    demo.view
      .locator('.choices label')
      .filter({ hasText: name })
      .evaluate((label) => getComputedStyle(label).backgroundColor)
  for (const media of [
    { forcedColors: 'active', contrast: null },
    { forcedColors: null, contrast: 'more' },
  ] as const) {
    const what = JSON.stringify(media)
    await page.emulateMedia(media)
    await atRest(demo.modal)
    expect(await groundOf('System'), what).not.toBe(await groundOf('Light'))
    expect(await axeViolations(page), what).toEqual([])
  }
})

test('the chosen account stays where it was pressed', async ({ demo }) => {
  await demo.addWallets({ ...acorn, accounts })
  await demo.visit({ wallet: 'none' })
  await demo.connect('Acorn')
  await withFoyer(demo.page, (foyer) => foyer.open({ view: 'ProfileWallets' }))
  const rows = demo.view.locator('.row-title')
  const names = ['0xf3…b92266', '0x70…dc79C8', '0x3C…4293BC']
  await expect(rows).toHaveText(names)
  await demo.row('0x3C…4293BC').click()
  await expect(demo.row('0x3C…4293BC')).toHaveAttribute('aria-current', 'true')
  await expect(rows).toHaveText(names)
})

test('a search without a find leads to the QR code, which any wallet can scan', async ({
  demo,
}) => {
  const relay = new URL('/no-relay', demo.stack.demoUrl).href
  await demo.visit({ wallet: 'none', options: { backend: { relay } } })
  await withFoyer(demo.page, (foyer) => foyer.open({ view: 'AllWallets' }))
  await demo.modal.getByRole('searchbox').fill('no such wallet')
  await demo.row('Scan with any wallet').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingWalletConnect')
})

test('a long name in the header ends in dots on its second line', async ({ demo, page }) => {
  const name = 'The wallet of the honourable guild of acorn collectors, founders'
  await page.setViewportSize({ width: 320, height: 640 })
  await demo.addWallets({ ...acorn, name, behaviour: 'hang' })
  await demo.visit({ wallet: 'none' })
  await demo.choose(name)
  const title = await demo.modal.locator('h1 span').evaluate((title) => ({
    isCut: title.scrollHeight > title.clientHeight,
    lines: Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)),
    clamp: getComputedStyle(title).webkitLineClamp,
  }))
  expect(title).toEqual({ isCut: true, lines: 2, clamp: '2' })
})

test('a sheet stands on the lower edge', async ({ demo, page }) => {
  await demo.visit()
  await demo.openConnect()
  for (const size of [
    { width: 320, height: 256 },
    { width: 480, height: 300 },
  ]) {
    await page.setViewportSize(size)
    await atRest(demo.modal)
    const edgePx = async () => {
      const box = await demo.modal.locator('.card').boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    await expect.poll(edgePx, `${size.width}x${size.height}`).toBe(size.height)
  }
})

test('a guide that scrolls can be scrolled with keys', async ({ demo, page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await demo.visit()
  await withFoyer(page, (foyer) => foyer.open({ view: 'WhatIsANetwork' }))
  await expect(demo.view.getByRole('list')).toHaveAttribute('tabindex', '0')
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(demo.view.getByRole('list')).not.toHaveAttribute('tabindex')
})

test('scrolled to its end, a view is not shaded', async ({ demo, page }) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await demo.visit()
  await page.evaluate(() => window.foyer.open({ view: 'GetWallet' }))
  await expect(demo.button('Explore all')).toBeVisible()
  await checkView(page)
  const [shade, room] = await demo.view.evaluate((view) => {
    view.scrollTop = view.scrollHeight
    const last = view.querySelector('.list')?.getBoundingClientRect().bottom ?? 0
    return [
      Number.parseFloat(getComputedStyle(view, '::after').blockSize),
      view.getBoundingClientRect().bottom - last,
    ]
  })
  expect(shade).toBeLessThanOrEqual(room ?? 0)
})
