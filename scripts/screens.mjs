// Photographs views into .foyer/screens, and lays those of keptScreens.mjs into docs/screens: `npm run screens`.
// With parts of images' names it takes all of those, and with `all` every view on both devices, in light, in dark and
// from right to left. An image is named <view>-<desktop|phone>-<light|dark|rtl>.png; overview.png shows the most
// telling ones together. Starts the stack on free ports; wallets answer as each view needs.
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from './build.mjs'
import { keptScreens } from './keptScreens.mjs'
import {
  accountAnswers,
  accountOptions,
  accountScenes,
  answerAccount,
} from './screensOfAccount.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const folder = join(root, '.foyer/screens')
const keptFolder = join(root, 'docs/screens')

const devices = {
  desktop: { viewport: { width: 1100, height: 760 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** What of the page is shown around the modal, so that its shadow is seen. */
const marginPx = 24

/** The one that the images of trouble are about; it does what a view needs. */
const acorn = {
  name: 'Acorn',
  rdns: 'dev.foyer.acorn',
  icon: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#f5e6cf"/><path d="M10 18a10 7 0 0 1 20 0z" fill="#7a4a1e"/><path d="M12 20h16c0 7-4 11-8 13-4-2-8-6-8-13z" fill="#c98a45"/><path d="M20 11V7" stroke="#7a4a1e" stroke-width="2.5" stroke-linecap="round"/></svg>',
  )}`,
}

const networkNames = [
  ...['Ethereum', 'Base', 'Arbitrum One', 'OP Mainnet', 'Polygon', 'Gnosis', 'Linea', 'Scroll'],
  ...['zkSync Era', 'BNB Smart Chain', 'Avalanche', 'Celo'],
]

/**
 * How each view is reached. `answers` makes Acorn announce itself: by method, `hang` or an error.
 *
 * @typedef {import('@playwright/test').Page} Page
 * @type {Record<string, { wallet?: string, options?: object, answers?: object,
 *   rpc?: 'hang' | 'fail', relay?: boolean, account?: import('./screensOfAccount.mjs').How, show: (page: Page) => Promise<void> }>}
 */
const views = {
  connect: { show: openConnect },
  'connect-consent': {
    options: {
      features: { legalCheckbox: true },
      termsConditionsUrl: 'https://shop.example/terms',
      privacyPolicyUrl: 'https://shop.example/privacy',
    },
    show: openConnect,
  },
  'connect-collapsed': { options: { features: { collapseWallets: true } }, show: openConnect },
  'connect-wallets': {
    options: { features: { collapseWallets: true } },
    show: (page) => walk(page, 'Continue with a wallet'),
  },
  'connect-no-wallet': {
    wallet: 'none',
    options: { allWallets: 'HIDE', includeWalletIds: ['none'] },
    show: openConnect,
  },
  'connect-elsewhere': { relay: true, show: openConnect },
  pairing: { relay: true, show: (page) => openFirst(page, 'ConnectingWalletConnectBasic') },
  'pairing-wallet': { relay: true, show: (page) => walk(page, 'Rainbow') },
  waiting: { wallet: 'hang', show: (page) => ask(page, 'Demo wallet', 'Continue in') },
  pending: {
    answers: { eth_requestAccounts: { code: -32002, message: 'Already pending' } },
    show: (page) => ask(page, 'Acorn', 'Open your wallet'),
  },
  declined: { wallet: 'reject', show: (page) => ask(page, 'Demo wallet', 'Request declined') },
  failed: {
    answers: { eth_requestAccounts: { code: -32603, message: 'The vault is locked.' } },
    show: (page) => ask(page, 'Acorn', 'Could not connect'),
  },
  connected: { wallet: 'approve', show: (page) => ask(page, 'Demo wallet', 'Connected') },
  'sign-in': {
    wallet: 'approve',
    options: { siwx: 'local' },
    show: (page) => ask(page, 'Demo wallet', 'Sign in to'),
  },
  'sign-in-warned': {
    wallet: 'approve',
    options: {
      siwx: { name: 'local', message: { domain: 'tidepool.example', chainId: 'eip155:31338' } },
    },
    show: (page) => ask(page, 'Demo wallet', 'Sign in to'),
  },
  'sign-in-checking': {
    wallet: 'approve',
    options: { siwx: 'local' },
    async show(page) {
      await ask(page, 'Demo wallet', 'Sign in to')
      await page.evaluate(() => {
        window.foyer.internals.options.getState().siwx.addSession = () => new Promise(() => {})
      })
      await page.getByRole('button', { name: 'Sign', exact: true }).click()
      await page.getByRole('heading', { name: 'Checking your signature' }).waitFor()
    },
  },
  'sign-in-refused': {
    wallet: 'approve',
    options: { siwx: { name: 'local', fails: ['addSession'] } },
    async show(page) {
      await ask(page, 'Demo wallet', 'Sign in to')
      await page.getByRole('button', { name: 'Sign', exact: true }).click()
      await page.locator('foyer-modal .notice').waitFor()
      await page.getByRole('button', { name: 'Sign', exact: true }).waitFor()
    },
  },
  'all-wallets': { show: (page) => walk(page, 'All wallets') },
  'all-wallets-found': { show: (page) => search(page, 'co') },
  'all-wallets-none': { show: (page) => search(page, 'purse of gold') },
  'get-wallet': { show: (page) => walk(page, 'Get started', 'Get a wallet') },
  downloads: { show: (page) => walk(page, 'Rainbow', 'Get Rainbow') },
  'what-is-a-wallet': { show: (page) => walk(page, 'Get started') },
  'what-is-a-network': { wallet: 'approve', show: (page) => open(page, 'WhatIsANetwork') },
  account: { wallet: 'approve', show: (page) => openAccount(page) },
  'account-loading': { answers: {}, rpc: 'hang', show: (page) => openAccount(page, 'Acorn') },
  'account-failed': { answers: {}, rpc: 'fail', show: (page) => openAccount(page, 'Acorn') },
  settings: { wallet: 'approve', show: (page) => open(page, 'AccountSettings') },
  'profile-wallets': { wallet: 'approve', show: (page) => open(page, 'ProfileWallets') },
  networks: { wallet: 'approve', show: (page) => open(page, 'Networks') },
  'networks-many': {
    options: { networks: 'many' },
    answers: {},
    show: (page) => open(page, 'Networks', 'Acorn'),
  },
  'switch-waiting': {
    answers: { wallet_switchEthereumChain: 'hang' },
    show: (page) => switchNetwork(page, 'Continue in'),
  },
  'switch-declined': {
    answers: { wallet_switchEthereumChain: { code: 4001, message: 'User rejected' } },
    show: (page) => switchNetwork(page, 'Request declined'),
  },
  'switch-failed': {
    answers: { wallet_switchEthereumChain: { code: -32603, message: 'The node is away' } },
    show: (page) => switchNetwork(page, 'Could not switch'),
  },
  'unsupported-chain': {
    answers: {},
    async show(page) {
      await connect(page, 'Acorn')
      await page.evaluate(() => window.acorn.move('0x67932'))
      await page.locator('foyer-modal[data-view=UnsupportedChain] .notice').waitFor()
    },
  },
  ...accountScenes({ openAccount }),
}

/** What the overview shows, each in light and in dark. */
const telling = ['connect', 'all-wallets', 'waiting', 'declined', 'account', 'settings']

const wanted = process.argv.slice(2)
const partOfOverview = new RegExp(`^(${telling.join('|')})-desktop-(light|dark)$`)
const isWanted = (name) =>
  wanted.length === 0
    ? keptScreens.includes(name) || partOfOverview.test(name)
    : wanted.some((part) => part === 'all' || name.includes(part))
/** Lays an image that is kept beside the others of the project. */
async function keep(name) {
  console.log(`.foyer/screens/${name}.png`)
  if (keptScreens.includes(name))
    await copyFile(join(folder, `${name}.png`), join(keptFolder, `${name}.png`))
}
await build({ log: console.error })
// Only now: before the build there is nothing to import.
const stackDoor = pathToFileURL(join(root, 'packages/testing/dist/stack.js')).href
const stateFolder = await mkdtemp(join(tmpdir(), 'foyer-screens-'))
const stack = await (await import(stackDoor)).startStack({
  demoFolder: join(root, 'apps/demo/dist'),
  serverEntry: join(root, 'services/server/dist/main.js'),
  stateFolder,
})
const urlOf = (wanted) => stack.parts.find(({ name }) => name === wanted).url
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
  ],
})
try {
  for (const place of [folder, keptFolder]) await mkdir(place, { recursive: true })
  for (const view of Object.keys(views))
    for (const device of Object.keys(devices)) {
      await photograph({ view, device, themes: ['light', 'dark'] })
      await photograph({ view, device, themes: ['light'], rightToLeft: true })
    }
  if (isWanted('page-desktop-light')) await photographPage()
  if (isWanted('overview')) await photographOverview()
} finally {
  await browser.close()
  await stack.stop()
  await rm(stateFolder, { recursive: true, force: true })
}

/** One view on one device; the themes follow each other on the same page. */
async function photograph({ view, device, themes, rightToLeft = false }) {
  const shots = themes
    .map((theme) => ({ theme, name: `${view}-${device}-${rightToLeft ? 'rtl' : theme}` }))
    .filter(({ name }) => isWanted(name))
  if (shots.length === 0) return
  await onPage({ view, device, options: rightToLeft ? { locale: 'ar' } : {} }, async (page) => {
    await page.addStyleTag({ content: '#root { visibility: hidden }' })
    for (const { theme, name } of shots) {
      await page.emulateMedia({ colorScheme: theme })
      await settle(page)
      const clip = await frame(page, device)
      await page.screenshot({ path: join(folder, `${name}.png`), clip })
      await keep(name)
    }
  })
}

/** The modal over the demo, as a user meets it. */
async function photographPage() {
  await onPage({ view: 'connect', device: 'desktop', options: {} }, async (page) => {
    await settle(page)
    await page.screenshot({ path: join(folder, 'page-desktop-light.png') })
    await keep('page-desktop-light')
  })
}

async function onPage({ view, device, options: more }, use) {
  const { wallet, options, account, rpc, relay, show, ...given } = views[view]
  const answers = account ? accountAnswers : given.answers
  const context = await browser.newContext({
    ...devices[device],
    colorScheme: 'light',
    deviceScaleFactor: 2,
    // Moving, because the thread stands still in another shape under reduced motion.
    reducedMotion: 'no-preference',
  })
  try {
    const page = await context.newPage()
    if (answers) await page.addInitScript(announceAcorn, { ...acorn, answers })
    if (account) await answerAccount(page, account)
    if (rpc)
      await page.route(`${urlOf('evm-a')}/**`, (route) => (rpc === 'fail' ? route.abort() : null))
    if (view === 'connected') await page.addInitScript(celebrateForever)
    const query = new URLSearchParams({
      font: 'geist',
      wallet: answers ? 'none' : (wallet ?? 'ask'),
      options: JSON.stringify({
        ...options,
        ...(account && accountOptions),
        ...(options?.networks && { networks: manyNetworks() }),
        // The relay alone: the list of wallets stays the built-in one.
        ...(relay && { backend: { relay: `${urlOf('server').replace('http', 'ws')}/relay` } }),
        ...more,
      }),
    })
    await page.goto(`${urlOf('demo')}/?${query}`)
    await page.evaluate(() => document.fonts.ready)
    await show(page)
    await use(page)
  } finally {
    await context.close()
  }
}

/** More than fit on one screen, all read from the same chain. */
function manyNetworks() {
  return networkNames.map((name, index) => ({
    id: 31337 + index,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [urlOf('evm-a')] } },
  }))
}

