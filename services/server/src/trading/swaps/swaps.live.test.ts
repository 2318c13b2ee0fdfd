import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  ConvertAllowance,
  ConvertApprove,
  ConvertQuotes,
  ConvertTokens,
  ConvertTransaction,
  Failure,
  FungiblePrices,
} from '@foyer/protocol'
import {
  type DexContracts,
  deployContracts,
  deployDex,
  type EvmChain,
  legacyDollar,
  type StackContracts,
  startEvmChain,
} from '@foyer/testing/stack'
import type { InjectOptions } from 'fastify'
import {
  type Address,
  createTestClient,
  decodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  maxUint256,
  parseAbi,
  parseEther,
  parseUnits,
  publicActions,
  walletActions,
} from 'viem'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestChains } from '../../../test/createTestChains.ts'
import { createTestServer } from '../../../test/createTestServer.ts'
import { nativeEvmAddress } from '../../chain-data/prices/TokenId.ts'

const network = 'eip155:31337'
const idOf = (address: string) => `${network}:${address}`
const native = idOf(nativeEvmAddress)

let evm: EvmChain
let contracts: StackContracts
let dex: DexContracts
let app: Awaited<ReturnType<typeof createTestServer>>['app']
let user: Address
let snapshot: Hex

beforeAll(async () => {
  evm = await startEvmChain({ chainId: 31337 })
  contracts = await deployContracts(evm)
  const deployed = await deployDex({ ...evm, contracts })
  if (!deployed) throw new Error('The exchange packages are not installed')
  dex = deployed
  user = evm.accounts[0]?.address as Address
  const { foyerDollar, foyerToken, legacyDollar, foyerDoors } = contracts
  const served = await createTestServer({
    environment: {
      RATE_LIMIT_LISTS: '0',
      RATE_LIMIT_RPC: '0',
      DEXES: `${network}=${dex.dexRouter};stables=${foyerDollar};tokens=${foyerToken},${legacyDollar},${foyerDoors};minimumUsd=1000`,
    },
    chains: await createTestChains({ [network]: evm.url }),
  })
  app = served.app
  snapshot = await client().snapshot()
})

beforeEach(async () => {
  await client().revert({ id: snapshot })
  snapshot = await client().snapshot()
})

afterAll(async () => {
  await app?.close()
  await evm.stop()
})

test('behavior: what has a pool can be swapped', async () => {
  const { tokens } = ConvertTokens.parse(await get('tokens', { chainId: network }))
  expect(tokens.map(({ symbol, decimals, eip2612 }) => ({ symbol, decimals, eip2612 }))).toEqual([
    { symbol: 'ETH', decimals: 18, eip2612: false },
    { symbol: 'WETH', decimals: 18, eip2612: false },
    { symbol: 'FUSD', decimals: 6, eip2612: true },
    { symbol: 'FOY', decimals: 18, eip2612: true },
    { symbol: 'LGCY', decimals: 6, eip2612: false },
  ])
  expect(tokens[0]?.address).toBe(native)
  expect(tokens[2]?.address).toBe(idOf(contracts.foyerDollar))
})

test('behavior: a quote is what arrives, from ether to a token', async () => {
  const { foyerToken } = contracts
  await expectSwap({ from: native, to: idOf(foyerToken), amount: parseEther('1.5') })
})

test('behavior: a quote is what arrives, from a token to ether', async () => {
  const { foyerDollar } = contracts
  await expectSwap({ from: idOf(foyerDollar), to: native, amount: parseUnits('1234.56', 6) })
})

test('behavior: a quote is what arrives, over the way that brings most', async () => {
  const from = idOf(contracts.legacyDollar)
  const to = idOf(contracts.foyerToken)
  const { quotes } = await quoteOf({ from, to, amount: parseUnits('100', 6) })
  const { legacyDollar: legacy, foyerDollar, foyerToken } = contracts
  expect(quotes.map(({ id }) => id)).toEqual([[legacy, foyerDollar, foyerToken].join('-')])

  // Little goes through the small pool; much would move it too far.
  const way = async (amount: bigint) =>
    (await quoteOf({ from: idOf(foyerDollar), to, amount })).quotes[0]?.id.split('-').length
  expect(await way(parseUnits('10', 6))).toBe(2)
  expect(await way(parseUnits('5000', 6))).toBe(3)
  await expectSwap({ from, to, amount: parseUnits('250', 6) })
})

