import { checkView } from '@foyer/testing/view'
import { delegationAbi, delegationContracts } from '@foyer/transactions/smart-accounts'
import { encodePacked, type Hex, parseEther } from 'viem'
import { askProvider as ask } from '../support/askProvider.ts'
import { Demo } from '../support/Demo.ts'
import { approveInFrame, frameOf, logIn } from '../support/emailLogin.ts'
import { axeViolations } from '../support/page.ts'
import { readDescription, type TestStack } from '../support/stack.ts'
import { expect, inMotion, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

test.use(inMotion)

const single: Hex = `0x${'00'.repeat(32)}`

/** Uses a permission as its delegate does. @returns whether the chain lets it */
async function redeem(
  chain: TestStack['chain'],
  {
    account,
    context,
    to,
    value = 0n,
    data = '0x',
  }: { account: Hex; context: Hex; to: Hex; value?: bigint; data?: Hex },
): Promise<boolean> {
  const execution = encodePacked(['address', 'uint256', 'bytes'], [to, value, data])
  const call = {
    ...{ account, address: delegationContracts.manager, abi: delegationAbi },
    functionName: 'redeemDelegations',
    args: [[context], [single], [execution]],
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

type Granted = [{ context: Hex; dependencies: { factory: Hex; factoryData: Hex }[] }]

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
  const [granted] = (await granting) as Granted
  await expect(view.getByText('The application can act within')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('created.png') })

  // The application makes the account, which nothing was sent from yet, and takes what it may.
  for (const { factory, factoryData } of granted.dependencies)
    await chain.sendTransaction({ account: delegate, chain: null, to: factory, data: factoryData })
  const to = '0x00000000000000000000000000000000000000e1'
  const take = (value: bigint, account = delegate) =>
    redeem(chain, { account, context: granted.context, to, value })
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

test('a user lets an application call two functions of a contract three times, sees what is left, and takes it back', async ({
  page,
  served,
}) => {
  test.slow()
  const demo = new Demo({ page, stack: served, walletScript: '' })
  const { view } = demo
  const { chain, accounts } = served
  const delegate = accounts[7]?.address ?? '0x'
  const { contracts } = await readDescription(served.demoUrl)
  const contract = contracts.wrappedEther ?? '0x'
  await demo.visit({ wallet: 'none', options: { features: { smartSessions: true } } })
  await logIn(demo, served.demoUrl, `calls-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const from = (await demo.state()).chains.eip155?.address as Hex
  await chain.setBalance({ address: from, value: parseEther('5') })
  const frame = frameOf(page)
  const now = Number((await chain.getBlock()).timestamp)
  const requestOf = (data: object) => ({
    ...{ chainId: '0x7a69', to: delegate },
    permission: {
      ...{ type: 'contract-call', isAdjustmentAllowed: false },
      data: {
        ...{ address: contract, maxCalls: 3, maxValuePerCall: '0x6f05b59d3b20000' },
        functions: ['function deposit() payable', 'function withdraw(uint256 amount)'],
        ...data,
      },
    },
    rules: [{ type: 'expiry', data: { timestamp: now + 30 * 86_400 } }],
  })
  const request = (data: object) =>
    ask(page, 'wallet_requestExecutionPermissions', [requestOf(data)])
  expect(await ask(page, 'wallet_getSupportedExecutionPermissions', [])).toMatchObject({
    'contract-call': { chainIds: expect.arrayContaining(['0x7a69']), ruleTypes: ['expiry'] },
  })
  for (const [wrong, reason] of [
    [{ maxCalls: undefined }, 'how many calls'],
    [{ address: from }, 'Nobody may call the account itself'],
    [{ address: '0x00000000000000000000000000000000000000e2' }, 'no contract'],
    [{ functions: ['function transfer(address to, uint256 amount)'] }, 'erc20-token-allowance'],
    [{ functions: ['deposit'] }, 'with its types'],
  ] as const)
    expect(await request(wrong)).toMatchObject({
      ...{ code: -32_602, message: expect.stringContaining(reason) },
    })

  const granting = request({})
  await frame.getByRole('button', { name: 'I have saved it' }).click()
  await expect(frame.getByRole('heading', { name: 'Give a permission' })).toBeVisible()
  await expect(frame.getByRole('alert')).toContainText('What the calls contain is not limited')
  const facts = frame.locator('dl > div')
  for (const [name, value] of [
    ['Who may call it', delegate],
    ['Contract', contract],
    ['Calls in all, at most', '3'],
    ['With each call, at most', '0.5 ETH'],
    ['In all, at most', '1.5 ETH'],
  ] as const)
    expect(
      (await facts.filter({ hasText: name }).allTextContents()).map((text) =>
        text.replaceAll(/\s/g, ''),
      ),
    ).toContain(`${name}${value}`.replaceAll(/\s/g, ''))
  await expect(frame.getByText('deposit() · 0xd0e30db0')).toBeVisible()
  await expect(frame.getByText('withdraw(uint256) · 0x2e1a7d4d')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('calls.png') })
  await approveInFrame(page)
  const [{ context, dependencies }] = (await granting) as Granted
  await expect(view.getByText('The application can act within')).toBeVisible()

  for (const { factory, factoryData } of dependencies)
    await chain.sendTransaction({ account: delegate, chain: null, to: factory, data: factoryData })
  const deposit = '0xd0e30db0'
  const call = (change: Partial<Parameters<typeof redeem>[1]> = {}) =>
    redeem(chain, { account: delegate, context, to: contract, data: deposit, ...change })
  expect(await call({ account: accounts[8]?.address ?? '0x' })).toBe(false)
  expect(await call({ value: parseEther('0.51') })).toBe(false)
  expect(await call({ data: '0xa9059cbb' })).toBe(false)
  expect(await call({ value: parseEther('0.5') })).toBe(true)

  await view.getByRole('button', { name: 'Show permissions' }).click()
  const row = view.getByRole('listitem', { name: new URL(served.demoUrl).host })
  await expect(row).toContainText(/May call .*deposit\(\).*withdraw\(uint256\)/)
  await expect(row).toContainText('Calls left: 2 of 3')
  await expect(row).toContainText('With each call: 0.5 ETH at most')
  expect(await axeViolations(page)).toEqual([])
  expect(await checkView(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('list.png') })
  // As it was asked for.
  expect(await ask(page, 'wallet_getGrantedExecutionPermissions', [])).toMatchObject([
    {
      ...{ to: delegate, context },
      permission: {
        type: 'contract-call',
        data: {
          ...{ address: contract, maxCalls: 3, maxValuePerCall: '0x6f05b59d3b20000' },
          functions: ['function deposit()', 'function withdraw(uint256)'],
        },
      },
    },
  ])
  await view.getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(frame.getByRole('heading', { name: 'Take a permission back' })).toBeVisible({
    timeout: 15_000,
  })
  await expect(frame.getByText('0xd0e30db0')).toBeVisible()
  await expect(frame.getByRole('alert')).toHaveCount(0)
  await approveInFrame(page)
  await expect(view.getByText('No permissions')).toBeVisible({ timeout: 20_000 })
  expect(await call()).toBe(false)
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
