import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { bundlePageScript } from '../support/bundlePageScript.ts'
import { Demo } from '../support/Demo.ts'
import { approveInFrame, codeFor, frameOf, logIn } from '../support/emailLogin.ts'
import type * as pageViem from '../support/pageViem.ts'
import { serveIsolated } from '../support/serveIsolated.ts'
import { signedBy } from '../support/signedBy.ts'
import { airdrop, lamportsOf, prepareSend, pressConfirm } from '../support/solanaStack.ts'
import { expect, inMotion, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

test.use(inMotion)

const addressOf = async (demo: Demo, family: 'eip155' | 'solana' = 'eip155') =>
  (await demo.state()).chains[family]?.address ?? ''

/** Asks by viem in the page, and approves in the frame. */
async function byViem<name extends keyof typeof pageViem>(
  page: Page,
  name: name,
  ...given: Parameters<(typeof pageViem)[name]>
) {
  const asked = page.evaluate(
    ([name, given]) => {
      const { pageViem } = window as unknown as {
        pageViem: Record<string, (...given: readonly unknown[]) => Promise<`0x${string}`>>
      }
      return pageViem[name]?.(...(given as unknown[])) as Promise<`0x${string}`>
    },
    [name, given] as const,
  )
  await approveInFrame(page)
  return asked
}

const places = [
  { place: 'on the site of the application', host: 'app.foyer.localhost', isCutOff: false },
  { place: 'there, under an opener policy', host: 'app.foyer.localhost', isCutOff: true },
  { place: 'on another site, under an opener policy', host: '127.0.0.1', isCutOff: true },
]

for (const { place, host, isCutOff } of places)
  test(`a frame ${place}: both chains, a second tab, another address and another device`, async ({
    page,
    served,
    browser,
  }) => {
    test.slow()
    const isolated = isCutOff ? await serveIsolated(served.demoUrl) : null
    const url = new URL(served.demoUrl)
    url.hostname = host
    if (isolated) url.port = String(isolated.port)
    const there = { ...served, demoUrl: url.href }
    const demo = new Demo({ page, stack: there, walletScript: '' })
    const visit = { wallet: 'none', options: { adapters: ['evm', 'solana'] } } as const
    const email = `place-${Date.now()}@shop.example`
    const later = `other-${Date.now()}@shop.example`
    const frame = frameOf(page)
    await demo.visit(visit)
    await logIn(demo, served.demoUrl, email)
    await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
    const address = (await addressOf(demo)) as `0x${string}`
    const solanaAddress = await addressOf(demo, 'solana')

    await withFoyer(page, (foyer) => foyer.open({ view: 'Account' }))
    await demo.view.getByRole('button', { name: 'Save your recovery code' }).click()
    const recovery = (await frame.locator('output').textContent({ timeout: 15_000 })) ?? ''
    await frame.getByRole('button', { name: 'I have saved it' }).click()
    await page.keyboard.press('Escape')

    await test.step('viem signs and sends', async () => {
      await served.chain.setBalance({ address, value: parseEther('1') })
      await page.addScriptTag({
        content: `${await bundlePageScript('pageViem')};window.pageViem = pageViem`,
      })
      const signature = await byViem(page, 'signMessage', 'Hello')
      const said = { message: 'Hello', signature }
      expect(await signedBy(served.chain, address, said)).toBe(true)
      const typed = {
        domain: { name: 'Shop', chainId: await served.chain.getChainId() },
        types: { Greeting: [{ name: 'words', type: 'string' }] },
        message: { words: 'Hello' },
        primaryType: 'Greeting' as const,
      }
      expect(
        await served.chain.verifyTypedData({
          ...{ ...typed, address, signature: await byViem(page, 'signTypedData', typed) },
        }),
      ).toBe(true)
      const to = served.accounts[6]?.address ?? '0x'
      const before = await served.chain.getBalance({ address: to })
      const hash = await byViem(page, 'sendTransaction', to, '1000')
      const receipt = () => served.chain.getTransactionReceipt({ hash }).catch(() => null)
      await expect.poll(async () => (await receipt())?.status).toBe('success')
      expect((await served.chain.getBalance({ address: to })) - before).toBe(1_000n)
    })

    await test.step('a visit later, SOL is sent', async () => {
      const { solana } = served
      const to = solana.accounts[7]?.address ?? ''
      await airdrop(solana, solanaAddress, 2_000_000_000)
      const before = await lamportsOf(solana, to)
      await page.reload()
      await expect.poll(() => addressOf(demo, 'solana'), { timeout: 15_000 }).toBe(solanaAddress)
      const network = (await demo.state()).chains.solana?.network?.caipNetworkId ?? ''
      await withFoyer(page, (foyer, id) => foyer.switchNetwork(id), network)
      await prepareSend(demo, null, '0.123456789', to)
      await pressConfirm(demo)
      await expect(frame.getByText('0.123456789 SOL').first()).toBeVisible({ timeout: 15_000 })
      await approveInFrame(page)
      await expect(demo.view.getByText('Read back from chain: matches')).toBeVisible({
        timeout: 20_000,
      })
      expect(await lamportsOf(solana, to)).toBe(before + 123_456_789)
      await page.keyboard.press('Escape')
    })

    await test.step('a second tab has the same account', async () => {
      const tab = new Demo({ page: await page.context().newPage(), stack: there, walletScript: '' })
      await tab.visit(visit)
      await expect.poll(() => addressOf(tab), { timeout: 15_000 }).toBe(address)
      await tab.page.close()
    })

    await test.step('the address is changed', async () => {
      const { view } = demo
      const code = view.getByRole('textbox', { name: 'Code' })
      await expect(async () => {
        // One code in half a minute.
        await withFoyer(page, (foyer) => foyer.open({ view: 'AccountSettings' as 'Account' }))
        await view.getByRole('button', { name: 'Secure wallet' }).click()
        await view.getByRole('button', { name: 'Edit email', exact: true }).click()
        await view.getByRole('textbox', { name: 'New email address' }).fill(later)
        await view.getByRole('button', { name: 'Save' }).click()
        await expect(code).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 40_000 })
      await code.fill(await codeFor(served.demoUrl, email))
      await expect(demo.modal).toHaveAttribute('data-view', 'UpdateEmailSecondaryOtp')
      await code.fill(await codeFor(served.demoUrl, later))
      await expect(view.getByRole('heading', { name: 'Email changed' })).toBeVisible()
    })

    await test.step('another device is let in by the recovery code', async () => {
      const other = await browser.newContext()
      const tablet = new Demo({ page: await other.newPage(), stack: there, walletScript: '' })
      await tablet.visit(visit)
      await logIn(tablet, served.demoUrl, later)
      const field = frameOf(tablet.page).getByRole('textbox', { name: 'Recovery code' })
      await field.fill(recovery)
      // By keyboard: the frame may still be on its way to where it stands.
      await field.press('Enter')
      await expect.poll(() => addressOf(tablet), { timeout: 15_000 }).toBe(address)
      await other.close()
    })
    isolated?.close()
  })
