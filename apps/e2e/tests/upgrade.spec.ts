import { checkView } from '@foyer/testing/view'
import { erc20Abi, erc721Abi, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { Demo } from '../support/Demo.ts'
import { approveInFrame, frameOf, logIn } from '../support/emailLogin.ts'
import { axeViolations } from '../support/page.ts'
import { airdrop, lamportsOf } from '../support/solanaStack.ts'
import { readDescription } from '../support/stack.ts'
import { expect, inMotion, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

test.use(inMotion)

const addressOf = async (demo: Demo, namespace = 'eip155') =>
  (await demo.state()).chains[namespace]?.address ?? ''

test('a user moves all they have to a wallet of their own: tokens, a collectible, SOL, and ETH last', async ({
  page,
  served,
}) => {
  test.slow()
  const demo = new Demo({ page, stack: served, walletScript: '' })
  const { view } = demo
  const { chain, accounts, solana } = served
  const { contracts } = await readDescription(served.demoUrl)
  await demo.visit({ wallet: 'none', options: { adapters: ['evm', 'solana'] } })
  await logIn(demo, served.demoUrl, `upgrade-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const address = (await addressOf(demo)) as `0x${string}`
  const owner = accounts[9]?.address ?? '0x'
  await chain.setBalance({ address, value: parseEther('1') })
  for (const [contract, abi, args] of [
    [contracts.foyerDollar, ['function mint(address, uint256)'], [address, 12_500_000n]],
    [contracts.foyerDoors, ['function mint(address)'], [address]],
  ] as const) {
    const hash = await chain.writeContract({
      ...{ account: owner, chain: null, address: contract, functionName: 'mint' },
      ...{ abi: parseAbi(abi as never), args: args as never },
    })
    await chain.waitForTransactionReceipt({ hash })
  }
  await airdrop(solana, await addressOf(demo, 'solana'), 2_000_000_000)
  const mine = privateKeyToAccount(generatePrivateKey()).address
  const mineOnSolana = solana.accounts[8]?.address ?? ''
  const lamportsBefore = await lamportsOf(solana, mineOnSolana)

  const row = (name: string) => view.getByRole('button', { name: new RegExp(`^Move ${name}`) })
  await expect(async () => {
    // The server reads its chains block by block.
    await withFoyer(page, (foyer) => foyer.open({ view: 'AccountSettings' as 'Account' }))
    await view.getByRole('button', { name: 'Upgrade wallet' }).click()
    await expect(row('Foyer Dollar')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await expect(row('SOL')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await checkView(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('upgrade.png') })
  await row('Foyer Dollar').click()
  await expect(view.getByRole('alert')).toContainText('Enter the address of your own wallet first')
  await view.getByRole('textbox', { name: /Ethereum/ }).fill(mine)
  await view.getByRole('textbox', { name: /Solana/ }).fill(mineOnSolana)

  const move = async (name: string, shown: RegExp) => {
    await row(name).first().click()
    await expect(view.getByRole('button', { name: 'Preview Send' })).toBeVisible({
      timeout: 20_000,
    })
    await view.getByRole('button', { name: 'Preview Send' }).click()
    await expect(view).toContainText(shown)
    await view.getByRole('button', { name: 'Confirm', exact: true }).click()
    await approveInFrame(page)
    await expect(view.getByText('Read back from chain: matches')).toBeVisible({ timeout: 20_000 })
    await view.getByRole('button', { name: 'Done', exact: true }).click()
    await view.getByRole('button', { name: 'Go on moving to your wallet' }).click()
    await expect(view.getByRole('textbox', { name: /Ethereum/ })).toHaveValue(mine, {
      timeout: 20_000,
    })
  }
  await move('Foyer Dollar', /12\.500 FUSD/)
  await expect(row('Foyer Dollar')).toHaveCount(0)
  await move('.*[Dd]oor', /./)
  await move('SOL', /SOL/)
  await move('ETH', /ETH/)
  await page.screenshot({ path: test.info().outputPath('left.png') })
  const read = { address: contracts.foyerDollar, abi: erc20Abi, functionName: 'balanceOf' } as const
  expect(await chain.readContract({ ...read, args: [mine] })).toBe(12_500_000n)
  expect(
    await chain.readContract({
      ...{ address: contracts.foyerDoors, abi: erc721Abi, functionName: 'balanceOf', args: [mine] },
    }),
  ).toBe(1n)
  expect(await chain.getBalance({ address: mine })).toBeGreaterThan(parseEther('0.99'))
  expect(await lamportsOf(solana, mineOnSolana)).toBeGreaterThan(lamportsBefore + 1_990_000_000)
  // What is left pays for nothing.
  expect(await chain.getBalance({ address })).toBeLessThan(parseEther('0.001'))
  expect(await frameOf(page).locator('body').count()).toBe(1)
})
