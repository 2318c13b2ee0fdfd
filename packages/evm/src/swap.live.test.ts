import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFoyer } from '@foyer/core'
import { browserPlatform } from '@foyer/core/platform'
import { getSwap, type SwapState } from '@foyer/core/swap'
import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
import { type Stack, startStack } from '@foyer/testing/stack'
import { createTestClient, erc20Abi, http, publicActions, walletActions } from 'viem'
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

type Asked = { method: string; params?: unknown }

/** A client without any view, connected to a wallet that signs on the local chain. */
async function setUp({
  between = async () => {},
}: {
  /** What the world does between the review and the wallet. */
  between?: () => Promise<void>
} = {}) {
  const [account] = stack.accounts
  if (!account) throw new Error('The stack has no accounts')
  const { http: web, clock } = browserPlatform()
  const platform = { ...createFakePlatform(), http: web, clock }
  const asked: Asked[] = []
  const wallet = createScriptedWallet({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', chainId: 31337 },
    accounts: [account.address.toLowerCase()],
    async rpc(request) {
      asked.push(request)
      if (request.method === 'eth_sendTransaction') await between()
      return chain.request(request as never)
    },
  })
  wallet.announce(platform.window)
  const foyer = createFoyer(
    {
      ...{ projectId: 'test', networks: [foundry], adapters: [evm()], backend: urlOf('server') },
      customRpcUrls: { 'eip155:31337': [urlOf('evm-a')] },
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
