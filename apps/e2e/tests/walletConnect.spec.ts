import { verifyMessage } from 'viem'
import { account, type Demo } from '../support/Demo.ts'
import { idle } from '../support/idle.ts'
import { pressWithKeys, tabTo } from '../support/keys.ts'
import { withNetworkRelay } from '../support/networkRelay.ts'
import { axeViolations, overflows } from '../support/page.ts'
import {
  android,
  askWithoutPress,
  ipad,
  isLinkReady,
  openedLinks,
  phone,
  watchLinks,
  withoutPress,
} from '../support/phones.ts'
import type { PhoneWallet } from '../support/phoneWallet.ts'
import { readCode } from '../support/readCode.ts'
import type { RealServer } from '../support/realServer.ts'
import { servePage } from '../support/servePage.ts'
import { expect, inMotion, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

test.use(inMotion)

const visit = (demo: Demo, server: Pick<RealServer, 'url'>, options: object = {}) =>
  demo.visit({ wallet: 'none', options: { backend: withNetworkRelay(server), ...options } })

const codeOf = (demo: Demo) => demo.view.getByRole('img', { name: /^QR code/ })

/** The link behind the QR code on screen. */
async function uriOf(demo: Demo): Promise<string> {
  const code = codeOf(demo)
  await expect(code).toHaveAttribute('data-uri', /^wc:[\da-f]{64}@2\?/)
  return (await code.getAttribute('data-uri')) ?? ''
}

async function openCode(demo: Demo): Promise<string> {
  await demo.openConnect()
  await demo.row('WalletConnect').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingWalletConnect')
  return uriOf(demo)
}

async function connectByCode(demo: Demo, pocket: PhoneWallet) {
  await pocket.scan(await openCode(demo))
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await expect(demo.accountButton).toBeVisible()
}

test('a code connects, signs, sends, survives a reload and ends on both sides', async ({
  demo,
  page,
  server,
  stack,
  pocket,
}) => {
  test.slow()
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await visit(demo, server, { metadata: { name: 'Shop of tests', description: 'Tests' } })
  // Nothing is spoken of before a user acts.
  await demo.openConnect()
  await idle(page)
  expect(sockets).toEqual([])
  await demo.button('Close').click()
  await expect(demo.dialog).toBeHidden()
  await connectByCode(demo, pocket)
  expect(pocket.proposals[0]?.params.proposer.metadata).toMatchObject({
    name: 'Shop of tests',
    description: 'Tests',
    url: new URL(stack.demoUrl).origin,
    // The demo's own stands in the page itself.
    icons: [],
  })
  const { eip155 } = (await demo.state()).chains
  expect(eip155).toMatchObject({
    status: 'connected',
    address: account,
    connector: { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'Pocket' },
  })
  expect(
    await page.evaluate(() =>
      window.foyerEvents.flatMap((event) =>
        event.type === 'track' && event.event === 'CONNECT_SUCCESS' ? [event.properties] : [],
      ),
    ),
  ).toEqual([{ name: 'Pocket', method: 'qrcode' }])

  const message = 'Hello from the other side'
  const { result: signature } = await demo.request('personal_sign', [
    `0x${Buffer.from(message).toString('hex')}`,
    account,
  ])
  expect(
    await verifyMessage({ address: account, message, signature: signature as `0x${string}` }),
  ).toBe(true)

  await page.reload()
  await expect(demo.accountButton).toBeVisible()
  expect((await demo.state()).chains.eip155?.connector?.name).toBe('Pocket')
  const { result: hash } = await demo.request('eth_sendTransaction', [
    { from: account, to: stack.accounts[1]?.address, value: '0x2386f26fc10000' },
  ])
  const receipt = await stack.chain.waitForTransactionReceipt({ hash: hash as `0x${string}` })
  expect(receipt.status).toBe('success')

  expect(pocket.sessionCount()).toBe(1)
  await page.evaluate(() => window.foyer.disconnect())
  expect((await demo.state()).chains.eip155?.status).toBe('disconnected')
  await expect.poll(pocket.sessionCount).toBe(0)
  expect(await demo.stored()).toBe(null)
})

test('a session that runs out is gone from the page within two seconds', async ({
  demo,
  page,
  server,
  pocket,
}) => {
  const weekSeconds = 7 * 24 * 60 * 60
  await page.clock.install()
  await visit(demo, server)
  await connectByCode(demo, pocket)
  await page.clock.fastForward((weekSeconds - 120) * 1_000)
  expect((await demo.state()).chains.eip155?.status).toBe('connected')
  const leftMs = pocket.sessionEndsAtMs() - (await page.evaluate(() => Date.now()))
  expect(leftMs).toBeGreaterThan(0)
  await page.clock.fastForward(leftMs + 1_000)
  await expect(demo.opener).toBeVisible({ timeout: 1_000 })
  expect((await demo.state()).chains.eip155?.status).toBe('disconnected')
  expect(await demo.stored()).toBe(null)
})

test('a code and what may become of it', async ({ demo, page, server, pocket }) => {
  test.slow()
  await visit(demo, server)

  await test.step('leaving the code abandons the attempt: a late approval connects nothing', async () => {
    const uri = await openCode(demo)
    await demo.button('Back').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
    await pocket.scan(uri)
    await expect.poll(() => pocket.proposals.length).toBe(1)
    // The wallet has a session until the page, which heard the approval, ends it.
    await expect.poll(() => pocket.endedByPage.length).toBe(1)
    await expect.poll(pocket.sessionCount).toBe(0)
    expect((await demo.state()).chains.eip155?.status).toBe('disconnected')
    expect(await demo.tracked('CONNECT_SUCCESS')).toEqual([])
  })

  await test.step('a refusal is said, and another try has a code of its own', async () => {
    pocket.answer = 'reject'
    await demo.row('WalletConnect').click()
    const uri = await uriOf(demo)
    await pocket.scan(uri)
    await expect(demo.heading('Request declined')).toBeVisible()
    expect(await demo.tracked('USER_REJECTED', 'CONNECT_ERROR')).toEqual(['USER_REJECTED'])
    pocket.answer = 'approve'
    await demo.button('Try again').click()
    await expect(page.getByRole('heading', { name: 'WalletConnect', exact: true })).toBeFocused()
    await expect.poll(() => uriOf(demo)).not.toBe(uri)
    await pocket.scan(await uriOf(demo))
    await expect(demo.accountButton).toBeVisible()
    await expect(demo.dialog).toBeHidden()
  })

  await test.step('a wallet that hangs up is gone from the page within two seconds', async () => {
    await pocket.hangUp()
    await expect(demo.opener).toBeVisible({ timeout: 2_000 })
    expect(await demo.stored()).toBe(null)
  })

  await test.step('a lost network is said at once, and the code comes back by itself', async () => {
    await openCode(demo)
    await page.context().setOffline(true)
    await expect(demo.view.getByRole('alert')).toContainText('You are offline')
    await expect(demo.button('Try again')).toBeVisible()
    await page.context().setOffline(false)
    await expect(demo.view.getByRole('alert')).toHaveCount(0, { timeout: 10_000 })
    await pocket.scan(await uriOf(demo))
    await expect(demo.accountButton).toBeVisible()
    await expect(demo.dialog).toBeHidden()
  })

  await test.step('the wallet that answered is named, not the one that was chosen', async () => {
    await page.evaluate(() => window.foyer.disconnect())
    await demo.openConnect()
    await demo.row('Rainbow').click()
    await Promise.all([
      expect(demo.view.getByText('Pocket is connected to this site.')).toBeVisible(),
      pocket.scan(await uriOf(demo)),
    ])
  })
})

test('the link is copied, the QR code on a screenshot is it, and it is nowhere else', async ({
  demo,
  page,
  server,
}) => {
  test.slow()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(demo, server)
  const uri = await openCode(demo)
  await demo.button('Copy link').click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(uri)
  const key = /symKey=([\da-f]+)/.exec(uri)?.[1] ?? ''
  expect(key).toHaveLength(64)
  const said = JSON.stringify(await page.evaluate(() => window.foyerEvents))
  expect([requests.filter((text) => text.includes(key)), said.includes(key)]).toEqual([[], false])

  // Reading an image takes seconds on a busy machine.
  const isRead = (wanted: string) =>
    expect.poll(() => readCode(demo.view.locator('.qr')), { timeout: 30_000 }).toBe(wanted)
  await test.step('in the light', () => isRead(uri))
  await test.step('in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(demo.modal).toHaveAttribute('data-theme', 'dark')
    await isRead(uri)
  })
  // And with the image of a wallet in its middle, on the narrowest screen.
  await page.setViewportSize({ width: 320, height: 640 })
  await demo.button('Back').click()
  await demo.row('Rainbow').click()
  const other = await uriOf(demo)
  expect(other).not.toBe('')
  await test.step('of a wallet, in the dark', () => isRead(other))
  await test.step('of a wallet, in the light', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(demo.modal).toHaveAttribute('data-theme', 'light')
    await isRead(other)
  })
})

