import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFoyer } from '@foyer/core'
import { getBuy } from '@foyer/core/buy'
import { getName } from '@foyer/core/names'
import { browserPlatform } from '@foyer/core/platform'
import { getSwap, type SwapState } from '@foyer/core/swap'
import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
import { feeToken, type Stack, startStack } from '@foyer/testing/stack'
import {
  createTestClient,
  erc20Abi,
  http,
  maxUint256,
  parseAbi,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyEmptyDatabase } from '../../../scripts/emptyDatabase.mjs'
import { evm } from './index.ts'

const serverEntry = fileURLToPath(new URL('../../../services/server/dist/main.js', import.meta.url))

let stack: Stack
let stateFolder: string
let chain: ReturnType<typeof clientOf>
let snapshot: `0x${string}`

const urlOf = (name: string) => stack.parts.find((part) => part.name === name)?.url ?? ''
const clientOf = (url: string) =>
  createTestClient({ mode: 'anvil', chain: foundry, transport: http(url) })
    .extend(publicActions)
    .extend(walletActions)

beforeAll(async () => {
  stateFolder = await mkdtemp(join(tmpdir(), 'foyer-swap-'))
  await copyEmptyDatabase(join(stateFolder, 'server'))
  stack = await startStack({ serverEntry, stateFolder })
  chain = clientOf(urlOf('evm-a'))
}, 120_000)
afterAll(async () => {
  await stack?.stop()
  await rm(stateFolder, { recursive: true, force: true })
})
beforeEach(async () => {
  snapshot = await chain.snapshot()
})
afterEach(() => chain.revert({ id: snapshot }))

type Proposed = { tx: { to: string; data: string; amount: string } }
type Asked = { method: string; params?: unknown }

/** A client without any view, connected to a wallet that signs on the local chain. */
async function setUp({
  meddle = (json) => json,
  isBatching = false,
  part = 'evm-a',
  chainId = 31337,
}: {
  part?: 'evm-a' | 'evm-b'
  chainId?: number
  /** The wallet does several calls or none, as one with a delegated account does. */
  isBatching?: boolean
  /** What a server makes of a transaction that it proposes. */
  meddle?: (json: Proposed) => Proposed
} = {}) {
  const [account] = stack.accounts
  if (!account) throw new Error('The stack has no accounts')
  const { http: web, clock } = browserPlatform()
  const meddled: typeof web = {
    ...web,
    async send(request) {
      const answer = await web.send(request)
      return request.url.includes('/build-transaction')
        ? { ...answer, json: meddle(answer.json as Proposed) }
        : answer
    },
  }
  const platform = { ...createFakePlatform(), http: meddled, clock }
  const asked: Asked[] = []
  const wallet = createScriptedWallet({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', chainId },
    accounts: [account.address.toLowerCase()],
    async rpc(request) {
      asked.push(request)
      return (
        (isBatching && batchOf(request, { part, chainId })) ||
        clientOf(urlOf(part)).request(request as never)
      )
    },
  })
  wallet.announce(platform.window)
  const foyer = createFoyer(
    {
      ...{ projectId: 'test', adapters: [evm()], backend: urlOf('server') },
      networks: [{ ...foundry, id: chainId }],
      customRpcUrls: { [`eip155:${chainId}`]: [urlOf(part)] },
    },
    { platform },
  )
  const [connector] = foyer.internals.connectors.getState()
  if (!connector) throw new Error('No wallet')
  await foyer.connect({ connector })
  const swap = getSwap(foyer)
  const until = (isThere: (state: SwapState) => boolean) =>
    new Promise<SwapState>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`Still ${JSON.stringify(swap.store.getState(), readable)}`)),
        15_000,
      )
      const look = () => {
        const state = swap.store.getState()
        if (!isThere(state)) return
        clearTimeout(late)
        stop()
        resolve(state)
      }
      const stop = swap.store.subscribe(look)
      look()
    })
  const sent = () => asked.filter(({ method }) => method === 'eth_sendTransaction')
  return { foyer, swap, until, sent, account: account.address, wallet }
}

