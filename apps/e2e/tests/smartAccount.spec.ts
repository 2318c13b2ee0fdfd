import { parseEther } from 'viem'
import { Demo } from '../support/Demo.ts'
import { approveInFrame, frameOf, logIn } from '../support/emailLogin.ts'
import { readDescription } from '../support/stack.ts'
import { expect, inMotion, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

test.use(inMotion)

test('a login gives a smart account, which sends, signs and is there afterwards', async ({
  page,
  served,
}) => {
  const demo = new Demo({ page, stack: served, walletScript: '' })
  const { chain } = served
  await readDescription(served.demoUrl)
  await demo.visit({ wallet: 'none', options: { adapters: ['evm', 'solana'] } })
  await logIn(demo, served.demoUrl, `smart-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const evm = async () => (await demo.state()).chains.eip155
  await expect(async () => expect((await evm())?.smartAccountDeployed).toBe(false)).toPass()
  const state = await evm()
  expect(state).toMatchObject({
    preferredAccountType: 'smartAccount',
    smartAccountEnabledNetworks: ['eip155:31337', 'eip155:31338'],
  })
  const address = state?.address as `0x${string}`
  await chain.setBalance({ address, value: parseEther('1') })
  const to = '0x00000000000000000000000000000000000000b1'
  const sending = withFoyer(page, async (foyer) => {
    const provider = foyer.getProvider('eip155') as {
      request(request: { method: string; params?: unknown[] }): Promise<unknown>
    }
    const [from] = (await provider.request({ method: 'eth_accounts' })) as string[]
    return provider.request({
      method: 'eth_sendTransaction',
      params: [{ from, to: '0x00000000000000000000000000000000000000b1', value: '0x7b' }],
    })
  })
  await frameOf(page).getByRole('button', { name: 'I have saved it' }).click()
  await expect(frameOf(page).getByText('Smart account')).toBeVisible({ timeout: 20_000 })
  await page.screenshot({ path: test.info().outputPath('approve.png') })
  await approveInFrame(page)
  const hash = (await sending) as `0x${string}`
  expect(await chain.getBalance({ address: to })).toBe(123n)
  expect((await chain.getTransactionReceipt({ hash })).status).toBe('success')
  await expect(async () => expect((await evm())?.smartAccountDeployed).toBe(true)).toPass()
})
