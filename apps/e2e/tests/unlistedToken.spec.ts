import { readDescription } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

const receiver = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('without a backend a token that an application names is read from its chain, and sent', async ({
  demo,
  page,
  stack,
}) => {
  const { contracts } = await readDescription(stack.demoUrl)
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  const ask = (assetAddress: string) =>
    page.evaluate(
      ([assetAddress = '', to = '']) => {
        const asked = { chainId: 'eip155:31337', assetAddress, amount: '1.5', to }
        window.foyer.open({ view: 'WalletSend', arguments: asked }).then(
          (sent) => Object.assign(window, { sent }),
          () => {},
        )
      },
      [assetAddress, receiver],
    )
  // Where no token is, the form says so and sends nothing else in its place.
  await ask(receiver)
  await expect(demo.view.getByRole('alert')).toContainText('does not have the token')
  await demo.button('Close').click()

  await ask(contracts.foyerDollar)
  await expect(demo.view.getByRole('textbox', { name: 'Amount' })).toHaveValue('1.5')
  await expect(demo.view.getByRole('button', { name: /FUSD/ }).first()).toBeVisible()
  await demo.view.getByRole('button', { name: 'Preview Send' }).click()
  await demo.view.getByRole('button', { name: 'Confirm' }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletSendConfirmed')
  const sent = await page.evaluate(() => (window as unknown as { sent?: { hash: string } }).sent)
  expect(sent?.hash).toMatch(/^0x[\da-f]{64}$/)
})
