import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseEther } from 'viem'
import { Demo } from '../support/Demo.ts'
import { approveInFrame, logIn } from '../support/emailLogin.ts'
import { signedBy } from '../support/signedBy.ts'
import { test as base, expect, inMotion } from '../support/test.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

test.use(inMotion)

const addressOf = async (demo: Demo) =>
  ((await demo.state()).chains.eip155?.address ?? '') as `0x${string}`

test('wagmi signs and sends with the wallet of an e-mail address, on a page with a strict policy', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  const url = new URL(demo.urlOf({ wallet: 'none', csp: 'strict' }))
  url.searchParams.set('host', 'wagmi')
  await page.goto(url.href)
  await expect(page.locator('html')).toHaveAttribute('data-host', /^wagmi$/)
  await logIn(demo, served.demoUrl, `wagmi-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const address = await addressOf(demo)
  await served.chain.setBalance({ address, value: parseEther('1') })

  await page.getByRole('button', { name: 'Sign message' }).click()
  await approveInFrame(page)
  const signed = page.getByLabel('Signature', { exact: true })
  await expect(signed).toContainText(/0x[\da-f]{130,}/)
  const signature = (/0x[\da-f]{130,}/.exec((await signed.textContent()) ?? '')?.[0] ??
    '0x') as `0x${string}`
  const said = { message: 'Hello from the Foyer demo', signature }
  expect(await signedBy(served.chain, address, said)).toBe(true)

  await page.getByRole('button', { name: 'Sign typed data' }).click()
  await approveInFrame(page)
  await expect(page.getByLabel('Signature of typed data')).toContainText(/0x[\da-f]{130}/)

  await page.getByRole('button', { name: 'Send 0.001 ETH' }).click()
  await approveInFrame(page)
  const sent = page.getByLabel('Transaction')
  await expect(sent).toContainText(/0x[\da-f]{64}/)
  const transaction = /0x[\da-f]{64}/.exec((await sent.textContent()) ?? '')?.[0] as `0x${string}`
  expect((await served.chain.getTransactionReceipt({ hash: transaction })).status).toBe('success')
  // It is a smart account's now: the bundler sent it, and the account is there.
  expect(await served.chain.getCode({ address })).toMatch(/^0x..../)
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(demo.opener).toBeVisible()
})

/** The library as it is published for pages. */
const ethersFile = join(
  dirname(
    createRequire(new URL('../../../packages/evm/package.json', import.meta.url)).resolve('ethers'),
  ),
  '../dist/ethers.umd.min.js',
)
/** As much of it as is used here. */
interface Ethers {
  BrowserProvider: new (provider: never) => { getSigner(): Promise<unknown> }
}

const types = { Greeting: [{ name: 'words', type: 'string' }] }
const message = { words: 'Hello' }

test('ethers does the same through the page’s provider', async ({ demo, page, served }) => {
  test.slow()
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, `ethers-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const address = await addressOf(demo)
  await served.chain.setBalance({ address, value: parseEther('1') })
  await page.addScriptTag({ path: ethersFile })
  /** Asks in the page, and approves in the frame. */
  const ask = async <value>(
    what: 'signMessage' | 'signTypedData' | 'sendTransaction',
    ...given: unknown[]
  ) => {
    const asked = page.evaluate(
      async ([what, given]) => {
        const { ethers } = window as unknown as { ethers: Ethers }
        const provider = new ethers.BrowserProvider(window.foyer.getProvider('eip155') as never)
        const signer = (await provider.getSigner()) as unknown as Record<
          string,
          (...given: readonly unknown[]) => Promise<unknown>
        >
        const answer = await signer[what]?.(...given)
        return typeof answer === 'string' ? answer : (answer as { hash: string }).hash
      },
      [what, given] as const,
    )
    await approveInFrame(page)
    return (await asked) as value
  }
  const signature = await ask<`0x${string}`>('signMessage', 'Hello')
  const said = { message: 'Hello', signature }
  expect(await signedBy(served.chain, address, said)).toBe(true)
  const domain = { name: 'Shop', chainId: await served.chain.getChainId() }
  const typed = await ask<`0x${string}`>('signTypedData', domain, types, message)
  expect(
    await served.chain.verifyTypedData({
      ...{ address, domain, types, message, primaryType: 'Greeting', signature: typed },
    }),
  ).toBe(true)
  const to = served.accounts[6]?.address ?? '0x'
  const before = await served.chain.getBalance({ address: to })
  const hash = await ask<`0x${string}`>('sendTransaction', { to, value: '1000' })
  await expect
    .poll(
      async () => (await served.chain.getTransactionReceipt({ hash }).catch(() => null))?.status,
    )
    .toBe('success')
  expect((await served.chain.getBalance({ address: to })) - before).toBe(1_000n)
})

test('wallets beside the e-mail field are one button where the application likes, and the field can be left out', async ({
  demo,
  page,
}) => {
  const { view } = demo
  const field = view.getByRole('textbox', { name: 'Email address' })
  await demo.visit({ wallet: 'approve', options: { features: { emailShowWallets: false } } })
  await demo.openConnect()
  await expect(field).toBeVisible()
  await expect(demo.row('Demo wallet')).toBeHidden()
  await view.getByRole('button', { name: 'Continue with a wallet' }).click()
  await expect(demo.row('Demo wallet')).toBeVisible()
  await page.goto(
    demo.urlOf({
      wallet: 'approve',
      options: { features: { email: false, emailShowWallets: false } },
    }),
  )
  await demo.openConnect()
  await expect(demo.row('Demo wallet')).toBeVisible()
  await expect(field).toBeHidden()
})
