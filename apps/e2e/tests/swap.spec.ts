import { checkView } from '@foyer/testing/view'
import { Demo } from '../support/Demo.ts'
import { axeViolations } from '../support/page.ts'
import { readDescription } from '../support/stack.ts'
import { test as base, expect, inMotion } from '../support/test.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

test.use(inMotion)

test('a token is approved for exactly the amount, swapped, read back from the chain, and stands in the history', async ({
  demo,
  page,
}) => {
  test.slow()
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await demo.openAccount()
  const { view } = demo
  const button = (name: string) => view.getByRole('button', { name, exact: true })
  await button('Swap').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'Swap')
  await expect(button('Pay with ETH')).toBeVisible()

  await test.step('the button says what is missing', async () => {
    await button('Select token').last().click()
    await expect(demo.modal).toHaveAttribute('data-view', 'SwapSelectToken')
    await expect(
      view
        .getByRole('list', { name: 'Suggested tokens' })
        .getByRole('button', { name: 'ETH', exact: true }),
    ).toBeVisible()
    expect(await checkView(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    await view.getByRole('button', { name: /^Foyer Dollar, / }).click()
    await expect(demo.modal).toHaveAttribute('data-view', 'Swap')
    await expect(button('Enter amount')).toBeVisible()
    await view.getByRole('textbox', { name: 'You pay' }).fill('1000000')
    await expect(button('Insufficient balance')).toBeVisible()
    await view.getByRole('textbox', { name: 'You pay' }).fill('1')
    await expect(view.getByRole('textbox', { name: 'You receive' })).toHaveValue(/^2,4\d\d/)
    await expect(button('Review swap')).not.toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('switched, what was received is paid', async () => {
    await button('Switch tokens').click()
    await expect(button('Pay with FUSD')).toBeVisible()
    await expect(button('Receive ETH')).toBeVisible()
    await view.getByRole('textbox', { name: 'You pay' }).fill('250')
    await expect(view.getByRole('textbox', { name: 'You receive' })).toHaveValue(/^0\.09/)
    await button('Slippage').click()
    await view.getByRole('textbox', { name: 'Slippage in percent' }).fill('6')
    await expect(view.getByText('With so much slippage')).toBeVisible()
    await button('1%').click()
    await expect(view.getByText('With so much slippage')).toBeHidden()
    await button('Slippage').click()
    expect(await checkView(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('form.png') })
  })

  await test.step('approved, then swapped', async () => {
    await expect(button('Review swap')).not.toHaveAttribute('aria-disabled', 'true')
    await button('Review swap').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'SwapPreview')
    await expect(button('Approve FUSD')).toBeVisible()
    expect(await checkView(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('review.png') })
    await button('Approve FUSD').click()
    await expect(demo.view.locator('.money-actions .button').first()).toHaveText('Swap', {
      timeout: 15_000,
    })
    await demo.view.locator('.money-actions .button').first().click()
    await expect(demo.modal).toHaveAttribute('data-view', 'SwapDone')
    await expect(view.getByText('Read back from chain: matches')).toBeVisible({ timeout: 15_000 })
    expect(await checkView(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('done.png') })
  })

  await test.step('it stands in the history', async () => {
    await button('Done').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'Account')
    await view.getByRole('tab', { name: 'Activity' }).click()
    await expect(view.getByLabel(/^Swapped/).first()).toBeVisible({ timeout: 15_000 })
  })
})

test('a token that no list has is found by its address, and used after a warning', async ({
  demo,
  page,
  served,
}) => {
  const { contracts } = await readDescription(served.demoUrl)
  await page.route('**/v1/convert/tokens*', async (route) => {
    const answer = await route.fetch()
    const { tokens } = (await answer.json()) as { tokens: { symbol: string }[] }
    const json = { tokens: tokens.filter(({ symbol }) => symbol !== 'FOY') }
    await route.fulfill({ response: answer, json })
  })
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await demo.openAccount()
  const { view } = demo
  const button = (name: string) => view.getByRole('button', { name, exact: true })
  await button('Swap').click()
  await expect(button('Pay with ETH')).toBeVisible()
  await view.getByRole('textbox', { name: 'You pay' }).fill('1')
  await button('Select token').last().click()
  const search = view.getByRole('searchbox', { name: 'Search tokens' })
  await search.fill(contracts.foyerDoors)
  await expect(view.getByText('There is no token at this address')).toBeVisible()
  await search.fill(contracts.foyerToken)
  await expect(view.getByRole('alert')).toContainText('This token is on no list')
  expect(await checkView(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('unlisted.png') })
  await button('Use FOY').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'Swap')
  await expect(button('Receive FOY')).toBeVisible()
  await expect(button('Review swap')).not.toHaveAttribute('aria-disabled', 'true')
})

