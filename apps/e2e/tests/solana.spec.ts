import { createPublicKey, verify } from 'node:crypto'
import type { WalletStandardWallet } from '@foyer/core/adapter'
import type { StackDescription } from '@foyer/testing/stack'
import type { Page } from '@playwright/test'
import { Demo } from '../support/Demo.ts'
import { startTestStack, type TestStack } from '../support/stack.ts'
import { test as base, expect } from '../support/test.ts'

/** The local Solana chain, as the page is told of it. */
type Solana = Required<StackDescription>['solana'] & { readonly url: string }

/** The stack as `npm start` has it: what the account holds is read by the real server. */
const test = base.extend<object, { served: TestStack & { readonly solana: Solana } }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const stack = await startTestStack({ hasServer: true })
      await use({ ...stack, solana: await readSolana(stack) })
      await stack.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

async function readSolana({ demoUrl }: TestStack): Promise<Solana> {
  const page = await (await fetch(demoUrl)).text()
  const [, text = ''] = /id="foyer-stack"[^>]*>([^<]+)</.exec(page) ?? []
  const { parts, solana } = JSON.parse(text) as StackDescription
  const url = parts.find(({ name }) => name === 'solana')?.url
  if (!solana || !url) throw new Error('The stack has no Solana chain. Run npm ci first.')
  return { ...solana, url }
}

const visit = { wallet: 'approve', options: { adapters: ['solana'] } } as const

const chainOf = async (demo: Demo) => (await demo.state()).chains.solana
const addressOf = async (demo: Demo) => (await chainOf(demo))?.address ?? ''

async function connect(demo: Demo) {
  await demo.openConnect()
  await demo.row('Demo wallet').click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await expect.poll(() => chainOf(demo)).toMatchObject({ status: 'connected' })
  await expect(demo.dialog).toBeHidden()
}

async function openAccount(demo: Demo) {
  const address = await addressOf(demo)
  const short = `${address.slice(0, 4)}…${address.slice(-6)}`
  await demo.page.getByRole('button', { name: short, exact: true }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'Account')
}

/** Signs a text through the client's own Wallet Standard wallet, as a library would. */
const signMessage = (page: Page, text: string) =>
  page.evaluate(async (text) => {
    const wallet = window.foyer.getProvider('solana') as unknown as WalletStandardWallet
    const { signMessage } = wallet.features['solana:signMessage'] as {
      signMessage(input: object): Promise<{ signature: Uint8Array }[]>
    }
    const message = new TextEncoder().encode(text)
    const [signed] = await signMessage({ account: wallet.accounts[0], message })
    return {
      signature: [...(signed?.signature ?? [])],
      publicKey: [...(wallet.accounts[0]?.publicKey ?? [])],
    }
  }, text)

/** Decides with Node's own Ed25519, which neither the wallet nor the adapter uses. */
function isSigned(text: string, { signature, publicKey }: Awaited<ReturnType<typeof signMessage>>) {
  const x = Buffer.from(publicKey).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, Buffer.from(signature))
}

async function rpc<value>(
  { solana }: { solana: Solana },
  method: string,
  ...params: unknown[]
): Promise<value> {
  const response = await fetch(solana.url, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { result: value }).result
}

const lamportsOf = async ({ solana }: { solana: Solana }, account: string) =>
  (await rpc<{ value: number }>({ solana }, 'getBalance', account)).value

async function tokensOf({ solana }: { solana: Solana }, owner: string, mint: string) {
  interface Row {
    account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } }
  }
  const config = { encoding: 'jsonParsed' }
  const { value } = await rpc<{ value: Row[] }>(
    { solana },
    'getTokenAccountsByOwner',
    owner,
    { mint },
    config,
  )
  return value.map(({ account }) => account.data.parsed.info.tokenAmount.amount)
}

test('a Solana wallet connects, signs, comes back after a reload and leaves', async ({
  demo,
  page,
  served,
}) => {
  await demo.visit(visit)
  await connect(demo)
  const [first, second] = served.solana.accounts.map(({ address }) => address)
  expect(await chainOf(demo)).toMatchObject({
    address: first,
    network: { caipNetworkId: served.solana.caipNetworkId },
  })
  expect(isSigned('Hello', await signMessage(page, 'Hello'))).toBe(true)
  await page.reload()
  await expect.poll(() => chainOf(demo)).toMatchObject({ status: 'connected', address: first })
  expect(isSigned('Again', await signMessage(page, 'Again'))).toBe(true)
  await page.evaluate((detail) => {
    dispatchEvent(new CustomEvent('foyer-demo:solana-account', { detail: detail ?? '' }))
  }, second)
  await expect.poll(() => addressOf(demo)).toBe(second)
  await page.evaluate(() => window.foyer.disconnect())
  await expect.poll(() => chainOf(demo)).toMatchObject({ status: 'disconnected', address: null })
  await page.reload()
  await expect(demo.opener).toBeVisible()
  expect((await chainOf(demo))?.status).toBe('disconnected')
})

test('a refusal leads back, and the prompt asks in words', async ({ demo }) => {
  await demo.visit({ options: visit.options })
  await demo.openConnect()
  await demo.row('Demo wallet').click()
  await expect(demo.prompt).toContainText('Share your Solana accounts?')
  await demo.prompt.getByRole('button', { name: 'Reject' }).click()
  await expect.poll(() => chainOf(demo)).toMatchObject({ status: 'disconnected' })
})

async function send(
  demo: Demo,
  token: { search: string; row: RegExp } | null,
  amount: string,
  to: string,
) {
  await openAccount(demo)
  const button = (name: string) => demo.view.getByRole('button', { name, exact: true })
  await button('Send').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletSend')
  if (token) {
    await demo.view.getByRole('button', { name: /change token/ }).click()
    await demo.view.getByRole('searchbox', { name: 'Search tokens' }).fill(token.search)
    await demo.view.getByRole('button', { name: token.row }).click()
  }
  await demo.view.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await demo.view.getByRole('textbox', { name: 'Recipient' }).fill('0x1234')
  await expect(button('Invalid Address')).toBeVisible()
  await demo.view.getByRole('textbox', { name: 'Recipient' }).fill(to)
  await button('Preview Send').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletSendPreview')
  await expect(demo.view.locator('.address-block')).toHaveText(to)
}

async function confirm(demo: Demo) {
  await demo.view.getByRole('button', { name: 'Confirm', exact: true }).dblclick()
  await expect(demo.view.getByText('Read back from chain: matches')).toBeVisible()
  await demo.view.getByRole('button', { name: 'Done', exact: true }).click()
  await demo.button('Close').click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
}

test('SOL and tokens arrive exact to the unit', async ({ demo, served }) => {
  const { mints, accounts } = served.solana
  const to = accounts[6]?.address ?? ''
  await demo.visit(visit)
  await connect(demo)
  const before = await lamportsOf(served, to)
  await send(demo, null, '0.123456789', to)
  await confirm(demo)
  expect(await lamportsOf(served, to)).toBe(before + 123_456_789)

  await send(demo, { search: 'coin', row: /^Foyer Coin, 1,000\.000 FCOIN/ }, '12.345678', to)
  await expect(demo.view.getByText(/^up to 0\.0020\d+ SOL$/)).toBeVisible()
  await confirm(demo)
  expect(await tokensOf(served, to, mints.token)).toEqual(['12345678'])

  await send(demo, { search: 'toll', row: /^Foyer Toll, 1,000\.000 FTOLL/ }, '100', to)
  await confirm(demo)
  expect(await tokensOf(served, to, mints.feeToken)).toEqual(['99000000'])
})
