import { checkView } from '@foyer/testing/view'
import { encodeFunctionData, erc20Abi, parseAbi, parseEther } from 'viem'
import { askProvider as ask } from '../support/askProvider.ts'
import { Demo } from '../support/Demo.ts'
import { approveInFrame, frameOf, logIn } from '../support/emailLogin.ts'
import { axeViolations } from '../support/page.ts'
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

test('several calls are one approval, all of them or none, and a sponsor pays where a page has one', async ({
  page,
  served,
}) => {
  test.slow()
  const demo = new Demo({ page, stack: served, walletScript: '' })
  const { chain, accounts } = served
  const { contracts, parts } = await readDescription(served.demoUrl)
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, `batch-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const from = (await demo.state()).chains.eip155?.address as `0x${string}`
  const owner = accounts[9]?.address ?? '0x'
  const token = contracts.foyerDollar
  const minted = await chain.writeContract({
    ...{ account: owner, chain: null, address: token, functionName: 'mint' },
    ...{ abi: parseAbi(['function mint(address, uint256)']), args: [from, 10_000_000n] },
  })
  await chain.waitForTransactionReceipt({ hash: minted })
  const to = '0x00000000000000000000000000000000000000b2'
  const transfer = (amount: bigint) => ({
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
  })
  const held = () =>
    chain.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [to] })
  const before = await held()
  const server = parts.find(({ name }) => name === 'server')?.url
  const url = `${server}/v1/paymaster?chainId=eip155:31337`
  const batch = (calls: object[], capabilities = {}) => [
    { version: '2.0.0', chainId: '0x7a69', atomicRequired: true, from, calls, capabilities },
  ]

  expect(await ask(page, 'wallet_getCapabilities', [from])).toMatchObject({
    '0x7a69': { atomic: { status: 'supported' }, paymasterService: { supported: true } },
  })
  const sending = ask(
    page,
    'wallet_sendCalls',
    // It has not an ether: the sponsor of the stack pays.
    batch([transfer(1_500_000n), transfer(2_000_000n)], { paymasterService: { url } }),
  )
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'I have saved it' }).click()
  await expect(frame.getByRole('heading', { name: 'Confirm 2 steps at once' })).toBeVisible()
  await expect(frame.getByText('Step 1 of 2')).toBeVisible()
  await expect(frame.getByText('3.5 FUSD')).toBeVisible()
  await expect(frame.getByText('Somebody else pays it')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('batch.png') })
  await approveInFrame(page)
  const { id } = (await sending) as { id: string }
  await expect
    .poll(() => ask(page, 'wallet_getCallsStatus', [id]), { timeout: 20_000 })
    .toMatchObject({ status: 200, atomic: true, chainId: '0x7a69' })
  expect((await held()) - before).toBe(3_500_000n)
  expect(await chain.getBalance({ address: from })).toBe(0n)

  // One of them cannot be: nobody is asked, and nothing moves.
  const failed = await ask(
    page,
    'wallet_sendCalls',
    batch([transfer(1n), transfer(99_000_000n)], { paymasterService: { url } }),
  )
  expect(failed).toMatchObject({ message: expect.stringContaining('reverted') })
  expect((await held()) - before).toBe(3_500_000n)
  // What gives the account away is no data to sign.
  const stolen = JSON.stringify({
    ...{ domain: { chainId: 31_337 }, primaryType: 'PackedUserOperation', message: {} },
    types: { PackedUserOperation: [] },
  })
  expect(await ask(page, 'eth_signTypedData_v4', [from, stolen])).toMatchObject({
    message: expect.stringContaining('wallet_sendCalls'),
  })
  for (const [calls, code] of [
    [[], -32_602],
    [[{ to: 'nobody' }], -32_602],
    [[{ to, value: '12' }], -32_602],
  ] as const)
    expect(await ask(page, 'wallet_sendCalls', batch(calls as never))).toMatchObject({ code })
  expect(await ask(page, 'wallet_sendCalls', batch([{ to }], { teleport: {} }))).toMatchObject({
    code: 5700,
  })
})

test('a page names the contract that pays and the nonce, and the contract is shown', async ({
  page,
  served,
}) => {
  const demo = new Demo({ page, stack: served, walletScript: '' })
  const { chain, accounts } = served
  const { contracts } = await readDescription(served.demoUrl)
  // It pays for everybody: whatever it is asked, it answers with an empty context and no bounds in time.
  const paymaster = '0x00000000000000000000000000000000000000f1'
  await chain.setCode({ address: paymaster, bytecode: '0x60405f5260605ff3' })
  const entryPoint = contracts.entryPoint ?? '0x'
  const deposit = await chain.writeContract({
    ...{ account: accounts[9]?.address ?? '0x', chain: null, address: entryPoint },
    ...{ abi: parseAbi(['function depositTo(address) payable']), functionName: 'depositTo' },
    ...{ args: [paymaster], value: parseEther('1') },
  })
  await chain.waitForTransactionReceipt({ hash: deposit })
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, `named-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const from = (await demo.state()).chains.eip155?.address as `0x${string}`
  expect(await ask(page, 'wallet_getCapabilities', [from])).toMatchObject({
    '0x7a69': {
      multiDimensionalNonce: { supported: true },
      staticPaymasterConfiguration: { supported: true },
    },
  })
  const send = (capabilities: object) =>
    ask(page, 'wallet_sendCalls', [
      {
        ...{ version: '2.0.0', chainId: '0x7a69', atomicRequired: true, from, capabilities },
        calls: [{ to: accounts[5]?.address }],
      },
    ])
  const named = {
    multiDimensionalNonce: { nonceKey: '0x7902', nonceSequence: '0x0' },
    staticPaymasterConfiguration: {
      ...{ paymaster, paymasterData: '0x' },
      ...{ paymasterValidationGasLimit: '0xea60', paymasterPostOpGasLimit: '0x0' },
    },
  }
  const sending = send(named)
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'I have saved it' }).click()
  await expect(frame.getByText('Somebody else pays it')).toBeVisible({ timeout: 15_000 })
  await expect(frame.getByText('Network fee: Contract')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('named.png') })
  await approveInFrame(page)
  const { id } = (await sending) as { id: string }
  await expect
    .poll(() => ask(page, 'wallet_getCallsStatus', [id]), { timeout: 20_000 })
    .toMatchObject({ status: 200 })
  const nonce = await chain.readContract({
    ...{ address: entryPoint, functionName: 'getNonce', args: [from, 0x7902n] },
    abi: parseAbi(['function getNonce(address, uint192) view returns (uint256)']),
  })
  expect(nonce).toBe((0x7902n << 64n) | 1n)

  // A nonce that was used, and a time that no contract of this account holds anybody to: nobody is asked.
  expect(await send(named)).toMatchObject({ message: expect.stringContaining('AA25') })
  expect(
    await send({ validityTimeRange: { validAfter: '0x0', validUntil: '0xffffffff' } }),
  ).toMatchObject({ code: 5700 })
})