/** A wallet's side of EIP-5792: what it is asked for goes into one block. */
function batchOf(
  { method, params }: Asked,
  { part, chainId }: { part: string; chainId: number },
): Promise<unknown> | undefined {
  const [first] = params as { calls: { to: string }[]; from: string }[]
  const node = clientOf(urlOf(part))
  const chainIdHex = `0x${chainId.toString(16)}`
  switch (method) {
    case 'wallet_getCapabilities':
      return Promise.resolve({ [chainIdHex]: { atomic: { status: 'ready' } } })
    case 'wallet_sendCalls':
      return sendTogether(node, first?.calls ?? [], first?.from ?? '').then((hash) => ({
        id: hash,
      }))
    case 'wallet_getCallsStatus':
      return node
        .getTransactionReceipt({ hash: String((params as string[])[0]) as `0x${string}` })
        .then(({ transactionHash, status }) => ({
          ...{ version: '2.0.0', chainId: chainIdHex, atomic: true },
          status: status === 'success' ? 200 : 500,
          receipts: [{ transactionHash, status: status === 'success' ? '0x1' : '0x0' }],
        }))
  }
  return undefined
}

async function sendTogether(
  node: ReturnType<typeof clientOf>,
  calls: readonly { to: string }[],
  from: string,
): Promise<string> {
  await node.setAutomine(false)
  try {
    const hashes: string[] = []
    for (const call of calls)
      hashes.push(
        (await node.request({
          method: 'eth_sendTransaction',
          params: [{ ...call, from, gas: '0xf4240' }],
        } as never)) as string,
      )
    await node.mine({ blocks: 1 })
    return hashes.at(-1) ?? ''
  } finally {
    await node.setAutomine(true)
  }
}

const readable = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

const balanceOf = (token: 'native' | `0x${string}`, account: `0x${string}`) =>
  token === 'native'
    ? chain.getBalance({ address: account })
    : chain.readContract({
        ...{ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] },
      })

test('behavior: money is swapped for a token, headless, and read back', async () => {
  const { swap, until, sent, account } = await setUp()
  swap.start({ fromToken: 'ETH', toToken: 'FUSD', amount: '1' })
  const { quote, tokens } = await until(({ quote }) => quote.status === 'ready')
  expect(tokens?.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['ETH', 'FUSD']))
  await swap.preview()
  const reviewed = swap.store.getState()
  if (reviewed.status !== 'reviewing') throw new Error(JSON.stringify(reviewed, readable))
  expect(reviewed.step).toBe('swap')
  const token = reviewed.get.asset.kind === 'token' ? reviewed.get.asset.address : ''
  const before = await balanceOf(token as `0x${string}`, account)
  await swap.confirm()
  const done = await until(({ outcome }) => outcome?.status === 'confirmed')
  expect(done).toMatchObject({ status: 'sent', outcome: { differences: [] } })
  const arrived = (await balanceOf(token as `0x${string}`, account)) - before
  expect(quote).toEqual({ status: 'ready', toAtomic: arrived })
  expect(sent()).toHaveLength(1)
})

test('behavior: a token is approved for exactly the amount, and nothing of it is left', async () => {
  const { swap, until, sent, account } = await setUp()
  const { foyerDollar, foyerToken, dexRouter } = stack.contracts
  const before = await balanceOf(foyerToken, account)
  swap.start({ fromToken: 'FUSD', toToken: foyerToken, amount: '100' })
  const { quote } = await until(({ quote }) => quote.status === 'ready')
  await swap.preview()
  expect(await until(({ status }) => status === 'reviewing')).toMatchObject({ step: 'approve' })
  await swap.confirm()
  await until(({ step, isPreparing }) => step === 'swap' && !isPreparing)
  await swap.confirm()
  await until(({ outcome }) => outcome?.status === 'confirmed')
  expect((await balanceOf(foyerToken, account)) - before).toBe(
    quote.status === 'ready' && quote.toAtomic,
  )
  expect(sent()).toHaveLength(2)
  const left = await chain.readContract({
    ...{ address: foyerDollar, abi: erc20Abi, functionName: 'allowance' },
    args: [account, dexRouter ?? account],
  })
  expect(left).toBe(0n)
})