test('the code counts down, renews itself, and says so four times only; a clock that is set brings a new code', async ({
  demo,
  page,
  server,
}) => {
  test.slow()
  await page.clock.install()
  await visit(demo, server)
  await demo.openConnect()
  await demo.row('WalletConnect').click()
  await page.clock.runFor(2_000)
  const first = await uriOf(demo)
  await expect(demo.view.getByText(/^Refreshes in 3:[45]\d$/)).toBeVisible()
  const announced: string[] = []
  const live = demo.view.locator('.qr-panel > [aria-live]')
  for (let second = 0; second < 231; second += 1) {
    await page.clock.runFor(1_000)
    const words = await live.textContent()
    if (words && announced.at(-1) !== words) announced.push(words)
  }
  // The next code is made in real time.
  await expect(live).toHaveText('New code')
  if (announced.at(-1) !== 'New code') announced.push('New code')
  expect(announced).toEqual([
    'The code refreshes in a minute',
    'The code refreshes in 30 seconds',
    'The code refreshes in 10 seconds',
    'New code',
  ])
  await expect.poll(() => uriOf(demo)).not.toBe(first)
  await expect(demo.view.getByText(/^Refreshes in 3:\d\d$/)).toBeVisible()

  for (const jumpMs of [-3_600_000, 7_200_000])
    await test.step(`a clock that is set by ${jumpMs / 3_600_000} h meanwhile brings a new code at once`, async () => {
      const uri = await uriOf(demo)
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + jumpMs)
      await page.clock.runFor(2_000)
      await expect.poll(() => uriOf(demo)).not.toBe(uri)
      await page.clock.runFor(1_000)
      await expect(demo.view.getByText(/^Refreshes in 3:[45]\d$/)).toBeVisible()
    })
})

