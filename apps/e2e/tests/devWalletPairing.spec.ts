import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { chromium } from '../support/chromium.ts'
import { account, Demo, type Visit } from '../support/Demo.ts'
import { DevWallet } from '../support/DevWallet.ts'
import { test as base, expect } from '../support/test.ts'

/**
 * The demo and the wallet in two browsers that know nothing of each other but the relay, with a server as
 * `npm start` has one: nothing names the relay to the demo or to the wallet.
 */
const test = base.extend<{ wallet: DevWallet }>({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
  wallet: async ({ browser, served }, use) => {
    const context = await browser.newContext()
    const wallet = new DevWallet({ page: await context.newPage(), url: served.walletUrl })
    await wallet.open()
    await use(wallet)
    await context.close()
  },
})

const codeOf = (demo: Demo) => demo.view.locator('[data-uri]')

async function openCode(demo: Demo, visit: Visit = {}): Promise<string> {
  await demo.visit({ wallet: 'none', ...visit })
  return nextCode(demo)
}

/** In a page that is there. */
async function nextCode(demo: Demo): Promise<string> {
  await demo.openConnect()
  await demo.row('WalletConnect').click()
  await expect(codeOf(demo)).toBeVisible()
  return (await codeOf(demo).getAttribute('data-uri')) ?? ''
}

async function approveConnection(wallet: DevWallet) {
  await expect(wallet.dialog.getByRole('heading')).toHaveText(/^Connect to .+\?$/)
  await wallet.button('Approve').click()
  await expect(wallet.dialog).toBeHidden()
}

test('behavior: connect by a copied link, sign, send, reload both, disconnect, and connect again', async ({
  demo,
  served,
  wallet,
}) => {
  test.slow()
  await wallet.pair(await openCode(demo))
  await expect(wallet.dialog).toContainText(new URL(served.demoUrl).origin)
  await approveConnection(wallet)
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await expect(demo.accountButton).toBeVisible()

  const message = 'Hello from the Foyer demo'
  await demo.page.getByRole('button', { name: 'Sign message' }).click()
  await expect(wallet.question('Sign this message?')).toContainText(message)
  await wallet.approve('Sign this message?')
  const signature = await readAnswer(demo.page, /0x[0-9a-f]{130}/)
  expect(await verifyMessage({ address: account, message, signature })).toBe(true)

  await demo.page.reload()
  await wallet.page.reload()
  await expect(demo.accountButton).toBeVisible()
  await demo.page.getByRole('button', { name: 'Send 0.001 ETH' }).click()
  await expect(wallet.question('Send this transaction?')).toContainText('0.001 ETH')
  await wallet.approve('Send this transaction?')
  const hash = await readAnswer(demo.page, /0x[0-9a-f]{64}/)
  const receipt = await served.chain.waitForTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')

  await demo.page.getByRole('button', { name: 'Leave' }).click()
  await expect(demo.opener).toBeVisible()
  await expect(wallet.page.getByText('None yet.')).toBeVisible()

  await test.step('what the wallet refuses and ends is seen in the demo', async () => {
    await wallet.pair(await nextCode(demo))
    await wallet.button('Reject').click()
    await expect(demo.heading('Request declined')).toBeVisible()

    await demo.button('Try again').click()
    await expect(codeOf(demo)).toBeVisible()
    await wallet.pair((await codeOf(demo).getAttribute('data-uri')) ?? '')
    await approveConnection(wallet)
    await expect(demo.accountButton).toBeVisible()
    await wallet.button('Disconnect').click()
    await expect(demo.opener).toBeVisible()
  })

  await test.step('an image of the QR code is as good as the link', async () => {
    await nextCode(demo)
    const buffer = await demo.view.locator('.qr').screenshot()
    await wallet.button('Scan code').click()
    const chooser = wallet.page.getByLabel('Image of a QR code')
    await chooser.setInputFiles({
      name: 'none.png',
      mimeType: 'image/png',
      buffer: await demo.opener.screenshot(),
    })
    await expect(wallet.page.getByRole('alert')).toHaveText('No QR code was found in that image.')
    await chooser.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer })
    await approveConnection(wallet)
    await expect(demo.accountButton).toBeVisible()
  })

  await test.step('the strictest policy of a page does not keep wallets away', async () => {
    await demo.page.getByRole('button', { name: 'Leave' }).click()
    await expect(demo.opener).toBeVisible()
    const complaints: string[] = []
    demo.page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) complaints.push(message.text())
    })
    await wallet.pair(await openCode(demo, { csp: 'strict' }))
    await approveConnection(wallet)
    await expect(demo.accountButton).toBeVisible()
    expect(complaints).toEqual([])
  })
})

test('behavior: the camera sees the QR code', async ({ demo, served, playwright }, testInfo) => {
  await openCode(demo)
  const film = testInfo.outputPath('code.mjpeg')
  // One image is a film that stands still.
  await writeFile(film, await demo.page.screenshot({ type: 'jpeg', quality: 95 }))
  const browser = await playwright.chromium.launch({
    ...chromium,
    args: [
      ...chromium.args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  try {
    const wallet = new DevWallet({ page: await browser.newPage(), url: served.walletUrl })
    await wallet.open()
    await wallet.button('Scan code').click()
    await approveConnection(wallet)
    await expect(demo.accountButton).toBeVisible()
  } finally {
    await browser.close()
  }
})

test('behavior: a link of the modal opens the wallet in another tab', async ({ demo, served }) => {
  const context = demo.page.context()
  // The web address of the wallet, were it on the web: the modal follows https alone.
  await context.route('https://wallet.example/**', (route) => {
    const { pathname, search } = new URL(route.request().url())
    const href = new URL(pathname + search, served.walletUrl).href.replaceAll('&', '&amp;')
    return route.fulfill({
      contentType: 'text/html',
      body: `<meta http-equiv="refresh" content="0;url=${href}">`,
    })
  })
  const listing = { id: 'dev', name: 'Dev wallet', webapp_link: 'https://wallet.example' }
  await demo.visit({ wallet: 'none', options: { customWallets: [listing] } })
  await demo.openConnect()
  await demo.row('Dev wallet').click()
  await demo.view.getByRole('tab', { name: 'Web' }).click()
  const opened = context.waitForEvent('page')
  await demo.view.getByRole('link', { name: /Dev wallet/ }).click()
  const wallet = new DevWallet({ page: await opened, url: served.walletUrl })
  await approveConnection(wallet)
  await demo.page.bringToFront()
  await expect(demo.accountButton).toBeVisible()
})

/** What the demo was answered. */
async function readAnswer(page: Page, shape: RegExp): Promise<`0x${string}`> {
  const output = page.getByRole('status')
  await expect(output).toContainText(shape)
  return shape.exec((await output.textContent()) ?? '')?.[0] as `0x${string}`
}