const symbols = ['ETH', 'FUSD', 'LGCY']
const pairs = symbols.flatMap((from) =>
  symbols.filter((to) => to !== from).map((to) => [from, to] as const),
)

test.each([
  { part: 'evm-a', chainId: 31337, isBatching: false },
  { part: 'evm-b', chainId: 31338, isBatching: false },
  { part: 'evm-a', chainId: 31337, isBatching: true },
  { part: 'evm-b', chainId: 31338, isBatching: true },
] as const)(
  'behavior: on $part every pair is swapped to the unit that was on screen, and approvals are used up; all or nothing: $isBatching',
  async (where) => {
    const node = clientOf(urlOf(where.part))
    for (const [fromToken, toToken] of pairs) {
      const { foyer, swap, until, account, sent } = await setUp(where)
      const { network, feeOf, balance } = {
        network: foyer.getState().chains.eip155?.network,
        /** Of all that its block has: a batch stands there call by call. */
        async feeOf(hash: string) {
          const { blockHash } = await node.getTransactionReceipt({ hash: hash as `0x${string}` })
          const { transactions } = await node.getBlock({ blockHash })
          const receipts = transactions.map((hash) => node.getTransactionReceipt({ hash }))
          return (await Promise.all(receipts)).reduce(
            (sum, { gasUsed, effectiveGasPrice }) => sum + gasUsed * effectiveGasPrice,
            0n,
          )
        },
        balance: ({ asset }: SwapState['get'] & object) =>
          asset.kind === 'token'
            ? node.readContract({
                ...{ address: asset.address as `0x${string}`, abi: erc20Abi },
                ...{ functionName: 'balanceOf', args: [account] },
              })
            : node.getBalance({ address: account }),
      }
      expect(network?.id).toBe(where.chainId)
      swap.start({ fromToken, toToken, amount: fromToken === 'ETH' ? '0.01' : '10' })
      await until(({ quote }) => quote.status === 'ready')
      await swap.preview()
      const first = await until(({ status }) => status === 'reviewing')
      const approval = where.isBatching ? 'batch' : 'approve'
      expect(first.step).toBe(fromToken === 'ETH' ? 'swap' : approval)
      if (first.step === 'approve') {
        await swap.confirm()
        await until(({ step, isPreparing }) => step === 'swap' && !isPreparing)
      }
      const { get, pay } = swap.store.getState()
      if (!get || !pay) throw new Error('No tokens')
      const before = await balance(get)
      await swap.confirm()
      const done = await until(({ outcome }) => outcome?.status === 'confirmed')
      if (done.status !== 'sent') throw new Error(done.status)
      const fee = toToken === 'ETH' ? await feeOf(done.hash) : 0n
      expect([fromToken, toToken, (await balance(get)) - before + fee]).toEqual([
        ...[fromToken, toToken, done.toAtomic],
      ])
      if (pay.asset.kind === 'token')
        expect(
          await node.readContract({
            ...{ address: pay.asset.address as `0x${string}`, abi: erc20Abi },
            ...{ functionName: 'allowance', args: [account, done.exchange as `0x${string}`] },
          }),
        ).toBe(0n)
      if (first.step === 'batch') expect(sent()).toHaveLength(0)
      foyer.destroy()
    }
  },
  60_000,
)

test('behavior: a token that takes no other allowance is reset first', async () => {
  const { swap, until, sent, account } = await setUp()
  const { legacyDollar, dexRouter } = stack.contracts
  // Left over from another page.
  await chain.impersonateAccount({ address: account })
  const hash = await chain.writeContract({
    ...{ account, chain: foundry, address: legacyDollar, functionName: 'approve' },
    abi: [
      {
        ...{ type: 'function', name: 'approve', stateMutability: 'nonpayable', outputs: [] },
        inputs: [
          { name: 'spender', type: 'address' },
          { name: 'amount', type: 'uint256' },
        ],
      },
    ] as const,
    args: [dexRouter ?? account, 5n],
  })
  await chain.waitForTransactionReceipt({ hash })
  swap.start({ fromToken: 'LGCY', toToken: 'ETH', amount: '100' })
  await until(({ quote }) => quote.status === 'ready')
  await swap.preview()
  expect(await until(({ status }) => status === 'reviewing')).toMatchObject({ step: 'reset' })
  await swap.confirm()
  await until(({ step, isPreparing }) => step === 'approve' && !isPreparing)
  await swap.confirm()
  await until(({ step, isPreparing }) => step === 'swap' && !isPreparing)
  await swap.confirm()
  expect(await until(({ outcome }) => outcome?.status === 'confirmed')).toMatchObject({
    ...{ status: 'sent', outcome: { differences: [] } },
  })
  expect(sent()).toHaveLength(3)
})