test.describe('when the way is cut', () => {
  test('a relay that is gone is said after five seconds, and found again', async ({
    demo,
    gate,
    page,
  }) => {
    await page.clock.install()
    await visit(demo, gate)
    await openCode(demo)
    const closed = page.waitForEvent('console', (said) =>
      said.text().includes('ERR_CONNECTION_REFUSED'),
    )
    await gate.cut()
    await closed
    await page.clock.runFor(3_500)
    await expect(demo.view.getByRole('alert')).toHaveCount(0)
    await page.clock.runFor(1_500)
    await expect(demo.view.getByRole('alert')).toContainText('does not answer', { timeout: 1_500 })
    // Pressed at once: the page finds the relay by itself soon, and the button goes.
    await demo.button('Try again').focus()
    await gate.restore()
    await page.keyboard.press('Enter')
    await expect(demo.view.getByRole('alert')).toHaveCount(0, { timeout: 10_000 })
    await uriOf(demo)
  })

  test('a relay that refuses every call is said after five seconds, and heals by itself', async ({
    demo,
    page,
    server,
  }) => {
    let isRefusing = true
    await page.routeWebSocket(/relay/, (socket) => {
      const relay = socket.connectToServer()
      socket.onMessage((message) => {
        const { id, method } = JSON.parse(String(message))
        if (!isRefusing || !method) return relay.send(message)
        const error = { code: -32_000, message: 'No' }
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', error }))
      })
    })
    await page.clock.install()
    await visit(demo, server)
    await demo.openConnect()
    await demo.row('WalletConnect').click()
    await expect(demo.view.getByRole('status', { name: 'Making a link' })).toBeVisible()
    await page.clock.runFor(3_000)
    await expect(demo.view.getByRole('alert')).toHaveCount(0)
    await page.clock.runFor(2_000)
    await expect(demo.view.getByRole('alert')).toContainText('does not answer')
    await expect(demo.button('Try again')).toBeVisible()
    isRefusing = false
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(codeOf(demo)).toBeVisible({ timeout: 100 })
    }).toPass()
    await uriOf(demo)
    await expect(demo.view.getByRole('alert')).toHaveCount(0)
  })

  test('without any server browser wallets still connect', async ({ demo }) => {
    await demo.visit({ wallet: 'approve', options: { backend: 'http://127.0.0.1:9' } })
    await demo.connect()
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a press opens the wallet in the same turn, its approval connects, and requests bring it to the front', async ({
    demo,
    page,
    server,
    stack,
    pocket,
  }) => {
    test.slow()
    await watchLinks(page)
    await visit(demo, server)
    await demo.openConnect()
    await expect(demo.row('WalletConnect')).toHaveCount(0)
    // The link is made while the list is on screen.
    await expect.poll(() => isLinkReady(demo)).toBe(true)
    await demo.row('Rainbow').tap()
    const [opened] = await openedLinks(page)
    expect(opened).toEqual({
      link: expect.stringMatching(/^rainbow:\/\/wc\?uri=wc%3A[\da-f]{64}%402%3F/),
      target: '_self',
      isInPress: true,
    })
    const uri = decodeURIComponent(opened?.link.split('uri=')[1] ?? '')
    await pocket.scan(uri)
    await expect(demo.accountButton).toBeVisible()
    expect(
      await page.evaluate(() =>
        window.foyerEvents.flatMap((event) =>
          event.type === 'track' && event.event === 'CONNECT_SUCCESS' ? [event.properties] : [],
        ),
      ),
    ).toEqual([{ name: 'Pocket', method: 'mobile' }])
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem('@foyer/recent') ?? '{}').wallets),
    ).toEqual(['rainbow'])

    // A later request brings the wallet to the front.
    await demo.request('personal_sign', ['0x68656c6c6f', account])
    expect((await openedLinks(page)).at(-1)?.link).toMatch(/^rainbow:\/\//)

    await test.step('money is sent in the wallet, which comes to the front, and read back from the chain', async () => {
      const to = stack.accounts[3]?.address ?? ''
      const before = await stack.chain.getBalance({ address: to as `0x${string}` })

      const opens = (await openedLinks(page)).length
      await demo.accountButton.tap()
      const { view } = demo
      const button = (name: string) => view.getByRole('button', { name, exact: true })
      await button('Send').tap()
      await view.getByRole('textbox', { name: 'Amount' }).fill('0.0375')
      await view.getByRole('textbox', { name: 'Recipient' }).fill(to.toLowerCase())
      await button('Preview Send').tap()
      await expect(view.locator('.address-block')).toHaveText(to)
      await button('Confirm').tap()
      await expect.poll(async () => (await openedLinks(page)).length).toBe(opens + 1)
      expect((await openedLinks(page)).at(-1)?.link).toMatch(/^rainbow:\/\//)
      await expect(view.getByText('Read back from chain: matches')).toBeVisible()
      expect(pocket.requests.at(-1)?.method).toBe('eth_sendTransaction')
      expect(pocket.requests).toHaveLength(2)
      const after = await stack.chain.getBalance({ address: to as `0x${string}` })
      expect(after - before).toBe(37_500_000_000_000_000n)
      expect(await overflows(page)).toEqual([])
    })

    await test.step('without a press the wallet is offered, and a poll does not even do that', async () => {
      await page.reload()
      await expect(demo.accountButton).toBeVisible()

      await withoutPress(page, () =>
        window.foyer
          .getProvider('eip155')
          .request({ method: 'wallet_getCallsStatus', params: ['0x1'] }),
      )
      expect(pocket.requests.map(({ method }) => method)).toEqual([
        ...['personal_sign', 'eth_sendTransaction', 'wallet_getCallsStatus'],
      ])
      expect(await openedLinks(page)).toEqual([])

      const signature = await askWithoutPress(page, pocket)
      expect(await openedLinks(page)).toEqual([])
      const offer = demo.button('Open Pocket')
      await expect(offer).toBeVisible()
      await expect(demo.modal).toHaveAttribute('data-open', 'false')
      // Where the modal is open, the button is within reach, too.
      await demo.accountButton.tap()
      await expect(demo.dialog.getByRole('button', { name: 'Open Pocket' })).toBeVisible()
      await offer.tap()
      expect(await openedLinks(page)).toEqual([
        { link: expect.stringMatching(/^rainbow:\/\//), target: '_self', isInPress: true },
      ])
      await expect(offer).toHaveCount(0)
      expect(await signature()).toMatch(/^0x/)
    })
  })

  test('out of a frame, a wallet is opened in place of the page around it', async ({
    demo,
    page,
    server,
  }) => {
    const harbour = { id: 'harbour', name: 'Harbour', mobile_link: 'https://harbour.example/app' }
    await page.route('https://harbour.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Harbour</title>' }),
    )
    const options = { backend: server.url, customWallets: [harbour] }
    const url = demo.urlOf({ wallet: 'none', options })
    const host = await servePage(
      `<iframe src="${url.replaceAll('&', '&amp;')}" width="380" height="800"></iframe>`,
    )
    try {
      await page.goto(host.url)
      const [, framed] = page.frames()
      if (!framed) throw new Error('The frame is missing')
      await framed.getByRole('button', { name: 'Connect wallet', exact: true }).tap()
      await expect.poll(() => isLinkReady({ page: framed })).toBe(true)
      await framed.locator('foyer-modal').getByRole('button', { name: 'Harbour' }).tap()
      await expect(page).toHaveURL(
        /^https:\/\/harbour\.example\/app\/wc\?uri=wc%3A[\da-f]{64}%402%3F/,
      )
      await expect(page).toHaveTitle('Harbour')
    } finally {
      host.stop()
    }
  })

  test('a page that the phone throws away meanwhile comes back connected', async ({
    demo,
    page,
    server,
    pocket,
  }) => {
    await watchLinks(page)
    await visit(demo, server)
    await demo.openConnect()
    await expect.poll(() => isLinkReady(demo)).toBe(true)
    await demo.row('Rainbow').tap()
    const [opened] = await openedLinks(page)
    const uri = decodeURIComponent(opened?.link.split('uri=')[1] ?? '')
    await page.goto('about:blank')
    await pocket.scan(uri)
    await visit(demo, server)
    await expect(demo.accountButton).toBeVisible()
    await demo.request('personal_sign', ['0x68656c6c6f', account])
  })

  test('a wallet that does not open leads to every other way', async ({
    demo,
    page,
    server,
    pocket,
  }) => {
    await watchLinks(page)
    await visit(demo, server)
    await demo.openConnect()
    await expect.poll(() => isLinkReady(demo)).toBe(true)
    await demo.row('Rainbow').tap()
    await expect(demo.heading('Did Rainbow not open?')).toBeVisible()
    await expect(demo.view.getByRole('link', { name: /App Store/ })).toHaveAttribute(
      'href',
      /^https:\/\/apps\.apple\.com\//,
    )
    await expect(demo.button('Open Rainbow again')).toBeEnabled()
    await expect(demo.button('Copy link')).toBeVisible()
    await demo.button('Use another device').tap()
    const uri = await uriOf(demo)
    await expect(page.getByRole('heading', { name: 'Rainbow', exact: true })).toBeFocused()
    // Reading an image takes seconds on a busy machine.
    await expect.poll(() => readCode(demo.view.locator('.qr')), { timeout: 30_000 }).toBe(uri)
    await demo.button('Back').tap()
    await expect(demo.heading('Continue in Rainbow')).toBeVisible()
    await expect(demo.button('Open Rainbow')).toBeEnabled()
    expect(await openedLinks(page)).toHaveLength(1)
    // Stepping back and forth opens nothing by itself again.
    await demo.button('Get Rainbow').tap()
    await expect(demo.modal).toHaveAttribute('data-view', 'Downloads')
    await demo.button('Back').tap()
    await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingWalletConnect')
    await expect(demo.button('Open Rainbow')).toBeEnabled()
    expect(await openedLinks(page)).toHaveLength(1)
    // The same link is good for either way.
    await demo.button('Use another device').tap()
    await pocket.scan(await uriOf(demo))
    await expect(demo.accountButton).toBeVisible()
  })

  test('a wallet that opens is noticed', async ({ demo, page, server }) => {
    await page.clock.install()
    await watchLinks(page)
    await visit(demo, server)
    await demo.openConnect()
    await expect.poll(() => isLinkReady(demo)).toBe(true)
    await demo.row('Rainbow').tap()
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await page.clock.runFor(5_000)
    await expect(demo.heading('Continue in Rainbow')).toBeVisible()
    await expect(demo.heading(/not open/)).toHaveCount(0)
  })

  test('without chain families mobile wallets come first', async ({
    demo,
    page,
    server,
    pocket,
  }) => {
    await watchLinks(page)
    await visit(demo, server, { adapters: [] })
    await withFoyer(page, (foyer) => foyer.open())
    await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingWalletConnectBasic')
    await expect.poll(() => isLinkReady(demo)).toBe(true)
    await demo.row('Rainbow').tap()
    const [opened] = await openedLinks(page)
    await pocket.scan(decodeURIComponent(opened?.link.split('uri=')[1] ?? ''))
    await expect(demo.modal).toHaveAttribute('data-open', 'false')
  })
})

