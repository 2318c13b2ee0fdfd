import { verifyMessage } from 'viem'
import { account, type Demo } from '../support/Demo.ts'
import { DevWallet } from '../support/DevWallet.ts'
import { type RealServer, startRealServer } from '../support/realServer.ts'
import { test as base, expect } from '../support/test.ts'

/** The demo and the wallet in two browsers that know nothing of each other but the relay. */
const test = base.extend<{ wallet: DevWallet }, { server: RealServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startRealServer()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  wallet: async ({ browser, stack, server }, use) => {
    const context = await browser.newContext()
    const wallet = new DevWallet({
      page: await context.newPage(),
      url: stack.walletUrl,
      relayUrl: `${server.url.replace('http', 'ws')}/relay`,
    })
    await wallet.open()
    await use(wallet)
    await context.close()
  },
})

const title = /^Connect to .+\?$/

async function openCode(demo: Demo, server: RealServer): Promise<string> {
  await demo.visit({ wallet: 'none', options: { backend: server.url } })
  await demo.openConnect()
  await demo.row('WalletConnect').click()
  const code = demo.view.locator('[data-uri]')
  await expect(code).toBeVisible()
  return (await code.getAttribute('data-uri')) ?? ''
}

test('behavior: connect by a copied link, sign, send, reload both, disconnect', async ({
  demo,
  wallet,
  server,
  stack,
}) => {
  const uri = await openCode(demo, server)
  await wallet.pair(uri)
  await expect(wallet.page.getByRole('dialog', { name: title })).toContainText(
    new URL(stack.demoUrl).origin,
  )
  await wallet.page.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await expect(demo.accountButton).toBeVisible()

  const message = 'Hello from the Foyer demo'
  const result = demo.page.getByRole('status')
  await demo.page.getByRole('button', { name: 'Sign message' }).click()
  await expect(wallet.question('Sign this message?')).toContainText(message)
  await wallet.approve('Sign this message?')
  await expect(result).toContainText(/0x[0-9a-f]{130}/)
  const [signature] = /0x[0-9a-f]{130}/.exec((await result.textContent()) ?? '') ?? []
  expect(
    await verifyMessage({ address: account, message, signature: signature as `0x${string}` }),
  ).toBe(true)

  await demo.page.reload()
  await wallet.page.reload()
  await expect(demo.accountButton).toBeVisible()
  await demo.page.getByRole('button', { name: 'Send 0.001 ETH' }).click()
  await expect(wallet.question('Send this transaction?')).toContainText('0.001 ETH')
  await wallet.approve('Send this transaction?')
  await expect(result).toContainText(/0x[0-9a-f]{64}/)
  const [hash] = /0x[0-9a-f]{64}/.exec((await result.textContent()) ?? '') ?? []
  const receipt = await stack.chain.waitForTransactionReceipt({ hash: hash as `0x${string}` })
  expect(receipt.status).toBe('success')

  await demo.page.getByRole('button', { name: 'Leave' }).click()
  await expect(demo.opener).toBeVisible()
  await expect(wallet.page.getByText('None yet.')).toBeVisible()
})

test('behavior: what the wallet refuses and ends is seen in the demo', async ({
  demo,
  wallet,
  server,
}) => {
  const uri = await openCode(demo, server)
  await wallet.pair(uri)
  await wallet.page.getByRole('button', { name: 'Reject' }).click()
  await expect(demo.heading('Request declined')).toBeVisible()

  await demo.button('Try again').click()
  const code = demo.view.locator('[data-uri]')
  await expect(code).toBeVisible()
  await wallet.pair((await code.getAttribute('data-uri')) ?? '')
  await wallet.page.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.accountButton).toBeVisible()
  await wallet.button('Disconnect').click()
  await expect(demo.opener).toBeVisible()
})
