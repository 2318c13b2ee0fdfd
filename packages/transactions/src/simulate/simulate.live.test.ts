import {
  deployContracts,
  deployDex,
  type EvmChain,
  type StackContracts,
  startEvmChain,
} from '@foyer/testing/stack'
import { type Address, encodeFunctionData, erc20Abi, type Hex, maxUint256, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routerAbi } from '../decode/routerCalls.ts'
import { tokenAbi } from '../decode/tokenCalls.ts'
import { type NodeRequest, simulate } from './simulate.ts'

let chain: EvmChain
let contracts: StackContracts
let dex: NonNullable<Awaited<ReturnType<typeof deployDex>>>
let me: Address
let friend: Address
const methods: string[] = []

const request: NodeRequest = async ({ method, params }, { signal }) => {
  methods.push(method)
  const answer = await fetch(chain.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal,
  })
  const { result, error } = (await answer.json()) as {
    result?: unknown
    error?: { message: string }
  }
  if (error) throw Object.assign(new Error(error.message), error)
  return result
}
/** As nodes answer that lack the method. */
const poorRequest: NodeRequest = async (asked, options) => {
  if (asked.method === 'eth_simulateV1')
    throw Object.assign(new Error('the method does not exist'), { code: -32601 })
  return request(asked, options)
}

beforeAll(async () => {
  chain = await startEvmChain({ chainId: 31337 })
  contracts = await deployContracts({ url: chain.url, chainId: 31337 })
  const deployed = await deployDex({ url: chain.url, chainId: 31337, contracts })
  if (!deployed) throw new Error('The exchange is not installed')
  dex = deployed
  ;[me, friend] = chain.accounts.map(({ address }) => address) as [Address, Address]
}, 60_000)
afterAll(() => chain.stop())

const run = (
  calls: { to: Address; value?: bigint; data?: Hex }[],
  { ask = request, watch = [] as Address[], heldBackWei = 0n } = {},
) =>
  simulate({
    request: ask,
    from: me,
    calls: calls.map(({ to, value = 0n, data = '0x' }) => ({ to, value, data })),
    ...{ watch, heldBackWei },
    signal: AbortSignal.timeout(10_000),
  })
const transfer = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [friend, amount] })

test('behavior: a payment leaves, and nothing else', async () => {
  expect(await run([{ to: friend, value: 7n }])).toMatchObject({
    status: 'simulated',
    changes: [{ money: 'native', deltaAtomic: -7n }],
    isWhole: true,
  })
})

const balanceOf = async (address: Address) =>
  BigInt(
    (await request(
      { method: 'eth_getBalance', params: [address, 'latest'] },
      { signal: AbortSignal.timeout(10_000) },
    )) as string,
  )

test('behavior: what is paid before the calls is missing for them, and is no change of theirs', async () => {
  const value = parseEther('1')
  const { status: whole } = await run([{ to: friend, value: await balanceOf(me) }])
  expect(whole).toBe('simulated')
  const heldBackWei = 1n
  const all = [{ to: friend, value: await balanceOf(me) }]
  expect(await run(all, { heldBackWei })).toMatchObject({ status: 'reverts' })
  expect(await run([{ to: friend, value }], { heldBackWei })).toMatchObject({
    ...{ status: 'simulated', changes: [{ money: 'native', deltaAtomic: -value }] },
  })
})

test('behavior: approval and swap in one go, to the unit, with a token that nobody named', async () => {
  const paid = parseEther('1')
  const path = [contracts.foyerToken, contracts.foyerDollar] as const
  const approve = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [dex.dexRouter, paid],
  })
  const swap = encodeFunctionData({
    abi: routerAbi,
    functionName: 'swapExactTokensForTokens',
    args: [paid, 1n, [...path], me, maxUint256],
  })
  const simulation = await run([
    { to: contracts.foyerToken, data: approve },
    { to: dex.dexRouter, data: swap },
  ])
  // 1,000 FOY and 5,000 FUSD are in the pool, and 0.3 % stay there.
  const received = (5_000_000_000n * 997n * paid) / (parseEther('1000') * 1000n + 997n * paid)
  expect(simulation).toMatchObject({ status: 'simulated', isWhole: true })
  expect(simulation.status === 'simulated' && simulation.changes).toEqual(
    expect.arrayContaining([
      { money: contracts.foyerToken, deltaAtomic: -paid },
      { money: contracts.foyerDollar, deltaAtomic: received },
    ]),
  )
})

test('behavior: a collectible that leaves is named', async () => {
  const data = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'transferFrom',
    args: [me, friend, 1n],
  })
  const simulation = await run([{ to: contracts.foyerDoors, data }])
  expect(simulation).toMatchObject({
    status: 'simulated',
    collectibles: [{ collection: contracts.foyerDoors, delta: -1n }],
  })
})

test('error: a batch with one bad call reverts as a whole, with the words of the contract', async () => {
  expect(
    await run([
      { to: contracts.foyerDollar, data: transfer(1n) },
      { to: contracts.legacyDollar, data: transfer(10n ** 30n) },
    ]),
  ).toMatchObject({ status: 'reverts', call: 1 })
  expect(await run([{ to: friend, value: 10n ** 40n }])).toMatchObject({ status: 'reverts' })
})

test('behavior: a node without the method says so, and whether a call would revert', async () => {
  const good = [{ to: contracts.foyerDollar, data: transfer(1n) }]
  expect(await run(good, { ask: poorRequest })).toEqual({ status: 'notSimulated' })
  const bad = [{ to: contracts.foyerDollar, data: transfer(10n ** 30n) }]
  expect(await run(bad, { ask: poorRequest })).toMatchObject({ status: 'reverts', call: 0 })
})

test('error: garbage of a node is no simulation', async () => {
  for (const answer of [null, [], [{ calls: [] }], [{ calls: Array(3).fill({}) }], 'x'])
    expect(await run([{ to: friend, value: 1n }], { ask: async () => answer })).toEqual({
      status: 'notSimulated',
    })
})
