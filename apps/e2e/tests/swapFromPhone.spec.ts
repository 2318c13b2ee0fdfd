import { type Address, erc20Abi } from 'viem'
import { Demo } from '../support/Demo.ts'
import { relayOf } from '../support/realServer.ts'
import { readDescription } from '../support/stack.ts'
import { test as base, expect } from '../support/test.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

test('a phone over WalletConnect approves and swaps a token like Tether, exact to the wei, with nothing left approved', async ({
  demo,
  page,
  served,
  startPhone,
}) => {
  test.setTimeout(90_000)
  const { parts, contracts } = await readDescription(served.demoUrl)
  const account = served.accounts[2]
  const url = parts.find(({ name }) => name === 'server')?.url
  if (!account || !url) throw new Error('The stack lacks something')
  const { legacyDollar, foyerDollar, dexRouter } = contracts as typeof contracts & {
    dexRouter: Address
  }
  const read = (address: Address) =>
    served.chain.readContract({
      ...{ address, abi: erc20Abi, functionName: 'balanceOf', args: [account.address] },
    })
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  await demo.row('WalletConnect').click()
  const code = demo.view.locator('[data-uri]')
  await expect(code).toBeVisible()
  const phone = await startPhone({
    ...{ relayUrl: relayOf({ url }), privateKey: account.privateKey, rpcUrl: served.rpcUrls[0] },
  })
  await phone.scan((await code.getAttribute('data-uri')) ?? '')
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await page.getByRole('button', { name: new RegExp(`${account.address.slice(-6)}$`) }).click()
  const { view } = demo
  const button = (name: string | RegExp) =>
    view.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
  const before = { legacy: await read(legacyDollar), dollar: await read(foyerDollar) }

  await button('Swap').click()
  await button('Pay with ETH').click()
  await button(/^Legacy Dollar, /).click()
  await button('Select token').last().click()
  await button(/^Foyer Dollar, /).click()
  await view.getByRole('textbox', { name: 'You pay' }).fill('12.5')
  await expect(button('Review swap')).not.toHaveAttribute('aria-disabled', 'true')
  const quoted = await view.getByRole('textbox', { name: 'You receive' }).inputValue()
  await button('Review swap').click()
  await button('Approve LGCY').click()
  const next = view.locator('.money-actions .button').first()
  await expect(next).toHaveText('Swap', { timeout: 20_000 })
  await next.click()
  await expect(demo.modal).toHaveAttribute('data-view', 'SwapDone', { timeout: 20_000 })
  await expect(view.getByText('Read back from chain: matches')).toBeVisible({ timeout: 20_000 })

  expect(before.legacy - (await read(legacyDollar))).toBe(12_500_000n)
  const brought = (await read(foyerDollar)) - before.dollar
  // FUSD has six decimals: what was shown is all of it.
  expect(Number(quoted.replace(/[^\d.]/g, '')) * 1_000_000).toBeCloseTo(Number(brought), 3)
  expect(
    await served.chain.readContract({
      ...{ address: legacyDollar, abi: erc20Abi, functionName: 'allowance' },
      args: [account.address, dexRouter],
    }),
  ).toBe(0n)
})
