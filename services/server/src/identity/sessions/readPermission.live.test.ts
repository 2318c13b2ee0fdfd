import { deploySmartAccounts, type EvmChain, startEvmChain } from '@foyer/testing/stack'
import {
  type Caveat,
  caveatsOf,
  decodeDelegation,
  delegationAbi,
  delegationContracts,
  delegationTypedData,
  encodeDelegation,
  enforcers,
  narrowing,
  structOf,
} from '@foyer/transactions/smart-accounts'
import {
  type Address,
  createTestClient,
  defineChain,
  encodeFunctionData,
  encodePacked,
  getAddress,
  type Hex,
  http,
  pad,
  parseAbi,
  parseEther,
  publicActions,
  toHex,
  walletActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChains } from '../../../test/createTestChains.ts'
import { readPermission } from './readPermission.ts'

let evm: EvmChain
beforeAll(async () => {
  evm = await startEvmChain({ chainId: 31337 })
  if (!(await deploySmartAccounts(evm))) throw new Error('The packages are not installed')
})
afterAll(() => evm.stop())

const chainId = 'eip155:31337'
const to: Address = '0x00000000000000000000000000000000000000f1'
const words = (...amounts: bigint[]): Hex =>
  `0x${amounts.map((amount) => pad(toHex(amount)).slice(2)).join('')}`

/** An address whose key took on a contract's code, as MetaMask's accounts do, and what it lets somebody take. */
async function setUp({
  caveatsFor,
  functions = null,
}: {
  caveatsFor(parts: { now: bigint; delegate: Address }): readonly Caveat[]
  functions?: readonly string[] | null
}) {
  const client = createTestClient({
    mode: 'anvil',
    chain: defineChain({
      ...{ id: 31337, name: 'L', nativeCurrency: { name: 'E', symbol: 'ETH', decimals: 18 } },
      rpcUrls: { default: { http: [evm.url] } },
    }),
    ...{ transport: http(evm.url), cacheTime: 0, pollingInterval: 20 },
  })
    .extend(publicActions)
    .extend(walletActions)
  const owner = privateKeyToAccount(generatePrivateKey())
  const delegate = evm.accounts[1]?.address as Address
  await client.setBalance({ address: owner.address, value: parseEther('10') })
  const done = async (hash: Hex) => {
    const { status } = await client.waitForTransactionReceipt({ hash })
    expect(status).toBe('success')
  }
  const authorization = await owner.signAuthorization({
    ...{ chainId: 31337, nonce: 1, contractAddress: delegationContracts.delegatedAccount },
  })
  await done(
    await client.sendTransaction({
      ...{ account: owner, to: owner.address, authorizationList: [authorization] },
    }),
  )
  const { timestamp } = await client.getBlock()
  const unsigned = {
    ...{ delegate, delegator: owner.address, salt: 3n },
    caveats: caveatsFor({ now: timestamp, delegate }),
  }
  const signature = await owner.signTypedData(delegationTypedData(unsigned, { chainId: 31337 }))
  const context = encodeDelegation({ ...unsigned, signature })
  const chains = await createTestChains({ [chainId]: evm.url })
  return {
    ...{ client, owner, context, done },
    read: () => readPermission({ context, chainId, functions }, chains),
    async take(amount: bigint, { data = '0x' as Hex, target = to } = {}) {
      const execution = encodePacked(['address', 'uint256', 'bytes'], [target, amount, data])
      await done(
        await client.writeContract({
          ...{ account: delegate, address: delegationContracts.manager, abi: delegationAbi },
          functionName: 'redeemDelegations',
          args: [[context], [`0x${'00'.repeat(32)}`], [execution]],
        }),
      )
    },
    /** As the account itself does. */
    call: async (target: Address, data: Hex) =>
      done(await client.sendTransaction({ account: owner, to: target, data })),
  }
}