async function openConnect(page) {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.locator('foyer-modal[data-view=Connect] .view > *').first().waitFor()
}

/** A view that an application may open before anything is connected. */
async function openFirst(page, view) {
  await page.evaluate((view) => window.foyer.open({ view }), view)
  await page.locator('foyer-modal [data-uri], foyer-modal .pairing-apps').first().waitFor()
}

/** From the list of wallets through the buttons of these names. */
async function walk(page, ...names) {
  await openConnect(page)
  for (const name of names) await page.getByRole('button', { name, exact: true }).click()
}

async function ask(page, wallet, heading) {
  await walk(page, wallet)
  await page.getByRole('heading', { name: heading }).waitFor()
}

async function search(page, words) {
  await walk(page, 'All wallets')
  await page.getByRole('searchbox').fill(words)
  await page.locator('foyer-modal [role=status]', { hasText: /found|No wallet/ }).waitFor()
}

async function connect(page, wallet) {
  await walk(page, wallet)
  await page.locator('foyer-modal[data-open=false]').waitFor({ state: 'attached' })
}

async function openAccount(page, wallet = 'Demo wallet') {
  await connect(page, wallet)
  await page.getByRole('button', { name: '0xf3…b92266' }).click()
  await page.locator('foyer-modal .account').waitFor()
}

