import { checkView } from '@foyer/testing/view'
import type { Page } from '@playwright/test'
import type { Demo } from '../support/Demo.ts'
import { times } from '../support/endurance.ts'
import { pressWithKeys, tabTo } from '../support/keys.ts'
import { withNetworkRelay } from '../support/networkRelay.ts'
import { examine } from '../support/page.ts'
import { watchLinks } from '../support/phones.ts'
import type { PhoneWallet } from '../support/phoneWallet.ts'
import { expect, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/** A view in one of its states, and how a user gets there without a pointer. */
interface Scene {
  reach(demo: Demo, pocket: () => Promise<PhoneWallet>): Promise<void>
  readonly leave: 'escape' | 'back'
}

/**
 * At each size all that axe knows, and each scheme once. No colour depends on the size: the rest, for which
 * axe examines colours alone, is for `ENDURE=1`.
 */
const looks = [
  { device: 'desktop', colorScheme: 'light', size: { width: 1280, height: 800 } },
  { device: 'phone', colorScheme: 'dark', size: { width: 360, height: 740 } },
  { device: 'desktop', colorScheme: 'dark', size: { width: 1280, height: 800 }, only: 'colours' },
  { device: 'phone', colorScheme: 'light', size: { width: 360, height: 740 }, only: 'colours' },
] as const
const shownLooks = looks.slice(0, times({ few: 2, full: looks.length }))

const ways = {
  customWallets: [
    {
      id: 'many-ways',
      name: 'Many Ways',
      mobile_link: 'manyways://',
      desktop_link: 'manyways-desk://',
      webapp_link: 'https://ways.example/app',
      app_store: 'https://apps.apple.com/app/ways',
      play_store: 'https://play.google.com/store/apps/ways',
    },
  ],
}

/** From the page, or from Connect. */
async function reach(demo: Demo, ...names: string[]) {
  if (!(await demo.dialog.isVisible())) await pressWithKeys(demo.page, 'Connect wallet')
  await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
  for (const name of names) {
    await expect(demo.row(name)).toBeVisible()
    await pressWithKeys(demo.page, name)
  }
}

const codeOf = (demo: Demo) => demo.view.getByRole('img', { name: /^QR code/ })

async function reachTab(demo: Demo, presses: number, name: string) {
  await reach(demo, 'Many Ways')
  await expect(codeOf(demo)).toBeVisible()
  await tabTo(demo.page, 'Mobile')
  for (let press = 0; press < presses; press++) await demo.page.keyboard.press('ArrowRight')
  await expect(demo.view.getByRole('tab', { name, selected: true })).toBeFocused()
}

type Scenes = Readonly<Record<string, Scene>>

const desktopScenes: Scenes = {
  'Connect with the row for any wallet': { reach: (demo) => reach(demo), leave: 'escape' },
  ConnectingWalletConnect: {
    async reach(demo) {
      await reach(demo, 'WalletConnect')
      await expect(codeOf(demo)).toBeVisible()
    },
    leave: 'back',
  },
  'ConnectingWalletConnect, the tab Mobile': {
    reach: (demo) => reachTab(demo, 0, 'Mobile'),
    leave: 'back',
  },
  'ConnectingWalletConnect, the tab Web': {
    reach: (demo) => reachTab(demo, 1, 'Web'),
    leave: 'back',
  },
  'ConnectingWalletConnect, the tab Desktop': {
    reach: (demo) => reachTab(demo, 2, 'Desktop'),
    leave: 'escape',
  },
  'ConnectingWalletConnect, the tab Browser': {
    async reach(demo) {
      await reach(demo, 'Rainbow')
      await expect(codeOf(demo)).toBeVisible()
      await tabTo(demo.page, 'Mobile')
      await demo.page.keyboard.press('End')
      await expect(demo.view.getByRole('link', { name: /extension/ })).toBeVisible()
    },
    leave: 'back',
  },
  'ConnectingWalletConnect, declined': {
    async reach(demo, pocket) {
      await reach(demo, 'WalletConnect')
      await expect(codeOf(demo)).toBeVisible()
      const wallet = await pocket()
      wallet.answer = 'reject'
      await wallet.scan((await codeOf(demo).getAttribute('data-uri')) ?? '')
      await expect(demo.heading('Request declined')).toBeVisible()
    },
    leave: 'back',
  },
  'ConnectingWalletConnect, offline': {
    async reach(demo) {
      await reach(demo, 'WalletConnect')
      await expect(codeOf(demo)).toBeVisible()
      await demo.page.context().setOffline(true)
      await expect(demo.view.getByRole('alert')).toContainText('You are offline')
    },
    leave: 'back',
  },
  ConnectingWalletConnectBasic: {
    async reach(demo) {
      await demo.page.context().setOffline(false)
      await withFoyer(demo.page, (foyer) => foyer.close())
      await expect(demo.dialog).toBeHidden()
      await withFoyer(demo.page, (foyer) => foyer.open({ view: 'ConnectingWalletConnectBasic' }))
      await expect(codeOf(demo)).toBeVisible()
    },
    leave: 'escape',
  },
}

const scenesWithoutRelay: Scenes = {
  'ConnectingWalletConnect, preparing': {
    async reach(demo) {
      await reach(demo, 'WalletConnect')
      await expect(demo.view.getByRole('status', { name: 'Making a link' })).toBeVisible()
    },
    leave: 'back',
  },
  'ConnectingWalletConnect, relay unreachable': {
    async reach(demo) {
      await reach(demo, 'WalletConnect')
      await demo.page.clock.runFor(5_000)
      await expect(demo.view.getByRole('alert')).toContainText('does not answer')
    },
    leave: 'escape',
  },
}

const phoneScenes: Scenes = {
  'ConnectingWalletConnect on a phone': {
    async reach(demo) {
      await reach(demo, 'Many Ways')
      // A user who is faster than the relay presses once more.
      await expect(demo.view.getByRole('button', { name: /^Open .*Many Ways/ })).toBeEnabled()
      await pressWithKeys(demo.page, /^Open .*Many Ways/)
      await expect(demo.heading('Did Many Ways not open?')).toBeVisible()
    },
    leave: 'back',
  },
  'ConnectingWalletConnectBasic on a phone': {
    async reach(demo) {
      await withFoyer(demo.page, (foyer) => foyer.close())
      await expect(demo.dialog).toBeHidden()
      await withFoyer(demo.page, (foyer) => foyer.open({ view: 'ConnectingWalletConnectBasic' }))
      await expect(demo.row('Rainbow')).toBeVisible()
    },
    leave: 'escape',
  },
}

interface Place {
  readonly scenes: Scenes
  /** The size in which Tab walks through: in the other one it goes the same way. */
  readonly home: 'desktop' | 'phone'
  /** What comes before the page is loaded. */
  prepare?(page: Page): Promise<unknown>
}

const places: Readonly<Record<string, Place>> = {
  'in a browser on a desk': { scenes: desktopScenes, home: 'desktop' },
  'while the relay does not answer': {
    ...{ scenes: scenesWithoutRelay, home: 'desktop' },
    async prepare(page) {
      await page.routeWebSocket(/relay/, () => {})
      await page.clock.install()
    },
  },
  'on a phone': {
    ...{ scenes: phoneScenes, home: 'phone' },
    prepare: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'userAgent', { get: () => 'iPhone Mobile Safari' }),
      ),
  },
}

for (const [place, { scenes, home, prepare }] of Object.entries(places))
  test(`the views of WalletConnect ${place} are as every view must be`, async ({
    demo,
    page,
    server,
    startPhone,
  }) => {
    test.setTimeout(240_000)
    // What stands still at the end is examined.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchLinks(page)
    await prepare?.(page)
    await demo.visit({ wallet: 'none', options: { backend: withNetworkRelay(server), ...ways } })
    for (const [name, { reach: go, leave }] of Object.entries(scenes))
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.setViewportSize(looks[0].size)
        await go(demo, startPhone)
        for (const look of shownLooks) {
          const { device, colorScheme, size } = look
          const axe = () => examine(page, 'only' in look ? { only: look.only } : {})
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize(size)
          await expect(demo.modal).toHaveAttribute('data-theme', colorScheme)
          const findings = await checkView(page, { axe, tab: device === home })
          expect(findings, `${name}: ${device}, ${colorScheme}`).toEqual([])
        }
        expect(await checkView(page, { leave }), name).toEqual([])
        if (leave === 'escape') await expect(demo.dialog).toBeHidden()
      })
  })