test('behavior: a wallet that does all or nothing approves and swaps in one go, and nothing of the approval is left', async () => {
  const { swap, until, sent, account } = await setUp({ isBatching: true })
  const { foyerDollar, foyerToken, dexRouter } = stack.contracts
  const before = await balanceOf(foyerToken as `0x${string}`, account)
  swap.start({ fromToken: 'FUSD', toToken: 'FOY', amount: '100' })
  await until(({ quote }) => quote.status === 'ready')
  await swap.preview()
  await until(({ status, step }) => status === 'reviewing' && step === 'batch')
  await swap.confirm()
  const done = await until(({ outcome }) => outcome?.status === 'confirmed')
  expect(done).toMatchObject({ status: 'sent', outcome: { differences: [] } })
  expect(sent()).toHaveLength(0)
  const minimum = done.status === 'sent' ? done.minimumAtomic : 0n
  const arrived = (await balanceOf(foyerToken as `0x${string}`, account)) - before
  expect(arrived).toBeGreaterThanOrEqual(minimum)
  expect(
    await chain.readContract({
      ...{ address: foyerDollar, abi: erc20Abi, functionName: 'allowance' },
      args: [account, dexRouter ?? account],
    }),
  ).toBe(0n)
})

test.each([
  { way: 'to', reason: 'It brings less than it says.' },
  { way: 'from', reason: 'The network says that it would fail.' },
] as const)(
  'error: a token that keeps a part of what moves is refused before the wallet is asked, $way it',
  async ({ way, reason }) => {
    const { swap, until, sent, account } = await setUp()
    const fee = await deployFeeToken(account)
    swap.start({ fromToken: 'ETH' })
    await until(({ pay, tokens }) => pay !== null && tokens !== null)
    const token = await swap.findToken(fee)
    if (!token) throw new Error('The token is not found')
    const atomic = await balanceOf(fee, account)
    expect(token).toMatchObject({ symbol: 'FEE', decimals: 18, atomic })
    swap.chooseGet(token)
    if (way === 'from') swap.switchTokens()
    swap.writeAmount('1')
    await until(({ quote }) => quote.status === 'ready')
    await swap.preview()
    expect(swap.store.getState()).toMatchObject({
      ...{ status: 'editing', notice: { kind: 'refused', error: { message: reason } } },
    })
    expect(sent()).toHaveLength(0)
  },
)

/** With a pool of its own at the exchange. */
async function deployFeeToken(account: `0x${string}`): Promise<`0x${string}`> {
  const { dexRouter = account } = stack.contracts
  await chain.impersonateAccount({ address: account })
  const from = { account, chain: foundry }
  const done = (hash: `0x${string}`) => chain.waitForTransactionReceipt({ hash })
  const { contractAddress: address } = await done(
    await chain.deployContract({ ...feeToken, ...from, args: [] }),
  )
  if (!address) throw new Error('The token is not deployed')
  const approve = { abi: erc20Abi, functionName: 'approve', args: [dexRouter, maxUint256] } as const
  await done(await chain.writeContract({ ...from, ...approve, address }))
  const provide = {
    abi: parseAbi([
      'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
    ]),
    functionName: 'addLiquidityETH',
    args: [address, parseEther('1000'), 0n, 0n, account, maxUint256],
  } as const
  await done(
    await chain.writeContract({ ...from, ...provide, address: dexRouter, value: parseEther('10') }),
  )
  return address
}

