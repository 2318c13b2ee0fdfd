import type { Page } from '@playwright/test'
import type { Visit } from '../support/Demo.ts'
import { axeViolations, overflows, thirdPartiesOf } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

/*
 * Wallets of Solana and Bitcoin that lie about their icon and name, or pass for another one, in a page with
 * EVM wallets beside them.
 */

declare global {
  interface Window {
    /** Which wallets were asked to connect, by their own number. */
    asked: number[]
  }
}

interface RegisteredWallet {
  readonly name: string
  readonly icon?: string
}

const visit = { wallet: 'none', options: { adapters: ['evm', 'solana'] } } satisfies Visit

/** What a wallet of each family has, and how it is visited. */
const families = {
  solana: {
    visit,
    connects: 'standard:connect',
    signs: 'solana:signMessage',
    chains: ['solana:mainnet', 'solana:localnet'],
  },
  bitcoin: {
    visit: { wallet: 'none', options: { adapters: ['evm', 'bitcoin'] } } satisfies Visit,
    connects: 'bitcoin:connect',
    signs: 'bitcoin:signMessage',
    chains: ['bitcoin:mainnet', 'bitcoin:regtest'],
  },
} as const
type Family = keyof typeof families
const everyFamily = Object.keys(families) as Family[]

const tracker = 'https://tracker.example'
const run = 'parent.__pwned=1;top.__pwned=1;window.__pwned=1'
const svg = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="${run}">${inside}</svg>`,
  )}`
const plainIcon = svg('<rect width="9" height="9"/>')

/** Registers wallets before any script of the page, and again for every application that asks. */
async function register(
  page: Page,
  wallets: readonly RegisteredWallet[],
  family: Family = 'solana',
) {
  const { connects, signs, chains } = families[family]
  await page.addInitScript(
    ({ wallets, connects, signs, chains }) => {
      window.asked = []
      const registered = wallets.map(({ name, icon }, number) => ({
        ...{
          version: '1.0.0',
          name,
          icon,
          chains,
          accounts: [],
        },
        features: {
          [connects]: {
            version: '1.0.0',
            connect() {
              window.asked.push(number)
              return new Promise(() => {})
            },
          },
          'standard:events': { version: '1.0.0', on: () => () => {} },
          [signs]: { version: '1.0.0', signMessage: async () => [] },
        },
      }))
      const hand = (api: { register(...wallets: unknown[]): unknown }) =>
        api.register(...registered)
      window.addEventListener('wallet-standard:app-ready', (event) => {
        hand((event as CustomEvent).detail)
      })
      window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: hand }))
    },
    { wallets, connects, signs, chains },
  )
}

const icons = {
  'Script in SVG': svg(`<script>${run}</script><rect width="9" height="9"/>`),
  'Foreign object': svg(
    `<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><img src="${tracker}/f.png" onerror="${run}"/></body></foreignObject>`,
  ),
}
const refused = {
  Javascript: `javascript:${run}`,
  'Tracking image': `${tracker}/pixel.png`,
  'Page as image': `data:text/html,<script>${run}</script>`,
  'Too many bytes': `data:image/png;base64,${'A'.repeat(400 * 1024)}`,
  'Style import': svg(`<style>@import url(${tracker}/s.css);</style><rect width="9" height="9"/>`),
  'Not a text': 42 as unknown as string,
}

const markup = `<img src=x onerror="window.__pwned=1">`
const names = [
  ...['Safe\u202Eteltaw', 'W'.repeat(10_000), 'New\nline\r\nand\ttab', markup],
  ...[`Z${'\u0335\u0301'.repeat(400)}algo`, '👩‍👩‍👧‍👦'.repeat(60), 'محفظة '.repeat(40)],
]
/** The first and two that pass for it. */
const maples = [
  { name: 'Maple', icon: plainIcon },
  { name: 'Maple', icon: svg('<circle r="5"/>') },
  { name: 'Map\u200Ble', icon: plainIcon },
]

for (const family of everyFamily)
  test(`icons and names of ${family} wallets stay in their place, and a row is of the first of its name`, async ({
    demo,
    page,
    stack,
  }) => {
    const thirdParties = thirdPartiesOf(page, [stack.demoUrl, ...stack.rpcUrls])
    await page.setViewportSize({ width: 320, height: 640 })
    await register(
      page,
      [
        ...maples,
        ...Object.entries({ ...icons, ...refused }).map(([name, icon]) => ({ name, icon })),
        ...names.map((name) => ({ name, icon: plainIcon })),
      ],
      family,
    )
    await demo.visit(families[family].visit)
    await demo.openConnect()
    await test.step('icons neither run nor fetch, and bad ones become a letter', async () => {
      for (const name of Object.keys(icons)) {
        const image = demo.row(name).locator('img')
        await expect(image, name).toBeVisible()
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => element.complete), name)
          .toBe(true)
      }
      for (const name of Object.keys(refused)) {
        await expect(demo.row(name).locator('.safe-image'), name).toHaveText(name.slice(0, 1))
        await expect(demo.row(name).locator('img'), name).toHaveCount(0)
      }
    })

    await test.step('names stay in their place, on a phone of 320 pixels too', async () => {
      await expect(demo.row('New line and tab')).toBeVisible()
      await expect(demo.row('Safeteltaw')).toBeVisible()
      await expect(demo.row(markup)).toBeVisible()
      expect(await overflows(page)).toEqual([])
      expect(await axeViolations(page)).toEqual([])
    })

    await test.step('the first wallet of a name keeps its row, whichever wallet registers it later', async () => {
      await expect(demo.row('Maple')).toHaveCount(1)
      for (let round = 0; round < 3; round++) {
        await demo.row('Maple').click()
        await expect(demo.heading('Continue in Maple')).toBeVisible()
        await demo.button('Back').click()
        await expect(demo.row('Maple')).toBeVisible()
      }
      expect(new Set(await page.evaluate(() => window.asked))).toEqual(new Set([0]))
    })

    await page.waitForLoadState('networkidle')
    expect(thirdParties).toEqual([])
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
  })

test('a Solana wallet with the name of an EVM wallet is asked for its own family alone', async ({
  demo,
  page,
}) => {
  await demo.addWallets({ name: 'Acorn', rdns: 'dev.foyer.acorn', behaviour: 'approve' })
  await register(page, [{ name: 'Acorn', icon: plainIcon }])
  await demo.visit(visit)
  await demo.openConnect()
  await expect(demo.row('Acorn')).toHaveCount(1)
  await page.evaluate(() => window.foyer.close())
  // Opened for one family, the other one's wallet hears nothing of it.
  await page.evaluate(() => window.foyer.open({ view: 'Connect', namespace: 'eip155' }))
  await demo.row('Acorn').click()
  await expect.poll(async () => (await demo.state()).chains.eip155?.status).toBe('connected')
  expect(await page.evaluate(() => window.asked)).toEqual([])
  expect((await demo.state()).chains.solana).toMatchObject({
    status: 'disconnected',
    address: null,
  })
})