test('the tile stands where somebody swaps, and nowhere else', async ({ demo, page }) => {
  let lists = 0
  let isEmpty = true
  await page.route('**/v1/convert/tokens*', async (route) => {
    lists++
    await (isEmpty ? route.fulfill({ json: { tokens: [] } }) : route.continue())
  })
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await demo.openAccount()
  const tile = demo.view.getByRole('button', { name: 'Swap', exact: true })
  await expect(demo.view.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await expect.poll(() => lists).toBe(1)
  await expect(tile).toBeHidden()
  isEmpty = false
  await page.reload()
  await demo.openAccount()
  await expect(tile).toBeVisible()
})

test('a wallet that does all or nothing approves and swaps with one press, and the review says so', async ({
  demo,
  page,
}) => {
  await demo.visit({ wallet: 'approve' })
  await page.evaluate(playBatches)
  await demo.connect()
  await demo.openAccount()
  const { view } = demo
  const button = (name: string) => view.getByRole('button', { name, exact: true })
  await button('Swap').click()
  await expect(button('Pay with ETH')).toBeVisible({ timeout: 20_000 })
  await button('Select token').last().click()
  await view.getByRole('button', { name: /^Foyer Dollar, / }).click()
  await expect(button('Receive FUSD')).toBeVisible()
  // By keyboard: it stands where the row was.
  await button('Switch tokens').press('Enter')
  await expect(button('Pay with FUSD')).toBeVisible()
  await view.getByRole('textbox', { name: 'You pay' }).fill('250')
  await expect(button('Review swap')).not.toHaveAttribute('aria-disabled', 'true')
  await button('Review swap').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'SwapPreview')
  await expect(button('Approve and swap')).toBeVisible()
  expect(await checkView(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('batch.png') })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: test.info().outputPath('batchDark.png') })
  await button('Approve and swap').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'SwapDone', { timeout: 15_000 })
  // This wallet sent the calls one by one: none of its transactions carries both.
  await expect(view.getByText('Could not be compared whole')).toBeVisible({ timeout: 15_000 })
  await page.screenshot({ path: test.info().outputPath('batchDone.png') })
})

/** From now on the page's wallet knows EIP-5792: what it is asked for goes out together. */
function playBatches() {
  window.addEventListener('eip6963:announceProvider', (event) => {
    type Request = { method: string; params?: unknown }
    const { provider } = (event as CustomEvent<{ provider: Played }>).detail
    interface Played {
      request(request: Request): Promise<unknown>
      hasBatches?: true
    }
    if (provider.hasBatches) return
    provider.hasBatches = true
    const ask = provider.request.bind(provider)
    const sent = new Map<string, string[]>()
    provider.request = async (request) => {
      const [first] = (request.params ?? []) as unknown[]
      switch (request.method) {
        case 'wallet_getCapabilities':
          return { '0x7a69': { atomic: { status: 'supported' } } }
        case 'wallet_sendCalls': {
          const { calls, from } = first as { calls: object[]; from: string }
          const hashes: string[] = []
          for (const call of calls)
            hashes.push(
              (await ask({
                method: 'eth_sendTransaction',
                params: [{ ...call, from }],
              })) as string,
            )
          sent.set(hashes[0] ?? '', hashes)
          return { id: hashes[0] }
        }
        case 'wallet_getCallsStatus': {
          const receipts = await Promise.all(
            (sent.get(String(first)) ?? []).map((hash) =>
              ask({ method: 'eth_getTransactionReceipt', params: [hash] }),
            ),
          )
          const isMined = receipts.every(Boolean)
          return {
            ...{ version: '2.0.0', id: first, chainId: '0x7a69', atomic: true },
            ...{ status: isMined ? 200 : 100, receipts: isMined ? receipts : [] },
          }
        }
      }
      return ask(request)
    }
  })
  window.dispatchEvent(new Event('eip6963:requestProvider'))
}

test.describe('on the narrowest phone, in German', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('no name in the review is broken within a word', async ({ demo }) => {
    await demo.visit({ wallet: 'approve', options: { locale: 'de' } })
    await demo.connect()
    await demo.openAccount()
    const { view } = demo
    const button = (name: string) => view.getByRole('button', { name, exact: true })
    await button('Tauschen').click()
    await button('Token wählen').last().click()
    await view.getByRole('button', { name: /^Foyer Dollar, / }).click()
    await view.getByRole('textbox', { name: 'Du zahlst' }).fill('1,5')
    await button('Tausch prüfen').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'SwapPreview')
    await expect(view.getByText('Preisauswirkung')).toBeVisible()
    const broken = await view.locator('.money-facts dt').evaluateAll((names) =>
      names.flatMap(({ firstChild: text }) =>
        [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text as Node, index)
          range.setEnd(text as Node, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        }),
      ),
    )
    expect(broken).toEqual([])
    const facts = await view
      .locator('.money-facts')
      .evaluate((list) => list.scrollWidth - list.clientWidth)
    expect(facts).toBe(0)
  })
})
