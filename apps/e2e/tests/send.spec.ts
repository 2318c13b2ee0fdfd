import { Demo } from '../support/Demo.ts'
import { atRest } from '../support/page.ts'
import { test as base, expect, inMotion } from '../support/test.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

test.use(inMotion)

const receiver = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('an account as the chain has it, after what an application asked to send was kept while the user connected', async ({
  demo,
  page,
  served,
}) => {
  await demo.visit({ wallet: 'approve' })
  await test.step('what an application asked to send is kept while the user connects first', async () => {
    await page.evaluate((to) => {
      void window.foyer
        .open({ view: 'WalletSend', arguments: { amount: '0.25', to } })
        .catch(() => {})
    }, receiver)
    await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
    await demo.view.getByRole('button', { name: 'Demo wallet', exact: true }).click()
    await expect(demo.modal).toHaveAttribute('data-view', 'WalletSend')
    await expect(demo.view.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.25')
    await expect(demo.view.locator('.address-block')).toHaveText(receiver)
    await demo.button('Close').click()
    await expect(demo.dialog).toBeHidden()
  })

  await test.step('tokens, NFTs and activity, as the chain has them', async () => {
    await demo.openAccount()
    const { view } = demo
    await expect(view.getByRole('tab', { name: 'Tokens' })).toHaveAttribute('aria-selected', 'true')
    await expect(
      view.getByRole('button', { name: /^Foyer Dollar, 10,000\.000 FUSD$/ }),
    ).toBeVisible()
    await view.getByRole('tab', { name: 'NFTs' }).click()
    await expect(view.getByRole('list', { name: 'NFTs of this account' })).toBeVisible()
    await view.getByRole('tab', { name: 'Activity' }).click()
    await expect(view.getByLabel(/^Minted, Key #1/).first()).toBeVisible()
    expect(served.demoUrl).toContain('127.0.0.1')
  })

  await test.step('receive shows the QR code of the address, and of a payment link with an amount', async () => {
    await demo.view.getByRole('button', { name: 'Receive', exact: true }).click()
    const code = demo.view.locator('[data-uri]')
    const address = (await demo.state()).chains.eip155?.address ?? ''
    await expect(code).toHaveAttribute('data-uri', address)
    await demo.view.getByRole('textbox', { name: 'Amount' }).fill('0.25')
    await expect(code).toHaveAttribute(
      'data-uri',
      `ethereum:${address}@31337?value=250000000000000000`,
    )
    await demo.view.getByRole('textbox', { name: 'Amount' }).fill('1,000.5')
    await expect(demo.view.getByRole('alert')).toContainText('Use digits and one point')
  })
})

test('the tiles of the account stand still while its name, its total and its tokens arrive', async ({
  demo,
  page,
}) => {
  // A press whose button moves away between down and up is lost.
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/balance\?/, async (route) => {
    await held
    await route.continue()
  })
  await page.route(/\/identity\//, async (route) => {
    await held
    await route.fulfill({ json: { name: 'nora.eth', avatar: null } })
  })
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await demo.openAccount()
  const send = demo.view.getByRole('button', { name: 'Send', exact: true })
  await expect(demo.view.locator('.amount')).toBeVisible()
  await atRest(demo.modal)
  const before = await send.boundingBox()
  answer()
  await expect(demo.view.getByRole('button', { name: /^Foyer Dollar, / })).toBeVisible()
  await expect(demo.view.locator('.account-balance p')).toBeVisible()
  await expect(demo.view.getByText('nora.eth', { exact: true })).toBeVisible()
  await atRest(demo.modal)
  expect(await send.boundingBox()).toEqual(before)
})

test('a token is sent, read back from the chain, and stands in the history', async ({
  demo,
  page,
}) => {
  test.slow()
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await demo.openAccount()
  await demo.view.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletSend')
  const button = (name: string) => demo.view.getByRole('button', { name, exact: true })
  await expect(button('Add Amount')).toBeVisible()
  await demo.view.getByRole('button', { name: /change token/ }).click()
  await demo.view.getByRole('searchbox', { name: 'Search tokens' }).fill('dollar')
  await demo.view.getByRole('button', { name: /^Foyer Dollar, / }).click()
  await demo.view.getByRole('textbox', { name: 'Amount' }).fill('1e3')
  await expect(button('Incorrect Value')).toBeVisible()
  await demo.view.getByRole('textbox', { name: 'Amount' }).fill('999999999')
  await expect(button('Insufficient Funds')).toBeVisible()
  await demo.view.getByRole('textbox', { name: 'Amount' }).fill('12.5')
  await expect(button('Add Address')).toBeVisible()
  await demo.view.getByRole('textbox', { name: 'Recipient' }).fill('0x1234')
  await expect(button('Invalid Address')).toBeVisible()
  await demo.view.getByRole('textbox', { name: 'Recipient' }).fill(receiver.toLowerCase())
  await button('Preview Send').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletSendPreview')
  await expect(demo.view.locator('.address-block')).toHaveText(receiver)
  await expect(demo.view.getByText('-12.500 FUSD')).toBeVisible()
  await button('Confirm').dblclick()
  await expect(demo.view.getByRole('heading', { name: '12.500 FUSD sent' })).toBeVisible()
  await expect(demo.view.getByText('Read back from chain: matches')).toBeVisible()
  expect(await demo.tracked('OPEN_SEND', 'SEND_INITIATED', 'SEND_SUCCESS')).toEqual([
    'OPEN_SEND',
    'SEND_INITIATED',
    'SEND_SUCCESS',
  ])
  await button('Done').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'Account')
  await expect(demo.view.getByRole('button', { name: /^Foyer Dollar, 9,987\.500/ })).toBeVisible()
  await demo.view.getByRole('tab', { name: 'Activity' }).click()
  await expect(demo.view.getByLabel(/^Sent, 12\.500 FUSD/)).toBeVisible()
  expect(await page.evaluate(() => window.foyer.getState().send)).toBeNull()

  await test.step('a look-alike of a known address is held up before the review', async () => {
    await demo.view.getByRole('button', { name: 'Send', exact: true }).click()
    await demo.view.getByRole('textbox', { name: 'Amount' }).fill('1')
    const known = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const imitation = `${known.slice(0, 8)}${'0'.repeat(28)}${known.slice(-6)}`.toLowerCase()
    // One that this page sent to is known.
    await demo.view.getByRole('textbox', { name: 'Recipient' }).fill(known)
    const button = (name: string) => demo.view.getByRole('button', { name, exact: true })
    await button('Preview Send').click()
    await button('Confirm').click()
    await button('Done').click()
    await demo.view.getByRole('button', { name: 'Send', exact: true }).click()
    await demo.view.getByRole('textbox', { name: 'Amount' }).fill('1')
    await demo.view.getByRole('textbox', { name: 'Recipient' }).fill(imitation)
    await button('Preview Send').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'WalletSendLookAlike')
    await expect(demo.view.getByRole('alert')).toContainText('Not the address you know')
    await button('Use the known address').click()
    await expect(demo.view.locator('.address-block')).toHaveText(known)
    await demo.button('Close').click()
    await expect(demo.dialog).toBeHidden()
  })

  await test.step('open resolves with the hash, and rejects when it is closed before', async () => {
    const outcome = page.evaluate(
      (to) => window.foyer.open({ view: 'WalletSend', arguments: { amount: '0.5', to } }),
      receiver,
    )
    await demo.view.getByRole('button', { name: 'Preview Send', exact: true }).click()
    await demo.view.getByRole('button', { name: 'Confirm', exact: true }).click()
    expect(await outcome).toEqual({ hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
    await demo.view.getByRole('button', { name: 'Done', exact: true }).click()
    await demo.button('Close').click()
    const closed = page.evaluate(() =>
      window.foyer.open({ view: 'WalletSend' }).catch(({ message }) => message),
    )
    await expect(demo.modal).toHaveAttribute('data-view', 'WalletSend')
    await demo.button('Close').click()
    expect(await closed).toBe('Modal closed')
  })
})

test('a wallet that sends something else raises an alarm that stays until it was read', async ({
  demo,
  page,
  served,
}) => {
  const thief = served.accounts[5]?.address ?? ''
  await page.addInitScript((to) => {
    window.addEventListener('eip6963:announceProvider', (event) => {
      const { provider } = (event as CustomEvent).detail
      if (provider.isMeddled) return
      const request = provider.request.bind(provider)
      provider.isMeddled = true
      provider.request = ({ method, params }: { method: string; params: object[] }) =>
        request(
          method === 'eth_sendTransaction'
            ? { method, params: [{ ...params[0], to }] }
            : { method, params },
        )
    })
  }, thief)
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await demo.openAccount()
  await demo.view.getByRole('button', { name: 'Send', exact: true }).click()
  await demo.view.getByRole('textbox', { name: 'Amount' }).fill('0.01')
  await demo.view.getByRole('textbox', { name: 'Recipient' }).fill(receiver)
  await demo.view.getByRole('button', { name: 'Preview Send', exact: true }).click()
  await demo.view.getByRole('button', { name: 'Confirm', exact: true }).click()
  const alarm = demo.view.getByRole('alert').filter({ hasText: 'Not what you confirmed' })
  await expect(alarm).toBeVisible()
  await expect(alarm).toContainText(thief)
  await demo.button('Close').click()
  await demo.openAccount()
  await expect(demo.view.getByRole('alert')).toContainText('not what you confirmed')
  await demo.view.getByRole('button', { name: 'Look at it', exact: true }).click()
  await demo.view.getByRole('button', { name: 'I have read this', exact: true }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'Account')
  await expect(demo.view.getByRole('alert')).toHaveCount(0)
})

test('by keyboard alone: a tab of the account, the form, the review and the way back', async ({
  demo,
  page,
}) => {
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await demo.openAccount()
  const { view } = demo
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const tabTo = async (name: string | RegExp, role: 'button' | 'tab' | 'textbox' = 'button') => {
    // The header is beside the view.
    const target = (name === 'Back' ? demo.modal : view).getByRole(role, {
      name,
      ...(typeof name === 'string' && { exact: true }),
    })
    await expect(target).toBeVisible()
    for (let n = 0; n < 30; n++) {
      if (await target.evaluate((element) => element.matches(':focus'))) return
      await press('Tab')
    }
    throw new Error(`Thirty times Tab did not lead to ${name}`)
  }
  await tabTo('Tokens', 'tab')
  await press('ArrowRight')
  await expect(view.getByRole('tab', { name: 'NFTs' })).toHaveAttribute('aria-selected', 'true')
  expect(await page.evaluate(() => window.foyer.getState().chains.eip155?.currentTab)).toBe(1)
  await tabTo('Send')
  await press('Enter')
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletSend')
  await tabTo('Amount', 'textbox')
  await page.keyboard.type('0.001')
  await tabTo('Recipient', 'textbox')
  await page.keyboard.type(receiver)
  await tabTo('Preview Send')
  await press('Enter')
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletSendPreview')
  await tabTo('Back')
  await press('Enter')
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletSend')
  await tabTo('Preview Send')
  await press('Enter')
  await tabTo('Confirm')
  await press('Enter', 'Enter')
  await expect(view.getByRole('heading', { name: '0.001 ETH sent' })).toBeVisible()
  await tabTo('Done')
  await press('Enter')
  await expect(view.getByRole('tab', { name: 'NFTs' })).toHaveAttribute('aria-selected', 'true')
  // Whom the account sent to is one press away the next time.
  await view.getByRole('button', { name: 'Send', exact: true }).click()
  await view.getByRole('list', { name: 'Recent recipients' }).getByRole('button').first().click()
  await expect(view.locator('.address-block')).toHaveText(receiver)
})
