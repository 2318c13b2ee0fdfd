import { createFoyer } from '@foyer/core'
import { browserPlatform } from '@foyer/core/platform'
import { waitForTransaction } from '@foyer/core/reading'
import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
import { deployContracts, type EvmChain, startEvmChain } from '@foyer/testing/stack'
import { createTestClient, http, parseEther, publicActions, walletActions } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evm } from './index.ts'

let chain: EvmChain
let contracts: Awaited<ReturnType<typeof deployContracts>>
beforeAll(async () => {
  chain = await startEvmChain({ chainId: 31337 })
  contracts = await deployContracts({ url: chain.url, chainId: 31337 })
}, 60_000)
afterAll(() => chain.stop())

/** A connected client, and the chain for what happens outside of it. */
async function setUp() {
  const [one, two] = chain.accounts
  if (!one || !two) throw new Error('The chain has no accounts')
  const { http: web, clock } = browserPlatform()
  // Nobody waits two seconds between two questions here.
  const soon: typeof clock = { ...clock, after: (delayMs, call) => clock.after(delayMs / 40, call) }
  const asked: string[] = []
  const counted: typeof web = {
    ...web,
    async send(request) {
      const answer = await web.send(request)
      asked.push(String(Object(request.body).method))
      return answer
    },
  }
  const platform = { ...createFakePlatform(), http: counted, clock: soon }
  const wallet = createScriptedWallet({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', chainId: 31337 },
    accounts: [one.address.toLowerCase()],
  })
  wallet.announce(platform.window)
  const foyer = createFoyer(
    {
      ...{ projectId: 'test', networks: [foundry], adapters: [evm()] },
      customRpcUrls: { 'eip155:31337': [chain.url] },
    },
    { platform },
  )
  const [connector] = foyer.getConnectors()
  if (connector) await foyer.connect({ connector })
  const client = createTestClient({ mode: 'anvil', chain: foundry, transport: http(chain.url) })
    .extend(publicActions)
    .extend(walletActions)
  const account = one.address as `0x${string}`
  const to = two.address as `0x${string}`
  return { foyer, client, account, to, asked }
}

test('behavior: a transaction in a block is a success, and one that did nothing has reverted', async () => {
  const { foyer, client, account, to } = await setUp()
  const hash = await client.sendTransaction({ account, to, value: 1n })
  const { blockNumber } = await client.getTransactionReceipt({ hash })
  expect(await waitForTransaction(foyer, { hash })).toEqual({
    hash,
    status: 'success',
    blockNumber,
  })
  expect(await waitForTransaction(foyer, { hash, chainId: 31337 })).toMatchObject({ hash })

  // transferFrom of what nobody allowed.
  const data =
    `0x23b872dd${to.slice(2).padStart(64, '0')}${account.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}` as const
  const token = contracts.foyerToken
  const refused = await client.sendTransaction({ account, to: token, data, gas: 100_000n })
  expect(await waitForTransaction(foyer, { hash: refused })).toMatchObject({ status: 'reverted' })
})

test('behavior: more confirmations take more blocks', async () => {
  const { foyer, client, account, to } = await setUp()
  const hash = await client.sendTransaction({ account, to, value: 1n })
  let isDone = false
  const end = waitForTransaction(foyer, { hash, confirmations: 3 }).then((found) => {
    isDone = true
    return found
  })
  await client.mine({ blocks: 1 })
  await expect.poll(() => client.getBlockNumber()).toBeGreaterThan(0n)
  expect(isDone).toBe(false)
  await client.mine({ blocks: 1 })
  expect(await end).toMatchObject({ status: 'success' })
})

test('behavior: one that was sped up in the wallet is replaced, and by which is told', async () => {
  const { foyer, client, account, to, asked } = await setUp()
  await client.setAutomine(false)
  try {
    const nonce = await client.getTransactionCount({ address: account })
    const gasPrice = await client.getGasPrice()
    const sent = { account, to, value: parseEther('0.1'), nonce, gas: 21_000n } as const
    const hash = await client.sendTransaction({ ...sent, gasPrice })
    const end = waitForTransaction(foyer, { hash })
    // It has to be seen before it goes, as it is while a user looks on.
    await expect.poll(() => asked).toContain('eth_getTransactionByHash')
    const faster = await client.sendTransaction({ ...sent, gasPrice: gasPrice * 3n })
    await client.mine({ blocks: 1 })
    const { blockNumber } = await client.getTransactionReceipt({ hash: faster })
    expect(await end).toEqual({ hash, status: 'replaced', replacedBy: faster, blockNumber })
  } finally {
    await client.setAutomine(true)
  }
})

test('error: what no block has is said to be late, and who leaves is let go', async () => {
  const { foyer } = await setUp()
  const hash = `0x${'ab'.repeat(32)}`
  await expect(waitForTransaction(foyer, { hash, timeoutMs: 100 })).rejects.toMatchObject({
    code: 'transaction/timeout',
    context: { hash },
  })
  const leaving = new AbortController()
  const end = waitForTransaction(foyer, { hash, signal: leaving.signal })
  leaving.abort(new Error('Gone'))
  await expect(end).rejects.toThrow('Gone')
  await expect(waitForTransaction(foyer, { hash, chainId: 5 })).rejects.toMatchObject({
    code: 'network/not-found',
  })
  await foyer.disconnect()
  await expect(waitForTransaction(foyer, { hash })).rejects.toMatchObject({
    code: 'connection/not-connected',
  })
})
