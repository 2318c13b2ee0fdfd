import { checkView } from '@foyer/testing/view'
import type { Page } from '@playwright/test'
import type { Demo, Visit } from '../support/Demo.ts'
import { pressWithKeys, tabTo } from '../support/keys.ts'
import { examine } from '../support/page.ts'
import type { addWallet, WalletParameters } from '../support/pageWallets.ts'
import { expect, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/** A view in one of its states, and how a user gets there from the page without a pointer. */
interface Scene {
  reach(demo: Demo): Promise<void>
  /** The way to a wallet's prompt in the page stays open, so Tab is not kept inside. */
  readonly awaitsWallet?: true
  readonly leave: 'escape' | 'back'
}

type WalletBehaviour = Parameters<ReturnType<typeof addWallet>['behave']>[1]

/** Scenes of one visit, in an order in which each leaves what the next one needs. */
interface Walk {
  readonly visit?: Visit
  readonly wallets?: readonly WalletParameters[]
  readonly scenes: Readonly<Record<string, Scene>>
}

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn', knownChainIds: [31338] }

interface Look {
  readonly device: string
  readonly colorScheme: 'light' | 'dark'
  readonly size: { readonly width: number; readonly height: number }
  readonly only?: 'colours'
}

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
const looks: readonly Look[] = [
  { device: 'desktop', colorScheme: 'light', size: desktop },
  { device: 'desktop', colorScheme: 'dark', size: desktop, only: 'colours' },
  { device: 'phone', colorScheme: 'dark', size: phone },
  { device: 'phone', colorScheme: 'light', size: phone, only: 'colours' },
]

const manyNetworks = Array.from({ length: 12 }, (_, index) => ({
  id: 31337 + index,
  name: `Testing ground number ${index + 1}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`http://127.0.0.1:${1 + index}`] } },
}))

async function reachConnect({ page, modal }: Demo) {
  await pressWithKeys(page, 'Connect wallet')
  await expect(modal).toHaveAttribute('data-view', 'Connect')
}

async function reach(demo: Demo, ...names: string[]) {
  await reachConnect(demo)
  await press(demo, ...names)
}

async function press(demo: Demo, ...names: string[]) {
  for (const name of names) {
    await expect(demo.button(name)).toBeVisible()
    await pressWithKeys(demo.page, name)
  }
}

async function connect(demo: Demo) {
  await reach(demo, 'Acorn')
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await expect(demo.accountButton).toBeVisible()
}

async function reachAccount(demo: Demo, ...names: string[]) {
  await pressWithKeys(demo.page, '0xf3…b92266')
  await expect(demo.modal).toHaveAttribute('data-view', 'Account')
  await press(demo, ...names)
}

const behave = (demo: Demo, method: string, behaviour: WalletBehaviour) =>
  demo.withWallet('Acorn', (wallet, [method, behaviour]) => wallet.behave(method, behaviour), [
    method,
    behaviour,
  ] as [string, WalletBehaviour])

const connecting = (behaviour: WalletBehaviour, title: string): Scene => ({
  async reach(demo) {
    await behave(demo, 'eth_requestAccounts', behaviour)
    await reach(demo, 'Acorn')
    await expect(demo.heading(title)).toBeVisible()
  },
  leave: 'back',
})

const switching = (behaviour: WalletBehaviour, title: string): Scene => ({
  async reach(demo) {
    await behave(demo, 'wallet_switchEthereumChain', behaviour)
    await reachAccount(demo, 'Anvil A', 'Anvil B')
    await expect(demo.modal).toHaveAttribute('data-view', 'SwitchNetwork')
    await expect(demo.heading(title)).toBeVisible()
  },
  leave: 'back',
})

const setOptions = (demo: Demo, options: object) =>
  withFoyer(demo.page, (foyer, it) => foyer.updateOptions(it), options)

const walks: Readonly<Record<string, Walk>> = {
  'before a wallet is chosen': {
    scenes: {
      Connect: { reach: reachConnect, leave: 'escape' },
      WhatIsAWallet: { reach: (demo) => reach(demo, 'Help'), leave: 'back' },
      GetWallet: { reach: (demo) => reach(demo, 'Get started', 'Get a wallet'), leave: 'back' },
      Downloads: {
        async reach(demo) {
          await reach(demo, 'Rainbow')
          await expect(demo.modal).toHaveAttribute('data-view', 'Downloads')
        },
        leave: 'back',
      },
      'Downloads, with a code of this page': {
        async reach(demo) {
          await reach(demo, 'MetaMask')
          await expect(demo.view.getByRole('img', { name: /^QR code that opens/ })).toBeVisible()
        },
        leave: 'back',
      },
      AllWallets: { reach: (demo) => reach(demo, 'All wallets'), leave: 'back' },
      'AllWallets, searched': {
        async reach(demo) {
          await reach(demo, 'All wallets')
          await tabTo(demo.page, 'Search wallets')
          await demo.page.keyboard.type('rain')
          await expect(demo.view.getByRole('status')).toHaveText(/found/)
        },
        leave: 'escape',
      },
      'AllWallets, nothing found': {
        async reach(demo) {
          await reach(demo, 'All wallets')
          await tabTo(demo.page, 'Search wallets')
          await demo.page.keyboard.type('a wallet by a name that nobody would ever give to one')
          await expect(demo.heading(/^No wallet/)).toBeVisible()
        },
        leave: 'escape',
      },
      'Connect that asks for consent': {
        async reach(demo) {
          await setOptions(demo, {
            features: { legalCheckbox: true },
            termsConditionsUrl: 'https://shop.example/terms',
            privacyPolicyUrl: 'https://shop.example/privacy',
          })
          await reachConnect(demo)
          await expect(demo.view.getByRole('checkbox')).toBeVisible()
        },
        leave: 'escape',
      },
    },
  },
  'with collapsed wallets': {
    visit: { options: { features: { collapseWallets: true } } },
    scenes: {
      'Connect, collapsed': { reach: reachConnect, leave: 'escape' },
      ConnectWallets: {
        reach: (demo) => reach(demo, 'Continue with a wallet'),
        leave: 'back',
      },
    },
  },
  'without any wallet': {
    visit: { wallet: 'none', options: { allWallets: 'HIDE', includeWalletIds: ['none'] } },
    scenes: { 'Connect without any wallet': { reach: reachConnect, leave: 'escape' } },
  },
  'while a wallet is asked': {
    visit: { wallet: 'none' },
    wallets: [acorn],
    scenes: {
      'ConnectingExternal, waiting': {
        ...connecting('hang', 'Continue in Acorn'),
        awaitsWallet: true,
      },
      'ConnectingExternal, declined': connecting('reject', 'Request declined'),
      'ConnectingExternal, failed': connecting(
        { throws: 'The vault is locked' },
        'Could not connect',
      ),
      'ConnectingExternal, already pending': {
        ...connecting('pending', 'Open your wallet'),
        awaitsWallet: true,
      },
      'ConnectingExternal, connected': {
        // Leaves by itself, which a test would otherwise race, and is not shown at all under reduced motion.
        async reach(demo) {
          await demo.page.emulateMedia({ reducedMotion: 'no-preference' })
          await demo.page.evaluate(() => {
            const { setTimeout: start } = window
            const celebrationMs = 600
            Object.assign(window, {
              setTimeout: (callback: () => void, ms?: number) =>
                start(callback, ms === celebrationMs ? 60_000 : ms),
            })
          })
          await connecting('approve', 'Connected').reach(demo)
        },
        leave: 'escape',
      },
    },
  },
  'with an account': {
    visit: { wallet: 'none' },
    wallets: [acorn],
    scenes: {
      'Account, loading': {
        async reach(demo) {
          await demo.page.route(`${demo.stack.rpcUrls[0]}/**`, () => {})
          await connect(demo)
          await reachAccount(demo)
          await expect(demo.view.locator('.skeleton').first()).toBeVisible()
        },
        leave: 'escape',
      },
      'Account, failed balance': {
        async reach(demo) {
          await demo.page.evaluate(() => window.foyer.disconnect())
          await demo.page.unroute(`${demo.stack.rpcUrls[0]}/**`)
          await demo.page.route(`${demo.stack.rpcUrls[0]}/**`, (route) => route.abort())
          await connect(demo)
          await reachAccount(demo)
          await expect(demo.view.getByRole('button', { name: 'Try again' })).toBeVisible()
        },
        leave: 'escape',
      },
      Account: {
        async reach(demo) {
          await demo.page.unroute(`${demo.stack.rpcUrls[0]}/**`)
          await reachAccount(demo, 'Try again')
          await expect(demo.view.locator('.amount')).toBeVisible()
        },
        leave: 'escape',
      },
      AccountSettings: {
        async reach(demo) {
          await reachAccount(demo, 'Settings')
          await expect(demo.modal).toHaveAttribute('data-view', 'AccountSettings')
        },
        leave: 'back',
      },
      ProfileWallets: {
        async reach(demo) {
          await reachAccount(demo, 'Settings', 'Accounts and wallet')
          await expect(demo.modal).toHaveAttribute('data-view', 'ProfileWallets')
        },
        leave: 'back',
      },
      'Networks, few': {
        async reach(demo) {
          await reachAccount(demo, 'Anvil A')
          await expect(demo.modal).toHaveAttribute('data-view', 'Networks')
        },
        leave: 'back',
      },
      WhatIsANetwork: {
        async reach(demo) {
          await reachAccount(demo, 'Anvil A', 'What is a network?')
          await expect(demo.modal).toHaveAttribute('data-view', 'WhatIsANetwork')
        },
        leave: 'back',
      },
      'SwitchNetwork, waiting': { ...switching('hang', 'Continue in Acorn'), awaitsWallet: true },
      'SwitchNetwork, declined': switching('reject', 'Request declined'),
      'SwitchNetwork, failed': switching({ throws: 'The bridge is up' }, 'Could not switch'),
      UnsupportedChain: {
        // It comes by itself: the wallet moved to a network that the page does not know.
        async reach(demo) {
          await demo.withWallet('Acorn', (wallet) => wallet.changeChain(424242))
          await expect(demo.modal).toHaveAttribute('data-view', 'UnsupportedChain')
        },
        leave: 'escape',
      },
    },
  },
  'with many networks': {
    visit: { wallet: 'none', options: { networks: manyNetworks } },
    wallets: [acorn],
    scenes: {
      'Networks, many': {
        async reach(demo) {
          await connect(demo)
          await reachAccount(demo, 'Testing ground number 1')
          await expect(demo.view.getByRole('searchbox', { name: 'Search networks' })).toBeVisible()
        },
        leave: 'escape',
      },
      'Networks, nothing found': {
        async reach(demo) {
          await reachAccount(demo, 'Testing ground number 1')
          await tabTo(demo.page, 'Search networks')
          await demo.page.keyboard.type('mars')
          await expect(demo.heading('No network called “mars”')).toBeVisible()
        },
        leave: 'escape',
      },
    },
  },
}

/** All that axe knows once at each size; where only the colours are others, what it says of those. */
const axeOn = (page: Page, only?: 'colours') => () => examine(page, { only })

for (const [name, { visit, wallets = [], scenes }] of Object.entries(walks))
  test(`${name}: views are as every view must be`, async ({ demo, page }) => {
    test.setTimeout(180_000)
    await demo.addWallets(...wallets)
    // What stands still at the end is examined; `look.spec.ts` walks through views that move.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize(desktop)
    await demo.visit(visit)
    for (const [scene, { reach, awaitsWallet, leave }] of Object.entries(scenes))
      await test.step(scene, async () => {
        await reach(demo)
        // Where a user is and what follows is data; a function in it would throw.
        await withFoyer(
          page,
          ({ internals }) => void structuredClone(internals.navigation.routes.getState()),
        )
        for (const { device, colorScheme, size, only } of looks) {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize(size)
          await expect(demo.modal).toHaveAttribute('data-theme', colorScheme)
          const findings = await checkView(page, {
            axe: axeOn(page, only),
            tab: !awaitsWallet && colorScheme === 'light',
          })
          // One view that is wrong must not hide the next one.
          expect.soft(findings, `${scene}: ${device}, ${colorScheme}`).toEqual([])
        }
        expect.soft(await checkView(page, { leave }), scene).toEqual([])
        await page.evaluate(() => window.foyer.close())
        await expect(demo.dialog).toBeHidden()
        await page.setViewportSize(desktop)
      })
  })

test('the suite sees what is wrong with a view', async ({ demo, page }) => {
  await demo.visit()
  await demo.openConnect()
  await demo.view.evaluate((view) => {
    const markup = document.createElement('div')
    markup.append(
      Object.assign(document.createElement('h1'), { textContent: 'Another' }),
      Object.assign(document.createElement('button'), { style: 'inline-size:20px' }),
      Object.assign(document.createElement('p'), { textContent: 'Small', style: 'font-size:11px' }),
      Object.assign(document.createElement('p'), { textContent: 'Wide', style: 'width:2000px' }),
      Object.assign(document.createElement('button'), {
        textContent: 'Skipped by Tab',
        tabIndex: -1,
        style: 'block-size:44px',
      }),
    )
    view.append(markup)
    // Axe is not sure of colours that are scrolled out of sight.
    view.prepend(
      Object.assign(document.createElement('p'), { textContent: 'Pale', style: 'color:#f4f4f4' }),
    )
  })
  const findings = await checkView(page, { axe: axeOn(page), tab: true, leave: 'back' })
  for (const wrong of [
    '2 headings of the first level',
    'no accessible name: <button> “”',
    /^target of 20x/,
    /^reaches out of the card: <p> “Wide”/,
    /^scrolls sideways: <div class="view">/,
    'text of 11 px: <p> “Small”',
    /^axe button-name/,
    /^axe color-contrast/,
    'there is no button named Back',
  ])
    expect(findings).toContainEqual(
      typeof wrong === 'string' ? wrong : expect.stringMatching(wrong),
    )
  const { violations } = await examine(page, { only: 'colours' })
  expect(violations.map(({ id }) => id)).toEqual(['color-contrast'])
})