test('behavior: a token that wants its allowance at zero first', async () => {
  const from = idOf(contracts.legacyDollar)
  const to = native
  const steps: boolean[] = []
  await approve({ from, to, amount: 5n })
  for (;;) {
    const { allowance } = await allowanceOf(from)
    if (BigInt(allowance) >= 1_000_000n) break
    steps.push((await approve({ from, to, amount: 1_000_000n })).isReset)
    if (steps.length > 3) throw new Error('It never ends')
  }
  expect(steps).toEqual([true, false])
  const usual = { from: idOf(contracts.foyerDollar), to }
  await approve({ ...usual, amount: 5n })
  expect(await approve(usual)).toMatchObject({ isReset: false })
  expect(await allowanceOf(usual.from)).toEqual({ allowance: `${maxUint256}` })
})

test('behavior: the allowance of the network’s own currency has no end', async () => {
  expect(await allowanceOf(native)).toEqual({ allowance: `${maxUint256}` })
  expect(await allowanceOf(idOf(contracts.foyerDollar))).toEqual({ allowance: '0' })
})

test('behavior: when the price moves further than the slippage, nothing happens', async () => {
  const swap = { from: native, to: idOf(contracts.foyerDollar), amount: parseEther('1') }
  const built = await build({ ...swap, slippage: 0.5 })
  const { toAmount, minimumToAmount } = built
  expect(BigInt(minimumToAmount)).toBe((BigInt(toAmount) * 9_950n) / 10_000n)
  // Another account buys first, and moves the price by 2 %.
  await send(await build({ ...swap, amount: parseEther('2') }), evm.accounts[1]?.address)
  const before = await balanceOf(swap.to)
  await expect(send(built)).rejects.toThrow('INSUFFICIENT_OUTPUT_AMOUNT')
  expect(await balanceOf(swap.to)).toBe(before)
  expect((await send(await build({ ...swap, slippage: 0 }))).status).toBe('success')
})

test('behavior: what comes out goes to who pays, and to nobody else', async () => {
  const { tx, expiresAtMs } = await build({
    from: native,
    to: idOf(contracts.foyerDollar),
    amount: 10_000_000_000n,
  })
  const call = decodeFunctionData({
    abi: parseAbi([
      'function swapExactETHForTokens(uint256 minimum, address[] path, address to, uint256 deadline)',
    ]),
    data: tx.data as Hex,
  })
  expect(tx).toMatchObject({ from: user, to: dex.dexRouter, amount: '10000000000' })
  expect(call.args[1]).toEqual([dex.wrappedEther, contracts.foyerDollar])
  expect(call.args[2]).toBe(user)
  expect(Number(call.args[3]) * 1_000).toBe(Math.floor((expiresAtMs ?? 0) / 1_000) * 1_000)
  expect((expiresAtMs ?? 0) - Date.now()).toBeGreaterThan(19 * 60_000)
})

test('behavior: the gas is enough for a pool that has rested since it was tried', async () => {
  const { foyerDollar, legacyDollar: legacy } = contracts
  const swap = { from: native, to: idOf(legacy), amount: parseEther('1') }
  await approve({ from: swap.to, to: native })
  // A pool writes down its price with the first trade of a second: not while it is tried in the second
  // of its making, but a minute later.
  const { timestamp } = await client().getBlock()
  await client().setNextBlockTimestamp({ timestamp: timestamp + 3_600n })
  const hash = await client().writeContract({
    account: user,
    abi: parseAbi([
      'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
    ]),
    address: dex.dexRouter,
    functionName: 'addLiquidityETH',
    args: [legacy, parseUnits('5000', 6), 0n, 0n, user, maxUint256],
    value: parseEther('2000'),
  })
  // A swap built on the block before would run out an hour ago.
  await client().waitForTransactionReceipt({ hash })
  await expectGas({ ...swap, from: swap.to, to: native, amount: 1_000_000n })
  await expectGas({ ...swap, to: idOf(foyerDollar) })

  async function expectGas(each: Swap) {
    const built = await build(each)
    await client().increaseTime({ seconds: 60 })
    expect((await send(built)).status).toBe('success')
  }
})

test('behavior: without trying it the gas is a guess, and more for more pools', async () => {
  const gasOf = async (to: Address, from: Address) =>
    (
      await build({
        from: idOf(from),
        to: idOf(to),
        amount: 1_000_000n,
        disableEstimate: true,
      })
    ).tx.eip155.gas
  const { foyerDollar, foyerToken, legacyDollar: legacy } = contracts
  expect(await gasOf(foyerDollar, legacy)).toBe('150000')
  expect(await gasOf(foyerToken, legacy)).toBe('250000')
})