test('error: a price that moves while the user reads stops the swap, and says so', async () => {
  const { swap, until, sent, account } = await setUp()
  const { foyerDollar, dexRouter, wrappedEther } = stack.contracts
  swap.start({ fromToken: 'ETH', toToken: 'FUSD', amount: '1' })
  await until(({ quote }) => quote.status === 'ready')
  await swap.preview()
  await until(({ status }) => status === 'reviewing')
  // Somebody else buys so much that the price falls by some four percent.
  const [, other] = stack.accounts
  const hash = await chain.writeContract({
    ...{ account: other?.address ?? account, chain: foundry, address: dexRouter ?? account },
    ...{ functionName: 'swapExactETHForTokens', value: 4_000_000_000_000_000_000n, gas: 500_000n },
    abi: [
      {
        ...{ type: 'function', name: 'swapExactETHForTokens', stateMutability: 'payable' },
        inputs: [
          { name: 'least', type: 'uint256' },
          { name: 'path', type: 'address[]' },
          { name: 'to', type: 'address' },
          { name: 'deadline', type: 'uint256' },
        ],
        outputs: [],
      },
    ] as const,
    args: [0n, [wrappedEther ?? account, foyerDollar], account, 2n ** 40n],
  })
  expect((await chain.waitForTransactionReceipt({ hash })).status).toBe('success')
  swap.refreshFee()
  const { notice } = await until(({ notice }) => notice?.kind === 'wouldFail')
  expect(notice).toMatchObject({ error: { code: 'transfer/refused-by-chain' } })
  await swap.confirm()
  expect(sent()).toHaveLength(0)
  swap.edit()
  await until(({ quote, status }) => status === 'editing' && quote.status === 'ready')
})

test('behavior: the wallet says no, and nothing was sent', async () => {
  const { swap, until, wallet } = await setUp()
  swap.start({ fromToken: 'ETH', toToken: 'FUSD', amount: '1' })
  await until(({ quote }) => quote.status === 'ready')
  await swap.preview()
  await until(({ status }) => status === 'reviewing')
  wallet.behave('eth_sendTransaction', 'reject')
  await swap.confirm()
  expect(await until(({ notice }) => notice !== null)).toMatchObject({
    ...{ status: 'reviewing', notice: { kind: 'declined' } },
  })
})

test('error: a server that names another contract than an exchange is found out before the wallet is asked', async () => {
  // It takes the money of whatever is called, and gives its own token for it.
  const { wrappedEther = '' } = stack.contracts
  const { swap, until, sent } = await setUp({
    meddle: ({ tx, ...rest }) => ({ ...rest, tx: { ...tx, to: wrappedEther } }),
  })
  swap.start({ fromToken: 'ETH', toToken: 'FUSD', amount: '1' })
  await until(({ quote }) => quote.status === 'ready')
  await swap.preview()
  expect(swap.store.getState()).toMatchObject({
    ...{ status: 'editing', notice: { kind: 'refused' } },
  })
  await swap.confirm()
  expect(sent()).toHaveLength(0)
})

test('error: a server that pays somebody else is found out before the wallet is asked', async () => {
  const { swap, until, sent, account } = await setUp({
    meddle: ({ tx, ...rest }) => ({
      ...rest,
      tx: { ...tx, data: tx.data.replaceAll(account.slice(2).toLowerCase(), '7'.repeat(40)) },
    }),
  })
  swap.start({ fromToken: 'ETH', toToken: 'FUSD', amount: '1' })
  await until(({ quote }) => quote.status === 'ready')
  await swap.preview()
  expect(swap.store.getState().notice).toMatchObject({
    ...{ kind: 'refused', error: { message: 'It pays somebody else.' } },
  })
  expect(sent()).toHaveLength(0)
})

/** Resolves with the first state that is wanted. */
function stateOf<state>(
  store: { getState(): state; subscribe(listener: () => void): () => void },
  isThere: (state: state) => boolean,
) {
  return new Promise<state>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`Still ${JSON.stringify(store.getState(), readable)}`)),
      20_000,
    )
    const look = () => {
      const state = store.getState()
      if (!isThere(state)) return
      clearTimeout(late)
      stop()
      resolve(state)
    }
    const stop = store.subscribe(look)
    look()
  })
}