test('a user puts their own key first by keyboard, and it stays so', async ({ page, served }) => {
  const demo = new Demo({ page, stack: served, walletScript: '' })
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, `settings-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const evm = async () => (await demo.state()).chains.eip155
  const smart = (await evm())?.address
  await withFoyer(page, (foyer) => foyer.open({ view: 'AccountSettings' as 'Account' }))
  await demo.view.getByRole('button', { name: 'Smart account' }).click()
  const toggle = demo.view.getByRole('switch', { name: 'Smart account' })
  await expect(toggle).toBeChecked()
  await expect(demo.view.getByText('created with the first thing you send')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await checkView(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('settings.png') })
  await toggle.press('Space')
  await expect(toggle).not.toBeChecked()
  await expect.poll(async () => (await evm())?.preferredAccountType).toBe('eoa')
  const own = (await evm())?.address
  expect(own).not.toBe(smart)
  expect((await evm())?.allAccounts.map(({ type }) => type)).toEqual(['eoa', 'smartAccount'])
  await page.reload()
  await expect.poll(async () => (await evm())?.address, { timeout: 15_000 }).toBe(own)
  expect(await ask(page, 'eth_accounts', [])).toEqual([own, smart])
})

test('a token is approved and swapped by one approval, and read back', async ({ page, served }) => {
  test.slow()
  const demo = new Demo({ page, stack: served, walletScript: '' })
  const { view } = demo
  const { chain, accounts } = served
  const { contracts } = await readDescription(served.demoUrl)
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, `swap-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const from = (await demo.state()).chains.eip155?.address as `0x${string}`
  await chain.setBalance({ address: from, value: parseEther('1') })
  const minted = await chain.writeContract({
    ...{ account: accounts[9]?.address ?? '0x', chain: null, address: contracts.foyerDollar },
    ...{ abi: parseAbi(['function mint(address, uint256)']), functionName: 'mint' },
    args: [from, 500_000_000n],
  })
  await chain.waitForTransactionReceipt({ hash: minted })
  await withFoyer(page, (foyer) =>
    foyer.open({
      view: 'Swap',
      arguments: { fromToken: 'FUSD', toToken: 'ETH', amount: '250' },
    } as never),
  ).catch(() => {})
  const button = (name: string) => view.getByRole('button', { name, exact: true })
  await expect(button('Review swap')).not.toHaveAttribute('aria-disabled', 'true', {
    timeout: 20_000,
  })
  await button('Review swap').click()
  await button('Approve and swap').click()
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'I have saved it' }).click()
  await expect(frame.getByRole('heading', { name: 'Confirm 2 steps at once' })).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('swap.png') })
  await approveInFrame(page)
  await expect(demo.modal).toHaveAttribute('data-view', 'SwapDone', { timeout: 20_000 })
  await expect(view.getByText('Read back from chain: matches')).toBeVisible({ timeout: 20_000 })
  const read = { address: contracts.foyerDollar, abi: erc20Abi } as const
  expect(await chain.readContract({ ...read, functionName: 'balanceOf', args: [from] })).toBe(
    250_000_000n,
  )
  // Nothing of the approval is left.
  expect(
    await chain.readContract({
      ...{ ...read, functionName: 'allowance', args: [from, contracts.dexRouter ?? '0x'] },
    }),
  ).toBe(0n)
})