test('error: what cannot be swapped is refused with the reason', async () => {
  const { foyerDollar, foyerToken } = contracts
  const dollar = idOf(foyerDollar)
  const refusal = async (body: Record<string, unknown>) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/convert/build-transaction',
      payload: { from: dollar, to: native, amount: '1000000', userAddress: user, ...body },
    })
    expect(answer.statusCode).toBe(400)
    return Failure.parse(answer.json()).message
  }
  expect(await refusal({})).toContain('has not approved it yet')
  expect(await refusal({ from: native, to: dollar, amount: `${10n ** 30n}` })).toContain(
    "does not have enough of the network's currency",
  )
  expect(await refusal({ to: dollar })).toContain('two different tokens')
  expect(await refusal({ from: native, to: idOf(dex.wrappedEther) })).toContain('wrapped form')
  expect(await refusal({ to: idOf(contracts.foyerDoors) })).toContain('Insufficient liquidity')
  expect(await refusal({ from: idOf(user) })).toContain('Insufficient liquidity')
  expect(await refusal({ from: `eip155:1:${foyerDollar}` })).toContain('same network')
  expect(await refusal({ from: `eip155:1:${foyerDollar}`, to: `eip155:1:${foyerToken}` })).toBe(
    'Network not supported for Swaps',
  )
  expect(await refusal({ userAddress: `eip155:1:${user}` })).toContain('must be on the network')
  expect(await refusal({ userAddress: user.replace('f', 'F') })).toContain('EIP-55')
  expect(await refusal({ from: dollar.replace('b', 'B') })).toContain('EIP-55')
  expect(await refusal({ eip155: { slippage: 51 } })).toContain('slippage')
  expect(await refusal({ amount: '0' })).toContain('amount')
  expect(await refusal({ amount: `${2n ** 256n}` })).toContain('too large')

  const tokens = await app.inject('/v1/convert/tokens?chainId=eip155:1')
  expect([tokens.statusCode, tokens.json().message]).toEqual([
    400,
    'Network not supported for Swaps',
  ])
})

test('behavior: no way there is no quote', async () => {
  const { foyerDollar, foyerDoors } = contracts
  expect(
    await quoteOf({ from: idOf(foyerDollar), to: idOf(foyerDoors), amount: 1_000_000n }),
  ).toEqual({ quotes: [] })
  // Less than the smallest piece of what would come out.
  expect(await quoteOf({ from: native, to: idOf(foyerDollar), amount: 1n })).toEqual({ quotes: [] })
})

test('behavior: prices over HTTP, with the token under the id it was asked by', async () => {
  const { foyerDollar, foyerToken, foyerDoors } = contracts
  const addresses = [native, idOf(foyerToken.toLowerCase()), idOf(foyerDollar), idOf(foyerDoors)]
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/fungible/price',
    payload: { currency: 'usd', addresses, projectId: 'shop' },
  })
  expect(answer.statusCode).toBe(200)
  const { fungibles } = FungiblePrices.parse(answer.json())
  expect(fungibles.map(({ address, symbol, price }) => [address, symbol, price])).toEqual([
    [addresses[0], 'ETH', 2_500],
    [addresses[1], 'FOY', 5],
    [addresses[2], 'FUSD', 1],
  ])
})

