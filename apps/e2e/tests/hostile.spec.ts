import { axeViolations, overflows, thirdPartiesOf } from '../support/page.ts'
import type { WalletParameters } from '../support/pageWallets.ts'
import { expect, test } from '../support/test.ts'

const tracker = 'https://tracker.example'
const svg = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" onload="parent.__pwned=1">${inside}</svg>`,
  )}`
const pwn = 'parent.__pwned=1;top.__pwned=1;window.__pwned=1'
/** A PNG that says it is this large, with nothing in it. */
const png = (side: number, bytes = 0) => {
  const header = Buffer.alloc(33 + bytes)
  header.write('\x89PNG\r\n\x1a\n', 0, 'latin1')
  header.writeUInt32BE(13, 8)
  header.write('IHDR', 12)
  header.writeUInt32BE(side, 16)
  header.writeUInt32BE(side, 20)
  return `data:image/png;base64,${header.toString('base64')}`
}

const announcer = (name: string, more: Partial<WalletParameters> = {}): WalletParameters => ({
  name,
  rdns: `dev.foyer.${name.toLowerCase().replace(/\W+/g, '-')}`,
  ...more,
})

/** Harmless inside `<img>`, where nothing runs and nothing loads. */
const shown = {
  'Script in SVG': svg(`<script>${pwn}</script><rect width="9" height="9"/>`),
  'Handler in SVG': svg(`<image href="x" onerror="${pwn}"/><rect width="9" height="9"/>`),
  'Foreign object': svg(
    `<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><img src="${tracker}/f.png" onerror="${pwn}"/></body></foreignObject>`,
  ),
  'Use and image': svg(
    `<use xlink:href="${tracker}/u.svg#a"/><image href="${tracker}/i.png" width="9" height="9"/>`,
  ),
}
/** A few groups that each render the one before ten times: some 100,000 drawings. */
const nested = Array.from({ length: 6 }, (_, level) =>
  level === 0
    ? '<rect id="a0" width="9" height="9"/>'
    : `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(10)}</g>`,
).join('')
/** Never given to the browser at all. */
const replaced = {
  Javascript: `javascript:${pwn}`,
  'Java script with space': ` java\nscript:${pwn}`,
  'Tracking image': `${tracker}/pixel.png`,
  'Without scheme': '//tracker.example/pixel.png',
  'Page as image': `data:text/html,<script>${pwn}</script>`,
  'Too many bytes': png(64, 300 * 1024),
  'Too many pixels': png(20_000),
  'Broken base64': 'data:image/png;base64,@@@@',
  'Style import': svg(`<style>@import url(${tracker}/s.css);</style><rect width="9" height="9"/>`),
  'Nested ten times': svg(nested),
  'Large image inside': svg(`<image href="${png(16_000)}" width="9" height="9"/>`),
  'Not a text': 42 as unknown as string,
  'Breaks out': `data:image/png;base64,AAAA" onerror="${pwn}`,
}

test('icons of third parties neither run nor fetch, malformed announcements are nobody’s, and a wallet may come late', async ({
  demo,
  page,
  stack,
}) => {
  const thirdParties = thirdPartiesOf(page, [stack.demoUrl, ...stack.rpcUrls])
  const icons = Object.entries({ ...shown, ...replaced })
  await demo.addWallets(
    ...icons.map(([name, icon]) => announcer(name, { icon, behaviour: 'hang' })),
    announcer('Honest'),
    announcer('Latecomer', { place: 'late' }),
  )
  await page.addInitScript(announceMalformed)
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  await test.step('malformed announcements are nobody’s', async () => {
    await expect(demo.row('Honest')).toBeVisible()
    await expect(demo.row('Malformed')).toHaveCount(0)
  })

  for (const name of Object.keys(shown)) {
    const image = demo.row(name).locator('img')
    await expect(image, name).toBeVisible()
    expect(await image.getAttribute('src'), name).toMatch(/^data:image\/svg\+xml,/)
    // Decoded or refused, the browser is done with it.
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete), name)
      .toBe(true)
  }
  for (const name of Object.keys(replaced)) {
    await expect(demo.row(name), name).toBeVisible()
    await expect(demo.row(name).locator('img'), name).toHaveCount(0)
    await expect(demo.row(name).locator('.safe-image'), name).toHaveText(name.slice(0, 1))
  }
  // The large image of the next view is the same third party's.
  for (const name of ['Script in SVG', 'Foreign object', 'Tracking image']) {
    await demo.row(name).click()
    await expect(demo.heading(`Continue in ${name}`)).toBeVisible()
    await demo.button('Back').click()
    await expect(demo.row(name)).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  expect(thirdParties).toEqual([])
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false)

  await test.step('a wallet that comes late and frozen to the core appears in the open list', async () => {
    await expect(demo.row('Latecomer')).toHaveCount(0)
    await demo.withWallet('Latecomer', (wallet) => {
      Object.freeze(wallet.provider)
      wallet.announceLate(window)
    })
    await expect(demo.row('Latecomer')).toHaveAccessibleDescription('Installed')
    await demo.row('Latecomer').click()
    await expect(demo.accountButton).toBeVisible()
  })
})

/** Runs in the page: announces what no wallet is. */
function announceMalformed() {
  const provider = { request: () => Promise.resolve([]) }
  const info = { uuid: 'a', name: 'Malformed', rdns: 'dev.foyer.malformed', icon: '' }
  const booby = {
    get info() {
      throw new Error('a getter that throws')
    },
  }
  const details = [
    undefined,
    null,
    1,
    {},
    booby,
    { info },
    { info, provider: {} },
    { provider },
    { info: { ...info, rdns: 5 }, provider },
    { info: { ...info, rdns: '\u200B' }, provider },
    { info: { ...info, uuid: undefined }, provider },
  ]
  const announce = () => {
    for (const detail of details)
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.dispatchEvent(new Event('eip6963:announceProvider'))
  }
  window.addEventListener('eip6963:requestProvider', announce)
}

const names = {
  override: 'Safe\u202Eteltaw',
  endless: 'W'.repeat(10_000),
  words: 'wallet '.repeat(2_000),
  line: 'New\nline\r\nand\ttab',
  invisible: '\u200B\u200E\u2060\u3164',
  stacked: `Z${'\u0335\u0301'.repeat(400)}algo`,
  markup: '<img src=x onerror="window.__pwned=1">',
  family: '👩‍👩‍👧‍👦'.repeat(60),
  arabic: 'محفظة '.repeat(40),
}

test('names of third parties stay in their place', async ({ demo, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await demo.addWallets(
    ...Object.entries(names).map(([key, name]) =>
      announcer(key, { name, rdns: `dev.foyer.${key}`, behaviour: 'hang' }),
    ),
  )
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  // Invisible letters are no name: the wallet is called by its rdns.
  await expect(demo.row('dev.foyer.invisible')).toBeVisible()
  await expect(demo.row('New line and tab')).toBeVisible()
  await expect(demo.row('Safeteltaw')).toBeVisible()
  await expect(demo.row(names.markup)).toBeVisible()
  const text = await demo.view.evaluate((view) => view.textContent ?? '')
  expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\u2060\u3164]/)
  expect(text.length).toBeLessThan(2_000)

  for (const [device, viewport] of [
    ['desktop', { width: 1280, height: 800 }],
    ['phone', { width: 320, height: 640 }],
  ] as const)
    await test.step(device, async () => {
      await page.setViewportSize(viewport)
      await expect(demo.row('Safeteltaw')).toBeVisible()
      expect(await overflows(page)).toEqual([])
      expect(await axeViolations(page)).toEqual([])
      for (const name of [/^W{20,}…?$/, /^wallet wallet/, /^Z/, /^👩/, /^محفظة/]) {
        await demo.view.getByRole('button', { name }).click()
        await expect(demo.heading(/^Continue in/)).toBeVisible()
        expect(await overflows(page), String(name)).toEqual([])
        await demo.button('Back').click()
        await expect(demo.row('Safeteltaw')).toBeVisible()
      }
    })
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
})

/** Pairs of a wallet and the one that passes for it, by what it takes from it. */
const pairs = [
  {
    taken: 'rdns',
    wallet: { name: 'Fox', rdns: 'dev.foyer.fox' },
    imitation: { name: 'Mimic', rdns: 'dev.foyer.fox' },
  },
  {
    taken: 'uuid',
    wallet: {
      ...{ name: 'Hare', rdns: 'dev.foyer.hare', uuid: '350670db-19fa-4704-a166-e52e178b59d2' },
    },
    imitation: {
      ...{ name: 'Copy', rdns: 'dev.foyer.copy', uuid: '350670db-19fa-4704-a166-e52e178b59d2' },
    },
  },
]
test('a row belongs to the wallet that announced its rdns or uuid first, whatever is announced or rewritten later', async ({
  demo,
}) => {
  await demo.addWallets(
    ...pairs.flatMap(({ wallet, imitation }) => [
      { ...wallet, frozen: false },
      { ...imitation, frozen: false },
    ]),
  )
  await demo.visit({ wallet: 'none' })
  for (const { taken, wallet, imitation } of pairs)
    await test.step(taken, async () => {
      await demo.openConnect()
      await expect(demo.row(wallet.name)).toHaveCount(1)
      await expect(demo.row(imitation.name)).toHaveCount(0)

      await demo.page.evaluate(
        ([first, later]) => {
          const { [first]: wallet, [later]: imitation } = window.pageWallets.wallets
          if (!wallet || !imitation) throw new Error('The wallets are not there')
          Object.assign(wallet.detail, { provider: imitation.provider })
          Object.assign(wallet.detail.info, { name: later, rdns: 'dev.foyer.other' })
          imitation.announceLate(window)
          wallet.announceLate(window)
          window.dispatchEvent(new Event('eip6963:requestProvider'))
        },
        [wallet.name, imitation.name] as const,
      )
      await expect(demo.row(wallet.name)).toHaveCount(1)
      await expect(demo.row(imitation.name)).toHaveCount(0)
      await demo.row(wallet.name).click()
      await expect(demo.accountButton).toBeVisible()
      expect(await demo.methodsOf(wallet.name)).toContain('eth_requestAccounts')
      expect(await demo.methodsOf(imitation.name)).toEqual([])
      await demo.page.evaluate(() => window.foyer.disconnect())
      await expect(demo.opener).toBeVisible()
    })
})
