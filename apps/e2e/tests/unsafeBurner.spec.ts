import { addBurner, burner } from '../support/burner.ts'
import type { Visit } from '../support/Demo.ts'
import { isSigned, signMessage } from '../support/solanaSigning.ts'
import {
  addressOf,
  chainOf,
  confirmSend,
  connect,
  fund,
  lamportsOf,
  prepareSend,
  test,
  tokensOf,
} from '../support/solanaStack.ts'
import { expect } from '../support/test.ts'

/*
 * A Solana wallet that nobody here wrote: its account is new at every connection, so that no figure can come
 * from the Demo wallet by mistake.
 */

const visit = { wallet: 'none', options: { adapters: ['solana'] } } satisfies Visit

test('the burner connects, signs, comes back, sends and signs in', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  await addBurner(page, served.solana)
  await demo.visit(visit)
  await test.step('it connects, signs, comes back after a reload, switches its account and leaves', async () => {
    await demo.openConnect()
    await expect(demo.row(burner).locator('img')).toBeVisible()
    await demo.button('Close').click()
    await connect(demo, burner)
    const first = await addressOf(demo)
    expect(await chainOf(demo)).toMatchObject({
      connector: { id: burner, name: burner, type: 'ANNOUNCED' },
      network: { caipNetworkId: served.solana.caipNetworkId },
    })
    expect(isSigned('Hello', await signMessage(page, 'Hello'))).toBe(true)

    await page.reload()
    await expect.poll(() => chainOf(demo)).toMatchObject({ status: 'connected', address: first })
    const again = await signMessage(page, 'Again')
    expect(isSigned('Again', again)).toBe(true)

    await page.evaluate(() => window.burner.switchAccount())
    await expect.poll(() => addressOf(demo)).not.toBe(first)
    expect(await chainOf(demo)).toMatchObject({ status: 'connected' })
    const other = await signMessage(page, 'Other')
    expect(isSigned('Other', other)).toBe(true)
    expect(other.publicKey).not.toEqual(again.publicKey)

    await page.evaluate(() => window.foyer.disconnect())
    await expect.poll(() => chainOf(demo)).toMatchObject({ status: 'disconnected', address: null })
    await page.reload()
    await expect(demo.opener).toBeVisible()
    expect((await chainOf(demo))?.status).toBe('disconnected')
  })

  await test.step('SOL and tokens of it arrive exact to the unit', async () => {
    const { solana } = served
    const { mints, accounts } = solana
    const to = accounts[7]?.address ?? ''
    await connect(demo, burner)
    await fund(solana, await addressOf(demo), 50_000_000n)
    // A page reads a balance when it is loaded, not while another account pays in.
    await page.reload()
    await expect.poll(() => chainOf(demo)).toMatchObject({ status: 'connected' })

    const before = await lamportsOf(solana, to)
    await prepareSend(demo, null, '0.123456789', to)
    await confirmSend(demo)
    expect(await lamportsOf(solana, to)).toBe(before + 123_456_789)

    await prepareSend(demo, { search: 'coin', row: /^Foyer Coin, 50\.000 FCOIN/ }, '12.345678', to)
    await confirmSend(demo)
    expect(await tokensOf(solana, to, mints.token)).toEqual(['12345678'])

    // One percent had stayed behind on the way here.
    await prepareSend(demo, { search: 'toll', row: /^Foyer Toll, 49\.500 FTOLL/ }, '10', to)
    await confirmSend(demo)
    expect(await tokensOf(solana, to, mints.feeToken)).toEqual(['9900000'])
    await page.evaluate(() => window.foyer.disconnect())
    await expect.poll(() => chainOf(demo)).toMatchObject({ status: 'disconnected' })
  })

  await test.step('it signs in, and the server believes its signature', async () => {
    await demo.visit({ ...visit, options: { ...visit.options, siwx: 'foyer' } })
    await demo.openConnect()
    await demo.row(burner).click()
    await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
    await expect(demo.view).toContainText('wants you to sign in with your Solana account:')
    await demo.button('Sign').click()
    await expect(demo.modal).toHaveAttribute('data-open', 'false')
    const address = await addressOf(demo)
    const session = async () => (await demo.state()).session?.data
    expect(await session()).toMatchObject({
      accountAddress: address,
      chainId: served.solana.caipNetworkId,
    })
    await page.reload()
    await expect.poll(session).toMatchObject({ accountAddress: address })
  })
})
