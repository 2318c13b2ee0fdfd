import { Network } from '@foyer/core'
import type { ChainRead, TransferAsset, WalletActions } from '@foyer/core/adapter'
import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
import { expect, test } from 'vitest'
import { evm } from './index.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const tokenAddress = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const oracle = '0x420000000000000000000000000000000000000F'
const node = 'https://node.example'
const hash = `0x${'cd'.repeat(32)}`

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const reverts = Object.assign(new Error('execution reverted'), { code: 3, data: '0x' })
const away = new Error('HTTP 503')

type Answer = (call: { method: string; to: string; data: string }) => unknown

/** What a chain with one token of 6 decimals says: nobody lives anywhere else. */
const honest: Answer = ({ method, to, data }) => {
  if (method === 'eth_estimateGas') return '0x5208'
  if (method === 'eth_gasPrice') return '0x3b9aca00'
  if (method !== 'eth_call') return null
  return to === tokenAddress && data === '0x313ce567' ? word(6n) : '0x'
}
const counting =
  (decimals: unknown): Answer =>
  (call) => {
    if (call.to !== tokenAddress || call.method !== 'eth_call') return honest(call)
    if (decimals instanceof Error) throw decimals
    return decimals
  }

/** A connected wallet, and who says what a chain is: a node, a backend, the wallet itself. */
async function connect({
  nodeSays,
  backendSays,
  walletSays = honest,
}: {
  nodeSays?: Answer
  backendSays?: Answer
  walletSays?: Answer
}) {
  const platform = createFakePlatform()
  const asked: { by: string; method: string; to: string }[] = []
  const answer = (
    by: string,
    says: Answer,
    { method, params }: Pick<ChainRead, 'method' | 'params'>,
  ) => {
    const { to = '', data = '' } = Object(params[0]) as { to?: string; data?: string }
    asked.push({ by, method, to })
    return says({ method, to, data })
  }
  const wallet = createScriptedWallet({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', chainId: 31337, accounts: [from] },
    rpc: ({ method, params }) =>
      method === 'eth_sendTransaction'
        ? hash
        : answer('wallet', walletSays, { method, params: params as unknown[] }),
  })
  wallet.announce(platform.window)
  platform.http.answer(node, ({ body }) => {
    const read = body as Pick<ChainRead, 'method' | 'params'>
    try {
      return { json: { jsonrpc: '2.0', id: 1, result: answer('node', nodeSays ?? honest, read) } }
    } catch (thrown) {
      const { message, code, data } = thrown as { message: string; code?: number; data?: string }
      return { json: { jsonrpc: '2.0', id: 1, error: { message, code, data } } }
    }
  })
  const network = Network.from({
    id: 31337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
  const adapter = evm().attach({
    platform,
    options: nodeSays ? { customRpcUrls: { 'eip155:31337': [node] } } : {},
    chain: () => ({ network, requestedNetworks: [network] }),
    readThroughBackend: async (read) =>
      backendSays ? { result: answer('backend', backendSays, read) } : null,
    requestChanged() {},
  })
  const signal = new AbortController().signal
  const connection = await adapter.connect({ connectorId: 'dev.foyer.acorn', signal })
  const actions = (await connection.actions?.()) as Required<WalletActions<'eip155'>>
  const transferOf = (asset: TransferAsset) => ({ network, from, to, asset, amountAtomic: 1_000n })
  return {
    asked,
    estimate: (asset: TransferAsset) => actions.estimate(transferOf(asset), { signal }),
    checkDecimals: (decimals: number) =>
      actions.calls.checkDecimals({ network, address: tokenAddress, decimals }, { signal }),
    transfer: (asset: TransferAsset) => actions.transfer(transferOf(asset)),
    sent: () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction').length,
  }
}

const token = (decimals: number): TransferAsset => ({
  kind: 'token',
  address: tokenAddress,
  decimals,
})
const native: TransferAsset = { kind: 'native' }

test('behavior: a token that counts as it was shown is sent, and read once', async () => {
  const { estimate, transfer, asked, sent } = await connect({ nodeSays: honest })
  await estimate(token(6))
  await estimate(token(6))
  await transfer(token(6))
  expect(sent()).toBe(1)
  const reads = asked.filter(({ method, to }) => method === 'eth_call' && to === tokenAddress)
  expect(reads).toHaveLength(1)
})

test.each<[string, Answer, number | null]>([
  ['other decimals', honest, 6],
  ['no such function', counting(reverts), null],
  ['no contract', counting('0x'), null],
  ['more than a byte', counting(word(256n)), null],
  ['less than a word', counting('0x06'), null],
])('error: a token with %s is refused before the wallet is asked', async (_, nodeSays, onChain) => {
  const { estimate, transfer, sent } = await connect({ nodeSays })
  const differ = { code: 'transfer/decimals-differ', context: { shown: 3, onChain } }
  await expect(estimate(token(3))).rejects.toMatchObject(differ)
  // Whoever confirms before anything was estimated is no worse off.
  await expect(transfer(token(3))).rejects.toMatchObject(differ)
  expect(sent()).toBe(0)
})

test('behavior: a token that says no decimals goes in whole pieces, as it was shown', async () => {
  for (const silent of [counting(reverts), counting('0x')]) {
    const { estimate, transfer, sent } = await connect({ nodeSays: silent })
    await estimate(token(0))
    await transfer(token(0))
    expect(sent()).toBe(1)
  }
})

test('error: a token whose decimals nobody tells is not sent', async () => {
  for (const answer of [away, null, 6]) {
    const { estimate, transfer, sent } = await connect({ nodeSays: counting(answer) })
    const unread = { code: 'transfer/decimals-unread', kind: 'unavailable' }
    await expect(estimate(token(6))).rejects.toMatchObject(unread)
    await expect(transfer(token(6))).rejects.toMatchObject(unread)
    expect(sent()).toBe(0)
  }
})

test('error: a backend that lies of balances and of decimals is found out by the wallet', async () => {
  const { estimate, transfer, checkDecimals, sent } = await connect({
    backendSays: counting(word(3n)),
  })
  const differ = { code: 'transfer/decimals-differ', context: { shown: 3, onChain: 6 } }
  // As before a swap.
  await expect(checkDecimals(3)).rejects.toMatchObject(differ)
  await expect(estimate(token(3))).rejects.toMatchObject(differ)
  await expect(transfer(token(3))).rejects.toMatchObject(differ)
  expect(sent()).toBe(0)
})

test('behavior: a wallet that cannot say what a token is keeps nothing from being sent', async () => {
  const { estimate, transfer, sent } = await connect({
    backendSays: honest,
    walletSays: counting(away),
  })
  await estimate(token(6))
  await transfer(token(6))
  expect(sent()).toBe(1)
})

/** Has the oracle say the same to everything. */
const withOracle =
  (says: unknown): Answer =>
  (call) => {
    if (call.to !== oracle) return honest(call)
    if (says instanceof Error) throw says
    return says
  }
const gas = 21_000n * 10n ** 9n

test.each<[string, unknown, bigint]>([
  ['nothing there', '0x', 0n],
  ['a contract that reverts', reverts, 0n],
  ['a contract that answers something else', '0x01', 0n],
  // Data and operator, with a half on top.
  ['an oracle', word(10n ** 12n), 3n * 10n ** 12n],
])('behavior: the fee where there is %s', async (_, says, dataAtomic) => {
  const { estimate } = await connect({ nodeSays: withOracle(says) })
  const { feeAtomic, reserveAtomic = 0n } = await estimate(native)
  expect(feeAtomic).toBe((gas * 125n) / 100n + dataAtomic)
  // Twice the gas price, of the next blocks, too.
  expect(reserveAtomic).toBe((gas * 250n) / 100n + dataAtomic)
})

test("behavior: an oracle is heard that wants nothing but the operator's part, and one of Scroll", async () => {
  const operatorAlone = await connect({
    nodeSays: (call) =>
      call.to === oracle
        ? word(call.data.startsWith('0x275aedd2') ? 10n ** 12n : 0n)
        : honest(call),
  })
  const plain = (gas * 125n) / 100n
  const added = (10n ** 12n * 3n) / 2n
  expect((await operatorAlone.estimate(native)).feeAtomic).toBe(plain + added)
  const scroll = await connect({
    nodeSays: (call) =>
      call.to === '0x5300000000000000000000000000000000000002' ? word(10n ** 12n) : honest(call),
  })
  expect((await scroll.estimate(native)).feeAtomic).toBe(plain + added)
  await scroll.estimate(native)
  // Whom to ask is known.
  expect(scroll.asked.filter(({ method }) => method === 'eth_call')).toHaveLength(3)
})

test('error: a fee is not known while the oracle cannot be asked', async () => {
  const { estimate } = await connect({ nodeSays: withOracle(away) })
  await expect(estimate(native)).rejects.toMatchObject({ code: 'transfer/no-estimate' })
})

test('behavior: a chain without an oracle is asked for one once, and waits for nothing', async () => {
  const { estimate, asked } = await connect({ nodeSays: honest })
  await estimate(native)
  // Of the OP stack's and of Scroll's, beside the others: no question waits for their answers.
  expect(asked.map(({ method }) => method).sort()).toEqual([
    ...['eth_call', 'eth_call', 'eth_estimateGas', 'eth_gasPrice'],
  ])
  await estimate(native)
  expect(asked.filter(({ method }) => method === 'eth_call')).toHaveLength(2)
})