test.describe('on Android inside Telegram', () => {
  test.use(android)

  test('the link is encoded twice, and opens beside the page', async ({ demo, page, server }) => {
    await watchLinks(page)
    await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} }))
    await visit(demo, server)
    await demo.openConnect()
    await expect.poll(() => isLinkReady(demo)).toBe(true)
    await demo.row('Rainbow').tap()
    const [opened] = await openedLinks(page)
    expect(opened).toMatchObject({
      link: expect.stringMatching(/^rainbow:\/\/wc\?uri=wc%253A[\da-f]{64}%25402/),
      target: '_blank',
    })
  })
})

test.describe('on an iPad', () => {
  test.use(ipad)

  test('a tablet is a phone', async ({ demo, page, server }) => {
    await watchLinks(page)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 }),
    )
    await visit(demo, server)
    await demo.openConnect()
    await expect(demo.row('WalletConnect')).toHaveCount(0)
    await expect.poll(() => isLinkReady(demo)).toBe(true)
    await demo.row('Rainbow').tap()
    expect(await openedLinks(page)).toMatchObject([{ target: '_self' }])
  })
})

test('no dangerous link of a listing is ever opened', async ({ browser, demo, server }) => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const navigations: string[] = []
  page.on('framenavigated', (frame) => navigations.push(frame.url()))
  await watchLinks(page)
  const bad = [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'intent://x#Intent;S.browser_fallback_url=https://evil.example;end',
    '//evil.example',
    'file:///etc/passwd',
  ]
  const customWallets = bad.map((link, index) => ({
    id: `bad-${index}`,
    name: `Bad ${index}`,
    homepage: link,
    mobile_link: link,
    webapp_link: index % 2 ? link : 'https://w.example',
    desktop_link: link,
    app_store: link,
    play_store: link,
  }))
  await page.goto(demo.urlOf({ wallet: 'none', options: { backend: server.url, customWallets } }))
  for (const { name } of customWallets) {
    await page.evaluate(() => window.foyer.open({ view: 'Connect' }))
    const row = page.locator('foyer-modal').getByRole('button', { name, exact: true })
    if ((await row.count()) === 0) continue
    await row.tap()
    await expect(page.locator('foyer-modal')).not.toHaveAttribute('data-view', 'Connect')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    const hrefs = await page
      .locator('foyer-modal a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(hrefs.filter((href) => !href.startsWith('https://'))).toEqual([])
    await page.evaluate(() => window.foyer.close())
  }
  expect(await openedLinks(page)).toEqual([])
  expect(navigations).toHaveLength(1)
  await context.close()
})

