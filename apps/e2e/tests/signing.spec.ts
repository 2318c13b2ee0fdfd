import {
  type Hex,
  isHex,
  parseEther,
  recoverMessageAddress,
  recoverTypedDataAddress,
  stringToHex,
} from 'viem'
import { account, type Demo } from '../support/Demo.ts'
import { expect, test } from '../support/test.ts'

const asHex = (value: unknown): Hex => {
  if (!isHex(value)) throw new Error(`Not hexadecimal: ${value}`)
  return value
}

const request = (id: number, method: string, status: string) => ({
  type: 'request',
  id,
  namespace: 'eip155',
  chainId: 'eip155:31337',
  method,
  status,
})

/** Approves whatever the Demo wallet asks next. */
const approve = (demo: Demo) => demo.prompt.getByRole('button', { name: 'Approve' }).click()

test('a message signed by the account recovers to it', async ({ demo }) => {
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  const message = 'Hello, 世界\n'
  const { result } = await demo.request('personal_sign', [stringToHex(message), account])
  expect(await recoverMessageAddress({ message, signature: asHex(result) })).toBe(account)
})

test('typed data signed by the account recovers to it', async ({ demo }) => {
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  const typedData = {
    domain: { name: 'Shop', version: '1', chainId: 31337 },
    primaryType: 'Order',
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Order: [
        { name: 'buyer', type: 'address' },
        { name: 'price', type: 'uint256' },
        { name: 'note', type: 'string' },
      ],
    },
    message: { buyer: account, price: '1000000000000000000', note: 'two boxes' },
  } as const
  const { result } = await demo.request('eth_signTypedData_v4', [
    account,
    JSON.stringify(typedData),
  ])
  const signer = await recoverTypedDataAddress({
    ...typedData,
    domain: { ...typedData.domain, chainId: BigInt(typedData.domain.chainId) },
    message: { ...typedData.message, price: BigInt(typedData.message.price) },
    signature: asHex(result),
  })
  expect(signer).toBe(account)
})

test('a transaction from the page is mined', async ({ demo, stack: { chain } }) => {
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  const to = '0x00000000000000000000000000000000000e2e01'
  const before = await chain.getBalance({ address: to })
  const { result } = await demo.request('eth_sendTransaction', [
    { from: account, to, value: '0x38d7ea4c68000' },
  ])
  const receipt = await chain.waitForTransactionReceipt({ hash: asHex(result) })
  expect(receipt).toMatchObject({ status: 'success', from: account.toLowerCase(), to })
  expect((await chain.getBalance({ address: to })) - before).toBe(parseEther('0.001'))
})

test('requests are told without their parameters', async ({ demo, page }) => {
  await demo.visit()
  await demo.choose()
  await approve(demo)
  await expect(demo.dialog).toBeHidden()

  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(demo.prompt).toBeVisible()
  expect(await demo.requestEvents()).toEqual([request(1, 'personal_sign', 'pending')])
  await approve(demo)
  await expect(page.getByText(/^0x[0-9a-f]{130}$/)).toBeVisible()
  expect(await demo.requestEvents()).toEqual([
    request(1, 'personal_sign', 'pending'),
    request(1, 'personal_sign', 'approved'),
  ])

  await page.getByRole('button', { name: 'Send 0.001 ETH' }).click()
  await demo.prompt.getByRole('button', { name: 'Reject' }).click()
  await expect
    .poll(async () => (await demo.requestEvents()).slice(2))
    .toEqual([
      request(2, 'eth_sendTransaction', 'pending'),
      request(2, 'eth_sendTransaction', 'declined'),
    ])
})

test('the provider is one object and refuses while nothing is connected', async ({
  demo,
  page,
}) => {
  await demo.visit({ wallet: 'approve' })
  const isSame = () =>
    page.evaluate(() => {
      const kept = window as unknown as { first?: unknown }
      kept.first ??= window.foyer.getProvider('eip155')
      return kept.first === window.foyer.getProvider('eip155')
    })
  expect(await isSame()).toBe(true)
  expect(await demo.request('eth_chainId')).toEqual({ code: 4900 })

  await demo.connect()
  expect(await isSame()).toBe(true)
  expect(await demo.request('eth_chainId')).toEqual({ result: '0x7a69' })

  await page.evaluate(() => window.foyer.disconnect())
  await expect(demo.opener).toBeVisible()
  expect(await isSame()).toBe(true)
  for (const method of ['eth_accounts', 'personal_sign', 'eth_sendTransaction'])
    expect(await demo.request(method, ['0x00', account])).toEqual({ code: 4900 })
})
