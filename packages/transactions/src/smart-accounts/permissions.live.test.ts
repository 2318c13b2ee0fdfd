import {
  type DexContracts,
  deployContracts,
  deployDex,
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
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  erc20Abi,
  type Hex,
  http,
  parseAbi,
  parseEther,
  publicActions,
  toFunctionSelector,
  walletActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContractCalls } from './contractCalls.ts'
import { delegationContracts } from './contracts.ts'
import {
  type Caveat,
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
let dex: DexContracts

beforeAll(async () => {
  evm = await startEvmChain({ chainId: 31337 })
  contracts = await deployContracts(evm)
  const deployed = await deployDex({ url: evm.url, chainId: 31337, contracts })
  if (!deployed || !(await deploySmartAccounts(evm)))
    throw new Error('The packages are not installed')
  dex = deployed
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
async function setUpWith(
  boundsOf: (now: bigint) => { allowance: Allowance } | { calls: ContractCalls },
) {
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
  const bounds = { ...boundsOf(timestamp), endSeconds: timestamp + 86_400n }
  const unsigned = {
    ...{ delegate, delegator: address, salt: 7n },
    caveats: caveatsOf(bounds),
  }
  const sign = async (caveats: readonly Caveat[]): Promise<Delegation> => ({
    ...{ ...unsigned, caveats },
    signature: await owner.signTypedData(
      delegationTypedData({ ...unsigned, caveats }, { chainId: 31337 }),
    ),
  })
  const delegation = await sign(unsigned.caveats)
  const context = encodeDelegation(delegation)
  /** @returns whether the chain lets them: each with the permission, in its mode, all or none */
  const redeem = async (
    executions: readonly Hex[],
    { by = delegate, mode = single, contexts = executions.map(() => context) } = {},
  ) => {
    const call = {
      ...{ account: by, address: delegationContracts.manager, abi: delegationAbi },
      functionName: 'redeemDelegations',
      args: [contexts, executions.map(() => mode), executions],
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
  return { client, account: address, delegation, bounds, sign, redeem, revoke }
}

const executionOf = (target: Address, value: bigint, data: Hex): Hex =>
  encodePacked(['address', 'uint256', 'bytes'], [target, value, data])

/** A permission to take money. */
async function setUp(allowanceOf: (now: bigint) => Allowance) {
  const { bounds, redeem, ...rest } = await setUpWith((now) => ({ allowance: allowanceOf(now) }))
  const allowance = (bounds as { allowance: Allowance }).allowance
  const take = (
    amount: bigint,
    { calls = '0x' as Hex, ...options }: { by?: Address; calls?: Hex } = {},
  ) => {
    const { token } = allowance
    const transfer = () =>
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
    return redeem(
      [token === null ? executionOf(to, amount, calls) : executionOf(token, 0n, transfer())],
      options,
    )
  }
  return { ...rest, allowance, take, endSeconds: bounds.endSeconds }
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

/** Of WETH: what is put in stays the account's, and can be counted. */
const wrappedAbi = parseAbi([
  'function deposit() payable',
  'function withdraw(uint256 amount)',
  'function balanceOf(address account) view returns (uint256)',
  'function transfer(address to, uint256 amount) returns (bool)',
])

/** Three calls of `deposit` and `withdraw`, with 5 wei at most. */
async function setUpCalls() {
  const contract = dex.wrappedEther
  const { redeem, ...rest } = await setUpWith(() => ({
    calls: {
      ...{ contract, maxCalls: 3n, maxValueAtomic: 5n },
      selectors: [
        toFunctionSelector('function deposit()'),
        toFunctionSelector('function withdraw(uint256)'),
      ],
    },
  }))
  const deposit = encodeFunctionData({ abi: wrappedAbi, functionName: 'deposit' })
  const call = (
    {
      target = contract,
      value = 0n,
      data = deposit,
    }: { target?: Address; value?: bigint; data?: Hex } = {},
    options: Parameters<typeof redeem>[1] = {},
  ) => redeem([executionOf(target, value, data)], options)
  const balance = () =>
    rest.client.readContract({
      ...{ address: contract, abi: wrappedAbi, functionName: 'balanceOf', args: [rest.account] },
    })
  const withdraw = (amount: bigint) =>
    encodeFunctionData({ abi: wrappedAbi, functionName: 'withdraw', args: [amount] })
  return { ...rest, redeem, call, contract, deposit, withdraw, balance }
}

test('behavior: three calls of two functions with 5 wei each: they go, whatever they are called with, the fourth does not, nor any for anybody else', async () => {
  const { account, delegation, bounds, call, withdraw, balance } = await setUpCalls()
  const read = decodeDelegation(encodeDelegation(delegation))
  expect(read && permissionOf(read)).toEqual({ delegate: delegation.delegate, ...bounds })

  expect(await call({ value: 5n }, { by: evm.accounts[2]?.address as Address })).toBe(false)
  expect(await call({ value: 5n })).toBe(true)
  expect(await balance()).toBe(5n)
  expect(await call({ data: withdraw(2n) })).toBe(true)
  expect(await balance()).toBe(3n)
  expect(account).toBe(delegation.delegator)
  expect(await call({ value: 1n })).toBe(true)
  expect(await balance()).toBe(4n)
  expect(await call({ value: 1n })).toBe(false)
  expect(await call()).toBe(false)
})

test('error: another function, contract or value, no function at all, and the account itself are out of reach', async () => {
  const { account, call, contract, balance } = await setUpCalls()
  const transfer = encodeFunctionData({
    ...{ abi: wrappedAbi, functionName: 'transfer', args: [to, 1n] },
  })
  expect(await call({ value: 5n })).toBe(true)
  for (const other of [
    ...[{ value: 6n }, { value: parseEther('1') }, { data: transfer }],
    // Its fallback is a deposit as well; what is not named does not go.
    ...[
      { data: '0x' as const, value: 1n },
      { data: '0xd0e30d' as const, value: 1n },
    ],
    ...[{ target: contracts.foyerDollar }, { target: to, value: 1n }],
    ...[{ target: account }, { target: delegationContracts.manager }],
  ])
    expect(await call(other), JSON.stringify({ ...other, value: `${other.value}` })).toBe(false)
  expect(await balance()).toBe(5n)
  expect(contract).toBe(dex.wrappedEther)
})

test('error: several at once, in whichever mode, do not get around the bounds', async () => {
  const { call, redeem, contract, deposit, delegation, sign, balance } = await setUpCalls()
  const batch = (calls: readonly { target: Address; value: bigint; callData: Hex }[]) =>
    encodeAbiParameters(
      [
        {
          type: 'tuple[]',
          components: [
            { name: 'target', type: 'address' },
            { name: 'value', type: 'uint256' },
            { name: 'callData', type: 'bytes' },
          ],
        },
      ],
      [calls],
    )
  const allowed = { target: contract, value: 1n, callData: deposit }
  const beside = { target: to, value: parseEther('1'), callData: '0x' as const }
  // EIP-7579: a batch, a call that may fail, a batch whose calls may, a delegate call, a static one.
  for (const begin of ['01', '0001', '0101', 'ff', 'fe']) {
    const mode: Hex = `0x${begin.padEnd(64, '0')}`
    const inBatch = begin.startsWith('01')
    for (const execution of inBatch
      ? [batch([allowed]), batch([allowed, beside]), batch([beside])]
      : [executionOf(contract, 1n, deposit)])
      expect(await redeem([execution], { mode }), mode).toBe(false)
  }
  // It is the bounds of ours that refuse them: with the number of calls and the end alone a batch would go.
  const loose = encodeDelegation(await sign(delegation.caveats.slice(3)))
  expect(
    await redeem([batch([allowed, beside])], {
      ...{ mode: `0x${'01'.padEnd(64, '0')}`, contexts: [loose] },
    }),
  ).toBe(true)
  expect(await balance()).toBe(1n)
  // Each counts where one redeems the permission several times in a transaction: four of three do not go.
  const one = executionOf(contract, 1n, deposit)
  expect(await redeem([one, one, one, one])).toBe(false)
  expect(await redeem([one, executionOf(to, 1n, '0x')])).toBe(false)
  // No context: for the caller itself, and not for the account.
  expect(await redeem([one], { contexts: ['0x'] })).toBe(false)
  // Neither does the same permission with another bound, or none.
  for (const caveats of [delegation.caveats.slice(1), [], delegation.caveats.slice(0, -1)])
    expect(await redeem([one], { contexts: [encodeDelegation({ ...delegation, caveats })] })).toBe(
      false,
    )
  expect(await redeem([one, one, one])).toBe(true)
  expect(await balance()).toBe(4n)
  expect(await call()).toBe(false)
})

test('behavior: after its end no call goes, and none once it was taken back', async () => {
  const ended = await setUpCalls()
  expect(await ended.call()).toBe(true)
  await ended.client.increaseTime({ seconds: 90_000 })
  await ended.client.mine({ blocks: 1 })
  expect(await ended.call()).toBe(false)

  const revoked = await setUpCalls()
  expect(await revoked.call()).toBe(true)
  expect(await revoked.revoke()).toBe(true)
  expect(await revoked.call()).toBe(false)
})
