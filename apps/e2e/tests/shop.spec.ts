import { createPublicClient, http } from 'viem'
import { startShop } from '../support/startShop.ts'
import { expect, test } from '../support/test.ts'

/* The shop that docs/shop.md builds: who follows the page gets what is tried here. */

const receiver = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

test('the shop of the documentation connects, signs in, takes a payment once, and believes no page', async ({
  page,
  stack,
}) => {
  const [rpcUrl] = stack.rpcUrls
  const shop = await startShop({ rpcUrl })
  try {
    expect(shop.names).toEqual([
      ...['index.html', 'src/foyer.ts', 'src/main.tsx', 'src/Checkout.tsx', 'server.js'],
      'vite.config.js',
    ])
    const chain = createPublicClient({ transport: http(rpcUrl) })
    const received = () => chain.getBalance({ address: receiver })
    const before = await received()
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
    const prompt = page.getByRole('dialog', { name: 'Demo wallet' })
    const approve = () => prompt.getByRole('button', { name: 'Approve' }).click()

    await page.goto(shop.origin)
    await expect(page.getByText('Connect a wallet to buy.')).toBeVisible()
    await press('Connect wallet')
    await press('Demo wallet')
    await approve()
    await press('Sign')
    await approve()

    // Somebody who changes their mind has bought nothing, and may begin again.
    await press('Buy for 0.01 ETH')
    await prompt.getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByRole('status')).toHaveText('Nothing was sent.')
    expect(await received()).toBe(before)

    // Paid, while the shop's server does not answer: what was paid is checked, and not paid again.
    await page.route('**/paid', (route) => route.fulfill({ status: 502, body: '' }))
    await press('Buy for 0.01 ETH')
    await approve()
    await expect(page.getByRole('status')).toHaveText(
      'The shop is away. Nothing is lost: try again.',
    )
    await expect(page.getByRole('button', { name: 'Check my payment' })).toBeEnabled()
    await page.unroute('**/paid')
    const answer = page.waitForResponse((response) => response.url().endsWith('/paid'))
    await page.reload()
    await expect(page.getByRole('status')).toHaveText('Paid. Thank you!')
    await expect(page.getByRole('button', { name: 'Buy for 0.01 ETH' })).toBeEnabled()
    expect((await received()) - before).toBe(10n ** 16n)

    // One payment is for one order, and one user's order is not another one's.
    const { hash } = (await answer).request().postDataJSON()
    const again = await page.evaluate(async (paidWith: string) => {
      const ask = async (path: string, body: object) => {
        const response = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        return { status: response.status, ...(await response.json()) }
      }
      const { id } = await ask('/orders', {})
      return [
        await ask(`/orders/${id}/paid`, { hash: paidWith }),
        await ask(`/orders/${id}/paid`, { hash: 'nonsense' }),
        await ask('/orders/another/paid', { hash: paidWith }),
        await ask(`/orders/${id}/paid`, []),
      ].map(({ status }) => status)
    }, hash)
    expect(again).toEqual([402, 400, 404, 400])
    const anybody = await fetch(`${shop.origin}/orders`, {
      method: 'POST',
      headers: { origin: shop.origin },
    })
    expect(anybody.status).toBe(401)
  } finally {
    await shop.stop()
  }
})
