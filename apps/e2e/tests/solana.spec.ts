import type { Request } from '@playwright/test'
import { isSigned, signMessage } from '../support/solanaSigning.ts'
import {
  addressOf,
  chainOf,
  confirmSend,
  connect,
  lamportsOf,
  prepareSend,
  pressConfirm,
  test,
  tokensOf,
} from '../support/solanaStack.ts'
import { expect } from '../support/test.ts'

const visit = { wallet: 'approve', options: { adapters: ['solana'] } } as const

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

test('SOL and tokens arrive exact to the unit', async ({ demo, page, served }) => {
  test.slow()
  const { solana } = served
  const { mints, accounts } = solana
  const to = accounts[6]?.address ?? ''
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await demo.visit(visit)
  await connect(demo)
  const before = await lamportsOf(solana, to)
  await prepareSend(demo, null, '0.123456789', to)
  await confirmSend(demo)
  expect(await lamportsOf(solana, to)).toBe(before + 123_456_789)

  await prepareSend(demo, { search: 'coin', row: /^Foyer Coin, 1,000\.000 FCOIN/ }, '12.345678', to)
  await expect(demo.view.getByText(/^up to 0\.0020\d+ SOL$/)).toBeVisible()
  await confirmSend(demo)
  expect(await tokensOf(solana, to, mints.token)).toEqual(['12345678'])

  await prepareSend(demo, { search: 'toll', row: /^Foyer Toll, 1,000\.000 FTOLL/ }, '100', to)
  await confirmSend(demo)
  expect(await tokensOf(solana, to, mints.feeToken)).toEqual(['99000000'])

  await test.step('what is read of EVM accounts alone says so, also beside what was just sent', async () => {
    await prepareSend(demo, null, '0.5', served.solana.accounts[5]?.address ?? '')
    // Whom an account of Solana paid is known, too.
    await expect(demo.view.getByText(/^This is the first time you send to this/)).toBeVisible()
    await pressConfirm(demo)
    await expect(demo.view.getByText('Read back from chain: matches')).toBeVisible()
    await demo.view.getByRole('button', { name: 'Done', exact: true }).click()
    const panel = demo.view.getByRole('tabpanel')
    await demo.view.getByRole('tab', { name: 'NFTs' }).click()
    await expect(panel).toContainText('The collectibles of this network are not available here.')
    await demo.view.getByRole('tab', { name: 'Activity' }).click()
    await expect(panel).toContainText('The history of this network is not available here.')
    expect(asked.filter((path) => /^\/v1\/.*(history|nfts|identity)/.test(path))).toEqual([])
  })
})

test('a node that takes three seconds delays no view, and has two requests at a time', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  const node = { asked: 0, underWay: 0, most: 0 }
  const ofNode = (request: Request) => request.url().startsWith(served.solana.url)
  page.on('request', (request) => {
    if (!ofNode(request)) return
    node.asked += 1
    node.underWay += 1
    node.most = Math.max(node.most, node.underWay)
  })
  // Those that the page left are over as well.
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      if (ofNode(request)) node.underWay -= 1
    })
  await page.route(`${served.solana.url}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue().catch(() => {})
  })
  await demo.visit(visit)
  await connect(demo)
  const startMs = Date.now()
  await page.evaluate(() => window.foyer.open({ view: 'Account' }))
  await expect(demo.modal).toHaveAttribute('data-view', 'Account')
  await expect(demo.view).toContainText((await addressOf(demo)).slice(0, 4))
  expect(Date.now() - startMs).toBeLessThan(2_000)
  await expect.poll(async () => (await chainOf(demo))?.balance).not.toBeNull()
  expect(Date.now() - startMs).toBeLessThan(4_000 + 500)
  await demo.button('Close').click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await prepareSend(demo, null, '0.5', served.solana.accounts[5]?.address ?? '')
  await expect(demo.view.getByText(/0\.0001\d* SOL/).first()).toBeVisible({ timeout: 15_000 })
  expect(node.most).toBe(2)
})