async function open(page, view, wallet) {
  await openAccount(page, wallet)
  await page.evaluate((view) => window.foyer.open({ view }), view)
}

async function switchNetwork(page, heading) {
  await openAccount(page, 'Acorn')
  for (const name of ['Anvil A', 'Anvil B'])
    await page.locator('foyer-modal').getByRole('button', { name, exact: true }).click()
  await page.getByRole('heading', { name: heading }).waitFor()
}

/** A wallet in the page that answers as it is told. Runs there before any other script. */
function announceAcorn({ answers, ...info }) {
  let chainId = answers.eth_chainId ?? '0x7a69'
  let permitted = false
  const listeners = []
  const accounts = ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266']
  const provider = {
    async request({ method }) {
      const answer = answers[method]
      if (answer === 'hang') return new Promise(() => {})
      if (method === 'eth_chainId') return chainId
      if (typeof answer === 'string') return answer
      if (answer) throw answer
      if (method === 'eth_requestAccounts') permitted = true
      return permitted ? accounts : []
    },
    on: (event, listener) => listeners.push({ event, listener }),
    removeListener: () => {},
  }
  window.acorn = {
    move(next) {
      chainId = next
      for (const { event, listener } of listeners) if (event === 'chainChanged') listener(next)
    },
  }
  const detail = Object.freeze({ info: { ...info, uuid: crypto.randomUUID() }, provider })
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

/** Keeps the check on screen that would otherwise leave after 600 ms. */
function celebrateForever() {
  const start = window.setTimeout
  window.setTimeout = (callback, ms, ...rest) => start(callback, ms === 600 ? 60_000 : ms, ...rest)
}

/** Waits for images, fonts and every animation that ends; the others stop at their start. */
async function settle(page) {
  await page.mouse.move(0, 0)
  await page.locator('foyer-modal').evaluate(async ({ shadowRoot }) => {
    const images = () => [...shadowRoot.querySelectorAll('img')]
    for (let before = -1; before !== images().length; ) {
      before = images().length
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    // One that is loaded only in sight, and is not, would be waited for without end.
    const enough = new Promise((resolve) => setTimeout(resolve, 2_000))
    await Promise.race([
      Promise.all(images().map((image) => image.decode().catch(() => {}))),
      enough,
    ])
    await document.fonts.ready
    const isEndless = ({ effect }) => effect?.getComputedTiming().endTime === Infinity
    for (;;) {
      const ending = shadowRoot
        .getAnimations()
        .filter((animation) => animation.playState === 'running' && !isEndless(animation))
      if (ending.length === 0) break
      await Promise.allSettled(ending.map(({ finished }) => finished))
      // What follows an animation, such as the old view leaving, is rendered in the next frame.
      await new Promise(requestAnimationFrame)
    }
    for (const animation of shadowRoot.getAnimations().filter(isEndless)) {
      animation.pause()
      animation.currentTime = 0
    }
  })
}

/** The card and some of what is around it, as far as there is a page. */
async function frame(page, device) {
  const box = await page.locator('foyer-modal .card').boundingBox()
  const { width, height } = devices[device].viewport
  const left = Math.max(0, Math.floor(box.x) - marginPx)
  const top = Math.max(0, Math.floor(box.y) - marginPx)
  return {
    x: left,
    y: top,
    width: Math.min(width, Math.ceil(box.x + box.width) + marginPx) - left,
    height: Math.min(height, Math.ceil(box.y + box.height) + marginPx) - top,
  }
}

/** The most telling views together, in light above and in dark below. */
async function photographOverview() {
  const row = async (theme) => {
    const images = await Promise.all(
      telling.map(async (view) => {
        const image = await readFile(join(folder, `${view}-desktop-${theme}.png`), 'base64')
        return `<img alt="" src="data:image/png;base64,${image}">`
      }),
    )
    return `<section class="${theme}">${images.join('')}</section>`
  }
  const page = await browser.newPage({ viewport: { width: 2472, height: 100 } })
  // The grounds are those of the demo behind its backdrop, so that the images have no edges.
  await page.setContent(`<style>
    body { margin: 0 }
    section { display: flex; align-items: start; padding: 12px }
    img { inline-size: 408px }
    .light { background: rgb(160 157 153) }
    .dark { background: rgb(4 4 5) }
  </style>${await row('light')}${await row('dark')}`)
  await page.locator('img').last().waitFor()
  await page.screenshot({ path: join(folder, 'overview.png'), fullPage: true })
  await keep('overview')
}
