import {
  deployContracts,
  deploySmartAccounts,
  type EvmChain,
  foyerErc20,
  type StackContracts,
  startEvmChain,
} from '@foyer/testing/stack'
import {
  type Address,
  createTestClient,
  defineChain,
  encodeFunctionData,
  encodePacked,
  erc20Abi,
  type Hex,
  http,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { delegationContracts } from './contracts.ts'
import {
  type Delegation,
  decodeDelegation,
  delegationAbi,
  delegationTypedData,
  encodeDelegation,
  hashOfDelegation,
  structOf,
} from './delegations.ts'
import { type Allowance, caveatsOf, permissionOf } from './permissions.ts'
import { hybridAccountOf } from './toHybridAccount.ts'

let evm: EvmChain
let contracts: StackContracts

beforeAll(async () => {
  evm = await startEvmChain({ chainId: 31337 })
  contracts = await deployContracts(evm)
  if (!(await deploySmartAccounts(evm))) throw new Error('The packages are not installed')
})
afterAll(() => evm.stop())

const to: Address = '0x00000000000000000000000000000000000000d1'
const single: Hex = `0x${'00'.repeat(32)}`

const clientOf = () =>
  createTestClient({
    mode: 'anvil',
    chain: defineChain({
      ...{ id: 31337, name: 'L', nativeCurrency: { name: 'E', symbol: 'ETH', decimals: 18 } },
      rpcUrls: { default: { http: [evm.url] } },
    }),
    transport: http(evm.url),
    cacheTime: 0,
    pollingInterval: 20,
  })
    .extend(publicActions)
    .extend(walletActions)

/** An account that is there, with money, and a permission of it for somebody. */
async function setUp(allowanceOf: (now: bigint) => Allowance) {
  const client = clientOf()
  const owner = privateKeyToAccount(generatePrivateKey())
  const delegate = evm.accounts[1]?.address as Address
  const { address, factory, factoryData } = hybridAccountOf(owner.address)
  const account = evm.accounts[0]?.address as Address
  const done = async (hash: Hex) => {
    const { status } = await client.waitForTransactionReceipt({ hash })
    expect(status).toBe('success')
  }
  await done(await client.sendTransaction({ account, to: factory, data: factoryData }))
  await client.setBalance({ address, value: parseEther('10') })
  const minter = evm.accounts[9]?.address as Address
  await done(
    await client.writeContract({
      ...{ account: minter, address: contracts.foyerDollar, abi: foyerErc20.abi },
      ...{ functionName: 'mint', args: [address, 10_000_000n] },
    }),
  )
  const { timestamp } = await client.getBlock()
  const allowance = allowanceOf(timestamp)
  const unsigned = {
    ...{ delegate, delegator: address, salt: 7n },
    caveats: caveatsOf({ allowance, endSeconds: timestamp + 86_400n }),
  }
  const signature = await owner.signTypedData(delegationTypedData(unsigned, { chainId: 31337 }))
  const delegation: Delegation = { ...unsigned, signature }
  /** @returns whether the chain lets it */
  const take = async (amount: bigint, { by = delegate, calls = '0x' as Hex } = {}) => {
    const { token } = allowance
    const execution =
      token === null
        ? encodePacked(['address', 'uint256', 'bytes'], [to, amount, calls])
        : encodePacked(
            ['address', 'uint256', 'bytes'],
            [
              ...([token, 0n] as const),
              encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
            ],
          )
    const call = {
      ...{ account: by, address: delegationContracts.manager, abi: delegationAbi },
      functionName: 'redeemDelegations',
      args: [[encodeDelegation(delegation)], [single], [execution]],
    } as const
    try {
      await client.simulateContract(call)
    } catch {
      return false
    }
    await done(await client.writeContract(call))
    return true
  }
  const revoke = async () => {
    await client.impersonateAccount({ address })
    await done(
      await client.writeContract({
        ...{ account: address, address: delegationContracts.manager, abi: delegationAbi },
        ...{ functionName: 'disableDelegation', args: [structOf(delegation)] },
      }),
    )
    return client.readContract({
      ...{ address: delegationContracts.manager, abi: delegationAbi },
      ...{ functionName: 'disabledDelegations', args: [hashOfDelegation(delegation)] },
    })
  }
  return { client, delegation, allowance, take, revoke, endSeconds: timestamp + 86_400n }
}

test('behavior: 1 ETH an hour: 0.6 goes, the next 0.6 does not, an hour later it does; nothing after it was taken back, nothing for anybody else', async () => {
  const { client, delegation, allowance, take, revoke, endSeconds } = await setUp((now) => ({
    ...{ token: null, kind: 'periodic', amountAtomic: parseEther('1') },
    ...{ periodSeconds: 3_600n, startSeconds: now },
  }))
  // It is read as it was granted, and as nothing else.
  const read = decodeDelegation(encodeDelegation(delegation))
  expect(read && permissionOf(read)).toEqual({
    delegate: delegation.delegate,
    allowance,
    endSeconds,
  })
  const before = await client.getBalance({ address: to })
  expect(await take(parseEther('0.6'), { by: evm.accounts[2]?.address as Address })).toBe(false)
  // Money alone: no call of a contract beside it.
  expect(await take(1n, { calls: '0x12345678' })).toBe(false)
  expect(await take(parseEther('0.6'))).toBe(true)
  expect(await take(parseEther('0.6'))).toBe(false)
  await client.increaseTime({ seconds: 3_600 })
  await client.mine({ blocks: 1 })
  expect(await take(parseEther('0.6'))).toBe(true)
  expect((await client.getBalance({ address: to })) - before).toBe(parseEther('1.2'))
  expect(await revoke()).toBe(true)
  await client.increaseTime({ seconds: 3_600 })
  await client.mine({ blocks: 1 })
  expect(await take(1n)).toBe(false)
})

test('behavior: the same holds for a token, and after its end nothing goes', async () => {
  const { client, take } = await setUp((now) => ({
    ...{ token: contracts.foyerDollar, kind: 'periodic', amountAtomic: 1_000_000n },
    ...{ periodSeconds: 3_600n, startSeconds: now },
  }))
  expect(await take(600_000n)).toBe(true)
  expect(await take(600_000n)).toBe(false)
  expect(await take(400_000n)).toBe(true)
  await client.increaseTime({ seconds: 90_000 })
  await client.mine({ blocks: 1 })
  expect(await take(1n)).toBe(false)
})

test('behavior: a stream gives what has flowed, up to its limit, and an allowance is used up once', async () => {
  const stream = await setUp((now) => ({
    ...{ token: null, kind: 'stream', initialAtomic: 100n, mostAtomic: 1_000n },
    ...{ perSecondAtomic: 10n, startSeconds: now },
  }))
  expect(await stream.take(900n)).toBe(false)
  await stream.client.increaseTime({ seconds: 60 })
  await stream.client.mine({ blocks: 1 })
  expect(await stream.take(600n)).toBe(true)
  await stream.client.increaseTime({ seconds: 3_600 })
  await stream.client.mine({ blocks: 1 })
  expect(await stream.take(401n)).toBe(false)
  expect(await stream.take(400n)).toBe(true)

  for (const token of [null, contracts.foyerDollar]) {
    const { take } = await setUp(() => ({ token, kind: 'once', amountAtomic: 50n }))
    expect([await take(30n), await take(30n), await take(20n), await take(1n)]).toEqual([
      ...[true, false, true, false],
    ])
  }
})
