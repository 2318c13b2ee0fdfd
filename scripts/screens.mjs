// Photographs every view into docs/screens: `npm run screens`, or with a part of a picture's name to
// take only those. Starts the stack on free ports; the Demo wallet answers as each picture needs.
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from './build.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const folder = join(root, 'docs/screens')

const devices = {
  desktop: { viewport: { width: 1100, height: 760 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** What of the page is shown around the modal on a desktop, so that its shadow is seen. */
const marginPx = 40

/** @type {Record<string, { wallet: string, extra?: boolean, show: (page: import('@playwright/test').Page) => Promise<void> }>} */
const views = {
  connect: { wallet: 'ask', show: openConnect },
  waiting: {
    wallet: 'hang',
    async show(page) {
      await openConnect(page)
      await page.getByRole('button', { name: 'Demo wallet' }).click()
      await page.getByRole('heading', { name: 'Continue in Demo wallet' }).waitFor()
    },
  },
  declined: {
    wallet: 'reject',
    async show(page) {
      await openConnect(page)
      await page.getByRole('button', { name: 'Demo wallet' }).click()
      await page.getByRole('heading', { name: 'Request declined' }).waitFor()
    },
  },
  account: {
    wallet: 'approve',
    async show(page) {
      await openConnect(page)
      await page.getByRole('button', { name: 'Demo wallet' }).click()
      await page.locator('foyer-modal[data-open=false]').waitFor({ state: 'attached' })
      await page.getByRole('button', { name: '0xf3…b92266' }).click()
      await page.locator('foyer-modal .amount').waitFor()
    },
  },
}

/** Views that one press leads to; photographed less often. */
for (const [name, view, wallet] of [
  ['all-wallets', 'AllWallets', 'ask'],
  ['guide', 'WhatIsAWallet', 'ask'],
  ['networks', 'Networks', 'approve'],
  ['settings', 'AccountSettings', 'approve'],
])
  views[name] = {
    wallet,
    extra: true,
    async show(page) {
      if (wallet === 'approve') await views.account.show(page)
      await page.evaluate((view) => window.foyer.open({ view }), view)
    },
  }

const shots = Object.keys(views).flatMap((view) =>
  (views[view].extra ? ['desktop'] : Object.keys(devices)).flatMap((device) =>
    ['light', 'dark'].map((theme) => ({
      ...{ name: `${view}-${device}-${theme}`, view, device, theme },
      ...{ options: {}, whole: device === 'phone' },
    })),
  ),
)
const extras = { view: 'account', theme: 'light', device: 'desktop', options: {}, whole: false }
shots.push(
  { ...extras, name: 'page-desktop-light', view: 'connect', whole: true },
  { ...extras, name: 'account-desktop-rtl', options: { locale: 'ar' } },
)

const [wanted = ''] = process.argv.slice(2)
await build({ log: console.error })
// Only now: before the build there is nothing to import.
const stackDoor = pathToFileURL(join(root, 'packages/testing/dist/stack.js')).href
const stack = await (await import(stackDoor)).startStack({
  demoFolder: join(root, 'apps/demo/dist'),
})
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
  await mkdir(folder, { recursive: true })
  for (const shot of shots.filter(({ name }) => name.includes(wanted))) {
    await photograph(shot)
    console.log(`docs/screens/${shot.name}.png`)
  }
} finally {
  await browser.close()
  await stack.stop()
}

async function photograph({ name, view, device, theme, options, whole }) {
  const context = await browser.newContext({
    ...devices[device],
    colorScheme: theme,
    deviceScaleFactor: 2,
    // Moving, because the thread stands still in another shape under reduced motion.
    reducedMotion: 'no-preference',
  })
  try {
    const page = await context.newPage()
    const query = new URLSearchParams({ font: 'geist', wallet: views[view].wallet })
    if (Object.keys(options).length > 0) query.set('options', JSON.stringify(options))
    await page.goto(`${stack.parts.find(({ name }) => name === 'demo').url}/?${query}`)
    await page.evaluate(() => document.fonts.ready)
    await views[view].show(page)
    await settle(page)
    const clip = whole ? undefined : await frame(page)
    await page.screenshot({ path: join(folder, `${name}.png`), ...(clip && { clip }) })
  } finally {
    await context.close()
  }
}

async function openConnect(page) {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.getByRole('button', { name: 'All wallets' }).waitFor()
}

/** Waits for pictures, fonts and every animation that ends; the others stop at their start. */
async function settle(page) {
  await page.mouse.move(0, 0)
  await page.locator('foyer-modal').evaluate(async ({ shadowRoot }) => {
    const images = () => [...shadowRoot.querySelectorAll('img')]
    for (let before = -1; before !== images().length || shadowRoot.querySelector('.skeleton'); ) {
      before = images().length
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    await Promise.all(images().map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
    const isEndless = ({ effect }) => effect?.getComputedTiming().endTime === Infinity
    for (;;) {
      const ending = shadowRoot
        .getAnimations()
        .filter((animation) => animation.playState === 'running' && !isEndless(animation))
      if (ending.length === 0) break
      await Promise.allSettled(ending.map(({ finished }) => finished))
      // What follows an animation, such as the old view leaving, is drawn in the next frame.
      await new Promise(requestAnimationFrame)
    }
    for (const animation of shadowRoot.getAnimations().filter(isEndless)) {
      animation.pause()
      animation.currentTime = 0
    }
  })
}

async function frame(page) {
  const box = await page.locator('foyer-modal .card').boundingBox()
  return {
    x: Math.floor(box.x) - marginPx,
    y: Math.floor(box.y) - marginPx,
    width: Math.ceil(box.width) + 2 * marginPx,
    height: Math.ceil(box.height) + 2 * marginPx,
  }
}
