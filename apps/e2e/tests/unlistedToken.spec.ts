import { foyerErc20 } from '@foyer/testing/stack'
import type { Page } from '@playwright/test'
import { parseAbi } from 'viem'
import { phone } from '../support/phones.ts'
import { readDescription, type TestStack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

const receiver = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const balances = parseAbi(['function balanceOf(address) view returns (uint256)'])

/** Asks for a transfer, as an application does. */
const ask = (page: Page, how: { chainId?: string; assetAddress?: string; amount?: string }) =>
  page.evaluate(
    (asked) => {
      window.foyer.open({ view: 'WalletSend', arguments: asked }).then(
        (sent) => Object.assign(window, { sent }),
        () => {},
      )
    },
    { chainId: 'eip155:31337', to: receiver, ...how },
  )

/** A token without decimals, of which the account has ten. */
async function deployTickets({ chain, accounts }: TestStack) {
  const [owner, deployer] = [accounts[0]?.address, accounts.at(-1)?.address]
  if (!owner || !deployer) throw new Error('The stack has no accounts')
  const hash = await chain.deployContract({
    ...{ ...foyerErc20, account: deployer, args: ['Foyer Ticket', 'TICK', 0] },
  })
  const { contractAddress: address } = await chain.waitForTransactionReceipt({ hash })
  if (!address) throw new Error('There is no contract')
  const minted = await chain.writeContract({
    ...{ ...foyerErc20, address, account: deployer },
    ...{ functionName: 'mint', args: [owner, 10n] },
  })
  await chain.waitForTransactionReceipt({ hash: minted })
  return address
}

test('without a backend a token that an application names is read from its chain, and sent', async ({
  demo,
  page,
  stack,
}) => {
  const { contracts } = await readDescription(stack.demoUrl)
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  // Where no token is, the form says so and sends nothing else in its place.
  await ask(page, { assetAddress: receiver, amount: '1.5' })
  await expect(demo.view.getByRole('alert')).toContainText('does not have the token')
  await demo.button('Close').click()

  await ask(page, { assetAddress: contracts.foyerDollar, amount: '1.5' })
  await expect(demo.view.getByRole('textbox', { name: 'Amount' })).toHaveValue('1.5')
  await expect(demo.view.getByRole('button', { name: /FUSD/ }).first()).toBeVisible()
  await demo.view.getByRole('button', { name: 'Preview Send' }).click()
  await demo.view.getByRole('button', { name: 'Confirm' }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletSendConfirmed')
  const sent = await page.evaluate(() => (window as unknown as { sent?: { hash: string } }).sent)
  expect(sent?.hash).toMatch(/^0x[\da-f]{64}$/)

  // What was said there is not said any more in the next view, though the pointer has not moved.
  const toast = demo.modal.locator('.toast')
  await expect(toast).toHaveText('Transaction started')
  await page.evaluate(() => window.foyer.router.push('Account'))
  await expect(demo.modal).toHaveAttribute('data-view', 'Account')
  await expect(toast).toHaveCount(0)
})

test('an order for another network offers to switch, and goes on there as it was', async ({
  demo,
  page,
}) => {
  await demo.visit()
  await demo.choose()
  await demo.prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await ask(page, { chainId: 'eip155:31338', amount: '0.25' })
  const expectOrder = async () => {
    await expect(demo.modal).toHaveAttribute('data-view', 'WalletSend')
    await expect(demo.view.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.25')
  }
  await expectOrder()
  await expect(demo.view.getByRole('alert')).toContainText('This link is for Anvil B.')
  const switchTo = demo.view.getByRole('button', { name: 'Switch to Anvil B', exact: true })
  await expect(switchTo).toBeVisible()
  await withFoyer(page, (foyer) => foyer.updateOptions({ enableNetworkSwitch: false }))
  await expect(switchTo).toHaveCount(0)
  await withFoyer(page, (foyer) => foyer.updateOptions({ enableNetworkSwitch: true }))
  await switchTo.click()
  await demo.prompt.getByRole('button', { name: 'Reject' }).click()
  await expect(demo.view.getByRole('alert')).toHaveCount(0)
  await demo.button('Back').click()
  await expectOrder()

  await switchTo.click()
  await demo.prompt.getByRole('button', { name: 'Approve' }).click()
  await expectOrder()
  await demo.view.getByRole('button', { name: 'Preview Send' }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletSendPreview')
  await expect(demo.view.getByText('Anvil B').first()).toBeVisible()
})

test.describe('on a phone, in German', () => {
  test.use(phone)

  test('a token without decimals is read, counted whole, and sent', async ({
    demo,
    page,
    stack,
  }) => {
    const { contracts } = await readDescription(stack.demoUrl)
    const tickets = await deployTickets(stack)
    await demo.visit({ wallet: 'approve', options: { locale: 'de' } })
    await demo.opener.click()
    await demo.row('Demo wallet').click()
    await expect(demo.modal).toHaveAttribute('data-open', 'false')

    const amount = demo.view.getByRole('textbox', { name: 'Betrag' })
    const button = demo.view.locator('button[type=submit]')
    await test.step('a fraction is written with a comma, in what the token has', async () => {
      await ask(page, { assetAddress: contracts.foyerDollar, amount: '1.5' })
      await amount.fill('1,5')
      await expect(button).not.toHaveAttribute('aria-disabled', 'true')
      await page.evaluate(() => window.foyer.close())
      await expect(demo.dialog).toBeHidden()
    })

    await ask(page, { assetAddress: tickets, amount: '2.5' })
    await expect(demo.view.getByText('Max. 10 TICK')).toBeVisible()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await amount.fill('3')
    await expect(button).not.toHaveAttribute('aria-disabled', 'true')
    await button.click()
    await expect(demo.modal).toHaveAttribute('data-view', 'WalletSendPreview')
    // Not 3,000: that would be thousands to half of the world.
    await expect(demo.view.getByText('-3 TICK', { exact: true })).toBeVisible()
    await demo.view.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(demo.modal).toHaveAttribute('data-view', 'WalletSendConfirmed')
    await expect
      .poll(() =>
        stack.chain.readContract({
          ...{ address: tickets, abi: balances, functionName: 'balanceOf', args: [receiver] },
        }),
      )
      .toBe(3n)
  })
})
