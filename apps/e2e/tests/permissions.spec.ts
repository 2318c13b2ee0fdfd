import { checkView } from '@foyer/testing/view'
import { delegationAbi, delegationContracts } from '@foyer/transactions/smart-accounts'
import { encodePacked, type Hex, parseEther } from 'viem'
import { askProvider as ask } from '../support/askProvider.ts'
import { Demo } from '../support/Demo.ts'
import { approveInFrame, frameOf, logIn } from '../support/emailLogin.ts'
import { axeViolations } from '../support/page.ts'
import { expect, inMotion, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

test.use(inMotion)

test('a user lets an application take an ETH an hour, sees what is left, and takes it back', async ({
  page,
  served,
}) => {
  test.slow()
  const demo = new Demo({ page, stack: served, walletScript: '' })
  const { view } = demo
  const { chain, accounts } = served
  const delegate = accounts[7]?.address ?? '0x'
  await demo.visit({
    wallet: 'none',
    options: {
      features: { smartSessions: true },
      metadata: { name: 'Corner shop', description: '', url: 'http://127.0.0.1', icons: [] },
    },
  })
  await logIn(demo, served.demoUrl, `permissions-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const from = (await demo.state()).chains.eip155?.address as Hex
  await chain.setBalance({ address: from, value: parseEther('5') })
  const frame = frameOf(page)
  const now = Number((await chain.getBlock()).timestamp)
  const request = {
    ...{ chainId: '0x7a69', to: delegate },
    permission: {
      type: 'native-token-periodic',
      isAdjustmentAllowed: false,
      data: { periodAmount: '0xde0b6b3a7640000', periodDuration: 3_600, startTime: now },
    },
    rules: [{ type: 'expiry', data: { timestamp: now + 30 * 86_400 } }],
  }
  for (const [wrong, reason] of [
    [{ rules: [] }, 'has to end'],
    [{ to: '0x0000000000000000000000000000000000000000' }, 'nobody’s'],
    [{ chainId: '0x1' }, 'network in use'],
    [
      { permission: { type: 'native-token-periodic', data: { periodDuration: 1 } } },
      'with a limit',
    ],
    [{ permission: { type: 'everything', data: {} } }, 'known'],
    [{ rules: [{ type: 'payee', data: {} }] }, 'not known here'],
  ] as const)
    expect(
      await ask(page, 'wallet_requestExecutionPermissions', [{ ...request, ...wrong }]),
    ).toMatchObject({ code: -32_602, message: expect.stringContaining(reason) })

  const granting = ask(page, 'wallet_requestExecutionPermissions', [request])
  await frame.getByRole('button', { name: 'I have saved it' }).click()
  await expect(frame.getByRole('heading', { name: 'Give a permission' })).toBeVisible()
  await expect(frame.getByText('1 ETH every 1 hour')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('grant.png') })
  await approveInFrame(page)
  const [granted] = (await granting) as [
    { context: Hex; dependencies: { factory: Hex; factoryData: Hex }[] },
  ]
  await expect(view.getByText('The application can act within')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('created.png') })

  // The application makes the account, which nothing was sent from yet, and takes what it may.
  for (const { factory, factoryData } of granted.dependencies)
    await chain.sendTransaction({ account: delegate, chain: null, to: factory, data: factoryData })
  const to = '0x00000000000000000000000000000000000000e1'
  const take = async (amount: bigint, account = delegate) => {
    const execution = encodePacked(['address', 'uint256', 'bytes'], [to, amount, '0x'])
    const call = {
      ...{ account, address: delegationContracts.manager, abi: delegationAbi },
      functionName: 'redeemDelegations',
      args: [[granted.context], [`0x${'00'.repeat(32)}`], [execution]],
    } as const
    try {
      await chain.simulateContract(call)
    } catch {
      return false
    }
    const hash = await chain.writeContract({ ...call, chain: null })
    await chain.waitForTransactionReceipt({ hash })
    return true
  }
  expect(await take(1n, accounts[8]?.address)).toBe(false)
  expect(await take(parseEther('0.6'))).toBe(true)
  expect(await take(parseEther('0.6'))).toBe(false)

  await view.getByRole('button', { name: 'Show permissions' }).click()
  const row = view.getByRole('listitem', { name: new URL(served.demoUrl).host })
  await expect(row).toBeVisible()
  // As the page calls itself, beside where it is.
  await expect(row.getByRole('heading', { level: 2 })).toContainText('Corner shop')
  await expect(view.getByText('1 ETH every 1 hour')).toBeVisible()
  await expect(view.getByText('Can be taken now: 0.4 ETH')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await checkView(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('list.png') })
  await view.getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(frame.getByRole('heading', { name: 'Take a permission back' })).toBeVisible({
    timeout: 15_000,
  })
  await expect(frame.getByText('1 ETH every 1 hour')).toBeVisible()
  await expect(frame.getByRole('alert')).toHaveCount(0)
  await page.screenshot({ path: test.info().outputPath('revoke.png') })
  await approveInFrame(page)
  await expect(view.getByText('No permissions')).toBeVisible({ timeout: 20_000 })
  expect(await take(1n)).toBe(false)
  // Nobody else's, and nothing that is none.
  expect(
    await ask(page, 'wallet_revokeExecutionPermission', [{ permissionContext: '0x1234' }]),
  ).toMatchObject({ code: -32_602 })
})

test('without the option no application can ask for a permission', async ({ page, served }) => {
  const demo = new Demo({ page, stack: served, walletScript: '' })
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, `refused-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  expect(await ask(page, 'wallet_requestExecutionPermissions', [{}])).toMatchObject({ code: 4200 })
  await withFoyer(page, (foyer) => foyer.open({ view: 'AccountSettings' as 'Account' }))
  await expect(demo.view.getByRole('button', { name: 'Smart account' })).toBeVisible()
  await expect(demo.view.getByRole('button', { name: 'Permissions' })).toHaveCount(0)
})