test.each([
  { part: 'evm-a', chainId: 31337 },
  { part: 'evm-b', chainId: 31338 },
] as const)(
  'a purchase without a view arrives on $part to the unit, and its page opens once',
  async (where) => {
    const { foyer, account } = await setUp(where)
    const node = clientOf(urlOf(where.part))
    const buy = getBuy(foyer)
    const before = await node.getBalance({ address: account })
    buy.start()
    await stateOf(buy.store, (state) => state.status === 'choosing' && state.offer === 'ready')
    buy.writeAmount('50')
    await stateOf(
      buy.store,
      (state) => state.status === 'choosing' && state.quotes.sandbox?.status === 'ready',
    )
    buy.begin('sandbox')
    const waiting = await stateOf(buy.store, ({ status }) => status === 'waiting')
    if (waiting.status !== 'waiting') throw new Error(waiting.status)
    const pages = await Promise.all(Array.from({ length: 10 }, () => fetch(waiting.url)))
    expect(pages.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])
    const delivered = stateOf(buy.store, ({ status }) => status === 'delivered')
    const asking = setInterval(() => void buy.refresh(), 200)
    const { hash } = (await delivered.finally(() => clearInterval(asking))) as { hash: string }
    expect(hash).toMatch(/^0x[\da-f]{64}$/)
    expect((await node.getBalance({ address: account })) - before).toBe(24_625_000_000_000_000n)
  },
)

test('the sandbox pays on local Solana, too', async () => {
  const solana = urlOf('solana')
  expect(solana).toMatch(/^http:/)
  const ask = async (url: string, body: object) =>
    (await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((answer) => answer.json())) as Record<string, unknown>
  const server = urlOf('server')
  const options = (await (await fetch(`${server}/v1/onramp/options`)).json()) as {
    purchaseCurrencies: { id: string; networks: { name: string }[] }[]
  }
  const defaultNetwork = options.purchaseCurrencies
    .find(({ id }) => id === 'sol')
    ?.networks.at(-1)?.name
  const address = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const balance = async () => {
    const params = [address]
    const answer = await ask(solana, { jsonrpc: '2.0', id: 1, method: 'getBalance', params })
    return (answer.result as { value: number }).value
  }
  const before = await balance()
  const { url, purchaseId } = await ask(`${server}/v1/generators/onrampurl`, {
    ...{ destinationWallets: [{ address }], defaultNetwork, presetFiatAmount: '20' },
    ...{ purchaseCurrency: 'sol', paymentCurrency: 'EUR' },
  })
  expect((await fetch(`${url}`)).status).toBe(200)
  await expect
    .poll(async () => (await fetch(`${server}/v1/onramp/purchases/${purchaseId}`)).json(), {
      timeout: 15_000,
    })
    .toMatchObject({ status: 'delivered', address, purchase: { amount: '0.197' } })
  expect((await balance()) - before).toBe(197_000_000)
})

test('a name without a view is signed for by key, leads to its account at once, and is given once', async () => {
  const { foyer, account } = await setUp()
  const name = getName(foyer)
  const label = `live-${Date.now().toString(36)}`
  name.start()
  name.writeName(label)
  await stateOf(name.store, (state) => state.status === 'choosing' && state.chosen !== null)
  name.register()
  await stateOf(name.store, ({ status }) => status === 'registered')
  const found = await fetch(`${urlOf('server')}/v1/profile/account/${label}`)
  const { addresses } = (await found.json()) as { addresses: Record<string, { address: string }> }
  // ENSIP-11 of the local chain.
  expect(addresses[0x8000_0000 + 31_337]?.address).toBe(account)
  await expect
    .poll(() => foyer.getState().chains.eip155?.profileName, { timeout: 5_000 })
    .toMatch(/\.foyer\.id$/)
  name.start()
  name.writeName(label)
  const again = await stateOf(
    name.store,
    (state) => state.status === 'choosing' && state.search.status === 'found',
  )
  expect(again).toMatchObject({ chosen: null })
})