test('the key’s own account does several calls at once as well, and obeys a contract from then on', async ({
  page,
  served,
}) => {
  const demo = new Demo({ page, stack: served, walletScript: '' })
  const { chain } = served
  await demo.visit({ wallet: 'none', options: { defaultAccountTypes: { eip155: 'eoa' } } })
  await logIn(demo, served.demoUrl, `delegated-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const { address: from, preferredAccountType } = (await demo.state()).chains.eip155 ?? {}
  expect(preferredAccountType).toBe('eoa')
  const address = from as `0x${string}`
  await chain.setBalance({ address, value: parseEther('1') })
  expect(await ask(page, 'wallet_getCapabilities', [from])).toMatchObject({
    '0x7a69': { atomic: { status: 'ready' } },
  })
  const to = '0x00000000000000000000000000000000000000b3'
  const before = await chain.getBalance({ address: to })
  const calls = [
    { to, value: '0x5' },
    { to, value: '0x7' },
  ]
  const batch = [{ version: '2.0.0', chainId: '0x7a69', atomicRequired: true, from, calls }]
  for (const isFirst of [true, false]) {
    const sending = ask(page, 'wallet_sendCalls', batch)
    if (isFirst) await frameOf(page).getByRole('button', { name: 'I have saved it' }).click()
    await expect(frameOf(page).getByText('Step 2 of 2')).toBeVisible({ timeout: 15_000 })
    await expect(frameOf(page).getByText('It stays yours')).toHaveCount(isFirst ? 1 : 0)
    await approveInFrame(page)
    const { id } = (await sending) as { id: string }
    await expect
      .poll(() => ask(page, 'wallet_getCallsStatus', [id]), { timeout: 20_000 })
      .toMatchObject({ status: 200 })
  }
  expect((await chain.getBalance({ address: to })) - before).toBe(24n)
  expect(await chain.getCode({ address })).toMatch(/^0xef0100/)
  expect(
    await ask(page, 'wallet_sendCalls', [
      { ...batch[0], capabilities: { paymasterService: { url: 'https://pay.example' } } },
    ]),
  ).toMatchObject({ code: 5700 })
})