test('error: while the node hangs, every answer comes in time and none is made up', async () => {
  const hanging = createServer(() => {})
  await new Promise<void>((resolve) => void hanging.listen(0, '127.0.0.1', resolve))
  const served = await createTestServer({
    environment: { DEXES: `${network}=${dex.dexRouter};stables=${contracts.foyerDollar}` },
    chains: await createTestChains({
      [network]: `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`,
    }),
  })
  onTestFinished(async () => {
    await served.app.close()
    hanging.closeAllConnections()
    hanging.close()
  })
  const [from, to] = [native, idOf(contracts.foyerDollar)]
  const pair = `from=${from}&to=${to}`
  const ask = async (request: InjectOptions) => {
    const startedAtMs = performance.now()
    const answer = await served.app.inject(request)
    expect(performance.now() - startedAtMs, request.url?.toString()).toBeLessThan(3_000)
    return answer
  }
  const answers = await Promise.all([
    ask({ url: `/v1/convert/tokens?chainId=${network}` }),
    ask({ url: `/v1/convert/quotes?${pair}&amount=1&userAddress=${user}` }),
    ask({ url: `/v1/convert/allowance?tokenAddress=${to}&userAddress=${user}` }),
    ask({ url: `/v1/convert/build-approve?from=${to}&to=${from}&userAddress=${user}` }),
    ask({
      method: 'POST',
      url: '/v1/convert/build-transaction',
      payload: { from, to, amount: '1', userAddress: user },
    }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503])
  const prices = await ask({
    method: 'POST',
    url: '/v1/fungible/price',
    payload: { currency: 'usd', addresses: [from, to] },
  })
  expect([prices.statusCode, prices.json()]).toEqual([200, { fungibles: [] }])
})

interface Swap {
  from: string
  to: string
  amount: bigint
}

/** Approves, swaps, and compares what arrived with what was quoted just before. */
async function expectSwap({ from, to, amount }: Swap) {
  if (from !== native) await approve({ from, to, amount })
  const { quotes } = await quoteOf({ from, to, amount })
  expect(quotes).toMatchObject([{ fromAmount: `${amount}`, fromAccount: from, toAccount: to }])
  const built = await build({ from, to, amount })
  expect(built.toAmount).toBe(quotes[0]?.toAmount)
  const [fromBefore, toBefore] = [await balanceOf(from), await balanceOf(to)]
  const receipt = await send(built)
  const fee = receipt.gasUsed * receipt.effectiveGasPrice
  expect(receipt.status).toBe('success')
  expect(receipt.gasUsed).toBeLessThan(BigInt(built.tx.eip155.gas))
  expect((await balanceOf(to)) + (to === native ? fee : 0n) - toBefore).toBe(BigInt(built.toAmount))
  expect(fromBefore - (await balanceOf(from)) - (from === native ? fee : 0n)).toBe(amount)
}

async function get(path: string, query: Record<string, string>): Promise<unknown> {
  const answer = await app.inject({ url: `/v1/convert/${path}`, query })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

async function quoteOf({ from, to, amount }: Swap) {
  return ConvertQuotes.parse(
    await get('quotes', {
      from,
      to,
      amount: `${amount}`,
      userAddress: idOf(user),
      gasPrice: '1',
    }),
  )
}

async function allowanceOf(tokenAddress: string) {
  return ConvertAllowance.parse(await get('allowance', { tokenAddress, userAddress: user }))
}

async function approve({ from, to, amount }: { from: string; to: string; amount?: bigint }) {
  const built = ConvertApprove.parse(
    await get('build-approve', {
      userAddress: idOf(user),
      from,
      to,
      ...(amount !== undefined && { amount: `${amount}` }),
    }),
  )
  const { value, ...tx } = built.tx
  await send({ tx: { ...tx, amount: value } })
  return built
}

async function build({
  amount,
  slippage,
  disableEstimate,
  ...pair
}: Swap & { slippage?: number; disableEstimate?: boolean }) {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/convert/build-transaction',
    payload: {
      projectId: 'shop',
      amount: `${amount}`,
      userAddress: user,
      ...pair,
      ...(slippage !== undefined && { eip155: { slippage } }),
      ...(disableEstimate && { disableEstimate }),
    },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return ConvertTransaction.parse(answer.json())
}

/** Sends what was built as a wallet would, word for word. */
async function send(
  { tx }: { tx: Pick<ConvertTransaction['tx'], 'to' | 'data' | 'amount' | 'eip155'> },
  account = user,
) {
  const call = {
    account,
    to: tx.to as Address,
    data: tx.data as Hex,
    value: BigInt(tx.amount),
    gas: BigInt(tx.eip155.gas),
    gasPrice: BigInt(tx.eip155.gasPrice),
  }
  await client().call(call)
  const hash = await client().sendTransaction(call)
  return client().waitForTransactionReceipt({ hash })
}

function balanceOf(token: string): Promise<bigint> {
  if (token === native) return client().getBalance({ address: user })
  const address = token.split(':')[2] as Address
  const abi = address === contracts.legacyDollar ? legacyDollar.abi : erc20Abi
  return client().readContract({ abi, address, functionName: 'balanceOf', args: [user] })
}

function client() {
  return createTestClient({
    mode: 'anvil',
    transport: http(evm.url),
    pollingInterval: 50,
    chain: {
      id: 31337,
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [evm.url] } },
    },
  })
    .extend(publicActions)
    .extend(walletActions)
}
