import { expect, test } from '../support/test.ts'

/*
 * A page of hooks alone. The hosts keep their names and texts as they were written.
 */

const ours = 'Wrap your application in a <FoyerProvider>'
/** Nothing else here makes a shadow root. */
const modal = 'attachShadow('
const reactDom = 'rendererPackageName: "react-dom"'

test('a page of hooks connects, signs, moves and sends, and nothing of the modal is fetched or run', async ({
  demo,
  hosts,
  page,
}) => {
  await demo.addWallets({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', rpcUrl: hosts.rpcUrl },
    ...{ persists: true, knownChainIds: [31338] },
  })
  const fetched = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    // The browser forgets what a page had that was left meanwhile.
    const again = async () => (await fetch(response.url())).text()
    fetched.set(response.url(), response.text().catch(again))
  })
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
  await page.goto(hosts.urlOf('headless'))
  const said = (name: string) => page.getByRole('status', { name, exact: true })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await demo.withWallet('Acorn', (wallet) => wallet.behave('eth_requestAccounts', 'reject'))
  await press('Acorn')
  await expect(page.getByRole('alert')).toHaveText('You said no')
  await demo.withWallet('Acorn', (wallet) => wallet.behave('eth_requestAccounts', 'approve'))
  await press('Acorn')
  await expect(said('Account')).toHaveText(/^eip155:31337:0x[\da-fA-F]{40}$/)
  await expect(said('Balance')).toHaveText(/^[\d,.]+ ETH$/)
  await press('Sign')
  await expect(said('Signature')).toHaveText(/^0x[\da-f]{130}$/)
  await press('Tip')
  await expect(said('Tip')).toHaveText('success')
  await press('Begin')
  await press('Review')
  await press('Send')
  await expect(said('Transfer')).toHaveText('confirmed')
  await press('Move')
  await expect(said('Account')).toHaveText(/^eip155:31338:/)
  // The wallet of an earlier visit comes back; this one begins on its first chain.
  await page.reload()
  await expect(said('Account')).toHaveText(/^eip155:31337:/)
  await press('Leave')
  await expect(page.getByText('Nobody is connected')).toBeVisible()

  const run = (await page.coverage.stopJSCoverage()).map(({ source = '' }) => source)
  const files = await Promise.all(fetched.values())
  // The same question finds the code of the application.
  for (const texts of [run, files]) {
    expect(texts.some((text) => text.includes(ours))).toBe(true)
    expect(texts.filter((text) => text.includes(modal))).toEqual([])
  }
  expect(files.filter((text) => text.includes(reactDom))).toHaveLength(1)
  expect(await page.locator('foyer-modal').count()).toBe(0)
})