test.describe('on a desktop', () => {
  test('a wallet offers its ways as tabs, by keys', async ({ demo, page, server }) => {
    const customWallets = [
      {
        id: 'many-ways',
        name: 'Many Ways',
        mobile_link: 'manyways://',
        desktop_link: 'manyways-desk://',
        webapp_link: 'https://ways.example/app',
      },
    ]
    await watchLinks(page)
    await visit(demo, server, { customWallets })
    await pressWithKeys(page, 'Connect wallet')
    await pressWithKeys(page, 'Many Ways')
    await expect(demo.dialog).toHaveAccessibleName('Many Ways')
    const uri = await uriOf(demo)
    await tabTo(page, 'Mobile')
    await page.keyboard.press('ArrowRight')
    const web = demo.view.getByRole('link', { name: /^Open Many Ways/ })
    await expect(web).toHaveAttribute(
      'href',
      `https://ways.example/app/wc?uri=${encodeURIComponent(uri)}`,
    )
    await page.keyboard.press('ArrowRight')
    await expect(demo.view.getByRole('tab', { name: 'Desktop' })).toBeFocused()
    await pressWithKeys(page, 'Open Many Ways')
    expect(await openedLinks(page)).toMatchObject([
      { link: `manyways-desk://wc?uri=${encodeURIComponent(uri)}`, target: '_self' },
    ])
    await page.keyboard.press('Shift+Tab')
    await tabTo(page, 'Get Many Ways')
    await page.keyboard.press('Enter')
    await expect(demo.modal).toHaveAttribute('data-view', 'Downloads')

    await test.step('an extension that is installed meanwhile goes on in the browser', async () => {
      // By key: the card still grows into the view, and `Close` with it moves from under the pointer.
      await page.keyboard.press('Escape')
      await expect(demo.dialog).toBeHidden()
      await demo.openConnect()
      await demo.row('Rainbow').click()
      await demo.view.getByRole('tab', { name: 'Browser' }).click()
      await expect(demo.view.getByRole('link', { name: /extension/ })).toHaveAttribute(
        'href',
        /^https:\/\/chromewebstore\.google\.com\//,
      )
      await page.evaluate(() => {
        const detail = {
          info: { uuid: '1', name: 'Rainbow', rdns: 'me.rainbow', icon: '' },
          provider: { request: () => new Promise(() => {}) },
        }
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      })
      await demo.button('Continue in this browser').click()
      await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingExternal')
    })
  })

  test('nothing moves when the code is there', async ({ demo, page, server }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.routeWebSocket(/relay/, async (socket) => {
      const early: (string | Buffer)[] = []
      socket.onMessage((message) => void early.push(message))
      await released
      const relay = socket.connectToServer()
      for (const message of early) relay.send(message)
      socket.onMessage((message) => relay.send(message))
    })
    await visit(demo, server)
    await demo.openConnect()
    await demo.row('Rainbow').click()
    await expect(demo.view.getByRole('status', { name: 'Making a link' })).toBeVisible()
    const card = demo.modal.locator('.card')
    const tab = demo.view.getByRole('tab', { name: 'Browser' })
    await tab.click({ trial: true })
    const before = [await card.boundingBox(), await tab.boundingBox()]
    release()
    await expect(demo.button('Copy link')).toBeVisible()
    await tab.click({ trial: true })
    expect([await card.boundingBox(), await tab.boundingBox()]).toEqual(before)
  })

  test('from right to left, calm and narrow, nothing sticks out and axe is content', async ({
    demo,
    page,
    server,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(demo, server, { locale: 'ps' })
    const uri = await openCode(demo)
    expect(await demo.modal.evaluate((modal) => modal.getAttribute('dir'))).toBe('rtl')
    expect(await overflows(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    // The code is not mirrored.
    // Reading an image takes seconds on a busy machine.
    await expect.poll(() => readCode(demo.view.locator('.qr')), { timeout: 30_000 }).toBe(uri)
  })
})

test.describe('options', () => {
  test('legalCheckbox: no code and no wallet before it is ticked', async ({
    demo,
    page,
    server,
  }) => {
    await visit(demo, server, {
      features: { legalCheckbox: true },
      termsConditionsUrl: 'https://shop.example/terms',
    })
    await withFoyer(page, (foyer) => foyer.open({ view: 'ConnectingWalletConnectBasic' }))
    const checkbox = demo.view.getByRole('checkbox')
    await expect(checkbox).toHaveAccessibleName('I agree to the Terms of Service')
    await expect(codeOf(demo)).toHaveCount(0)
    await expect(demo.view.getByText('Agree, and a code to scan appears.')).toBeVisible()
    expect(await isLinkReady({ page })).toBe(false)
    await checkbox.check()
    await uriOf(demo)
    await expect(demo.view.getByText('Agree, and a code')).toHaveCount(0)
    const [label, code] = await Promise.all(
      [demo.view.locator('label.legal span'), demo.view.locator('.qr')].map((part) =>
        part.boundingBox(),
      ),
    )
    expect((code?.y ?? 0) - ((label?.y ?? 0) + (label?.height ?? 0))).toBeGreaterThanOrEqual(16)
  })

  test('enableWalletConnect: false leaves no trace', async ({ demo, page, server }) => {
    await visit(demo, server, { enableWalletConnect: false })
    await demo.openConnect()
    await expect(demo.row('Rainbow')).toBeVisible()
    await expect(demo.row('WalletConnect')).toHaveCount(0)
    await demo.row('Rainbow').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'Downloads')
    const code = await page.evaluate(() =>
      window.foyer.open({ view: 'ConnectingWalletConnectBasic' }).catch(({ code }) => code),
    )
    expect(code).toBe('navigation/unknown-view')
  })

  test('manualWalletConnect: the application renders the link itself', async ({
    demo,
    page,
    server,
    pocket,
  }) => {
    await visit(demo, server, { manualWalletConnect: true })
    await demo.openConnect()
    await expect(demo.row('Rainbow')).toBeVisible()
    await expect(demo.row('WalletConnect')).toHaveCount(0)
    await page.evaluate(() => {
      const links: string[] = []
      Object.assign(window, { links })
      void (window.foyer as never as { connect(options: object): Promise<void> }).connect({
        connector: 'walletConnect',
        onLink: (uri: string) => links.push(uri),
      })
    })
    await expect
      .poll(() => page.evaluate(() => (window as never as { links: string[] }).links.length))
      .toBe(1)
    const uri = await page.evaluate(() => (window as never as { links: string[] }).links[0] ?? '')
    await pocket.scan(uri)
    await expect(demo.accountButton).toBeVisible()
  })

  test('manualWalletConnect: a link of the application’s own client is shown', async ({
    demo,
    page,
    server,
  }) => {
    const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`
    await visit(demo, server, { manualWalletConnect: true })
    await withFoyer(
      page,
      (foyer, own) => foyer.open({ view: 'ConnectingWalletConnectBasic', arguments: { uri: own } }),
      uri,
    )
    expect(await uriOf(demo)).toBe(uri)
    // Reading an image takes seconds on a busy machine.
    await expect.poll(() => readCode(demo.view.locator('.qr')), { timeout: 30_000 }).toBe(uri)
    await expect(demo.view.getByText('Refreshes in')).toHaveCount(0)
  })
})
