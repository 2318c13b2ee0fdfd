import { checkView } from '@foyer/testing/view'
import type { Page } from '@playwright/test'
import type { Demo, Visit } from '../support/Demo.ts'
import { pressWithKeys, tabTo } from '../support/keys.ts'
import { examine } from '../support/page.ts'
import type { WalletParameters } from '../support/pageWallets.ts'
import { expect, test } from '../support/test.ts'

/** A view in one of its states, and how a user gets there without a pointer. */
interface Scene {
  readonly visit?: Visit
  readonly wallets?: readonly WalletParameters[]
  reach(demo: Demo): Promise<void>
  /** The way to a wallet's prompt in the page stays open, so Tab is not kept inside. */
  readonly awaitsWallet?: true
  readonly leave: 'escape' | 'back'
}

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn', knownChainIds: [31338] }

interface Look {
  readonly device: string
  readonly colorScheme: 'light' | 'dark'
  readonly size: { readonly width: number; readonly height: number }
  readonly only?: 'colours'
}

const looks: readonly Look[] = [
  { device: 'desktop', colorScheme: 'light', size: { width: 1280, height: 800 } },
  { device: 'desktop', colorScheme: 'dark', size: { width: 1280, height: 800 }, only: 'colours' },
  { device: 'phone', colorScheme: 'dark', size: { width: 360, height: 740 } },
  { device: 'phone', colorScheme: 'light', size: { width: 360, height: 740 }, only: 'colours' },
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

async function reachAccount(demo: Demo, wallet = 'Acorn') {
  await reach(demo, wallet)
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await expect(demo.accountButton).toBeVisible()
  await pressWithKeys(demo.page, '0xf3…b92266')
  await expect(demo.modal).toHaveAttribute('data-view', 'Account')
}

async function reachSwitch(demo: Demo) {
  await reachAccount(demo)
  await press(demo, 'Anvil A', 'Anvil B')
  await expect(demo.modal).toHaveAttribute('data-view', 'SwitchNetwork')
}

const connecting = (behaviour: WalletParameters['behaviour'], title: string): Scene => ({
  visit: { wallet: 'none' },
  wallets: [{ ...acorn, ...(behaviour && { behaviour }) }],
  async reach(demo) {
    await reach(demo, 'Acorn')
    await expect(demo.heading(title)).toBeVisible()
  },
  leave: 'back',
})

const switching = (
  behaviour: Exclude<WalletParameters['behaviour'], undefined>,
  title: string,
): Scene => ({
  visit: { wallet: 'none' },
  wallets: [{ ...acorn, behaviour: { wallet_switchEthereumChain: behaviour as 'hang' } }],
  async reach(demo) {
    await reachSwitch(demo)
    await expect(demo.heading(title)).toBeVisible()
  },
  leave: 'back',
})

const scenes: Readonly<Record<string, Scene>> = {
  Connect: { wallets: [acorn], reach: reachConnect, leave: 'escape' },
  'Connect that asks for consent': {
    visit: {
      options: {
        features: { legalCheckbox: true },
        termsConditionsUrl: 'https://shop.example/terms',
        privacyPolicyUrl: 'https://shop.example/privacy',
      },
    },
    reach: reachConnect,
    leave: 'escape',
  },
  'Connect, collapsed': {
    visit: { options: { features: { collapseWallets: true } } },
    reach: reachConnect,
    leave: 'escape',
  },
  ConnectWallets: {
    visit: { options: { features: { collapseWallets: true } } },
    reach: (demo) => reach(demo, 'Continue with a wallet'),
    leave: 'back',
  },
  'Connect without any wallet': {
    visit: { wallet: 'none', options: { allWallets: 'HIDE', includeWalletIds: ['none'] } },
    reach: reachConnect,
    leave: 'escape',
  },
  'ConnectingExternal, waiting': {
    ...connecting('hang', 'Continue in Acorn'),
    awaitsWallet: true,
  },
  'ConnectingExternal, declined': connecting('reject', 'Request declined'),
  'ConnectingExternal, failed': connecting({ throws: 'The vault is locked' }, 'Could not connect'),
  'ConnectingExternal, already pending': {
    ...connecting('pending', 'Open your wallet'),
    awaitsWallet: true,
  },
  'ConnectingExternal, connected': {
    ...connecting('approve', 'Connected'),
    // Leaves by itself, which a test would otherwise race.
    async reach(demo) {
      await demo.page.evaluate(() => {
        const { setTimeout: start } = window
        const celebrationMs = 600
        Object.assign(window, {
          setTimeout: (callback: () => void, ms?: number) =>
            start(callback, ms === celebrationMs ? 60_000 : ms),
        })
      })
      await reach(demo, 'Acorn')
      await expect(demo.heading('Connected')).toBeVisible()
    },
    leave: 'escape',
  },
  AllWallets: {
    wallets: [acorn],
    reach: (demo) => reach(demo, 'All wallets'),
    leave: 'back',
  },
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
  GetWallet: {
    reach: (demo) => reach(demo, 'Get started', 'Get a wallet'),
    leave: 'back',
  },
  Downloads: {
    async reach(demo) {
      await reach(demo, 'Rainbow')
      await expect(demo.modal).toHaveAttribute('data-view', 'Downloads')
    },
    leave: 'back',
  },
  'Downloads, with a code of this page': {
    visit: { wallet: 'none' },
    async reach(demo) {
      await reach(demo, 'MetaMask')
      await expect(demo.view.getByRole('img', { name: /^QR code that opens/ })).toBeVisible()
    },
    leave: 'back',
  },
  WhatIsAWallet: { reach: (demo) => reach(demo, 'Help'), leave: 'back' },
  WhatIsANetwork: {
    visit: { wallet: 'none' },
    wallets: [acorn],
    async reach(demo) {
      await reachAccount(demo)
      await press(demo, 'Anvil A', 'What is a network?')
      await expect(demo.modal).toHaveAttribute('data-view', 'WhatIsANetwork')
    },
    leave: 'back',
  },
  Account: {
    visit: { wallet: 'approve' },
    async reach(demo) {
      await reachAccount(demo, 'Demo wallet')
      await expect(demo.view.locator('.amount')).toBeVisible()
    },
    leave: 'escape',
  },
  'Account, loading': {
    visit: { wallet: 'none' },
    wallets: [acorn],
    async reach(demo) {
      await demo.page.route(`${demo.stack.rpcUrls[0]}/**`, () => {})
      await reachAccount(demo)
      await expect(demo.view.locator('.skeleton').first()).toBeVisible()
    },
    leave: 'escape',
  },
  'Account, failed balance': {
    visit: { wallet: 'none' },
    wallets: [acorn],
    async reach(demo) {
      await demo.page.route(`${demo.stack.rpcUrls[0]}/**`, (route) => route.abort())
      await reachAccount(demo)
      await expect(demo.view.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
    leave: 'escape',
  },
  AccountSettings: {
    visit: { wallet: 'none' },
    wallets: [acorn],
    async reach(demo) {
      await reachAccount(demo)
      await press(demo, 'Settings')
      await expect(demo.modal).toHaveAttribute('data-view', 'AccountSettings')
    },
    leave: 'back',
  },
  ProfileWallets: {
    visit: { wallet: 'none' },
    wallets: [acorn],
    async reach(demo) {
      await reachAccount(demo)
      await press(demo, 'Settings', 'Accounts and wallet')
      await expect(demo.modal).toHaveAttribute('data-view', 'ProfileWallets')
    },
    leave: 'back',
  },
  'Networks, few': {
    visit: { wallet: 'none' },
    wallets: [acorn],
    async reach(demo) {
      await reachAccount(demo)
      await press(demo, 'Anvil A')
      await expect(demo.modal).toHaveAttribute('data-view', 'Networks')
    },
    leave: 'back',
  },
  'Networks, many': {
    visit: { wallet: 'none', options: { networks: manyNetworks } },
    wallets: [acorn],
    async reach(demo) {
      await reachAccount(demo)
      await press(demo, 'Testing ground number 1')
      await expect(demo.view.getByRole('searchbox', { name: 'Search networks' })).toBeVisible()
    },
    leave: 'escape',
  },
  'Networks, nothing found': {
    visit: { wallet: 'none', options: { networks: manyNetworks } },
    wallets: [acorn],
    async reach(demo) {
      await reachAccount(demo)
      await press(demo, 'Testing ground number 1')
      await tabTo(demo.page, 'Search networks')
      await demo.page.keyboard.type('mars')
      await expect(demo.heading('No network called “mars”')).toBeVisible()
    },
    leave: 'escape',
  },
  'SwitchNetwork, waiting': { ...switching('hang', 'Continue in Acorn'), awaitsWallet: true },
  'SwitchNetwork, declined': switching('reject', 'Request declined'),
  'SwitchNetwork, failed': switching({ throws: 'The bridge is up' }, 'Could not switch'),
  UnsupportedChain: {
    visit: { wallet: 'none' },
    wallets: [acorn],
    // It comes by itself: the wallet moved to a network that the page does not know.
    async reach(demo) {
      await reach(demo, 'Acorn')
      await expect(demo.modal).toHaveAttribute('data-open', 'false')
      await demo.withWallet('Acorn', (wallet) => wallet.changeChain(424242))
      await expect(demo.modal).toHaveAttribute('data-view', 'UnsupportedChain')
    },
    leave: 'escape',
  },
}

/** All that axe knows once at each size; where only the colours are others, what it says of those. */
const axeOn = (page: Page, only?: 'colours') => () => examine(page, { only })

for (const [name, { visit, wallets = [], reach, awaitsWallet, leave }] of Object.entries(scenes)) {
  test(`${name} is as every view must be`, async ({ demo, page }) => {
    test.slow()
    await demo.addWallets(...wallets)
    await page.emulateMedia({ colorScheme: 'light' })
    await demo.visit(visit)
    await reach(demo)
    for (const { device, colorScheme, size, only } of looks) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      await expect(demo.modal).toHaveAttribute('data-theme', colorScheme)
      const findings = await checkView(page, {
        axe: axeOn(page, only),
        tab: !awaitsWallet && colorScheme === 'light',
      })
      expect(findings, `${device}, ${colorScheme}`).toEqual([])
    }
    expect(await checkView(page, { leave })).toEqual([])
  })
}

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