/** As another wallet writes an amount in each period, and narrows it. */
const periodic = (periodSeconds: bigint) => ({
  caveatsFor: ({ now, delegate }: { now: bigint; delegate: Address }): readonly Caveat[] => [
    { enforcer: enforcers.nativePeriodic, terms: words(5n, periodSeconds, now) },
    { enforcer: enforcers.exactCalldata, terms: '0x' },
    {
      enforcer: enforcers.timestamp,
      terms: encodePacked(['uint128', 'uint128'], [0n, now + 86_400n]),
    },
    { enforcer: narrowing.allowedTargets, terms: to },
    { enforcer: narrowing.redeemer, terms: delegate },
    { enforcer: narrowing.nonce, terms: words(0n) },
  ],
})

test('behavior: what another wallet gave is read with what is left, and its end on the chain is seen', async () => {
  const { client, owner, context, read, take, call } = await setUp(periodic(3_600n))
  const told = { kind: 'periodic', amount: '5', seconds: '3600', symbol: 'ETH', decimals: 18 }
  expect(await read()).toMatchObject({ ...told, available: '5', isDisabled: false })
  await take(2n)
  expect(await read()).toMatchObject({ ...told, available: '3', isDisabled: false })
  const message = JSON.stringify({ action: 'grant' })
  const signature = await owner.signMessage({ message })
  expect(await client.verifyMessage({ address: owner.address, message, signature })).toBe(true)

  const delegation = decodeDelegation(context)
  if (!delegation) throw new Error('It cannot be read')
  const args = [structOf(delegation)] as const
  await call(
    owner.address,
    encodeFunctionData({ abi: delegationAbi, functionName: 'disableDelegation', args }),
  )
  expect(await read()).toMatchObject({ isDisabled: true })
})

test('behavior: an allowance of another wallet is one amount, and ends with its account’s nonce as well', async () => {
  const { read, take, call } = await setUp(periodic((1n << 256n) - 1n))
  await take(4n)
  expect(await read()).toMatchObject({
    ...{ kind: 'once', amount: '5', seconds: null, available: '1', isDisabled: false },
  })
  await call(
    narrowing.nonce,
    encodeFunctionData({
      ...{ abi: parseAbi(['function incrementNonce(address)']), functionName: 'incrementNonce' },
      args: [delegationContracts.manager],
    }),
  )
  expect(await read()).toMatchObject({ isDisabled: true })
})

test('behavior: calls are told with their functions, and with how many are left', async () => {
  const selectors = ['0xa0712d68', '0xd0e30db0'] as const
  const { client, owner, read, take, context, call } = await setUp({
    functions: ['mint(uint256)', 'deposit()'],
    caveatsFor: ({ now }) =>
      caveatsOf({
        calls: { contract: to, selectors, maxCalls: 3n, maxValueAtomic: 7n },
        endSeconds: now + 86_400n,
      }),
  })
  const told = {
    ...{ kind: 'calls', contract: getAddress(to), maxCalls: '3', maxValue: '7' },
    ...{ symbol: 'ETH', decimals: 18, isDisabled: false },
    functions: [
      { selector: '0xa0712d68', signature: 'mint(uint256)' },
      { selector: '0xd0e30db0', signature: 'deposit()' },
    ],
  }
  expect(await read()).toMatchObject({ ...told, available: '3' })
  await take(7n, { data: '0xd0e30db0' })
  await take(0n, { data: '0xa0712d68' })
  expect(await read()).toMatchObject({ ...told, available: '1' })
  expect(await client.getBalance({ address: to })).toBeGreaterThanOrEqual(7n)

  // Nobody kept their names, and no node answers.
  const none = await createTestChains({})
  expect(await readPermission({ context, chainId, functions: null }, none)).toMatchObject({
    ...{ kind: 'calls', available: null, symbol: null },
    functions: [
      { selector: '0xa0712d68', signature: null },
      { selector: '0xd0e30db0', signature: null },
    ],
  })
  const delegation = decodeDelegation(context)
  if (!delegation) throw new Error('It cannot be read')
  const args = [structOf(delegation)] as const
  await call(
    owner.address,
    encodeFunctionData({ abi: delegationAbi, functionName: 'disableDelegation', args }),
  )
  expect(await read()).toMatchObject({ isDisabled: true })
})
